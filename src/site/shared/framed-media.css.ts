import { media, motion, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', minWidth: 0 });

/** Above the link or the buttons that cover the frame. */
export const disc = style({
  position: 'absolute',
  zIndex: 3,
  right: space[4],
  bottom: space[4],
  opacity: 0,
  transition: `opacity ${motion.fast} linear`,
  selectors: { '[data-hover-root]:hover &, &:focus-visible': { opacity: 1 } },
  '@media': { [media.coarse]: { opacity: 1 } },
});
