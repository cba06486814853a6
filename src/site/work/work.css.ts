import { media, size, space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** From column 4; all twelve while the sidebar is folded away, and below 1024 px. */
export const results = style({
  gridColumn: '4 / -1',
  minWidth: 0,
  // Takes the focus after a page was chosen, so that keyboard users continue there.
  outlineOffset: 8,
  selectors: { '[data-filter="closed"] &': { gridColumn: '1 / -1' } },
  '@media': { [media.panel]: { gridColumn: '1 / -1' } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space.rowGapWork} ${size.gutter}`,
  // Wider there than a gutter: a year at the end of one caption does not run into the title of the next.
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: `${space[7]} ${space[4]}` } },
});
// Two in a row, but where a tile says otherwise.
globalStyle(`:where(${tiles}) > *`, {
  gridColumn: 'span 3',
  '@media': { [media.mobile]: { gridColumn: 'auto' } },
});

/** Outlines of tiles, with the spinner where it stands on every page that waits. */
export const waiting = style([tiles, { position: 'relative' }]);
globalStyle(`${waiting} > [role]`, {
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
});

/** Room of a caption: its gap, one line, its underline. */
export const waitingCaption = style({
  height: `calc(${space.captionGap} + 1.35em + ${space[0.5]})`,
  paddingTop: `calc(${space.captionGap} + ${space[1.5]})`,
  '::before': { content: '""', display: 'block', width: 140, height: 12, background: vars.color.well },
  // Where nothing turns, the spinner has a word: no outline of another lies behind it.
  '@media': { [media.reducedMotion]: { selectors: { '&::before': { display: 'none' } } } },
});
