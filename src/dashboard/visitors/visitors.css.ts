import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });
export const intro = style({ display: 'grid', gap: space[4], justifyItems: 'start', maxWidth: '60ch' });
export const choice = style({ width: '100%', maxWidth: 240 });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const figure = style({ display: 'grid', gap: space[2], margin: 0 });
/** As wide as there is room: a bar a day. */
export const chart = style({
  display: 'block',
  width: '100%',
  height: 140,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const bar = style({ fill: vars.color.accent });
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
