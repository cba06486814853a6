import { radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Over the foot of the window, while files are dragged over what takes them. */
export const dropping = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: space[6],
  zIndex: 5,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.control,
  background: vars.color.raised,
  boxShadow: `0 0 0 2px ${vars.color.accent}, ${vars.shadow}`,
  pointerEvents: 'none',
});
