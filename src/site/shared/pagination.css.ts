import { size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from './growing-line.css.ts';
import { plainPages } from './plain-pages.css.ts';

/** The pages of a list, with room above. */
export const pagination = style([plainPages, { marginTop: space[16] }]);

const item = style([
  typeClass.ui,
  { display: 'grid', placeItems: 'center', minWidth: size.target, height: size.target, lineHeight: 1 },
]);

export const page = style([
  item,
  growingLine,
  {
    color: vars.color.muted,
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -2px 0 ${vars.color.ink}` },
    },
  },
]);

export const step = style([
  item,
  growingLine,
  {
    paddingInline: space[1.5],
    selectors: {
      '&:disabled': { color: vars.color.muted, opacity: 0.55 },
      // Its word stands where the list above it begins.
      '&:first-child': { justifyItems: 'start', paddingInlineStart: 0 },
    },
  },
]);

export const gap = style([item, { color: vars.color.muted }]);
