import { Button } from '@vitrine/design-system/components/button';
import { describeGrid } from '../../../domain/grid-outline.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { foldOf } from '../../../machines/project-form/folds.ts';
import { useFormState, useGridState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useToolbar } from '../../shared/focus/use-toolbar.ts';
import { outline, outlineEntries, outlineEntry } from './folds.css.ts';

interface GridOutlineProps {
  readonly grids: readonly FormGrid[];
  /** Leads to a grid, by its key. */
  readonly onGo: (key: string) => void;
}

/** The grids in one line that stays in view: a press leads to one. At its end all of them fold. */
export function GridOutline({ grids, onGo }: GridOutlineProps) {
  const { send } = useProjectForm();
  const toolbar = useToolbar();
  const isFolded = useFormState(({ values, folded }) => values.grids.every((grid) => folded.includes(foldOf(grid))));
  return (
    <nav aria-label="Grids" className={outline}>
      <div {...toolbar} aria-label="Go to a grid" className={outlineEntries}>
        {grids.map((grid, index) => (
          <Entry grid={grid} index={index} key={grid.key} onGo={onGo} />
        ))}
      </div>
      <Button
        onClick={() => send({ type: 'grids.folded', grids: null, isFolded: !isFolded })}
        size="small"
        variant="quiet"
      >
        {isFolded ? 'Unfold all' : 'Fold all'}
      </Button>
    </nav>
  );
}

interface EntryProps extends Pick<GridOutlineProps, 'onGo'> {
  readonly grid: FormGrid;
  readonly index: number;
}

function Entry({ grid, index, onGo }: EntryProps) {
  const frames = useGridState(grid, (now) => now.frames);
  return (
    <button className={outlineEntry} onClick={() => onGo(grid.key)} type="button">
      {describeGrid({ gridType: grid.gridType, frames }, index)}
    </button>
  );
}
