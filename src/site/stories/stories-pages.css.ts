import { size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from '../shared/growing-line.css.ts';

const button = style([typeClass.ui, growingLine, { minWidth: size.target, height: size.target, lineHeight: 1 }]);

export const number = style([
  button,
  {
    color: vars.color.muted,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -2px 0 ${vars.color.ink}` },
    },
  },
]);

export const next = style([
  button,
  { paddingInline: space[1.5], selectors: { '&:disabled': { color: vars.color.muted, opacity: 0.55 } } },
]);
