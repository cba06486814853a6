import type { Luminance } from '../domain/brightness.ts';

/** Each of the two places is sampled at this size, in pixels. */
const WIDTH = 32;
const TOP_ROWS = 4;
const BOTTOM_ROWS = 8;

/** Without a title in sight: the lower two fifths, where titles stand; and the bar and what fades out below it. */
const FOOT = 8 / 18;
const HEAD = 4 / 18;

/** Of the samples in a place, this share is darker than what counts. */
const SHARE = 0.95;

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;

/** What each value of a channel is in light, 0 to 1: thousands of them are looked up. */
const light = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/**
 * The relative luminance, 0 to 1 (WCAG 2.2), that nineteen twentieths of the pixels do not exceed.
 *
 * @param pixels RGBA, four bytes each
 */
export function brightest(pixels: Uint8ClampedArray): number {
  const weigh = (at: number, weight: number) => weight * (light[pixels[at] ?? 0] ?? 0);
  const all = Array.from(
    { length: pixels.length / 4 },
    (_, index) => weigh(index * 4, 0.2126) + weigh(index * 4 + 1, 0.7152) + weigh(index * 4 + 2, 0.0722),
  ).toSorted((a, b) => a - b);
  return all[Math.floor((all.length - 1) * SHARE)] ?? 0;
}

/**
 * Which part of a picture lies under a place of the page.
 *
 * @param size of the picture itself
 * @param shown where the picture is on the page; it covers that box, centred
 */
export function partUnder(place: Box, shown: Box, size: { readonly width: number; readonly height: number }): Box {
  const scale = Math.max(shown.width / size.width, shown.height / size.height);
  const left = shown.left + (shown.width - size.width * scale) / 2;
  const top = shown.top + (shown.height - size.height * scale) / 2;
  return {
    left: (place.left - left) / scale,
    top: (place.top - top) / scale,
    width: place.width / scale,
    height: place.height / scale,
  };
}

/** Where the title is on the picture. */
function titlePlace(source: HTMLImageElement, shown: DOMRect): Box {
  const title = source.closest('[data-under-bar]')?.querySelector('h1, h2')?.getBoundingClientRect();
  if (title !== undefined && title.top >= shown.top && title.bottom <= shown.bottom) return title;
  const height = shown.height * FOOT;
  return { left: shown.left, top: shown.bottom - height, width: shown.width, height };
}

/** Null where the pixels may not be read: the picture is another origin's. */
function sample(source: HTMLImageElement): Luminance | null {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP_ROWS + BOTTOM_ROWS;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  const shown = source.getBoundingClientRect();
  const size = { width: source.naturalWidth, height: source.naturalHeight };
  const read = (place: Box, from: number, rows: number) => {
    const { left, top, width, height } = partUnder(place, shown, size);
    context.drawImage(source, left, top, width, height, 0, from, WIDTH, rows);
    return brightest(context.getImageData(0, from, WIDTH, rows).data);
  };
  const head = { left: shown.left, top: shown.top, width: shown.width, height: shown.height * HEAD };
  try {
    return { top: read(head, 0, TOP_ROWS), bottom: read(titlePlace(source, shown), TOP_ROWS, BOTTOM_ROWS) };
  } catch {
    return null;
  }
}

function watchPicture(picture: HTMLImageElement, signal: AbortSignal, onSeen: () => void): void {
  const isSeen = () => picture.complete && picture.naturalWidth > 0;
  if (isSeen()) onSeen();
  else picture.addEventListener('load', onSeen, { signal, once: true });
}

/**
 * Calls back once with how bright the picture in an element of the page is, under the bar and under the title, when it can be
 * seen. It is never called for a picture of another origin that may not be read. Returns a function that stops it.
 */
export function watchBrightness(target: unknown, onSampled: (luminance: Luminance) => void): () => void {
  const source = target instanceof Element ? target.querySelector('img') : null;
  if (source === null) return () => undefined;
  const ending = new AbortController();
  watchPicture(source, ending.signal, () => {
    const luminance = sample(source);
    if (luminance !== null) onSampled(luminance);
  });
  return () => {
    ending.abort();
  };
}
