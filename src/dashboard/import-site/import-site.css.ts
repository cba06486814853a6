import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The two ways in, side by side where there is room for both. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[6],
  maxWidth: 880,
  marginBottom: space[10],
});

export const way = style({ position: 'relative', display: 'grid', gap: space[2] });

export const place = style({ position: 'relative' });

export const ring = style({
  borderRadius: space[2],
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], maxWidth: 720 });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A type beside what it becomes. */
export const typeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(140px, 200px)',
  alignItems: 'center',
  gap: space[3],
});

export const words = style({ overflowWrap: 'anywhere' });

export const list = style({ margin: 0, paddingLeft: space[5], display: 'grid', gap: space[1] });
