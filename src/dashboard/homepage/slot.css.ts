import { media, motion, radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  borderRadius: radius.thumb,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 } },
});

/** As high as the slot is. */
export const zone = style({ position: 'absolute', inset: 0, height: '100%', minHeight: 0, pointerEvents: 'none' });

/** Shown while something is dragged; translucent, so that the slot below stays visible. */
export const halves = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  opacity: 0.96,
});

export const half = style({ position: 'relative', flex: 1 });

/** As large as the slot: it takes the click, the focus and the key. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, '&::file-selector-button': { cursor: 'inherit' } },
});

const chip = style({
  position: 'absolute',
  left: space[2],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.thumb,
  fontSize: '.8125rem',
  lineHeight: 1.3,
  background: 'rgb(20 20 20 / .82)',
  color: '#fff',
  pointerEvents: 'none',
});

export const saving = style([chip, { bottom: space[2] }]);

/** Shown while the slot is hovered or focused. */
export const choose = style([
  chip,
  {
    top: space[2],
    opacity: 0,
    transition: `opacity ${motion.fast} linear`,
    selectors: { [`${frame}:hover &`]: { opacity: 1 }, [`${frame}:focus-within &`]: { opacity: 1 } },
    '@media': { [media.coarse]: { transition: 'none' } },
  },
]);
