import {
  fixed,
  fromRight,
  look,
  media,
  motion,
  size,
  space,
  type,
  typeClass,
  vars,
} from '@vitrine/design-system/theme';
import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fullView } from '../shared/full-view.css.ts';

export const header = style(fullView);

/** A project without a header media: the title on the page's own ground, below the bar. */
export const plainHeader = style({ paddingTop: `calc(${size.nav} + ${space.pageTop})` });

export const headerMedia = style({ position: 'absolute', inset: 0 });
// Over the whole window there is no page beside it.
globalStyle(`${headerMedia} [data-near]::after`, { display: 'none' });

// While the picture flies there, the page below it is seen.
globalStyle(`:root[data-transition="grow"] ${header}`, { background: 'none' });

/** What lies over the picture, and fades in when it has arrived. Lets the pointer through to the pause disc of a film. */
export const cover = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const overlay = style({
  position: 'absolute',
  isolation: 'isolate',
  insetInline: 0,
  bottom: 0,
  paddingBottom: space[7],
  '@media': { [media.mobile]: { paddingBottom: space[5] } },
});

/** Keeps the title's space, by an invisible copy, while the title itself is the running head. */
export const titlePlace = style({
  display: 'grid',
  // No wider than its place, however long a word is: both break it in the same way.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / 10',
  minWidth: 0,
  '::after': {
    ...type.display,
    content: 'attr(data-title)',
    gridArea: '1 / 1',
    overflowWrap: 'anywhere',
    visibility: 'hidden',
  },
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

// As far as the margin from which it runs; its invisible copy is as high.
globalStyle(`${titlePlace}:has(> ${fromRight})`, { gridColumn: '1 / -1' });
globalStyle(`${titlePlace}:has(> [lang])::after`, { lineHeight: 1.2, letterSpacing: 0 });

/** Beside the pause disc of a film, where the title may reach the right edge. */
export const besideDisc = style({
  '@media': { [media.mobile]: { paddingRight: `calc(${size.target} + ${space[2]})` } },
});

/** Beside the discs of a film that can be heard. */
export const besideDiscs = style({
  '@media': { [media.mobile]: { paddingRight: `calc(2 * ${size.target} + 2 * ${space[2]})` } },
});

/** Later than a bar that is away has left, so that it is never seen to fly off. */
const appear = keyframes({ from: { opacity: 0 }, '60%': { opacity: 0 } });

/** Width of the bar's links, with what lies between them and the title. */
const barLinks = '480px';
/** Where a column begins, counted from 1. */
const columnStart = (column: number) =>
  `(${size.margin} + ${String(column - 1)} * (100vw - 2 * ${size.margin} + ${size.gutter}) / 12)`;

/** Stands in the bar, beside the logo or the links, and leaves the rest of it to the pointer. */
const inBar = {
  ...type.ui,
  position: 'fixed',
  // The bar's own level, and later in the page.
  zIndex: 9,
  top: 0,
  left: `calc(${columnStart(4)} + ${barLinks})`,
  right: `calc(${size.margin} + ${size.target} + ${space[4]})`,
  height: size.nav,
  lineHeight: size.nav,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Beside the toggle, whichever way it runs.
  textAlign: 'right',
  fontWeight: vars.weight.display,
  color: vars.color.ink,
  pointerEvents: 'none',
  transition: `translate ${motion.nav} ${motion.ease}`,
  animation: `${appear} ${motion.media} linear`,
} as const;

export const title = style([
  typeClass.display,
  {
    gridArea: '1 / 1',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    '@media': {
      // On paper it stays where it is.
      screen: { selectors: { '&[data-scrolled="true"]': inBar } },
      [media.tablet]: { selectors: { '&[data-scrolled="true"]': { left: `calc${columnStart(4)}` } } },
      [media.mobile]: { selectors: { '&[data-scrolled="true"]': { left: `calc${columnStart(5)}` } } },
    },
  },
]);

export const titleOnMedia = style({
  selectors: {
    '&[data-scrolled="false"]': { color: fixed.mediaInk, fontWeight: fallbackVar(look.titleOnMedia, '440') },
  },
});

// Its level is the page's then, not the header's.
globalStyle(`${overlay}:has(${title}[data-scrolled="true"])`, { isolation: 'auto' });

// It comes and goes with the bar.
globalStyle(`header[data-hidden="true"] ~ main ${title}[data-scrolled="true"]`, {
  '@media': { screen: { translate: '0 -100%' } },
});
