import { media, motion, size, space } from '@vitrine/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const tile = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' });

/** Phones have two equal columns. */
const beyondPhones = `not ${media.mobile}`;

/** How many of a row's six columns it has. An odd last one leaves no hole beside it. */
export const places = styleVariants({
  half: {},
  across: { gridColumn: '1 / -1' },
  wide: { '@media': { [beyondPhones]: { gridColumn: 'span 4' } } },
  narrow: { '@media': { [beyondPhones]: { gridColumn: 'span 2' } } },
});

// As high as the square beside it, to the pixel: the wide one has two of its widths and the gutter between them.
globalStyle(`${places.wide} > :first-child > :first-child`, {
  '@media': {
    [beyondPhones]: { height: 0, paddingBottom: `calc(50% - ${size.gutter} / 2)`, aspectRatio: 'auto' },
  },
});

// The control of films is for those who can see them: where nothing hovers, no film of a tile plays.
globalStyle(`${tile} button`, { '@media': { '(hover: none)': { display: 'none' } } });

/** Seen in the list alone. */
export const category = style({ textAlign: 'left' });

export const client = style({ marginTop: space[0.5], textAlign: 'left' });

/** Lies over the tile's picture while that is pointed at or has the focus; fetched once the visitor has done something. */
export const second = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  opacity: 0,
  transition: `opacity ${motion.media} linear`,
  '@media': {
    [media.hover]: {
      selectors: {
        ':root[data-stirred] &': { display: 'block' },
        [`${tile}:is(:hover, :has(:focus-visible)) &`]: { display: 'block', opacity: 1 },
      },
    },
  },
});

/** A film that does not play is covered by its poster; without one it keeps its first frame. */
export const resting = style({});
globalStyle(`${resting} img + video`, { opacity: 0 });
