/** Mean relative luminance of a picture where texts may be on it, 0 to 1. */
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
/** Enough for a comparison with a threshold of two decimals. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const linear = (channel = 0): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * The luminance of a sample (WCAG 2.2, "relative luminance").
 *
 * @param pixels sRGB, three bytes each, row by row
 */
export function readLuminance(pixels: Uint8Array): Luminance {
  const mean = ([from, to]: readonly [number, number]) => {
    let sum = 0;
    for (let at = from * SAMPLE.width * 3; at < to * SAMPLE.width * 3; at += 3) {
      sum += 0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
    }
    return round(sum / ((to - from) * SAMPLE.width));
  };
  return { top: mean(topRows), bottom: mean(bottomRows) };
}
