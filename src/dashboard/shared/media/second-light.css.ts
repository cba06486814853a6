import { radius, size, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Side by side, each in the shape of the slot. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  maxWidth: 320,
});

export const half = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });

/** What the field lies on. */
export const under = style({
  position: 'relative',
  // As high as a finger needs, also of a picture much wider than high.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: size.target,
  borderRadius: radius.thumb,
  selectors: {
    '&:hover:has(input:enabled)': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});

export const over = style({ boxShadow: `0 0 0 2px ${vars.color.accent}` });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.thumb,
});
