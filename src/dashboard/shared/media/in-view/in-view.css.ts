import { answer, fixed, media, radius, space, vars } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The whole picture beside what the frames show of it; on phones above. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[7],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

/** Stays while the frames beside it are scrolled. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  position: 'sticky',
  top: 0,
  '@media': { [media.mobile]: { position: 'static' } },
});

export const well = style({
  display: 'grid',
  justifyItems: 'center',
  padding: space[3.5],
  borderRadius: radius.thumb,
  background: vars.color.well,
});

/** As large as the picture in it: a place on it is a place on the picture. A finger on it moves the point, not the page. */
export const stage = style({
  position: 'relative',
  maxWidth: '100%',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
});

/**
 * All presses are the stage's. The browser would drag the picture away; and to Firefox two presses are a double click only where
 * both meet the same element, and the point comes between them.
 */
globalStyle(`${stage} > *`, { pointerEvents: 'none' });

const ring = `0 0 0 1.5px ${fixed.mediaInk}, 0 0 0 3px ${fixed.mediaPlateStrong}`;

/** As large as a fingertip; the sign in it is small, so that it hides little. */
export const point = style({
  position: 'absolute',
  width: 44,
  height: 44,
  translate: '-50% -50%',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '""',
    width: 22,
    height: 22,
    borderRadius: '50%',
    background: fixed.mediaTrack,
    boxShadow: ring,
    transition: answer,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: fixed.mediaInk,
    boxShadow: `0 0 0 1.5px ${fixed.mediaPlateStrong}`,
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid CanvasText' } },
});

export const dragging = style({ '::before': { scale: '1.3' } });

export const frames = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[5]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As wide as its shape asks: all of them are about as large as each other. */
export const frame = style({ margin: 0, maxWidth: '100%' });

export const frameName = style({ paddingTop: space[1.5] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2.5],
});

export const done = style({ marginLeft: 'auto', display: 'flex', gap: space[2.5] });

export const failed = style({ flexBasis: '100%', ':empty': { display: 'none' } });
