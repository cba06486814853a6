import type { Media } from './content.ts';

/** A film that has no rendition for phones yet. */
export interface PlainFilm {
  /** As the provider wrote it. */
  readonly path: string;
  /** Its file name at the upload, else that of its path. */
  readonly name: string;
  readonly media: Media;
  readonly bytes: number | null;
  /** The provider makes it itself. */
  readonly isAwaited: boolean;
}

/** What a film is converted to. */
export interface RenditionTarget {
  /** Of the shorter side, in pixels; even. */
  readonly side: number;
  /** In bits a second. */
  readonly bitrate: number;
}

/** What is known of a film's file once it has been opened. In pixels and seconds. */
export interface OpenedFilm {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly duration: number;
}

/** What a phone shows well, in pixels and bits a second. */
const phone = { side: 720, bitrate: 1_200_000 };
/** Of the film's own bit rate: less than a fifth saved would not be worth a file. */
const share = 0.55;
/** H.264 takes even sizes only. */
const toEven = (length: number): number => Math.max(2, 2 * Math.round(length / 2));

/** The rendition of a film for phones. */
export function phoneRendition({ width, height, bytes, duration }: OpenedFilm): RenditionTarget {
  const own = duration > 0 ? (bytes * 8) / duration : Infinity;
  return {
    side: toEven(Math.min(phone.side, width, height)),
    bitrate: Math.round(Math.min(phone.bitrate, share * own)),
  };
}

/** A film's size with the shorter side of a rendition; both even. */
export function sizeOfRendition({ width, height }: OpenedFilm, { side }: RenditionTarget) {
  const scale = side / Math.min(width, height);
  return { width: toEven(width * scale), height: toEven(height * scale) };
}

/** A rendition of a film that is being stored: that is known by its file. */
export interface NewRendition {
  readonly name: string;
  readonly bytes: number;
  readonly rendition: Blob;
}

/** Whether a rendition saves enough to be kept: a fifth of the film. */
export const isWorthKeeping = (film: number, rendition: number): boolean => rendition <= 0.8 * film;

/** Why a film could not be converted. */
export type ConversionFault =
  /** The browser has no encoder for it, or no WebCodecs at all. */
  | 'unsupported'
  /** The browser does not know the film's codec. */
  | 'undecodable'
  | 'stalled'
  /** The result does not look like the film. */
  | 'unfaithful'
  /** Its sound was to be kept, and could not be. */
  | 'soundless'
  | 'broken';

/** What a conversion says while it runs. */
export interface ConversionListeners {
  /** @param share of the film, 0 to 1 @param secondsLeft null until it can be told */
  readonly onProgress: (share: number, secondsLeft: number | null) => void;
  readonly onFinished: (rendition: Blob) => void;
  readonly onFailed: (fault: ConversionFault) => void;
}
