import { floatingRow } from './floating-row.css.ts';
import { GripIcon } from './row-icons.tsx';

/** What is dragged, by its name; screen readers get the row itself. */
export function FloatingRow({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true" className={floatingRow}>
      <GripIcon />
      {name}
    </div>
  );
}
