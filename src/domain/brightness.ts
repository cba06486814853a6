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

const linear = (channel = 0) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Relative luminance, 0 to 1 (WCAG 2.2).
 *
 * @param channels red, green and blue, 0 to 255
 */
export function luminanceOf([red, green, blue]: Iterable<number>): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Where a backdrop is so dark by itself that white words need little shade. */
export interface Shade {
  /** Under the bar. */
  readonly top: boolean;
  /** Under the title. */
  readonly bottom: boolean;
}

/** Up to this luminance white words keep 4.5:1 in the little shade, and details that a sample blurs have some room left. */
const DARK = 0.25;

/** Where a backdrop of this luminance is dark; one that nobody knows is bright, which keeps the words readable. */
export function shadeOf(luminance: Luminance | null): Shade {
  return { top: luminance !== null && luminance.top < DARK, bottom: luminance !== null && luminance.bottom < DARK };
}

/** The brighter of two samples, place by place: a film is as bright as the brightest that it has shown. */
export function brighter(one: Luminance | null, other: Luminance): Luminance {
  if (one === null) return other;
  return { top: Math.max(one.top, other.top), bottom: Math.max(one.bottom, other.bottom) };
}
