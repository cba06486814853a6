/** A film's size in pixels as shown, and its length in seconds; `null` where the file does not say, or not what can be. */
export interface FilmFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  /** The first picture track's sample entry, which names its codec: `avc1` is H.264 (ISO/IEC 14496-15). Of MP4 and QuickTime. */
  readonly coding: string | null;
  /** It has sound that every browser plays. */
  readonly hasSound: boolean;
  /** The page is seen through it: H.264 would make it opaque. Of WebM. */
  readonly isTransparent: boolean;
  /** It has high dynamic range (PQ or HLG, ITU-R BT.2100), which a standard screen cannot show. */
  readonly isHdr: boolean;
}

export const unknownFilm: FilmFacts = {
  ...{ width: null, height: null, duration: null, coding: null },
  ...{ hasSound: false, isTransparent: false, isHdr: false },
};

/** In pixels: more than any camera. All-ones and the like stand for "not known". */
const largestSide = 32_768;
/** In seconds. Nothing of a day is 256 MB. */
const longest = 86_400;

/** A side as a file says it, where it can be one. */
export const believable = (side: number | null): number | null =>
  side !== null && Number.isFinite(side) && side >= 1 && side <= largestSide ? Math.round(side) : null;

/** A length as a file says it, in milliseconds' precision, where it can be one. */
export const believableLength = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 0.001 && seconds <= longest ? Math.round(seconds * 1000) / 1000 : null;

/** Whether a transfer curve (ITU-T H.273, table 3) is one of high dynamic range. */
export const isAboveWhite = (transfer: number | null): boolean => transfer === 16 || transfer === 18;
