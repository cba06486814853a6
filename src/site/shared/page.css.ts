import { size } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A page without a header under the bar. */
export const page = style({
  paddingTop: `calc(${size.nav} + clamp(32px,4.4vw,72px))`,
  paddingBottom: size.band,
});
