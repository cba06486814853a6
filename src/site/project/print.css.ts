import { frame, size, space, type } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { printFirstSheet } from '../shared/first-sheet.css.ts';
import { carousel } from './carousel.css.ts';
import { band } from './discover.css.ts';
import { facts } from './facts.css.ts';
import { composition, figure, grids, textPlace } from './grids.css.ts';
import { cover, header, headerMedia, overlay, plainHeader, title, titlePlace } from './header.css.ts';

// A project on paper looks like pages of a portfolio (A4 landscape; src/site/shell/print.css.ts).

/** Shown on paper alone: as many columns as let all of them stand on one sheet. */
export const printed = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: space[2],
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&:has(> :nth-child(10))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '&:has(> :nth-child(17))': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  },
});

printFirstSheet({ header, title: cover, picture: headerMedia });
globalStyle(overlay, { '@media': { print: { position: 'static', padding: 0 } } });
globalStyle(plainHeader, { '@media': { print: { paddingTop: 0 } } });
globalStyle(`${overlay} > span`, { '@media': { print: { display: 'none' } } });
globalStyle(titlePlace, { '@media': { print: { display: 'block', gridColumn: '1 / -1', padding: 0 } } });
globalStyle(`${titlePlace}::after`, { '@media': { print: { content: 'none' } } });

// However far the page was scrolled.
globalStyle(`${titlePlace} > ${title}[data-scrolled]`, {
  '@media': {
    print: {
      ...type.display,
      position: 'static',
      height: 'auto',
      padding: 0,
      overflow: 'visible',
      whiteSpace: 'normal',
      background: 'none',
      border: 0,
      translate: 'none',
      animation: 'none',
    },
  },
});

// The second: the facts.
globalStyle(facts, { '@media': { print: { breakBefore: 'page', paddingBlock: 0 } } });

// Then each grid, with its text.
globalStyle(`${grids}, ${figure}`, { '@media': { print: { display: 'block' } } });
globalStyle(`${grids} > :not(${figure}), ${figure} > *`, {
  '@media': { print: { breakBefore: 'page', breakInside: 'avoid' } },
});
globalStyle(`${figure} > ${textPlace}`, { '@media': { print: { breakBefore: 'auto', paddingBottom: 0 } } });
globalStyle(`${figure} > :has(+ ${textPlace})`, { '@media': { print: { vars: { [frame.sheet]: '140mm' } } } });
globalStyle(composition.nine, {
  '@media': { print: { maxWidth: `calc((${frame.sheet} - 2 * ${size.gutter}) * 427 / 308 + 2 * ${size.gutter})` } },
});

// What leads elsewhere stays on the screen.
globalStyle(band, { '@media': { print: { display: 'none' } } });
globalStyle(`:is(${grids}, ${figure}) > :has(> ${carousel})`, { '@media': { print: { display: 'none' } } });
