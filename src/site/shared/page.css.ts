import { size, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A page without a header under the bar. */
export const page = style({
  paddingTop: `calc(${size.nav} + ${space.pageTop})`,
  paddingBottom: size.band,
});
