import type { MediaFacts } from '../media/inspect.ts';

/** What a film is converted to: H.264 in MP4. */
export interface FilmTarget {
  /** Of the shorter side at most, in pixels. */
  readonly side: number;
  /** In bits a second. */
  readonly bitrate: number;
  /** In seconds. */
  readonly duration: number;
  /** What sound it has is kept; else it becomes silent. */
  readonly keepsSound: boolean;
}

type FilmFacts = Pick<MediaFacts, 'bytes' | 'duration'>;
type FilmShape = Pick<MediaFacts, 'width' | 'height' | 'duration'>;

/** What a phone shows well, and the part of the film's own rate that is worth a file. */
const phone = { side: 720, bitrate: 1_200_000, share: 0.55 } as const;
/** What is made beside other work, in seconds. */
const longest = 600;

const rateOf = ({ bytes, duration }: FilmFacts): number =>
  duration === null || duration === 0 ? Infinity : (bytes * 8) / duration;

/** What phones get of a film; `null` where it is too long to be made beside other work. */
export function phoneTarget(film: FilmFacts, keepsSound: boolean): FilmTarget | null {
  if (film.duration !== null && film.duration > longest) return null;
  const bitrate = Math.round(Math.min(phone.bitrate, phone.share * rateOf(film)));
  return { side: phone.side, bitrate, duration: longest, keepsSound };
}

/** The most of a film that visitors are sent: of the shorter side in pixels, in bits a second. */
const main = { side: 1080, bitrate: 3_500_000 } as const;
/** How many times as large its new encoding may make a film of a low bit rate. */
const roomier = 2;
/** What is converted while somebody waits: in seconds, with a frame more; and in pixels, of the shorter and the longer side. */
const most = { duration: 60.5, shorter: 2160, longer: 4096 } as const;

/** What a film becomes that visitors could not play. */
export function mainTarget(film: FilmFacts, keepsSound: boolean): FilmTarget {
  const bitrate = Math.round(Math.min(main.bitrate, roomier * rateOf(film)));
  // A moment more than may be, so that what is too long is seen in the result.
  return { side: main.side, bitrate, duration: most.duration + 1, keepsSound };
}

/** Why a film is not converted while somebody waits; `null` where it may be. What is not known of it is not looked at. */
export function conversionFault({ width, height, duration }: FilmShape): string | null {
  if (duration !== null && duration > most.duration)
    return 'The film is longer than 60 seconds, the most that is converted.';
  if (width === null || height === null) return null;
  const isTooLarge = Math.min(width, height) > most.shorter || Math.max(width, height) > most.longer;
  return isTooLarge ? 'The film is larger than 4K, the most that is converted.' : null;
}

/** Whether a version for phones saves enough to be kept: a fifth of the film. */
export const isWorthKeeping = (film: number, version: number): boolean => version <= 0.8 * film;
