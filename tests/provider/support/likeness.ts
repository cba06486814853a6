import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { work } from '../../../provider/src/media/picture-jobs.ts';
import { planVariant } from '../../../provider/src/rules/variants.ts';
import { fields, upright } from './made-pictures.ts';
import type { MadePicture } from './made-pictures.ts';
import { temporaryFolder } from './process.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};
const wanted = { width: 320, height: 192 } as const;
/** Of a channel, of 255: what coding may lose in the middle of a field. */
const tolerance = 10;

/** The middles of the four fields as sRGB, with their alpha. */
async function fieldsOf(file: Buffer): Promise<readonly (readonly number[])[]> {
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

/**
 * Stores a picture as the provider does, and compares its versions with what it shows: by size, colour, alpha and motion. One that
 * moves has none.
 */
export async function expectLikeness(picture: MadePicture): Promise<void> {
  const folder = temporaryFolder();
  const source = join(folder, 'source');
  await writeFile(source, await picture.make());
  const facts = await work({ kind: 'facts', source });
  await work({ kind: 'strip', source, extension: picture.extension });
  expect(facts, 'size').toMatchObject(upright);
  expect(facts?.color === null, 'transparent').toBe(picture.hasAlpha);
  const media = { ...upright, file: 'a', contentType: types[picture.extension] ?? '' };
  for (const accept of ['image/avif', 'image/webp', '*/*']) {
    const plan = planVariant(media, wanted.width, accept);
    if (plan === null) {
      expect(picture.extension).toBe('gif');
      continue;
    }
    const target = join(folder, plan.format);
    await work({ kind: 'variant', source, target, width: wanted.width, format: plan.format });
    expect(existsSync(target), 'only what stands still has a version').toBe(!picture.moves);
    if (picture.moves) continue;
    const made = await readFile(target);
    const { width, height, orientation = 1 } = await sharp(made).metadata();
    expect({ width, height, orientation }).toEqual({ ...wanted, orientation: 1 });
    const seen = await fieldsOf(made);
    fields.forEach((colour, field) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = seen[field] ?? [];
      const isGone = picture.hasAlpha && field === 3;
      expect(Math.abs(alpha - (isGone ? 0 : 255)), `alpha of field ${String(field)}`).toBeLessThan(8);
      if (!isGone)
        colour.forEach((value, channel) => {
          const difference = Math.abs(value - ([red, green, blue][channel] ?? -99));
          expect(difference, `field ${String(field)} as ${plan.format}: ${String(seen[field])}`).toBeLessThanOrEqual(
            tolerance,
          );
        });
    });
  }
}
