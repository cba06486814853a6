import tokens from '../../tokens/tokens.json';

/** Last width (in px) of the tablet's layout, at which the sidebar of a list stands already. */
const lastTablet = Number.parseInt(tokens.breakpoint.tablet, 10);
const firstWide = lastTablet + 1;

/** Media queries. In one style write them in this order: wide, sidebar, frames, tablet, panel, drawer, mobile, then the others. */
export const media = {
  /** 1025 px and more: bar with links, column 4 hang. */
  wide: `(min-width: ${String(firstWide)}px)`,
  /** 1024 px and more: the sidebar of a list stands beside it. */
  sidebar: `(min-width: ${String(lastTablet)}px)`,
  /** 1400 px and more: hover frames glide to the centre. */
  frames: `(min-width: ${tokens.breakpoint.frames})`,
  /** Up to 1024 px: bar with menu, one column less. Paper has room for all columns: Firefox asks this of upright paper. */
  tablet: `screen and (max-width: ${tokens.breakpoint.tablet})`,
  /** Under 1024 px, also by a fraction: the sidebar of a list is a panel. */
  panel: `not all and (min-width: ${String(lastTablet)}px)`,
  /** Under 900 px, also by a fraction: the dashboard's navigation stands behind a button. */
  drawer: `not all and (min-width: ${tokens.breakpoint.desk})`,
  /** Up to 726 px: phone. */
  mobile: `screen and (max-width: ${tokens.breakpoint.mobile})`,
  /** Touch: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** The visitor asked for reduced motion (WCAG 2.3.3). */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** So low a window, often one at 400 %, that nothing may stay at its edges. Not one of `media`, which scripts carry too. */
export const low = '(max-height: 400px)';

/** The visitor asked for more contrast. Not one of `media`, which scripts carry too. */
export const moreContrast = '(prefers-contrast: more)';

/** The system's own few colours replace ours: what only a background or a shadow draws is lost, unless it says otherwise. */
export const forcedColours = '(forced-colors: active)';

/**
 * Before a selector: no form of the page is being opened, whose fields are held until its draft is known. Till then they look as they
 * will look: nothing turns grey for a moment. The root element says it.
 */
export const opened = ':root:not([data-opening])';
