import type { FormGrid } from '../../../domain/project-form.ts';
import { GripIcon } from '../../shared/lists/row-icons.tsx';
import { floating } from './grids.css.ts';
import { GridTitle } from './GridTitle.tsx';

interface FloatingGridProps {
  readonly grid: FormGrid;
  /** Counted from 0. */
  readonly index: number;
}

/** The head of the dragged grid, drawn over the list; screen readers get the grid itself. */
export function FloatingGrid({ grid, index }: FloatingGridProps) {
  return (
    <div aria-hidden="true" className={floating}>
      <GripIcon />
      <GridTitle grid={grid} index={index} />
    </div>
  );
}
