import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { nothingHere } from './nothing-here.css.ts';

/** In the place of a list without entries: the specified sentence, and the footer follows at once. */
export function NothingHere({ children }: { readonly children: string }) {
  return (
    <div className={nothingHere}>
      <EmptyState quiet>{children}</EmptyState>
    </div>
  );
}
