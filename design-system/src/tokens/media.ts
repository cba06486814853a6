import tokens from '../../tokens/tokens.json';

/** First width (in px) at which the wide layout holds: one more than the tablet's last. */
const firstWide = Number.parseInt(tokens.breakpoint.tablet, 10) + 1;

/** Media queries. In one style write them in this order: wide, frames, tablet, mobile, then the others. */
export const media = {
  /** 1025 px and more: bar with links, column 4 hang. */
  wide: `(min-width: ${String(firstWide)}px)`,
  /** 1400 px and more: hover frames glide to the centre. */
  frames: `(min-width: ${tokens.breakpoint.frames})`,
  /** Up to 1024 px: bar with menu, one column less. */
  tablet: `(max-width: ${tokens.breakpoint.tablet})`,
  /** Up to 726 px: phone. */
  mobile: `(max-width: ${tokens.breakpoint.mobile})`,
  /** Touch: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** The visitor asked for reduced motion (WCAG 2.3.3). */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
