import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from '../../tokens/space';

/** Between the items of a `Stack` or `Inline`. Each step is a class in the styles of every page that has one of them. */
export const spacing = createSprinkles(
  defineProperties({
    properties: {
      gap: { 2: space[2], 3: space[3] },
    },
  }),
);

/** A step of the scale. */
export type Gap = NonNullable<Parameters<typeof spacing>[0]['gap']>;
