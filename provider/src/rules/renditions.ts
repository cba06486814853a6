import type { Media } from '../repositories/media.ts';

type FilmFacts = Pick<Media, 'width' | 'height' | 'bytes' | 'duration'>;

/** Why nothing stands for a film through which the page is seen: a rendition is of H.264. */
export const transparentFault = 'A transparent film has no renditions: they would be opaque.';

/** How many renditions a film may have. */
export const mostRenditions = 4;

/** In bits a second: a phone plays 720p at 1.2 Mbit/s well, and a fifth less is not worth a file of its own. */
const lightEnough = 1_500_000;
/** The same of a film that a phone shows in half its size or less. */
const lightEnoughForLarge = 250_000;
/** In pixels, of the shorter side: what a phone's rendition has. */
const phoneSide = 720;
/** In bytes, of a film whose length nobody knows. */
const smallFile = 1_500_000;

/** Whether a small screen would have the film in clearly fewer bytes. */
export function wantsRendition({ width, height, bytes, duration }: FilmFacts): boolean {
  if (duration === null || duration === 0) return bytes > smallFile;
  const bitsPerSecond = (bytes * 8) / duration;
  const isLarge = width !== null && height !== null && Math.min(width, height) > phoneSide;
  return bitsPerSecond > (isLarge ? lightEnoughForLarge : lightEnough);
}

/** In seconds: a last frame more or less. */
const lengthTolerance = 0.5;
/** Whether the film's file ends before the film that it says it has: what can be played of it is shorter. */
export const isCutShort = (film: FilmFacts, rendition: FilmFacts): boolean =>
  film.duration !== null && rendition.duration !== null && film.duration - rendition.duration > lengthTolerance;

/** As a part of the shape: sizes are rounded to even numbers. */
const shapeTolerance = 0.02;

/**
 * Why a file cannot stand for a film; `null` where it can. What is not known of the film is not compared.
 * @param film the film
 * @param rendition the file that is to stand for it
 */
export function renditionFault(film: FilmFacts, rendition: FilmFacts): string | null {
  const { width, height, duration } = rendition;
  if (width === null || height === null || duration === null) return 'The size and length of this film cannot be read.';
  if (rendition.bytes >= film.bytes) return 'A rendition must have fewer bytes than its film.';
  if (film.duration !== null && Math.abs(film.duration - duration) > lengthTolerance)
    return 'A rendition must be as long as its film.';
  if (film.width === null || film.height === null) return null;
  if (width > film.width || height > film.height) return 'A rendition cannot be larger than its film.';
  const shape = (film.width * height) / (film.height * width);
  return Math.abs(shape - 1) > shapeTolerance ? 'A rendition must have the shape of its film.' : null;
}
