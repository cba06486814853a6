import { vars } from '@vitrine/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';
import { footer } from './footer.css.ts';
import { bar } from './nav-bar.css.ts';
import { main } from './shell.css.ts';

const edges = '14mm 12mm 12mm';
/** What is printed is a stack of landscape sheets. Spread, because the style types know no descriptors of `@page`. */
const page = { size: 'A4 landscape', margin: edges };
globalStyle('@page', { ...page });

// Nothing to press, and no frame of the site around the work.
globalStyle(`${bar}, ${footer}, a[href="#content"], button`, { '@media': { print: { display: 'none !important' } } });
globalStyle(main, { '@media': { print: { minHeight: 0 } } });
globalStyle('body', { '@media': { print: { background: vars.color.surface } } });

// A film is its poster; one that has none is what it shows.
globalStyle('img + video', { '@media': { print: { display: 'none' } } });

// Headings stay with what they head.
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('li, section', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
