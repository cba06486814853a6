import {
  fixed,
  forcedColours,
  frame,
  media,
  motion,
  numeric,
  scrimOpacityOnDark,
  size,
  space,
  typeClass,
} from '@vitrine/design-system/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fullView } from '../shared/full-view.css.ts';

/** Height of a segment's line. */
const stroke = '2px';

// Films and scrim lie below the text, which stays unpositioned, so that the link covers the whole carousel.
export const hero = style({ ...fullView, isolation: 'isolate', display: 'grid', alignContent: 'end' });
// Below another part of the page, the bar is not above it.
globalStyle(`${hero}[data-under-bar=below]`, { marginTop: 0 });

/** In the same place as title and controls. */
export const scrim = style({ position: 'relative', gridArea: '1 / 1', zIndex: -1, pointerEvents: 'none' });

// A weaker scrim over a dark film.
globalStyle(`${hero}:has([data-dark-bottom]) ${scrim}`, { vars: { [frame.scrim]: String(scrimOpacityOnDark) } });

export const film = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0,
  transition: 'opacity 400ms linear',
});
export const filmShown = style({ opacity: 1 });

export const overlay = style({
  gridArea: '1 / 1',
  paddingBottom: space[7],
  '@media': { [media.mobile]: { paddingBottom: space[5] } },
});

/** Controls lie above the link that covers the carousel. */
export const controls = style({
  position: 'relative',
  zIndex: 2,
  justifySelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: { justifySelf: 'stretch', justifyContent: 'space-between' },
  },
});
globalStyle(`${controls} > button`, { pointerEvents: 'auto' });

export const counter = style([typeClass.ui, numeric, { '@media': { [media.mobile]: { order: -1 } } }]);

/** Whose work it is, of what kind and when: a line of its own above the counter, on phones below the title. */
export const facts = style([
  typeClass.ui,
  {
    order: -2,
    flexBasis: '100%',
    textAlign: 'right',
    '@media': { [media.mobile]: { textAlign: 'left' } },
  },
]);

/** Between whose work it is and the rest. On tablets the line ends in its place. */
export const between = style({
  '@media': {
    // A block without height: what follows it begins a new line.
    [media.tablet]: { display: 'block', height: 0, overflow: 'hidden' },
    [media.mobile]: { display: 'inline', overflow: 'visible' },
  },
});

export const segments = style({
  position: 'relative',
  zIndex: 2,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  columnGap: size.gutter,
  pointerEvents: 'none',
  // The lines are where the design puts them; their targets are larger.
  marginBlock: `calc((${stroke} - ${size.target}) / 2)`,
});

export const segment = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  height: size.target,
});

export const line = style({
  position: 'relative',
  width: '100%',
  height: stroke,
  background: fixed.mediaLine,
  transition: `scale ${motion.base} ${motion.ease}`,
  selectors: { [`${segment}:is(:hover, :focus-visible) > &`]: { scale: '1 2.5' } },
  '@media': { [forcedColours]: { background: 'GrayText' } },
});

export const fill = style({
  position: 'absolute',
  inset: 0,
  background: fixed.mediaInk,
  transformOrigin: '0 50%',
  transform: 'scaleX(0)',
  '@media': { [forcedColours]: { background: 'Highlight' } },
});
export const filled = style({ transform: 'none' });

/** Where no film has been chosen yet, the page opens with the studio's own line. */
export const opening = style({ paddingTop: `calc(${size.nav} + ${space.pageTop})` });

/** Says that something may still come, and goes: a page without films is complete. */
export const loading = style({
  animation: `${keyframes({ to: { opacity: 0 } })} ${motion.base} linear 5s forwards`,
});
