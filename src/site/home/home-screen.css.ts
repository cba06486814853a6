import { media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { hero, opening } from './home-carousel.css.ts';
import { cells } from './home-grid.css.ts';
import { frames } from './hover-frames.css.ts';

/** Where the studio is, when it is there, and how it is written to: a line below the last statement. */
export const line = style([
  typeClass.ui,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: `${space[1]} ${size.gutter}`,
    marginTop: space.linkTop,
    color: vars.color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
  },
]);

// In another order than the specified one (a studio's own look): what has no space of its own, between bands, gets it from here.
const pictures = `:is(${frames}, ${cells})`;
globalStyle(`${pictures} + :is(${hero}, ${opening})`, { marginTop: size.band });
globalStyle(`${pictures}:last-child`, { marginBottom: size.band });
globalStyle(`:not(h1) + ${opening}`, { paddingTop: 0 });
globalStyle(`${opening}:last-child`, { marginBottom: size.band });
// The bar stands above a page that begins with words.
globalStyle(`#home + section:not(${hero}, ${opening})`, { paddingTop: `calc(${size.nav} + ${space.pageTop})` });
