import { styleVariants } from '@vanilla-extract/css';
import { space } from '../../tokens/space';

/** Between the items of a `Stack` or `Inline`. Each step is a class in the styles of every page that has one of them. */
export const spacing = styleVariants({ 2: space[2], 3: space[3] }, (gap) => ({ gap }));

/** A step of the scale. */
export type Gap = keyof typeof spacing;
