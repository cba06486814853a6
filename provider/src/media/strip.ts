import type { MediaKind } from '@vitrine/media-kinds';
import { stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/** What became of a picture's metadata. */
export type Stripped =
  /** There are none: the file is as it is to be. */
  | { readonly kind: 'clean' }
  | { readonly kind: 'stripped'; readonly file: Buffer }
  /** The file is not built as expected: what is in it is not known. */
  | { readonly kind: 'unknown' };

const strips: ReadonlyMap<MediaKind['extension'], (file: Buffer) => Buffer | null> = new Map([
  ['jpg', stripJpeg],
  ['png', stripPng],
  ['webp', stripWebp],
  ['gif', stripGif],
  ['avif', stripAvif],
  // Only its shapes were kept when it came (svg.ts).
  ['svg', (file) => file],
]);

/**
 * A picture with what is shown of it: pixels, motion, colours and orientation, which stay the same. All else (place, time, names,
 * previews, whatever other programs wrote) goes.
 */
export function strip(file: Buffer, extension: MediaKind['extension']): Stripped {
  const stripped = strips.get(extension)?.(file) ?? null;
  if (stripped === null) return { kind: 'unknown' };
  return stripped.equals(file) ? { kind: 'clean' } : { kind: 'stripped', file: stripped };
}
