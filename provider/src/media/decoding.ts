import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { isHdr, makeProfile } from '../rules/made-profile.ts';
import { readDeclared } from './declared-colours.ts';
import type { Declared } from './declared-colours.ts';
import { pngChunk, withColours } from './png.ts';

// Only the decoders of the kinds that are stored: libvips knows many more, and each is a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
// A large picture takes a core for a second: with one thread each, other requests need not wait.
sharp.concurrency(1);
// No picture is processed twice, so a cache has no use.
sharp.cache(false);

/** How pictures are decoded: whole or not at all, and their first frame. */
export const options: SharpOptions = { limitInputPixels: 150_000_000, failOn: 'error', pages: 1 };
/** One picture may take this long, in seconds. */
export const limit = { seconds: 60 };

/** A picture whose profile says what its numbers are. */
export interface OpenPicture {
  readonly image: Sharp;
  readonly icc: Buffer | undefined;
  /** It would lose something as a still of usual colours: motion, high dynamic range, or colours that nobody here knows. */
  readonly isMore: boolean;
}

/** A PNG with another profile. */
const withProfile = (png: Buffer, profile: Buffer): Buffer =>
  withColours(png, pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(profile)])));

/** As a PNG of at most this width: one that says its colours in its own way is made smaller first. */
async function toPng(path: string, width: number): Promise<Buffer> {
  const image = sharp(path, options).timeout(limit);
  const { depth } = await image.metadata();
  return image
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace(depth === 'ushort' ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * Opens a picture so that its profile says its colours, also where the file says them in another way, as browsers read it (cICP, gAMA
 * and cHRM of PNG, nclx of AVIF).
 * @param width what is needed of it; it may be wider
 */
export async function openPicture(path: string, width: number): Promise<OpenPicture> {
  const file = await readFile(path);
  const { colours, moves }: Declared = readDeclared(file);
  const { pages = 1, icc, format } = await sharp(file, options).metadata();
  const isMore = moves || pages > 1 || colours === 'unknown' || (colours !== null && isHdr(colours));
  if (colours === null || colours === 'unknown') return { image: sharp(path, options).timeout(limit), icc, isMore };
  const profile = makeProfile(colours);
  const png = withProfile(format === 'png' ? file : await toPng(path, width), profile);
  return { image: sharp(png, options).timeout(limit), icc: profile, isMore };
}
