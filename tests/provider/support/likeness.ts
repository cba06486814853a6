import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sniff } from '@vitrine/media-kinds';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pngChunks } from '../../../provider/src/media/png.ts';
import { work } from '../../../provider/src/media/picture-jobs.ts';
import { planVariant } from '../../../provider/src/rules/variants.ts';
import { upright } from './made-pictures.ts';
import type { MadePicture } from './made-pictures.ts';
import { temporaryFolder } from './process.ts';

const wanted = { width: 320, height: 192 } as const;
/** Of a channel, of 255: what coding may lose in the middle of a field. */
const tolerance = 10;

const hasTurned: ReadonlySet<string> = new Set(['png', 'webp']);

type Pixel = readonly number[];

/** The middles of the four fields as sRGB, with their alpha. */
async function fieldsOf(file: Buffer): Promise<readonly Pixel[]> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((field) => {
    const [x, y] = [
      Math.round(((field % 2) * 0.5 + 0.25) * info.width),
      Math.round((Math.floor(field / 2) * 0.5 + 0.25) * info.height),
    ];
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  });
}

/** How long each frame of a file is shown, in milliseconds. libvips knows of one frame in a PNG. */
async function delaysOf(file: Buffer): Promise<readonly number[]> {
  const { format, pages = 1, delay = [] } = await sharp(file).metadata();
  if (format !== 'png') return pages === 1 ? [0] : delay;
  const frames = [...pngChunks(file)].filter(({ type }) => type === 'fcTL');
  if (frames.length === 0) return [0];
  return frames.map(({ content }) => (1000 * content.readUInt16BE(20)) / content.readUInt16BE(22));
}

function expectPixels(seen: readonly Pixel[], fields: readonly Pixel[], what: string): void {
  fields.forEach((colour, field) => {
    const found = seen[field] ?? [];
    const isGone = colour[3] === 0;
    expect(Math.abs((found[3] ?? -99) - (colour[3] ?? 255)), `${what}: alpha of field ${String(field)}`).toBeLessThan(
      8,
    );
    if (isGone) return;
    for (const channel of [0, 1, 2]) {
      const difference = Math.abs((colour[channel] ?? 0) - (found[channel] ?? -99));
      expect(difference, `${what}: field ${String(field)} is ${String(found)}`).toBeLessThanOrEqual(tolerance);
    }
  });
}

/** What its fields are, with their alpha. */
const shownBy = ({ fields, hasAlpha }: MadePicture): readonly Pixel[] =>
  fields.map((colour, field) => [...colour, hasAlpha && field === 3 ? 0 : 255]);

/** Stands before white, as a share does. */
const onWhite = (fields: readonly Pixel[]): readonly Pixel[] =>
  fields.map((colour) => (colour[3] === 0 ? [255, 255, 255, 255] : colour));

/** The mean of all fields, as `#rrggbb` is read. */
function expectMean(color: string | null | undefined, picture: MadePicture): void {
  const { fields, hasAlpha } = picture;
  if (hasAlpha) {
    expect(color, 'what is transparent has no colour').toBeNull();
    return;
  }
  [0, 1, 2].forEach((channel) => {
    const mean = fields.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / fields.length;
    const found = parseInt((color ?? '').slice(1 + channel * 2, 3 + channel * 2), 16);
    expect(Math.abs(found - mean), `its colour ${String(color)}`).toBeLessThanOrEqual(tolerance);
  });
}

/**
 * Stores a picture as the provider does, and compares what is served with what it shows: the file itself by size, motion and
 * colour, its versions and its share by all of these and alpha. One that moves, or has more light than white, has no versions.
 */
export async function expectLikeness(picture: MadePicture): Promise<void> {
  const { extension, delays, isHdr, hasAlpha } = picture;
  const folder = temporaryFolder();
  const source = join(folder, 'source');
  const file = await picture.make();
  await writeFile(source, file);
  const kind = sniff(file.subarray(0, 128));
  expect(kind?.extension).toBe(extension);
  const facts = await work({ kind: 'facts', source });
  await work({ kind: 'strip', source, extension });
  expect(facts, 'size').toMatchObject(upright);
  if (!isHdr) expectMean(facts?.color, picture);
  const stored = await readFile(source);
  // Of those that say how they are to be turned, browsers agree on JPEG, and on AVIF, which says it in its own way.
  if (hasTurned.has(extension) && delays.length === 1)
    expect((await sharp(stored).metadata()).orientation ?? 1, 'turned').toBe(1);
  expect(await delaysOf(file), 'motion as it was made').toEqual(delays);
  expect(await delaysOf(stored), 'motion').toEqual(delays);

  const share = join(folder, 'share');
  await work({ kind: 'share', source, target: share, focus: null });
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  if (!isHdr) expectPixels(await fieldsOf(await readFile(share)), onWhite(shownBy(picture)), 'share');

  const media = { ...upright, file: 'a', contentType: kind?.contentType ?? '' };
  for (const accept of ['image/avif', 'image/webp', '*/*']) {
    const plan = planVariant(media, wanted.width, accept);
    if (plan === null) {
      expect(extension).toBe('gif');
      continue;
    }
    const target = join(folder, plan.format);
    await work({ kind: 'variant', source, target, width: wanted.width, format: plan.format });
    const hasVersions = delays.length === 1 && !isHdr;
    expect(existsSync(target), 'only what stands still has a version').toBe(hasVersions);
    if (!hasVersions) continue;
    const made = await readFile(target);
    const { width, height, orientation = 1, hasAlpha: isSeenThrough } = await sharp(made).metadata();
    expect({ width, height, orientation }).toEqual({ ...wanted, orientation: 1 });
    if (hasAlpha) expect(isSeenThrough).toBe(true);
    expectPixels(await fieldsOf(made), shownBy(picture), plan.format);
  }
}
