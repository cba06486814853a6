import { dashboard, frame, media, space, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const note = style({
  flex: 'none',
  paddingBlock: space[2],
  // The words begin where the heading does.
  paddingInline: dashboard.pad,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { paddingInline: frame.margin } },
});
