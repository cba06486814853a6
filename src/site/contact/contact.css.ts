import { media, numeric, size, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from '../shared/growing-line.css.ts';
import { page } from '../shared/page.css.ts';

export const screen = page;

export const link = style([
  typeClass.body,
  numeric,
  growingLine,
  {
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.text,
    '@media': { [media.coarse]: { minHeight: size.target } },
  },
]);
