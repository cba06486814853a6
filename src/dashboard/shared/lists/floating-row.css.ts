import { radius, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A row with its handle and its name while it is dragged. */
export const floatingRow = style({
  ...type.dashSmall,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  height: '100%',
  paddingInline: space[2],
  borderRadius: radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
});
