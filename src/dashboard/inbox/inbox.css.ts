import { space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxWidth: '60ch',
  marginBottom: space[10],
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'start',
  paddingBlock: space[6],
  borderTop: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});
/** As it was typed. */
export const words = style([
  type.dashText,
  { margin: 0, maxWidth: '70ch', color: vars.color.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
export const who = style({ maxWidth: '100%', overflowWrap: 'anywhere' });
