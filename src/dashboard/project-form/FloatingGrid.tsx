import { Text } from '@vitrine/design-system/components/text';
import { describeSlots } from '../../domain/grid-editing.ts';
import type { FormGrid } from '../../domain/project-form.ts';
import { GripIcon } from '../shared/row-icons.tsx';
import { floating, sizes, title } from './grids.css.ts';

interface FloatingGridProps {
  readonly grid: FormGrid;
  /** Counted from 0. */
  readonly index: number;
}

/** The head of the grid in the hand, above the list. The grid itself is what is read out. */
export function FloatingGrid({ grid: { gridType }, index }: FloatingGridProps) {
  return (
    <div aria-hidden="true" className={floating}>
      <GripIcon />
      <Text as="span" className={title} variant="dashText">
        {`${String(index + 1)}. ${gridType}`}
      </Text>
      <Text as="span" className={sizes} variant="dashSmall">
        {describeSlots(gridType)}
      </Text>
    </div>
  );
}
