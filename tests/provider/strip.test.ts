import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { strip } from '../../provider/src/media/strip.ts';

const noise = {
  create: {
    width: 61,
    height: 40,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
} as const;

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><where>28.5826 N</where></x:xmpmeta>';
/** As a camera's: place, owner, XMP, a wide colour profile, lying on its side. */
const fromCamera = (): Sharp =>
  sharp(noise)
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 });

const pixels = (file: Buffer): Promise<Buffer> => sharp(file).autoOrient().raw().toBuffer();

test.each([
  ['jpg', () => fromCamera().jpeg()],
  ['jpg', () => fromCamera().jpeg({ progressive: true, mozjpeg: true })],
  ['png', () => fromCamera().png()],
  ['webp', () => fromCamera().webp()],
])('a %s keeps its pixels, its profile and its orientation, and nothing else', async (extension, encode) => {
  const file = await encode().toBuffer();
  const before = await sharp(file).metadata();
  expect(file.includes('Somebody')).toBe(true);
  const stripped = strip(file, extension) ?? Buffer.alloc(0);
  const after = await sharp(stripped).metadata();
  expect([after.orientation, after.icc?.length, after.xmp]).toEqual([6, before.icc?.length, undefined]);
  expect([stripped.includes('Somebody'), stripped.includes('28.5826'), (after.exif?.length ?? 0) < 40]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await pixels(stripped)).equals(await pixels(file))).toBe(true);
  expect(strip(stripped, extension)).toBeNull();
});

test('what follows a JPEG, such as a second picture with a place of its own, goes', async () => {
  const file = await sharp(noise).jpeg().toBuffer();
  const doubled = Buffer.concat([file, await fromCamera().jpeg().toBuffer()]);
  expect(strip(doubled, 'jpg')?.equals(file)).toBe(true);
});

test('a picture without metadata stays as it is, and so does what is not built as expected', async () => {
  const demo = await readFile(new URL('../../provider/demo-content/media/upar/header.jpg', import.meta.url));
  for (const [file, extension] of [
    [demo, 'jpg'],
    [await sharp(noise).png().toBuffer(), 'png'],
    [await sharp(noise).webp().toBuffer(), 'webp'],
    [await sharp(noise).gif().toBuffer(), 'gif'],
    [await sharp(noise).avif().toBuffer(), 'avif'],
  ] as const) {
    const stripped = strip(file, extension);
    if (stripped !== null) expect((await pixels(stripped)).equals(await pixels(file))).toBe(true);
  }
  // However a file is cut, nothing throws, and nothing grows.
  for (const [extension, file] of [
    ['jpg', await fromCamera().jpeg().toBuffer()],
    ['png', await fromCamera().png().toBuffer()],
    ['webp', await fromCamera().webp().toBuffer()],
  ] as const) {
    for (let end = 12; end < file.length; end += 7) {
      expect(strip(file.subarray(0, end), extension)?.length ?? 0).toBeLessThan(file.length);
    }
  }
});
