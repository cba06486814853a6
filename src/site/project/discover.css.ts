import {
  fixed,
  fontStack,
  lights,
  look,
  media,
  motion,
  size,
  space,
  type,
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

/** Two halves without anything between them, one below the other on phones. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.mobile]: { gridAutoFlow: 'row' } },
});

export const half = style({
  position: 'relative',
  overflow: 'hidden',
  vars: { [look.corners]: '0' },
  background: lights.night,
  height: `min(50vw, calc(100svh - ${size.nav}))`,
  minHeight: 320,
  '@media': {
    [media.tablet]: { height: `min(62vw, calc(100svh - ${size.nav}))` },
    [media.mobile]: { height: '75vw', minHeight: 260 },
  },
});

// With a picture it ends the page: the footer follows at once.
globalStyle(`${band}:has(> ${list} > [data-grows])`, { paddingBottom: 0 });

export const halfMedia = style({ position: 'absolute', inset: 0 });
// Over the whole window there is no page beside it.
globalStyle(`${halfMedia} [data-near]::after`, { display: 'none' });

export const cover = style({
  position: 'absolute',
  isolation: 'isolate',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
});

/**
 * In the same place as the title, which stays unpositioned, so that its link covers the whole half. Any of the two pictures may be bright where its title
 * lies, of which nothing is measured: with it the scrim is as dark as .65.
 */
export const scrim = style({
  position: 'relative',
  gridArea: '1 / 1',
  zIndex: -1,
  // A quarter of the shade at its foot.
  backgroundImage: `linear-gradient(transparent, ${fixed.shade} 400%)`,
});
export const place = style({
  gridArea: '1 / 1',
  padding: `0 ${size.margin} ${space[7]}`,
  '@media': { [media.mobile]: { paddingBottom: space[5] } },
});

/** At most two lines, so that title and scrim agree; the next page has all of it. */
export const halfTitle = style([
  typeClass.statement,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Descenders are no overflow.
    paddingBottom: space[1],
    color: fixed.mediaInk,
    fontWeight: fallbackVar(look.titleOnMedia, '440'),
  },
]);
globalStyle(`${half}:only-child ${halfTitle}`, { fontSize: type.display.fontSize });

/** An underline that grows from the left, as a caption's does; high enough that the last line's edge does not cut it off. */
globalStyle(`${halfTitle} a`, {
  background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - .14em) / 0 1.5px no-repeat',
  transition: `background-size ${motion.media} ${motion.ease}`,
});
globalStyle(`:is(li:hover, li:has(:focus-visible)) ${halfTitle} a`, { backgroundSize: '100% 1.5px' });

export const besideDisc = style({
  '@media': { [media.mobile]: { paddingRight: `calc(${size.target} + ${space[2]})` } },
});

/** A project without a header media: its title on the page's own ground. */
export const plain = style({ background: vars.color.well });
globalStyle(`${plain} ${halfTitle}`, { color: vars.color.ink, fontWeight: vars.weight.statement });
