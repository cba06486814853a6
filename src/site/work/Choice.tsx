import { asWritten } from '@vitrine/design-system/components/text';
import { createPortal } from 'react-dom';
import type { CategoryEntry } from '../../domain/categories.ts';
import { useFilterPanel } from '../../machines/filter-panel/filter-panel.react.tsx';
import { choice, choiceCount, choiceName, choiceOnNarrow } from './choice.css.ts';

/** What is chosen, in the bar's Filter button, wherever the list that says it is not in sight: 'Filter: Packaging 3 +'. */
export function Choice({ entry }: { readonly entry: CategoryEntry | undefined }) {
  const { choicePlace, isWide, state } = useFilterPanel();
  if (choicePlace === null || entry === undefined) return null;
  return createPortal(
    <span className={isWide && state === 'closed' ? choice : `${choice} ${choiceOnNarrow}`}>
      {': '}
      <span className={choiceName} {...asWritten(entry.name)}>
        {entry.name}
      </span>
      <span className={choiceCount}> {entry.count}</span>
    </span>,
    choicePlace,
  );
}
