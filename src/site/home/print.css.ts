import { globalStyle } from '@vanilla-extract/css';
import { printFirstSheet } from '../shared/first-sheet.css.ts';
import { controls, film, filmShown, hero, overlay, scrim, segments } from './home-carousel.css.ts';
import { hoverLayer } from './home-grid.css.ts';

// On paper: the title of the film that is shown, and its poster below, on a sheet of their own.
globalStyle(`${film}, ${scrim}, ${controls}, ${segments}, ${hoverLayer}`, { '@media': { print: { display: 'none' } } });
printFirstSheet({ header: hero, title: overlay, picture: filmShown });
globalStyle(hero, { '@media': { print: { breakAfter: 'page' } } });
