import { blackTheme } from '@vitrine/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

// Of a pair, the one of the other theme has no box: a browser does not fetch it, and nobody is read its words. Paper is white.
globalStyle(`body:not(.${blackTheme}) [data-light=black]`, { display: 'none' });
globalStyle(`body.${blackTheme} [data-light=white]`, { '@media': { screen: { display: 'none' } } });
globalStyle(`body.${blackTheme} [data-light=black]`, { '@media': { print: { display: 'none' } } });
