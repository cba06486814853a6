import type { Luminance } from '../domain/brightness.ts';

/** A frame is sampled on a canvas of this size, in pixels (art direction, "Text on media"). */
const WIDTH = 32;
const HEIGHT = 18;

/** The bar and what fades out below it; the lower two fifths, where titles stand. In rows of the canvas. */
const TOP_ROWS = [0, 4] as const;
const BOTTOM_ROWS = [10, HEIGHT] as const;

const linear = (channel = 0) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Mean relative luminance of rows of an RGBA canvas, 0 to 1 (WCAG 2.2, "relative luminance").
 *
 * @param pixels `width` × rows × 4 bytes
 */
export function meanLuminance(pixels: Uint8ClampedArray, width: number, [from, to]: readonly [number, number]): number {
  let sum = 0;
  for (let at = from * width * 4; at < to * width * 4; at += 4) {
    sum += 0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
  }
  return sum / ((to - from) * width);
}

/** Null where the pixels may not be read: the picture is another origin's. */
function sample(source: HTMLImageElement | HTMLVideoElement): Luminance | null {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  try {
    context.drawImage(source, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    return { top: meanLuminance(data, WIDTH, TOP_ROWS), bottom: meanLuminance(data, WIDTH, BOTTOM_ROWS) };
  } catch {
    return null;
  }
}

const isSeen = (source: HTMLImageElement | HTMLVideoElement) =>
  source instanceof HTMLVideoElement ? source.readyState >= 2 : source.complete && source.naturalWidth > 0;

/** The element to sample: of a film its poster, which precedes it in the page. */
function sourceIn(element: Element): HTMLImageElement | HTMLVideoElement | null {
  const found = element.querySelector('video, img');
  return found instanceof HTMLVideoElement || found instanceof HTMLImageElement ? found : null;
}

/**
 * Calls back once, when the first picture or film in an element of the page can be seen, with how bright it is. It is never
 * called for media of another origin that may not be read. Returns a function that stops it.
 */
export function watchBrightness(target: unknown, onSampled: (luminance: Luminance) => void): () => void {
  const source = target instanceof Element ? sourceIn(target) : null;
  if (source === null) return () => undefined;
  const ending = new AbortController();
  const look = () => {
    if (!isSeen(source)) return;
    ending.abort();
    const luminance = sample(source);
    if (luminance !== null) onSampled(luminance);
  };
  for (const type of ['load', 'loadeddata']) source.addEventListener(type, look, { signal: ending.signal });
  look();
  return () => {
    ending.abort();
  };
}
