import { vars } from '@vitrine/design-system/theme';
import { fontStack } from '@vitrine/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A line of a list that is a button as a whole. */
export const row = style({
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: 8,
  border: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.text,
  font: `400 14px/1.5 ${fontStack.text}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.well } },
});
