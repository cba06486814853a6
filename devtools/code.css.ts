import { vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** JSON and other generated text. */
export const code = style({
  margin: 0,
  padding: 12,
  maxHeight: 420,
  overflow: 'auto',
  background: vars.color.well,
  color: vars.color.text,
  borderRadius: 6,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: 1.5,
});
