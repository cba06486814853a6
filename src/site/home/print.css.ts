import { frame, space } from '@vitrine/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';
import { controls, film, filmShown, hero, overlay, scrim, segments } from './home-carousel.css.ts';
import { hoverLayer } from './home-grid.css.ts';

// On paper: the title of the film that is shown, and its poster below, on a sheet of their own.
globalStyle(hero, {
  '@media': {
    print: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[6],
      height: frame.sheet,
      minHeight: 0,
      marginTop: 0,
      background: 'none',
      breakAfter: 'page',
    },
  },
});
globalStyle(`${hero} > ${overlay}`, { '@media': { print: { order: -1, padding: 0 } } });
globalStyle(`${film}, ${scrim}, ${controls}, ${segments}, ${hoverLayer}`, { '@media': { print: { display: 'none' } } });
globalStyle(`${hero} > ${filmShown}`, {
  '@media': {
    print: { display: 'block', position: 'relative', zIndex: 'auto', inset: 'auto', flex: '1 1 0', minHeight: 0 },
  },
});
