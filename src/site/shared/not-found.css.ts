import { space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** At the foot of the view, 56 from its end. */
export const notFound = style({
  alignContent: 'end',
  rowGap: space[14],

  minHeight: '100svh',
  paddingBottom: space[14],
});
