import {
  fixed,
  fontStack,
  lights,
  look,
  media,
  motion,
  size,
  space,
  typeClass,
  vars,
} from '@vitrine/design-system/theme';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';

export const band = style({ paddingBlock: size.band });

export const section = style({
  marginInline: size.margin,
  paddingBlock: `${space[7]} ${space[8]}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { paddingBottom: space[6] } },
});

export const heading = style([
  typeClass.lead,
  {
    fontFamily: fontStack.display,
    fontStretch: '92%',
    fontWeight: vars.weight.display,
    lineHeight: 1.2,
    color: vars.color.ink,
  },
]);

export const empty = style({ paddingTop: space[4] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  '@media': { [media.mobile]: { rowGap: space[6] } },
});
/** The next page's header, a little lower: from edge to edge, so that it has hardly any way to go. */
export const first = style({
  position: 'relative',
  overflow: 'hidden',
  vars: { [look.corners]: '0' },
  background: lights.night,
  height: `min(50vw, calc(100svh - ${size.nav}))`,
  minHeight: 320,
  '@media': {
    [media.tablet]: { height: `min(62vw, calc(100svh - ${size.nav}))` },
    [media.mobile]: { height: '100vw' },
  },
});

// Alone it ends the page: the footer follows at once.
globalStyle(`${band}:has(> ${list} > ${first}:only-child)`, { paddingBottom: 0 });

export const firstMedia = style({ position: 'absolute', inset: 0 });
// Over the whole window there is no page beside it.
globalStyle(`${firstMedia} [data-near]::after`, { display: 'none' });

export const cover = style({
  position: 'absolute',
  isolation: 'isolate',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
});

/** In the same place as the title, which stays unpositioned, so that its link covers the whole picture. */
export const scrim = style({ position: 'relative', gridArea: '1 / 1', zIndex: -1 });
export const firstPlace = style({
  gridArea: '1 / 1',
  padding: `0 ${size.margin} ${space[7]}`,
  '@media': { [media.mobile]: { paddingBottom: space[5] } },
});

/** An underline that grows from the left, as a caption's does; high enough that the last line's edge does not cut it off. */
const growing = (title: string) => {
  globalStyle(`${title} a`, {
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - .14em) / 0 1.5px no-repeat',
    transition: `background-size ${motion.media} ${motion.ease}`,
  });
  globalStyle(`:is(li:hover, li:has(:focus-visible)) ${title} a`, { backgroundSize: '100% 1.5px' });
};

/** At most so many lines, so that title and scrim agree; the next page has all of it. */
const lines = (count: number) =>
  style({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Descenders are no overflow.
    paddingBottom: space[1],
  });

export const firstTitle = style([typeClass.display, lines(2), { maxWidth: '80%', color: vars.color.ink }]);
globalStyle(`${first} ${firstTitle}`, { color: fixed.mediaInk, fontWeight: fallbackVar(look.titleOnMedia, '440') });
growing(firstTitle);

export const besideDisc = style({
  '@media': { [media.mobile]: { paddingRight: `calc(${size.target} + ${space[2]})` } },
});

/** A project without a header media: its title on the page's own ground. */
export const plainFirst = style({ position: 'relative', paddingInline: size.margin });

/** Columns 4 to 6 and 7 to 12, less on narrow windows. */
export const next = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: size.gutter,
  alignItems: 'start',
  paddingInline: size.margin,
});
globalStyle(`${next} > :first-child`, {
  gridColumn: '4 / 7',
  '@media': { [media.tablet]: { gridColumn: '1 / 5' }, [media.mobile]: { gridColumn: '1 / 6' } },
});
export const nextTitle = style([
  typeClass.title,
  lines(3),
  {
    gridColumn: '7 / -1',
    color: vars.color.ink,
    '@media': { [media.tablet]: { gridColumn: '5 / -1' }, [media.mobile]: { gridColumn: '6 / -1' } },
  },
]);
growing(nextTitle);
