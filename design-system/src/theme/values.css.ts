// A style file without styles: vanilla-extract writes its exports out as plain values, so the application may
// import sizes and queries without carrying the token file along.
import * as tokens from '../tokens';
import { frame } from './contract.css';

/** Media queries, for `.css.ts` files and for `matchMedia` in the platform layer. */
export const media = tokens.media;

/** Queries for style files alone. */
export const forcedColours = tokens.forcedColours;
export const moreContrast = tokens.moreContrast;
export const low = tokens.low;

/** Before a selector: no form is being opened. */
export const opened = tokens.opened;

/** Times and curves. */
export const motion = tokens.motion;

/** How a control answers the pointer and the focus. */
export const answer = tokens.answer;

/** Corner radii. */
export const radius = tokens.radius;

/** The spacing scale and the named fluid spaces. */
export const space = tokens.space;

/** Measures of the dashboard's shell. */
export const dashboard = tokens.dashboard;

/** Measures of the page's frame; `nav`, `margin`, `gutter` and `band` are custom properties of the root. */
export const size = {
  nav: frame.nav,
  margin: frame.margin,
  gutter: frame.gutter,
  band: frame.band,
  navWide: tokens.nav.heightWide,
  navNarrow: tokens.nav.heightNarrow,
  target: tokens.target.public,
} as const;

/** Colours that stay the same in both themes. */
export const fixed = tokens.fixedColours;

/** Opacity for `frame.scrim` over a picture or film that has a relative luminance below .25 nearly everywhere under its text. */
export const scrimOpacityOnDark = tokens.scrimOpacityOnDark;

/** Both font stacks, for the rare text that no style of `type` fits. */
export const fontStack = tokens.fontStack;
