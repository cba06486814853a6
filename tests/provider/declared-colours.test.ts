import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { work } from '../../provider/src/media/picture-jobs.ts';
import { pngChunk } from '../../provider/src/media/png.ts';
import { temporaryFolder } from './support/process.ts';

/** What Chromium (headless, `--force-color-profile=srgb`) shows of 200, 100, 20, where it says what these numbers are. */
const shownAs = {
  linear: [229, 168, 79],
  p3: [215, 93, 0],
  wide: [242, 75, 0],
} as const;

const numbers = (...values: readonly number[]): Buffer => {
  const made = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => made.writeUInt32BE(Math.round(value * 100_000), at * 4));
  return made;
};
const p3 = numbers(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06);

async function png(...chunks: readonly Buffer[]): Promise<Buffer> {
  const plain = await sharp({ create: { width: 40, height: 24, channels: 3, background: '#c86414' } })
    .png()
    .toBuffer();
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
}

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`fixtures/media/${name}`, import.meta.url));

async function made(file: Buffer, kind: 'variant' | 'share'): Promise<Buffer | null> {
  const folder = temporaryFolder();
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  await writeFile(source, file);
  await work({ kind, source, target, width: 320, format: 'png', focus: null });
  return existsSync(target) ? readFile(target) : null;
}

/** The first pixel as sRGB. */
async function colourOf(file: Buffer): Promise<readonly number[]> {
  return [...(await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer()).subarray(0, 3)];
}

function expectNear(found: readonly number[], wanted: readonly number[], tolerance = 4): void {
  wanted.forEach((value, at) =>
    expect(Math.abs(value - (found[at] ?? -99)), String(found)).toBeLessThanOrEqual(tolerance),
  );
}

const codes = (primaries: number, transfer: number): Buffer =>
  pngChunk('cICP', Buffer.from([primaries, transfer, 0, 1]));

describe.each(['variant', 'share'] as const)('the %s of a picture has the colours that browsers show', (kind) => {
  test.each([
    ['gAMA', () => png(pngChunk('gAMA', numbers(1))), shownAs.linear],
    ['gAMA and cHRM', () => png(pngChunk('gAMA', numbers(0.45455)), pngChunk('cHRM', p3)), shownAs.p3],
    ['cHRM alone, which says nothing', () => png(pngChunk('cHRM', p3)), [200, 100, 20]],
    ['cICP of P3', () => png(codes(12, 13)), shownAs.p3],
    ['cICP of BT.2020', () => png(codes(9, 13)), shownAs.wide],
    ['cICP of sRGB', () => png(codes(1, 13)), [200, 100, 20]],
    [
      'sRGB, and a gAMA that is not',
      () => png(pngChunk('sRGB', Buffer.alloc(1)), pngChunk('gAMA', numbers(1))),
      [200, 100, 20],
    ],
    ['nclx of P3', () => fixture('p3.avif'), [245, 0, 0]],
    ['nclx of sRGB', () => fixture('srgb.avif'), [225, 48, 15]],
  ])('by %s', async (_what, make, wanted) => {
    expectNear(await colourOf((await made(await make(), kind)) ?? Buffer.alloc(0)), wanted);
  });
});

test.each([
  ['PQ', 16],
  ['HLG', 18],
])(
  'what is brighter than white (%s) is served as it is; as a share it is mapped, not washed out',
  async (_name, transfer) => {
    const file = await png(codes(9, transfer));
    expect(await made(file, 'variant')).toBeNull();
    const [red = 0, green = 255, blue = 255] = await colourOf((await made(file, 'share')) ?? Buffer.alloc(0));
    expect([red > 225, green < 120, blue < 40]).toEqual([true, true, true]);
  },
);

test('a PNG that moves is served as it is, and has a still for shares', async () => {
  const file = await fixture('moving.png');
  expect(await made(file, 'variant')).toBeNull();
  expectNear(await colourOf((await made(file, 'share')) ?? Buffer.alloc(0)), [220, 20, 20]);
});

test('gAMA and codes that nobody knows are not believed', async () => {
  for (const chunk of [
    pngChunk('gAMA', Buffer.alloc(4)),
    pngChunk('gAMA', Buffer.alloc(4, 255)),
    pngChunk('cICP', Buffer.from([2, 2, 0, 1])),
  ])
    expectNear(await colourOf((await made(await png(chunk), 'variant')) ?? Buffer.alloc(0)), [200, 100, 20]);
  expect(await made(await png(codes(77, 99)), 'variant')).toBeNull();
});
