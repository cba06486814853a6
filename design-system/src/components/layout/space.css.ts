import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/media';
import { space } from '../../tokens/space';

/** Between the rows of a `Grid`. */
export const rows = styleVariants(
  { 5: space[5], 6: space[6], 10: space[10], 12: space[12], homeGrid: space.rowGapHomeGrid },
  (rowGap) => ({ rowGap }),
);

/** The same on phones. */
export const mobileRows = styleVariants({ 4: space[4], 5: space[5], 6: space[6] }, (rowGap) => ({
  '@media': { [media.mobile]: { rowGap } },
}));

/** Steps of the scale, and the fluid space between the projects of the home page. */
export type RowGap = keyof typeof rows;
export type MobileRowGap = keyof typeof mobileRows;
