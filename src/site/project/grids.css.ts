import { look, media, size, space, typeClass } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Grids follow each other at one gutter. */
export const grids = style({ display: 'grid', rowGap: size.gutter, paddingInline: size.margin });

/** A grid and the text that belongs to it. */
export const figure = style({ display: 'grid', rowGap: size.gutter, minWidth: 0 });

/** To the window's edges on phones. */
export const bleed = style({
  '@media': { [media.mobile]: { vars: { [look.corners]: '0' }, marginInline: `calc(-1 * ${size.margin})` } },
});

const inColumns = (count: number) =>
  style({ display: 'grid', gap: size.gutter, gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` });

const stacked = { '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };

export const composition = styleVariants({
  /** On phones one, then two. */
  thirds: [
    inColumns(3),
    {
      '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  ],
  halves: [inColumns(2), stacked],
  'large-first': [inColumns(2), stacked],
  'large-second': [inColumns(2), stacked],
  /** On phones still three by three, 4 px apart, to the window's edges. */
  nine: [
    inColumns(3),
    {
      '@media': {
        [media.mobile]: { vars: { [look.corners]: '0' }, gap: space[1], marginInline: `calc(-1 * ${size.margin})` },
      },
    },
  ],
});
globalStyle(`${composition.thirds} > :first-child`, { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

/** One continuous object, on phones too. */
export const flush = style({ vars: { [look.corners]: '0' }, gap: 0 });
globalStyle(`${composition.halves}${flush}`, {
  gap: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${composition.thirds}${flush}`, { gap: 0 });
// Hairlines surround the object: none between its frames.
globalStyle(`${flush} > :not(:first-child) [data-near]::after`, { borderLeftWidth: 0 });
globalStyle(`${flush} > :not(:last-child) [data-near]::after`, { borderRightWidth: 0 });
globalStyle(`${composition.thirds}${flush} > :first-child [data-near]::after`, {
  '@media': { [media.mobile]: { borderRightWidth: 1, borderBottomWidth: 0 } },
});
globalStyle(`${composition.thirds}${flush} > :nth-child(2) [data-near]::after`, {
  '@media': { [media.mobile]: { borderLeftWidth: 1 } },
});

/** Beside two small ones, with the gutter between them; on phones above them, at its own ratio. */
export const large = style({
  position: 'relative',
  gridRow: 'span 2',
  '@media': { [media.mobile]: { gridRow: 'auto', order: -1, aspectRatio: '653/600' } },
});
globalStyle(`${large} > *`, { position: 'absolute', inset: 0 });
globalStyle(`${composition['large-second']} > ${large}`, {
  gridColumn: '2',
  gridRow: '1 / span 2',
  '@media': { [media.mobile]: { gridColumn: 'auto', gridRow: 'auto' } },
});

export const rows = style([inColumns(2), stacked]);
export const lastOfRows = style({ gridColumn: '1 / -1' });

/** A portrait picture or film of G3: columns 4 to 9, all of it in view. */
export const stage = style({ gridColumn: '4 / 10', '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const textPlace = style({ paddingBlock: `${space.gridTextTop} ${space.gridTextEnd}` });
export const text = style([
  typeClass.body,
  {
    gridColumn: '7 / -1',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
  },
]);
