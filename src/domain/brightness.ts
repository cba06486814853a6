/**
 * How bright a backdrop's brightest parts are where texts are on it: relative luminance, 0 to 1 (WCAG 2.2), which nineteen
 * twentieths of the place do not exceed.
 */
export interface Luminance {
  /** Under the bar. */
  readonly top: number;
  /** Under the title. */
  readonly bottom: number;
}

interface Backdrop {
  readonly luminance?: Luminance;
  readonly dark?: Backdrop | undefined;
}

/** Where a backdrop is so dark by itself that white words need little shade. */
interface Shade {
  /** Under the bar. */
  readonly top: boolean;
  /** Under the title. */
  readonly bottom: boolean;
}

/** How bright the brighter of a pair is, at the top and at the bottom; null where it is not known of both. */
function brightestOf({ luminance, dark }: Backdrop): Luminance | null {
  if (luminance === undefined) return null;
  if (dark === undefined) return luminance;
  const other = brightestOf(dark);
  if (other === null) return null;
  return { top: Math.max(luminance.top, other.top), bottom: Math.max(luminance.bottom, other.bottom) };
}

/** Up to this luminance white words keep 4.5:1 in the little shade, and details that a sample blurs have some room left. */
const DARK = 0.25;

/**
 * Where a picture or film is dark, and so is its pair: words stand on either. One that the provider has not measured is taken for bright, which keeps the
 * words readable on any.
 */
export function shadeOver(backdrop: Backdrop): Shade {
  const { top, bottom } = brightestOf(backdrop) ?? { top: 1, bottom: 1 };
  return { top: top < DARK, bottom: bottom < DARK };
}
