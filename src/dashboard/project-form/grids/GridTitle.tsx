import { Text } from '@vitrine/design-system/components/text';
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
  return (
    <>
      <Text as={headingId === undefined ? 'span' : 'h3'} className={title} id={headingId} variant="dashText">
        {`${String(index + 1)}. ${gridType}`}
      </Text>
      <Text as="span" className={sizes} variant="dashSmall">
        {describeSlots(gridType)}
      </Text>
    </>
  );
}
