/** How bright the brightest parts of a picture are where texts may be on it: relative luminance, 0 to 1. */
export interface Luminance {
  /** Of the upper fifth, where the site's bar lies. */
  readonly top: number;
  /** Of the lower two fifths, where titles are. */
  readonly bottom: number;
}

/** Size in pixels at which a picture is sampled. */
export const SAMPLE = { width: 32, height: 18 } as const;

/** In rows of the sample. */
const topRows = [0, 4] as const;
const bottomRows = [10, SAMPLE.height] as const;
/** Of the samples in a place, this share is darker than what counts. */
const share = 0.95;
/** Enough for a comparison with a threshold of two decimals. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const linear = (channel = 0): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * The luminance (WCAG 2.2, "relative luminance") that nineteen twentieths of a sample do not exceed: words are to be readable on the
 * bright parts of a dark picture too.
 *
 * @param pixels sRGB, three bytes each, row by row
 */
export function readLuminance(pixels: Uint8Array): Luminance {
  const brightest = ([from, to]: readonly [number, number]) => {
    const all = Array.from({ length: (to - from) * SAMPLE.width }, (_, index) => {
      const [red, green, blue] = pixels.subarray((from * SAMPLE.width + index) * 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }).toSorted((a, b) => a - b);
    return round(all[Math.floor((all.length - 1) * share)] ?? 0);
  };
  return { top: brightest(topRows), bottom: brightest(bottomRows) };
}
