import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from '../../tokens/space';

/** Between the items of a `Stack` or `Inline`. Each step is a class in the styles of every page that has one of them. */
export const spacing = createSprinkles(
  defineProperties({
    properties: {
      gap: {
        1: space[1],
        1.5: space[1.5],
        2: space[2],
        2.5: space[2.5],
        3: space[3],
        3.5: space[3.5],
        4: space[4],
        5: space[5],
        6: space[6],
        7: space[7],
        8: space[8],
      },
    },
  }),
);

/** A step of the scale. */
export type Gap = NonNullable<Parameters<typeof spacing>[0]['gap']>;
