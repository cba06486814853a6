import { size, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** In many pages the numbers wrap. */
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], alignItems: 'center' });

const button = style([type.ui, { minWidth: size.target, height: size.target, lineHeight: 1 }]);

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
