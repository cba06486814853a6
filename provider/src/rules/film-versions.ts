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

type FilmFacts = Pick<MediaFacts, 'extension' | 'bytes' | 'width' | 'height' | 'duration'>;

/** What visitors get at most, and phones. A film that is made for few bits is not made much larger by its new coding. */
const main = { side: 1080, bitrate: 3_500_000, roomier: 2 } as const;
const phone = { side: 720, bitrate: 1_200_000, share: 0.55 } as const;
/** What is converted at most: in seconds, with a frame more; and in pixels, of the shorter and the longer side. */
const most = { duration: 60.5, phoneDuration: 600, shorter: 2160, longer: 4096 } as const;

const rateOf = ({ bytes, duration }: FilmFacts): number =>
  duration === null || duration === 0 ? Infinity : (bytes * 8) / duration;

/** Why a film is not converted, for who chose it; `null` where it is. */
export function conversionFault({ extension, width, height, duration }: FilmFacts): string | null {
  if (extension !== 'mp4' && extension !== 'mov') return 'Only MP4 and QuickTime films are converted.';
  if (width === null || height === null || duration === null)
    return 'The film is damaged, or not finished. Export it once more as MP4 (H.264).';
  if (duration > most.duration)
    return 'The film is longer than 60 seconds, the most that is converted. Cut it, or export it as MP4 (H.264).';
  return Math.min(width, height) > most.shorter || Math.max(width, height) > most.longer
    ? 'The film is larger than 4K, the most that is converted. Export it as MP4 (H.264), at most 1080p.'
    : null;
}

/** What a film becomes that visitors could not play. */
export function mainTarget(film: FilmFacts): FilmTarget {
  const bitrate = Math.round(Math.min(main.bitrate, main.roomier * rateOf(film)));
  return { side: main.side, bitrate, duration: most.duration };
}

/** What phones get of a film; `null` where it is too long to be made beside other work. */
export function phoneTarget(film: FilmFacts): FilmTarget | null {
  if (film.duration !== null && film.duration > most.phoneDuration) return null;
  const bitrate = Math.round(Math.min(phone.bitrate, phone.share * rateOf(film)));
  return { side: phone.side, bitrate, duration: most.phoneDuration };
}

/** Whether a version for phones saves enough to be kept: a fifth of the film. */
export const isWorthKeeping = (film: number, version: number): boolean => version <= 0.8 * film;
