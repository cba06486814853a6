import { answer, media, radius, space, vars } from '@vitrine/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The home page as a small picture: its three parts beside each other where there is room. */
export const map = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr 3fr',
  alignItems: 'start',
  gap: space[6],
  marginBlock: space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rows = style({ display: 'grid', gap: space[2], marginTop: space[2] });

const slots = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

/** By the number of slots in a row. */
export const row = styleVariants({
  one: [slots],
  two: [slots, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  three: [slots, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});

export const cell = style({ minWidth: 0 });

export const press = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.thumb,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  transition: answer,
  selectors: {
    '&:hover:enabled': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
    '&:disabled': { opacity: 0.45, cursor: 'default' },
  },
});

/** The number of an empty slot. */
export const emptySlot = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.thumb,
  fontSize: '.875rem',
});

/** The slot that is filled, beside what is said about it. */
export const wanted = style({ display: 'flex', alignItems: 'center', gap: space[4], marginBottom: space[6] });

export const picture = style({ flex: '0 0 96px' });

/** A portrait slot is as high as the others are wide. */
export const portrait = style([picture, { flexBasis: 62 }]);
