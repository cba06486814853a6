import { exifMark, readOrientation, writeOrientation } from './orientation.ts';

/**
 * Segments that are needed to decode the picture (ITU-T T.81, annex B): frames, tables, scans, number of lines, restarts. Not
 * 0xc8, which is reserved.
 */
const isDecoded = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
/** Markers without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the data after a scan's header end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** Where the next marker is, as decoders look for it: bytes before it that belong to nothing are passed over. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff) return at;
  }
  return file.length;
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A segment of an application, with no more than decides how the picture is shown; `null` where that is nothing. */
function shownOf(marker: number, content: Buffer): Buffer | null {
  const starts = (text: string): boolean => content.toString('latin1', 0, text.length) === text;
  // JFIF without its thumbnail; JFXX is nothing else.
  if (marker === 0xe0 && starts('JFIF\0') && content.length >= 14)
    return segment(marker, Buffer.concat([content.subarray(0, 12), Buffer.alloc(2)]));
  if (marker === 0xe2 && starts('ICC_PROFILE\0')) return segment(marker, content);
  // How its colours are coded.
  if (marker === 0xee && starts('Adobe') && content.length >= 12) return segment(marker, content.subarray(0, 12));
  return null;
}

/** A segment, with its scan where it begins one. */
interface Segment {
  readonly marker: number;
  readonly content: Buffer;
  readonly bytes: Buffer;
}

/** The segments of a JPEG up to its end; `null` in place of one that breaks off. */
export function* jpegSegments(file: Buffer): Generator<Segment | null> {
  let at = nextMarker(file, 2);
  for (; at < file.length && file[at + 1] !== 0xd9; at = nextMarker(file, at)) {
    const marker = file[at + 1] ?? 0;
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const length = at + 4 > file.length ? 0 : file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (marker === 0xd8 || length < 2 || end > file.length) return yield null;
    const content = file.subarray(at + 4, end);
    const whole = marker === 0xda ? endOfScan(file, end) : end;
    yield { marker, content, bytes: file.subarray(at, whole) };
    at = whole;
  }
}

/**
 * A JPEG with what decoders need, JFIF, its colour profile, Adobe's mark and the orientation; without all else: what other segments
 * hold, what stands between them, and what follows the end.
 * @returns `null` where it is not understood
 */
export function stripJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  let hasScan = false;
  for (const part of jpegSegments(file)) {
    if (part === null) return null;
    const { marker, content, bytes } = part;
    hasScan ||= marker === 0xda;
    if (marker === 0xe1 && content.subarray(0, 6).equals(exifMark))
      orientation ??= readOrientation(content.subarray(6));
    const shown = isDecoded(marker) ? bytes : shownOf(marker, content);
    if (shown !== null) kept.push(shown);
  }
  if (!hasScan) return null;
  const upright = orientation === null ? [] : [segment(0xe1, Buffer.concat([exifMark, writeOrientation(orientation)]))];
  return Buffer.concat([file.subarray(0, 2), ...upright, ...kept, Buffer.from([0xff, 0xd9])]);
}
