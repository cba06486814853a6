import { open, readFile, rename, rm } from 'node:fs/promises';
import { pictureFault, sniff } from '@vitrine/media-kinds';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { coloursOf } from '../rules/colour-profile.ts';
import type { VariantColours } from '../rules/colour-profile.ts';
import { cropTo } from '../rules/focus.ts';
import type { Focus } from '../rules/focus.ts';
import { readLuminance, SAMPLE } from '../rules/luminance.ts';
import type { Luminance } from '../rules/luminance.ts';
import type { VariantFormat } from '../rules/variants.ts';
import { FileRefused } from './child-worker.ts';
import { withoutMetadata } from './clean-picture.ts';
import { openPicture, options } from './decoding.ts';
import { framePixelsOfPng, hasTooManyParts, hasTooManyScans } from './picture-parts.ts';

/**
 * A picture's size in pixels as shown, its average colour as `#rrggbb`, and its luminance where texts may be. One that is
 * transparent has no colour: it would stay behind the picture.
 */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
  readonly luminance: Luminance;
}

/** The jobs of the picture process. Paths are absolute. */
export type PictureJob =
  | { readonly kind: 'facts'; readonly source: string }
  /** Removes the metadata from the file in place. */
  | { readonly kind: 'strip'; readonly source: string; readonly extension: string }
  | {
      readonly kind: 'share';
      readonly source: string;
      readonly target: string;
      /** What stays in view; `null` for the middle. */
      readonly focus: Focus | null;
    }
  | {
      readonly kind: 'variant';
      readonly source: string;
      readonly target: string;
      /** In pixels; a narrower picture keeps its own. */
      readonly width: number;
      readonly format: VariantFormat;
    };

/** In pixels: as wide as the widest variant. */
const mostWidth = 2560;
const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** @param isTagged whether it has a profile: one of 16 bits would be read as P3 without the first step, and with it where it has none */
const toSrgb = (image: Sharp, isTagged: boolean): Sharp =>
  (isTagged ? image.withIccProfile('srgb', { attach: false }) : image).toColourspace('srgb');

/** A grey picture has one channel only, one with transparency a last one of its own. */
function toThreeChannels(pixels: Uint8Array, channels: number): Uint8Array {
  const isGrey = channels < 3;
  return Uint8Array.from(
    { length: (pixels.length / channels) * 3 },
    (_, at) => pixels[Math.floor(at / 3) * channels + (isGrey ? 0 : at % 3)] ?? 0,
  );
}

/** The mean of one of three channels. */
function meanOf(pixels: Uint8Array, channel: number): number {
  const values = pixels.filter((_, at) => at % 3 === channel);
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The least alpha, of 255, that still counts as opaque: resizing rounds. */
const opaque = 250;

/** Pixels of all frames together: what a browser has to decode to show it once. Ten seconds of full HD at 25 frames are 520 million. */
const mostFramePixels = 600_000_000;

/** What is saved in passes is in memory whole before a line of it can be read: a file of a few megabytes takes gigabytes. */
const mostInterlacedBytes = 700 * 1024 * 1024;
const bytesOf = (depth: string): number =>
  depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 4;

/** @throws {FileRefused} for an animation that is too much for visitors' browsers */
async function assertPlayable(path: string, file: Buffer): Promise<void> {
  // All frames count as one high picture here, and nothing is decoded.
  const all = sharp(path, { ...options, pages: -1, limitInputPixels: false });
  const { format, pages = 1, width, height, pageHeight = height, ...inside } = await all.metadata();
  if (inside.isProgressive && width * pageHeight * inside.channels * bytesOf(inside.depth) > mostInterlacedBytes)
    throw new FileRefused(
      'This picture is saved in passes (interlaced), too large for that. Save it without, or smaller.',
    );
  const pixels = format === 'png' ? framePixelsOfPng(file) : pages > 1 ? pages * width * pageHeight : 0;
  if (pixels > mostFramePixels)
    throw new FileRefused('This animation is too long for its size. Make it a film, or smaller.');
}

/** @throws {FileRefused} for a picture in too many parts, one that is cut off, or of a kind that cannot be stored */
function assertStorable(file: Buffer): void {
  const kind = sniff(file);
  if (kind === null) return;
  if (hasTooManyParts(file, kind.extension))
    throw new FileRefused('This picture is made of too many parts. Save it anew.');
  if (hasTooManyScans(file, kind.extension))
    throw new FileRefused('This picture is drawn in too many passes for its size. Save it anew.');
  const fault = pictureFault(kind, file);
  if (fault !== null) throw new FileRefused(`This picture ${fault}`);
}

/** Is the page seen through a part of it that is worth mentioning? */
async function isTransparent(path: string): Promise<boolean> {
  const { hasAlpha } = await sharp(path, options).metadata();
  if (!hasAlpha) return false;
  const alpha = await sharp(path, options)
    .resize({ ...SAMPLE, fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return alpha.some((value) => value < opaque);
}

/**
 * Decodes a picture far enough to know its size, colour and luminance.
 * @throws {FileRefused} in words for whoever sent it, where it is too much for visitors
 * @throws when it cannot be decoded or has more than 150 million pixels
 */
async function look(path: string): Promise<PictureFacts> {
  const file = await readFile(path);
  assertStorable(file);
  await assertPlayable(path, file);
  const { autoOrient, width, height, pages = 1 } = await sharp(path, options).metadata();
  // What moves is turned by no browser, whatever it says.
  const upright = pages > 1 ? { width, height } : autoOrient;
  const { image: whole, icc } = await openPicture(path, mostWidth);
  const image = whole
    .autoOrient()
    .resize({ ...SAMPLE, fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const sample = await toSrgb(image, icc !== undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = sample.info;
  const pixels = channels === 3 ? sample.data : toThreeChannels(sample.data, channels);
  return {
    ...{ width: upright.width, height: upright.height },
    color: (await isTransparent(path)) ? null : `#${[0, 1, 2].map((channel) => hex(meanOf(pixels, channel))).join('')}`,
    luminance: readLuminance(pixels),
  };
}

const shareSize = { width: 1200, height: 630 } as const;
/** Size limit in bytes of the strictest consumers of share pictures. */
const mostShareBytes = 300_000;
const shareQualities = [82, 70, 55, 40] as const;

/** Cropped around what is to stay in view, rotated by its orientation, without metadata, in the best quality within the limit. */
async function cutShare(path: string, focus: Focus | null): Promise<Buffer> {
  const { image: whole, icc } = await openPicture(path, mostWidth);
  const { autoOrient } = await whole.metadata();
  const image = whole
    .autoOrient()
    .extract(cropTo(shareSize, autoOrient, focus ?? undefined))
    .resize({ ...shareSize, fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const raw = await toSrgb(image, icc !== undefined)
    .png({ compressionLevel: 0 })
    .toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of shareQualities) {
    made = await sharp(raw).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= mostShareBytes) break;
  }
  return made;
}

/** AVIF's efforts above 1 take twice to ten times as long for a few per cent of the bytes (decision 011). */
const encoders: Readonly<Record<VariantFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/** With 8 bits for each colour: what is wider than sRGB keeps its width, what is for print is converted by its profile. */
const colours: Readonly<Record<VariantColours, (image: Sharp) => Sharp>> = {
  srgb: (image) => toSrgb(image, true),
  kept: (image) => image.keepIccProfile().toColourspace('srgb'),
  // In between with 16 bits, or it would go through sRGB.
  p3: (image) => image.pipelineColourspace('rgb16').withIccProfile('p3'),
};

/**
 * The uncropped picture at a width, rotated by its orientation, without metadata.
 * @returns `null` for a picture that is more than a variant could show: it moves, has high dynamic range, or colours that nobody knows
 */
async function narrow(path: string, width: number, format: VariantFormat): Promise<Buffer | null> {
  const { image, icc, isMore } = await openPicture(path, width);
  if (isMore) return null;
  const made = image.autoOrient().resize({ width, withoutEnlargement: true });
  return encoders[format](icc === undefined ? toSrgb(made, false) : colours[coloursOf(icc)](made)).toBuffer();
}

/** Writes a file atomically: whenever the machine stops, it is complete or absent. */
async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const arriving = `${target}.part`;
  try {
    const file = await open(arriving, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(arriving, target);
  } finally {
    await rm(arriving, { force: true });
  }
}

async function make(job: Exclude<PictureJob, { readonly kind: 'facts' }>): Promise<Buffer | null> {
  if (job.kind === 'strip') return withoutMetadata(job.source, job.extension);
  return job.kind === 'share' ? cutShare(job.source, job.focus) : narrow(job.source, job.width, job.format);
}

/**
 * Does one job.
 * @returns what is known of the picture with `facts`; else `null`, also where nothing was to be done
 * @throws when the picture cannot be decoded or the file not be written
 */
export async function work(job: PictureJob): Promise<PictureFacts | null> {
  if (job.kind === 'facts') return look(job.source);
  const made = await make(job);
  if (made !== null) await writeWhole(job.kind === 'strip' ? job.source : job.target, made);
  return null;
}
