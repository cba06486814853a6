import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const texts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** Name and day, side by side where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[3],
});
