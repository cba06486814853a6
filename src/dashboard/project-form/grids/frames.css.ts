import { radius, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Hangs at the pointer. */
export const floatingFrame = style({
  width: 120,
  overflow: 'hidden',
  borderRadius: radius.thumb,
  boxShadow: vars.shadow,
  cursor: 'grabbing',
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
