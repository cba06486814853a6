/** How bright the brightest parts of a picture, or of all of a film, are where texts may be on it: relative luminance, 0 to 1. */
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
  return { top: brightestIn(pixels, topRows), bottom: brightestIn(pixels, bottomRows) };
}

/** @param columns of the sample */
function brightestIn(
  pixels: Uint8Array,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number] = [0, SAMPLE.width],
): number {
  const width = right - left;
  const all = Array.from({ length: (to - from) * width }, (_, index) => {
    const at = (from + Math.floor(index / width)) * SAMPLE.width + left + (index % width);
    const [red, green, blue] = pixels.subarray(at * 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }).toSorted((a, b) => a - b);
  return round(all[Math.floor((all.length - 1) * share)] ?? 0);
}

/** What a phone that is held upright shows of a film as wide as 16:9, in columns of the sample; which of them, the focus says. */
const upright = 10;
const windows = Array.from({ length: SAMPLE.width - upright + 1 }, (_, left) => [left, left + upright] as const);

/**
 * The same of a film: of the brightest that it shows at any time, in all of its width or in the part that a phone shows.
 * @param frames of the sample's size, one after the other, sRGB, three bytes each, row by row; `null` where there is none
 */
export function readFilmLuminance(frames: Uint8Array): Luminance | null {
  const bytes = SAMPLE.width * SAMPLE.height * 3;
  const count = Math.floor(frames.length / bytes);
  if (count === 0) return null;
  const all = Array.from({ length: count }, (_, index) => frames.subarray(index * bytes, (index + 1) * bytes));
  const brightest = (rows: readonly [number, number]): number =>
    all.reduce(
      (most, frame) =>
        Math.max(most, ...windows.map((columns) => brightestIn(frame, rows, columns)), brightestIn(frame, rows)),
      0,
    );
  return { top: brightest(topRows), bottom: brightest(bottomRows) };
}
