import { size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** In many pages the numbers wrap. */
export const plainPages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });

/** A step and the page beside it: alone on a line it would lead from nowhere. */
export const together = style({ display: 'flex', gap: space[1] });

export const plainPage = style([
  typeClass.ui,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: size.target,
    height: size.target,
    color: vars.color.muted,
    selectors: { '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -2px 0 ${vars.color.ink}` } },
  },
]);
