import { media, numeric, size, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../shared/page.css.ts';

export const screen = page;

export const link = style([
  typeClass.body,
  numeric,
  {
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.text,
    selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '.22em' } },
    '@media': { [media.coarse]: { minHeight: size.target } },
  },
]);
