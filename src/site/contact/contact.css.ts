import { media, motion, numeric, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';
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

/** The link is its whole row, the line below what it leads to: the same as of a link in a sentence. */
export const lined = style({
  minWidth: 0,
  textDecoration: 'underline 1.5px',
  textUnderlineOffset: '.22em',
  transition: `text-decoration-thickness ${motion.media} ${motion.ease}`,
  selectors: { ':is(a:hover, a:focus-visible) > &': { textDecorationThickness: '3px' } },
});

/** Which of two numbers it is. */
export const label = style([typeClass.caption, { color: vars.color.muted }]);
