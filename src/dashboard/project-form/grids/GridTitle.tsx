import { describeSlots } from '../../../domain/grid-editing.ts';
import type { GridType } from '../../../domain/content.ts';
import { sizes, title } from './grids.css.ts';

interface GridTitleProps {
  readonly gridType: GridType;
  /** Counted from 0. */
  readonly index: number;
  /** Makes it the heading that names its grid. */
  readonly headingId?: string;
}

/** A grid's title: '2. G6' and the sizes it takes. */
export function GridTitle({ gridType, index, headingId }: GridTitleProps) {
  const Title = headingId === undefined ? 'span' : 'h3';
  return (
    <>
      <Title className={title} id={headingId}>
        {`${String(index + 1)}. ${gridType}`}
      </Title>
      <span className={sizes}>{describeSlots(gridType)}</span>
    </>
  );
}
