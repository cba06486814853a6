import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../../tokens/media';
import { space } from '../../tokens/space';

// Two sets: one with both conditions would give every page a class for each value under each of them.

/** Between the rows of a `Grid`. */
export const rows = createSprinkles(
  defineProperties({
    properties: {
      rowGap: { 5: space[5], 6: space[6], 10: space[10], 12: space[12], homeGrid: space.rowGapHomeGrid },
    },
  }),
);

/** The same on phones. */
export const mobileRows = createSprinkles(
  defineProperties({
    conditions: { mobile: { '@media': media.mobile } },
    defaultCondition: 'mobile',
    properties: { rowGap: { 4: space[4], 5: space[5], 6: space[6] } },
  }),
);

/** Steps of the scale, and the fluid space between the projects of the home page. */
export type RowGap = NonNullable<Parameters<typeof rows>[0]['rowGap']>;
export type MobileRowGap = Extract<Parameters<typeof mobileRows>[0]['rowGap'], number>;
