import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { work } from '../../provider/src/media/picture-jobs.ts';
import { coloursOf } from '../../provider/src/rules/colour-profile.ts';
import type { VariantFormat } from '../../provider/src/rules/variants.ts';
import { temporaryFolder } from './support/process.ts';

const formats: readonly VariantFormat[] = ['avif', 'webp', 'jpg', 'png'];

/** A red that sRGB does not have, where its numbers are P3's. */
const red = { r: 250, g: 5, b: 5 };
const plain = sharp({ create: { width: 640, height: 40, channels: 3, background: red } });

async function profile(name: 'p3' | 'srgb'): Promise<Buffer> {
  return (await sharp(await plain.clone().png().withIccProfile(name).toBuffer()).metadata()).icc ?? Buffer.alloc(0);
}

/** A PNG whose numbers stay, and mean what the profile says. */
function tag(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(icc)]);
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('iCCP'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

interface Seen {
  readonly bytes: number;
  readonly icc: number;
  /** Its first pixel, as its numbers are. */
  readonly numbers: readonly number[];
}

async function variantOf(picture: Buffer, format: VariantFormat): Promise<Seen> {
  const folder = temporaryFolder();
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  await writeFile(source, picture);
  await work({ kind: 'variant', source, target, width: 320, format });
  const made = await readFile(target);
  const { icc, channels } = await sharp(made).metadata();
  const numbers = await sharp(made).keepIccProfile().raw().toBuffer();
  return { bytes: made.length, icc: icc?.length ?? 0, numbers: [...numbers.subarray(0, channels)] };
}

/** Formats that lose a little move a number by less. */
function expectNear(numbers: readonly number[], wanted: readonly number[]): void {
  wanted.forEach((value, at) => expect(Math.abs((numbers[at] ?? -99) - value), String(numbers)).toBeLessThan(7));
}

describe.each(formats)('as %s', (format) => {
  test.each(['srgb', 'rgb16'])('a red of P3 stays the same red of P3 (from %s)', async (depth) => {
    const icc = await profile('p3');
    const { numbers, icc: kept } = await variantOf(
      tag(await plain.clone().toColourspace(depth).png().toBuffer(), icc),
      format,
    );
    expectNear(numbers, [250, 5, 5]);
    expect(kept).toBe(icc.length);
  });

  test('of a profile that would weigh more than pictures P3 is made', async () => {
    const heavy = Buffer.concat([await profile('p3'), Buffer.alloc(9000)]);
    heavy.writeUInt32BE(heavy.length, 0);
    const { numbers, icc } = await variantOf(tag(await plain.clone().png().toBuffer(), heavy), format);
    expectNear(numbers, [250, 5, 5]);
    expect([icc > 0, icc < 1000]).toEqual([true, true]);
  });

  test.each(['srgb', 'rgb16'])('sRGB has no profile, and is no heavier than without one (from %s)', async (depth) => {
    const picture = await plain.clone().toColourspace(depth).png().toBuffer();
    const without = await variantOf(picture, format);
    const { numbers, icc, bytes } = await variantOf(tag(picture, await profile('srgb')), format);
    expectNear(numbers, [250, 5, 5]);
    expect([icc, bytes]).toEqual([0, without.bytes]);
  });

  test('CMYK is converted by its profile', async () => {
    const picture = await sharp({ create: { width: 640, height: 40, channels: 3, background: '#00a0e0' } })
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(picture).metadata()).space).toBe('cmyk');
    // Its inks, 178 20 7 35 of 255, would be 66 203 214 by arithmetic; in print they are darker.
    const { numbers, icc } = await variantOf(picture, format);
    expectNear(numbers, [10, 147, 191]);
    expect(icc).toBe(0);
  });
});

test('a profile of any content has an answer', async () => {
  const p3 = await profile('p3');
  expect([coloursOf(p3), coloursOf(await profile('srgb')), coloursOf(undefined)]).toEqual(['kept', 'srgb', 'srgb']);
  for (let end = 0; end < p3.length; end += 1) expect(['kept', 'srgb']).toContain(coloursOf(p3.subarray(0, end)));
  for (let at = 0; at < p3.length - 4; at += 1) {
    const broken = Buffer.from(p3);
    broken.writeUInt32BE(0xffffffff, at);
    expect(['kept', 'srgb']).toContain(coloursOf(broken));
  }
});
