import type { MediaFacts } from '../media/inspect.ts';

/** What a film is converted to: H.264 in MP4. */
export interface FilmTarget {
  /** Of the shorter side at most, in pixels. */
  readonly side: number;
  /** In bits a second. */
  readonly bitrate: number;
  /** In seconds. */
  readonly duration: number;
}

type FilmFacts = Pick<MediaFacts, 'bytes' | 'duration'>;

/** What a phone shows well, and the part of the film's own rate that is worth a file. */
const phone = { side: 720, bitrate: 1_200_000, share: 0.55 } as const;
/** What is made beside other work, in seconds. */
const longest = 600;

const rateOf = ({ bytes, duration }: FilmFacts): number =>
  duration === null || duration === 0 ? Infinity : (bytes * 8) / duration;

/** What phones get of a film; `null` where it is too long to be made beside other work. */
export function phoneTarget(film: FilmFacts): FilmTarget | null {
  if (film.duration !== null && film.duration > longest) return null;
  const bitrate = Math.round(Math.min(phone.bitrate, phone.share * rateOf(film)));
  return { side: phone.side, bitrate, duration: longest };
}

/** Whether a version for phones saves enough to be kept: a fifth of the film. */
export const isWorthKeeping = (film: number, version: number): boolean => version <= 0.8 * film;
