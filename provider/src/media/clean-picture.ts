import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { FileRefused } from './child-worker.ts';
import { limit, options } from './decoding.ts';
import { coloursIn, pngChunks, withColours } from './png.ts';
import { isLosslessWebp } from './strip-webp.ts';
import { strip } from './strip.ts';

/** How a picture is re-encoded, with hardly anything lost. */
const recoders: ReadonlyMap<string, (image: Sharp) => Sharp> = new Map([
  ['jpg', (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })],
  ['png', (image) => image.png({ compressionLevel: 9 })],
  ['webp', (image) => image.webp({ quality: 92, effort: 4 })],
  ['gif', (image) => image.gif()],
  ['avif', (image) => image.avif({ quality: 80, effort: 2 })],
]);

/** A picture that moves is re-encoded with all of its frames; a PNG would stand still. */
async function codeAnew(path: string, extension: string): Promise<Buffer | null> {
  const encode = recoders.get(extension);
  if (encode === undefined || (extension === 'png' && (await readFile(path)).includes('acTL'))) return null;
  const isMoving = extension === 'gif' || extension === 'webp';
  const image = isMoving ? sharp(path, { ...options, pages: -1 }) : sharp(path, options).autoOrient();
  return encode(image.timeout(limit).keepIccProfile()).toBuffer();
}

/**
 * A picture that is not built as expected, but can be decoded, is re-encoded: what nobody shows is not in it then.
 * @throws {FileRefused} where that would not be the same picture
 */
async function recode(path: string, extension: string): Promise<Buffer> {
  const made = await codeAnew(path, extension).catch(() => null);
  const result = made === null ? null : strip(made, extension);
  if (result?.kind === 'stripped') return result.file;
  if (made !== null && result?.kind === 'clean') return made;
  throw new FileRefused(
    'This picture is not built as others of its kind, so its place, camera and time could not be taken out. Export it once more.',
  );
}

/** How a picture is re-encoded when it is turned. The others are turned by every browser. */
const turners: ReadonlyMap<string, (image: Sharp, file: Buffer) => Sharp> = new Map([
  ['png', (image) => image.png()],
  ['webp', (image, file) => image.webp({ lossless: isLosslessWebp(file), quality: 92, effort: 4 })],
]);

const moves = (file: Buffer): boolean => [...pngChunks(file)].some(({ type }) => type === 'acTL');

/**
 * A still PNG or WebP that says how it is to be turned, turned: some browsers do so, and some do not.
 * @returns `null` for any other
 */
async function turn(file: Buffer, extension: string): Promise<Buffer | null> {
  const turner = turners.get(extension);
  if (turner === undefined) return null;
  const { orientation = 1, space, pages = 1 } = await sharp(file, options).metadata();
  if (orientation === 1 || pages > 1 || (extension === 'png' && moves(file))) return null;
  const image = sharp(file, options).timeout(limit).autoOrient().keepIccProfile().toColourspace(space);
  const turned = await turner(image, file).toBuffer();
  return extension === 'png' ? withColours(turned, coloursIn(file)) : turned;
}

/** Without metadata, whatever it takes. @throws {FileRefused} where nobody knows what is in it */
async function cleaned(file: Buffer, path: string, extension: string): Promise<Buffer> {
  const result = strip(file, extension);
  if (result.kind === 'unknown') return recode(path, extension);
  return result.kind === 'clean' ? file : result.file;
}

/**
 * A picture without what is not shown of it, turned where browsers would not agree.
 * @returns `null` where it is as it is to be
 * @throws {FileRefused} where nobody knows what is in it
 */
export async function withoutMetadata(path: string, extension: string): Promise<Buffer | null> {
  const file = await readFile(path);
  const clean = await cleaned(file, path, extension);
  const turned = await turn(clean, extension);
  // What libvips writes by itself, such as a resolution.
  if (turned !== null) return cleaned(turned, path, extension);
  return clean === file ? null : clean;
}
