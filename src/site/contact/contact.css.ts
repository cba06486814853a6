import { media, numeric, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
import { growingLine } from '../shared/growing-line.css.ts';
import { page } from '../shared/page.css.ts';

export const screen = page;

export const link = style([
  typeClass.body,
  numeric,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: space[3],
    color: vars.color.text,
    '@media': { [media.coarse]: { minHeight: size.target } },
  },
]);

/** The link is its whole row, the line below what it leads to. */
export const lined = style([growingLine, { minWidth: 0 }]);

/** Which of two numbers it is. */
export const label = style([typeClass.caption, { color: vars.color.muted }]);
