import type { FilterPanel } from '../../machines/filter-panel/filter-panel.react.tsx';
import { filter, filterSign, filterWords, whereFolding, whereStanding } from './nav-bar.css.ts';
import { useSay } from '../../machines/site-context.ts';

/** Opens and closes the categories of Work; from 1024 px it folds the sidebar (specification, section 2). */
export function FilterButton({ panel }: { readonly panel: FilterPanel }) {
  const say = useSay();
  return (
    <button
      aria-controls="categories"
      aria-expanded={panel.state === 'unknown' ? undefined : panel.state === 'open'}
      className={filter}
      onClick={panel.toggle}
      type="button"
    >
      <span className={filterWords}>
        {say('Filter')}
        <span ref={panel.setChoicePlace} />
      </span>{' '}
      <span aria-hidden="true" className={filterSign}>
        {panel.state === 'unknown' ? <UnmeasuredSign /> : panel.state === 'open' ? '-' : '+'}
      </span>
    </button>
  );
}

/** Until the window is measured, the sidebar is shown from 1024 px and the panel is closed below. */
function UnmeasuredSign() {
  return (
    <>
      <span className={whereStanding}>-</span>
      <span className={whereFolding}>+</span>
    </>
  );
}
