import { media, motion, size, space } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ rowGap: space.rowGapHomeGrid, '@media': { [media.mobile]: { rowGap: space[6] } } });

const cell = style({ position: 'relative' });

/** By position (screens, "Home"): three, one, two; on phones the first and the fourth are full width. */
export const place = styleVariants({
  1: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }],
  2: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: 'span 6' } } }],
  3: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: 'span 6' } } }],
  4: [cell, { gridColumn: '1 / -1' }],
  5: [cell, { gridColumn: 'span 6' }],
  6: [cell, { gridColumn: 'span 6' }],
});

/** The wide cell bleeds on phones; its caption stays on the margin. */
export const bleeding = style({ '@media': { [media.mobile]: { marginInline: `calc(-1 * ${size.margin})` } } });

/** The second media lies over the first and fades in. */
export const hoverLayer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.media} linear`,
});
export const hoverLayerShown = style({ opacity: 1 });
globalStyle(`${hoverLayer} > *`, { position: 'absolute', inset: 0 });

export const disc = style({
  position: 'absolute',
  zIndex: 2,
  right: space[4],
  bottom: space[4],
  opacity: 0,
  transition: `opacity ${motion.fast} linear`,
  selectors: {
    '[data-hover-root]:hover &, &:focus-visible': { opacity: 1 },
  },
  '@media': { [media.coarse]: { opacity: 1 } },
});
export const mediaBox = style({ position: 'relative' });
export const empty = style({ gridColumn: '4 / -1', '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
