import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const note = style({
  marginBottom: space[6],
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
});
