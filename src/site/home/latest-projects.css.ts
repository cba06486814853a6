import { forcedColours, media, motion, numeric, size, space, typeClass, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ marginTop: space.linkTop, borderBottom: `1px solid ${vars.color.line}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  columnGap: size.gutter,
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const title = style([
  typeClass.lead,
  {
    gridColumn: 'span 4',
    color: vars.color.ink,
    transition: `color ${motion.fast} linear`,
    '@media': { [media.mobile]: { gridColumn: '1' } },
  },
]);

const line = 'linear-gradient(currentColor, currentColor)';
globalStyle(`${title} > a`, {
  background: `${line} 0 100% / 0 1.5px no-repeat`,
  paddingBottom: space[0.5],
  transition: `background-size ${motion.media} ${motion.ease}`,
});
globalStyle(`${row}:is(:hover, :has(:focus-visible)) > ${title} > a`, { backgroundSize: '100% 1.5px' });

const fact = style([typeClass.caption, { color: vars.color.muted }]);

export const client = style([
  fact,
  { gridColumn: 'span 4', '@media': { [media.mobile]: { gridColumn: '1', gridRow: '2' } } },
]);

export const year = style([
  fact,
  numeric,
  { textAlign: 'right', '@media': { [media.mobile]: { gridColumn: '2', gridRow: '1' } } },
]);

/** A pointer that hovers, and room in the first three columns. */
const withPictures = `${media.hover} and (min-width: 1025px)`;

export const picture = style({
  display: 'none',
  '@media': {
    [withPictures]: {
      position: 'absolute',
      top: 0,
      right: `calc(100% + ${size.gutter})`,
      width: `calc((100% - 2 * ${size.gutter}) / 3)`,
      visibility: 'hidden',
      selectors: {
        // Fetched once the visitor has done something, as it comes near (platform/growth.ts).
        ':root[data-stirred] &': { display: 'block' },
        [`${row}:is(:hover, :focus-within) > &`]: { display: 'block', visibility: 'visible' },
      },
    },
  },
});

// Two pictures are never seen through each other: of a row that has the focus, another's takes the place.
globalStyle(`${list}:has(> ${row}:hover) > ${row}:not(:hover) > ${picture}`, {
  '@media': { [withPictures]: { visibility: 'hidden' } },
});
// Who points at one row moves the others back.
globalStyle(`${list}:has(> ${row}:hover) > ${row}:not(:hover) > ${title}`, {
  '@media': { [media.hover]: { color: vars.color.muted }, [forcedColours]: { color: 'CanvasText' } },
});
