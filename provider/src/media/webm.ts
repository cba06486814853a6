import { elements, matroska, readElement } from './ebml.ts';
import type { Element } from './ebml.ts';
import { believable, believableLength, isAboveWhite, unknownFilm } from './film-facts.ts';
import type { FilmFacts } from './film-facts.ts';
import type { FilmFile } from './film-file.ts';

/** Elements of Matroska (RFC 9559, 5.1). */
const ids = {
  ...{ info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 },
  ...{ kind: 0x83, coding: 0x86, video: 0xe0 },
  ...{ width: 0xb0, height: 0xba, shownWidth: 0x54b0, shownHeight: 0x54ba, shownUnit: 0x54b2, alpha: 0x53c0 },
  ...{ colour: 0x55b0, transfer: 0x55ba },
} as const;
/** A track of pictures. */
const pictures = 1;
/** The codecs of WebM's sound. */
const soundCodings: ReadonlySet<string> = new Set(['A_OPUS', 'A_VORBIS']);
/** Facts and tracks stand among the first elements, and take some hundred bytes. */
const most = { elements: 200, bytes: 1024 * 1024 } as const;

type Part = Pick<Element, 'start'> & { readonly end: number };

/** A whole number (RFC 8794, 7.2); `null` where there is none. */
function readNumber(bytes: Buffer, { start, end }: Part): number | null {
  const width = end - start;
  return width < 1 || width > 6 ? null : bytes.readUIntBE(start, width);
}

/** A number with a point (7.3). */
function readFloat(bytes: Buffer, { start, end }: Part): number | null {
  if (end - start === 4) return bytes.readFloatBE(start);
  return end - start === 8 ? bytes.readDoubleBE(start) : null;
}

/** The parts of an element, by their names; of several the first. */
function partsOf(bytes: Buffer, { start, end }: Part): ReadonlyMap<number, Part> {
  const parts = new Map<number, Part>();
  for (const element of elements(bytes, start, end)) if (!parts.has(element.id)) parts.set(element.id, element);
  return parts;
}

/** In seconds. */
function readLength(info: Buffer): number | null {
  const parts = partsOf(info, { start: 0, end: info.length });
  const [scale, duration] = [parts.get(ids.scale), parts.get(ids.duration)];
  if (duration === undefined) return null;
  const nanoseconds = scale === undefined ? 1_000_000 : (readNumber(info, scale) ?? 0);
  return believableLength(((readFloat(info, duration) ?? 0) * nanoseconds) / 1_000_000_000);
}

/** What the track of pictures says of how it is shown. */
function readVideo(tracks: Buffer, video: Part): Partial<FilmFacts> {
  const parts = partsOf(tracks, video);
  const read = (id: number): number | null => {
    const part = parts.get(id);
    return part === undefined ? null : readNumber(tracks, part);
  };
  // Shown sizes may be in pixels, which is what is taken for granted.
  const isInPixels = (read(ids.shownUnit) ?? 0) === 0;
  const width = believable((isInPixels ? read(ids.shownWidth) : null) ?? read(ids.width));
  const height = believable((isInPixels ? read(ids.shownHeight) : null) ?? read(ids.height));
  const colour = parts.get(ids.colour);
  const transfer = colour === undefined ? undefined : partsOf(tracks, colour).get(ids.transfer);
  return {
    ...(width === null || height === null ? {} : { width, height }),
    isTransparent: read(ids.alpha) === 1,
    isHdr: transfer !== undefined && isAboveWhite(readNumber(tracks, transfer)),
  };
}

function readTracks(tracks: Buffer): Partial<FilmFacts> {
  let facts: Partial<FilmFacts> = {};
  for (const track of elements(tracks, 0, tracks.length)) {
    if (track.id !== matroska.track) continue;
    const parts = partsOf(tracks, track);
    const [kind, coding, video] = [parts.get(ids.kind), parts.get(ids.coding), parts.get(ids.video)];
    const name = coding === undefined ? '' : tracks.toString('latin1', coding.start, coding.end).replaceAll('\0', '');
    if (soundCodings.has(name)) facts = { ...facts, hasSound: true };
    const isPicture = kind !== undefined && readNumber(tracks, kind) === pictures;
    if (isPicture && video !== undefined && facts.isHdr === undefined)
      facts = { ...facts, ...readVideo(tracks, video) };
  }
  return facts;
}

const readContent = (film: FilmFile, { start, end }: Part): Buffer =>
  film.read(start, Math.min(end - start, most.bytes));

/** Size, length, sound, transparency and dynamic range of a WebM film. Reads a bounded part of it, and never fails on a malformed one. */
export function readWebm(film: FilmFile): FilmFacts {
  const { size } = film;
  let facts: FilmFacts = unknownFilm;
  // A film has one of each; the first is read.
  const left = new Set<number>([ids.info, matroska.tracks]);
  for (let at = 0, count = 0; at < size && count < most.elements && left.size > 0; count += 1) {
    // What is cut short still says what it is.
    const element = readElement(film.read(at, 12), at, Infinity);
    if (element === null || element.id === matroska.cluster) return facts;
    const { id, start } = element;
    const end = Math.min(size, element.end ?? size);
    if (left.delete(id)) {
      const content = readContent(film, { start, end });
      facts = { ...facts, ...(id === ids.info ? { duration: readLength(content) } : readTracks(content)) };
    }
    if (element.end === null && id !== matroska.segment) return facts;
    at = id === matroska.segment ? start : end;
  }
  return facts;
}
