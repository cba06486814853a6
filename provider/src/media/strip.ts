import { crc32 } from 'node:zlib';
import type { MediaKind } from './sniff.ts';
import { stripAvif } from './strip-boxes.ts';

/** Extensions of the kinds whose metadata can be removed. */
type Extension = MediaKind['extension'];

/** The orientation in a TIFF structure (EXIF 2.32, 4.6.4, tag 0x0112), 2 to 8; `null` where it is upright or unknown. */
function readOrientation(tiff: Buffer): number | null {
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(start); index += 1) {
    const entry = start + 2 + index * 12;
    if (short(entry) !== 0x0112) continue;
    const value = short(entry + 8);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** A TIFF structure with the orientation only. */
function writeOrientation(value: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0\x2a\0\0\0\x08', 'latin1');
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(value, 18);
  return tiff;
}

const exifMark = Buffer.from('Exif\0\0', 'latin1');

/** Where the data after a scan's header end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** A JPEG (ITU-T T.81, annex B) without APPn but JFIF, the colour profile and Adobe's, without comments and what follows it. */
function stripJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    let end = at + 2 + file.readUInt16BE(at + 2);
    const content = file.subarray(at + 4, end);
    if (marker === 0xda) end = endOfScan(file, end);
    const isProfile = marker === 0xe2 && content.toString('latin1', 0, 11) === 'ICC_PROFILE';
    const isApp = marker >= 0xe0 && marker <= 0xef;
    if (marker === 0xe1 && content.subarray(0, 6).equals(exifMark))
      orientation ??= readOrientation(content.subarray(6));
    if (marker !== 0xfe && (!isApp || marker === 0xe0 || marker === 0xee || isProfile)) {
      kept.push(file.subarray(at, end));
    }
    at = end;
  }
  const upright: Buffer[] = [];
  if (orientation !== null) {
    const exif = Buffer.concat([exifMark, writeOrientation(orientation)]);
    upright.push(Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif);
  }
  return Buffer.concat([file.subarray(0, 2), ...upright, ...kept, Buffer.from([0xff, 0xd9])]);
}

const pngTexts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'];

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** A PNG (third edition, 5) without its texts, its time and its EXIF. */
function stripPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const orientation = type === 'eXIf' ? readOrientation(file.subarray(at + 8, end - 4)) : null;
    if (orientation !== null) kept.push(pngChunk('eXIf', writeOrientation(orientation)));
    if (!pngTexts.includes(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

/** A WebP (RFC 9649, 2) without its EXIF and XMP. */
function stripWebp(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > file.length) return null;
    const type = file.toString('latin1', at, at + 4);
    const content = file.subarray(at + 8, at + 8 + size);
    const tiff = content.subarray(0, 6).equals(exifMark) ? content.subarray(6) : content;
    if (type === 'EXIF') orientation = readOrientation(tiff);
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(Buffer.from(file.subarray(at, end)));
    at = end;
  }
  const [first] = kept;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    // The flags for EXIF and XMP.
    first[8] = ((first[8] ?? 0) & ~0x0c) | (orientation === null ? 0 : 0x08);
    if (orientation !== null) {
      const tiff = writeOrientation(orientation);
      const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
      head.writeUInt32LE(tiff.length, 4);
      kept.push(head, tiff);
    }
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Where the sub-blocks that begin at `at` end; `null` where the file ends before. */
function endOfBlocks(file: Buffer, at: number): number | null {
  let end = at;
  for (let size = file[end]; size !== undefined; size = file[end]) {
    end += size + 1;
    if (size === 0) return end;
  }
  return null;
}

/** The bytes of a colour table, by the flags that tell of it. */
const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
/** Applications whose blocks are shown: how often it repeats, and the colour profile. */
const shownBlocks = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** A GIF (version 89a) without comments, XMP and other programs' blocks, and what follows it. */
function stripGif(file: Buffer): Buffer | null {
  let at = 13 + tableSize(file[10] ?? 0);
  const kept: Buffer[] = [file.subarray(0, at)];
  while (at < file.length) {
    const kind = file[at];
    if (kind === 0x3b) return Buffer.concat([...kept, file.subarray(at, at + 1)]);
    if (kind !== 0x21 && kind !== 0x2c) return null;
    const end = endOfBlocks(file, kind === 0x21 ? at + 2 : at + 11 + tableSize(file[at + 9] ?? 0));
    if (end === null) return null;
    const label = kind === 0x21 ? file[at + 1] : null;
    const isTold =
      label === 0xfe || (label === 0xff && !shownBlocks.includes(file.toString('latin1', at + 3, at + 14)));
    if (!isTold) kept.push(file.subarray(at, end));
    at = end;
  }
  return null;
}

const strips: Readonly<Partial<Record<Extension, (file: Buffer) => Buffer | null>>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  avif: stripAvif,
};

/**
 * A picture without its metadata (place, time, names, previews). Pixels, colour profile and orientation stay the same.
 * @returns `null` where there is nothing to remove, or the file is not built as expected
 */
export function strip(file: Buffer, extension: Extension): Buffer | null {
  const stripped = strips[extension]?.(file) ?? null;
  return stripped === null || stripped.length > file.length || stripped.equals(file) ? null : stripped;
}
