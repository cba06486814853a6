import type { ReactNode } from 'react';
import { describeContent, nameGrid } from '../../../domain/grid-outline.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { useGridState } from '../../../machines/project-form/project-form.react.tsx';
import { content, title } from './grids.css.ts';

interface GridTitleProps {
  readonly grid: FormGrid;
  /** Counted from 0. */
  readonly index: number;
  /** Makes it the heading that names its grid. */
  readonly headingId?: string;
  readonly hasContent?: boolean;
  /** Its words as what folds the grid. */
  readonly fold?: (words: string) => ReactNode;
}

/** A grid's title, in the words of the line of grids: '2 · Large left' and, unless it is folded, '3 pictures · G6'. */
export function GridTitle({ grid, index, headingId, hasContent = true, fold }: GridTitleProps) {
  const { gridType } = grid;
  const frames = useGridState(grid, (now) => now.frames);
  const words = nameGrid(gridType, index);
  const Title = headingId === undefined ? 'span' : 'h3';
  return (
    <>
      <Title className={title} id={headingId}>
        {fold?.(words) ?? words}
      </Title>
      {hasContent ? <span className={content}>{`${describeContent({ gridType, frames })} · ${gridType}`}</span> : null}
    </>
  );
}
