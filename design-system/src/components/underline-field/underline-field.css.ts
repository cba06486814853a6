import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { answer } from '../../tokens/motion';
import { typeClass } from '../../theme/type.css';
import { space, target } from '../../tokens/space';
import { fontStack } from '../../tokens/type';

export const field = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const label = typeClass.caption;

/** The rule is the focus indicator: it turns from control grey to ink and doubles (WCAG 2.4.7, 1.4.11). */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  borderBottom: `1.5px solid ${vars.color.control}`,
  color: vars.color.ink,
  transition: answer,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(input:focus)': { borderColor: vars.color.ink, boxShadow: `0 1px 0 ${vars.color.ink}` },
  },
});

/** The icon of a control ends where the rule does; its target reaches further. */
const iconSize = '18px';
globalStyle(`${row} > button`, { marginRight: `calc((${iconSize} - ${target.public}) / 2)` });

export const rowInvalid = style({
  borderColor: vars.color.danger,
  selectors: {
    '&:hover': { borderColor: vars.color.danger, boxShadow: `0 1px 0 ${vars.color.danger}` },
    '&:has(input:focus)': { borderColor: vars.color.danger, boxShadow: `0 1px 0 ${vars.color.danger}` },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: 54,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  fontFamily: fontStack.text,
  fontSize: '1.5rem',
  fontWeight: 400,
  fontStretch: '100%',
  lineHeight: 1.2,
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':disabled': { color: vars.color.muted, opacity: 1 },
  selectors: {
    // Chromium paints a filled-in password field in its own colour; a long transition keeps ours.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.ink,
      caretColor: vars.color.accent,
      transition: 'background-color 100000s 100000s',
    },
  },
  '@media': { [media.mobile]: { fontSize: '1.25rem' } },
});

export const error = style([typeClass.caption, { color: vars.color.danger, paddingTop: space[1] }]);
