import { media, motion, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Above the link or the buttons that cover the frame. */
export const discAlways = style({ position: 'absolute', zIndex: 3, right: space[4], bottom: space[4] });

export const disc = style([
  discAlways,
  {
    opacity: 0,
    transition: `opacity ${motion.fast} linear`,
    selectors: { '[data-hover-root]:hover &, &:has(:focus-visible)': { opacity: 1 } },
    '@media': { [media.coarse]: { opacity: 1 } },
  },
]);
