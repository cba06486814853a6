import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { nothingHere } from './nothing-here.css.ts';
import type { Word } from '../../domain/words.ts';
import { useSay } from '../../machines/site-context.ts';

/** In place of a list without entries: the specified sentence, and the footer follows at once. */
export function NothingHere({ text }: { readonly text: Word }) {
  const say = useSay();
  return (
    <div className={nothingHere}>
      <EmptyState quiet>{say(text)}</EmptyState>
    </div>
  );
}
