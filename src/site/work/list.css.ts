import { forcedColours, media, motion, size, space, type, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sidebar } from './sidebar.css.ts';
import { category, client, second, tile } from './work-tile.css.ts';
import { results, tiles } from './work.css.ts';

/** Work as rows of words: the same elements as its tiles, of which the picture stands beside its row, or nowhere. */
export const list = style({});

/** A pointer that hovers, and room beside the rows. */
const withPictures = `${media.hover} and ${media.wide}`;
const withoutPictures = `not all and ${media.hover}, (max-width: 1024px), print`;

// A row's picture is the one that grows into its page.
globalStyle(`${list} ${second}`, { visibility: 'hidden' });

// The pictures have the first three columns for themselves.
globalStyle(`${list} > ${results}`, { '@media': { [withPictures]: { gridColumn: '4 / -1' } } });
globalStyle(`${list} > ${sidebar}`, {
  '@media': { [media.sidebar]: { position: 'static', gridColumn: '4 / -1', marginBottom: space[8] } },
});
globalStyle(`${list} > ${sidebar} > ul`, {
  '@media': { [media.sidebar]: { display: 'flex', flexWrap: 'wrap', columnGap: space[8] } },
});

globalStyle(`${list} ${tiles}`, {
  display: 'block',
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${list} ${tile}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  alignItems: 'baseline',
  columnGap: size.gutter,
  paddingBlock: space[5],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', paddingBlock: space[4] },
  },
});
globalStyle(`${list} [data-caption]`, { display: 'contents' });
globalStyle(`${list} ${tile} h2`, {
  ...type.title,
  gridColumn: 'span 4',
  justifySelf: 'start',
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
globalStyle(`${list} [data-caption] > span`, { order: 1, maxWidth: 'none', textAlign: 'right' });
globalStyle(`${list} ${client}, ${list} ${category}`, {
  // Also where a look shows captions only to who points at them.
  display: 'block',
  gridColumn: 'span 2',
  margin: 0,
  '@media': { [media.mobile]: { gridColumn: 'auto' } },
});
// In its column where something before it is not told.
globalStyle(`${list} ${category}`, { gridColumnStart: 7, '@media': { [media.mobile]: { gridColumnStart: 2 } } });
globalStyle(`${list} [data-caption] > span`, { gridColumnStart: -2 });

globalStyle(`${list} ${tile} > :first-child`, {
  '@media': {
    [withPictures]: {
      position: 'absolute',
      zIndex: 2,
      top: 0,
      right: `calc(100% + ${size.gutter})`,
      width: `calc((100% - 2 * ${size.gutter}) / 3)`,
      visibility: 'hidden',
    },
    [withoutPictures]: { display: 'none' },
  },
});
// Of one shape there, whatever its tile has of a row.
globalStyle(`${list} ${tile} > :first-child > :first-child`, {
  height: 'auto',
  paddingBottom: 0,
  aspectRatio: '3 / 2',
});
// Two pictures are never seen through each other: the one shows, the other is gone.
globalStyle(
  [
    `${list} ${tile}:is(:hover, :focus-within) > :first-child`,
    `${list} ${tiles}:not(:hover, :focus-within) > ${tile}:first-child > :first-child`,
  ].join(),
  { '@media': { [withPictures]: { visibility: 'visible' } } },
);
// Who points at one row moves the others back.
globalStyle(`${list} ${tiles}:hover > ${tile}:not(:hover) h2`, {
  '@media': { [media.hover]: { color: vars.color.muted }, [forcedColours]: { color: 'CanvasText' } },
});
globalStyle(`${list} ${tile} h2`, {
  transition: `background-size ${motion.media} ${motion.ease}, color ${motion.fast} linear`,
});
