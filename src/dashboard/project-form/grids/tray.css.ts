import { radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Beside the grid, not in it. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.thumb,
});

/** Each has room for what moves and removes it. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space[3],
});
