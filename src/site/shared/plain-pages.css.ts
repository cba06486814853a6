import { size, space, type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

export const plainPages = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const plainPage = style([
  type.ui,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: size.target,
    height: size.target,
    color: vars.color.muted,
    selectors: { '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -2px 0 ${vars.color.ink}` } },
  },
]);
