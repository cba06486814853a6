import { look, media, motion, size, vars } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** All of them. */
export const cells = style({});

const cell = style({ position: 'relative' });

/** By position: three, one, two; on phones the first and the fourth are full width. */
export const place = styleVariants({
  1: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }],
  2: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: 'span 6' } } }],
  3: [cell, { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: 'span 6' } } }],
  4: [cell, { gridColumn: '1 / -1' }],
  5: [cell, { gridColumn: 'span 6' }],
  6: [cell, { gridColumn: 'span 6' }],
  half: [cell, { gridColumn: 'span 6' }],
  single: [cell, { gridColumn: '4 / span 6', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } }],
});

// Whose and when stands below the title: three cells beside each other have no room for both.
globalStyle(`${cell} > [data-caption]`, { flexDirection: 'column', alignItems: 'flex-start', gap: 0 });
globalStyle(`${cell} > [data-caption] > span`, { maxWidth: '100%' });

/** The wide cell bleeds on phones; its caption stays on the margin. */
export const bleeding = style({
  '@media': { [media.mobile]: { vars: { [look.corners]: '0' }, marginInline: `calc(-1 * ${size.margin})` } },
});

/** The second media lies over the first and fades in; where it is transparent, the first is not seen through it. */
export const hoverLayer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  background: vars.color.surface,
  transition: `opacity ${motion.media} linear`,
});
export const hoverLayerShown = style({ opacity: 1 });
globalStyle(`${hoverLayer} > *`, { position: 'absolute', inset: 0 });

export const mediaBox = style({ position: 'relative' });
// On slow networks Chromium fetches pictures three windows ahead, the hidden ones too: 73 kB of a first visit. Until the visitor stirs
// (platform/growth.ts) one and a half are enough.
globalStyle(`:root:not([data-stirred]) ${mediaBox} > :first-child`, { contentVisibility: 'auto' });
