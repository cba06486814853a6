import { blackTheme, lights, media, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  gridTemplateRows: 'minmax(50svh, auto) minmax(50svh, auto)',
  minHeight: '100svh',
});

/** The half that is there: the heading stands on its edge. */
export const upper = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: 0,
  paddingBlock: `${size.nav} ${space[6]}`,
});

/** In the other theme; from the black one it is dimmed, as in the switch at the page's end. */
export const lower = style({
  alignContent: 'space-between',
  rowGap: space[9],
  paddingBlock: `${space[7]} ${space[14]}`,
  background: lights.paper,
  vars: { [vars.color.ink]: lights.paperInk, [vars.color.text]: lights.paperInk },
  selectors: {
    [`.${blackTheme} &`]: {
      background: lights.paperDimmed,
      vars: { [vars.color.ink]: lights.nightInk, [vars.color.text]: lights.nightInk },
    },
  },
  // The pictures are low there: shared out, the room would be a hole between the sentence and them.
  '@media': { [media.tablet]: { alignContent: 'start', rowGap: space[7] } },
});

export const caption = style([typeClass.ui, { color: vars.color.ink }]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[7]} ${size.gutter}`,
});

export const tile = style({ position: 'relative', overflowWrap: 'anywhere' });
// Three in a row stay readable on a phone by their titles' own size.
globalStyle(`${tile} [data-caption]`, { '@media': { [media.mobile]: { fontSize: '.9375rem' } } });
