import { answer, fixed, media, radius, space, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

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

const pressBase = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.thumb,
  background: 'transparent',
  transition: answer,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

/** As large as the slot: it takes the click, the focus and the key. On touch screens a long press drags; a swipe scrolls. */
export const press = styleVariants({
  empty: [pressBase, { cursor: 'pointer' }],
  filled: [pressBase, { cursor: 'grab', touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' }],
});

/** Said on the picture. */
export const chip = style({
  position: 'absolute',
  bottom: space[2],
  left: space[2],
  maxWidth: `calc(100% - ${space[4]})`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.thumb,
  fontSize: '.8125rem',
  lineHeight: 1.3,
  background: fixed.mediaPlateStrong,
  color: fixed.mediaInk,
  pointerEvents: 'none',
});

/** What phones have no room for: it would cover what it is about. */
export const roomy = style({ '@media': { [media.mobile]: { display: 'none' } } });
