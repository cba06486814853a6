import type { ReactNode } from 'react';
import { describeSlots } from '../../../domain/grid-editing.ts';
import type { GridType } from '../../../domain/content.ts';
import { sizes, title } from './grids.css.ts';

interface GridTitleProps {
  readonly gridType: GridType;
  /** Counted from 0. */
  readonly index: number;
  /** Makes it the heading that names its grid. */
  readonly headingId?: string;
  readonly hasSizes?: boolean;
  /** Its words as what folds the grid. */
  readonly fold?: (words: string) => ReactNode;
}

/** A grid's title: '2. G6' and, unless it is folded, the sizes it takes. */
export function GridTitle({ gridType, index, headingId, hasSizes = true, fold }: GridTitleProps) {
  const words = `${String(index + 1)}. ${gridType}`;
  const Title = headingId === undefined ? 'span' : 'h3';
  return (
    <>
      <Title className={title} id={headingId}>
        {fold?.(words) ?? words}
      </Title>
      {hasSizes ? <span className={sizes}>{describeSlots(gridType)}</span> : null}
    </>
  );
}
