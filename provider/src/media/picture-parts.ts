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
