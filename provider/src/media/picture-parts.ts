import type { MediaKind } from '@vitrine/media-kinds';
import { boxes } from './boxes.ts';
import { gifBlocks } from './strip-gif.ts';
import { jpegSegments } from './strip-jpeg.ts';
import { webpChunks } from './strip-webp.ts';
import { pngChunks } from './png.ts';

interface Parts {
  /** A camera's picture of 150 million pixels has some thousands; an animation has one or two for each frame. */
  readonly most: number;
  /** Walks through the parts, as far as they can be read; no further than whoever asks goes on. */
  readonly walk: (file: Buffer) => Iterable<unknown>;
}

const parts: ReadonlyMap<MediaKind['extension'], Parts> = new Map([
  ['png', { most: 50_000, walk: (file) => pngChunks(file) }],
  ['jpg', { most: 20_000, walk: jpegSegments }],
  ['webp', { most: 20_000, walk: (file) => webpChunks(file, 12) }],
  ['gif', { most: 50_000, walk: gifBlocks }],
  // What is inside has bounds where it is read, and in libheif.
  ['avif', { most: 1000, walk: (file) => boxes(file, 0, file.length) }],
]);

/** Whether a picture is made of more parts than decoders, browsers and we can walk through in a moment. */
export function hasTooManyParts(file: Buffer, extension: MediaKind['extension']): boolean {
  const known = parts.get(extension);
  if (known === undefined) return false;
  const walked = known.walk(file)[Symbol.iterator]();
  let count = 0;
  while (count <= known.most && walked.next().done !== true) count += 1;
  return count > known.most;
}

/**
 * Pixels of all frames of a PNG that moves (PNG 3, 11.3.6): each may be as large as the picture. 0 for a still one. The library that looks
 * at pictures knows of the first alone.
 */
export function framePixelsOfPng(file: Buffer): number {
  if (file.length < 24) return 0;
  let frames = 0;
  for (const { type } of pngChunks(file)) if (type === 'fcTL') frames += 1;
  return frames * file.readUInt32BE(16) * file.readUInt32BE(20);
}

/**
 * Pixels of all scans of a JPEG together: a decoder passes over the whole picture for each, however little there is in it. What cameras and
 * programs write has twenty at most, of a picture of 150 million pixels.
 */
const mostScanned = 3_000_000_000;

/** Whether a JPEG is drawn in more passes than decoders and browsers can make in a moment. */
export function hasTooManyScans(file: Buffer, extension: MediaKind['extension']): boolean {
  if (extension !== 'jpg') return false;
  let [pixels, scans] = [0, 0];
  for (const part of jpegSegments(file)) {
    if (part === null) break;
    const { marker, content } = part;
    if (marker === 0xda) scans += 1;
    // A frame (ITU-T T.81, B.2.2), which tables and reserved markers stand among.
    else if (isFrame(marker) && content.length >= 5)
      pixels = Math.max(pixels, content.readUInt16BE(1) * content.readUInt16BE(3));
  }
  return scans * pixels > mostScanned;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
