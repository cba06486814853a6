import { columns, edges, page, slot } from './picture-slots.ts';

/** The places of the home page below its header. Apart from the others, because no other page has them. */

/** The two films or stills that glide. */
export const hoverFrameSlot = slot({ wide: columns(9), tablet: page, ratio: '16/9' });

/** The picture beside a row of the list, in the first three columns. */
export const rowSlot = slot({ wide: columns(3), ratio: '3/2' });

const narrow = slot({ wide: columns(4), mobile: columns(6), ratio: '428/600' });
const square = slot({ wide: columns(6), ratio: '1/1' });

/** The cells of the grid, by position; and what is left of a row of which others are empty. */
export const homeCellSlots = {
  1: slot({ wide: columns(4), mobile: page, ratio: '428/600' }),
  2: narrow,
  3: narrow,
  4: slot({ wide: page, mobile: edges, ratio: '1335/383' }),
  5: square,
  6: square,
  half: slot({ wide: columns(6), ratio: '4/5' }),
  single: slot({ wide: columns(6), mobile: page, ratio: '4/5' }),
} as const;

export type CellPlace = keyof typeof homeCellSlots;

const isPosition = (position: number): position is 1 | 2 | 3 | 4 | 5 | 6 => position in homeCellSlots;

/**
 * Where a cell stands: at its position, or in what is left of its row. An empty cell, or one whose project is not public,
 * leaves no hole.
 *
 * @param filled the positions of all cells that are shown
 */
export function placeOf(position: number, filled: readonly number[]): CellPlace {
  const row = Math.sign(position - 4);
  const left = filled.filter((one) => Math.sign(one - 4) === row).length;
  // The rows are of three, of one and of two.
  return isPosition(position) && left === [3, 1, 2][row + 1] ? position : left === 2 ? 'half' : 'single';
}
