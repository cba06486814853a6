import { space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Quiet, and told from the facts beside it. */
export const mark = style({
  marginRight: space[2],
  paddingInline: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  color: vars.color.ink,
});
