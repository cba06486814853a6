import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { strip as stripPicture } from '../../provider/src/media/strip.ts';

/** What is left of a picture; `null`: it was clean; `undefined`: it is not understood. */
function strip(file: Buffer, extension: string): Buffer | null | undefined {
  const result = stripPicture(file, extension);
  return result.kind === 'stripped' ? result.file : result.kind === 'clean' ? null : undefined;
}

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

test('an AVIF keeps its pixels, its profile and its length, and no EXIF and no XMP', async () => {
  const file = await fromCamera().avif({ lossless: true }).toBuffer();
  expect([file.includes('Somebody'), file.includes('28.5826')]).toEqual([true, true]);
  const stripped = strip(file, 'avif') ?? Buffer.alloc(0);
  expect([stripped.includes('Somebody'), stripped.includes('28.5826')]).toEqual([false, false]);
  const [before, after] = await Promise.all([sharp(file).metadata(), sharp(stripped).metadata()]);
  expect([after.exif, after.xmp, after.icc?.length]).toEqual([undefined, undefined, before.icc?.length]);
  expect([stripped.length, after.width, after.height]).toEqual([file.length, before.width, before.height]);
  expect((await pixels(stripped)).equals(await pixels(file))).toBe(true);
  expect(strip(stripped, 'avif')).toBeNull();
});

test('a GIF keeps its frames and how often they repeat, and no comment, no XMP and nothing behind it', async () => {
  const frames = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  const file = await sharp(Buffer.alloc(8 * 16 * 3).fill(255, 8 * 8 * 3), { raw: frames })
    .gif({ loop: 3, delay: 40 })
    .toBuffer();
  const flags = file[10] ?? 0;
  const first = flags < 0x80 ? 13 : 13 + 3 * 2 ** ((flags & 7) + 1);
  // XMP is no block: its end leads readers of blocks to theirs (XMP specification, part 3, 1.1.2).
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0]);
  const blocks = Buffer.concat([
    Buffer.from('\x21\xfe\x08Somebody\0', 'latin1'),
    Buffer.from(`\x21\xff\x0bXMP DataXMP${xmp}`, 'latin1'),
    trailer,
  ]);
  const told = Buffer.concat([file.subarray(0, first), blocks, file.subarray(first), Buffer.from('28.5826 N')]);
  expect((await sharp(told, { animated: true }).metadata()).pages).toBe(2);
  expect(strip(told, 'gif')?.equals(file)).toBe(true);
  for (let cut = 12; cut < told.length; cut += 3) strip(told.subarray(0, cut), 'gif');
});

test('what follows a JPEG, such as a second picture with a place of its own, goes', async () => {
  const file = await sharp(noise).jpeg().toBuffer();
  const doubled = Buffer.concat([file, await fromCamera().jpeg().toBuffer()]);
  expect(strip(doubled, 'jpg')?.equals(file)).toBe(true);
});

test('a picture without metadata stays as it is; what is not built as expected is said to be unknown', async () => {
  const demo = await readFile(new URL('../../provider/demo-content/media/upar/header.jpg', import.meta.url));
  for (const [file, extension] of [
    [demo, 'jpg'],
    [await sharp(noise).png().toBuffer(), 'png'],
    [await sharp(noise).webp().toBuffer(), 'webp'],
    [await sharp(noise).gif().toBuffer(), 'gif'],
    [await sharp(noise).avif().toBuffer(), 'avif'],
  ] as const)
    expect(strip(file, extension), extension).toBeNull();
  for (const [file, extension] of [
    [Buffer.alloc(300, 'GIF89a'), 'gif'],
    [Buffer.alloc(300, '\0\0\0\x10meta'), 'avif'],
    [Buffer.alloc(300, '\xff\xd8\xff\xe0\0\x10', 'latin1'), 'jpg'],
    [Buffer.alloc(300, '\x89PNG\r\n\x1a\n', 'latin1'), 'png'],
    [Buffer.alloc(300, 'RIFFxxxxWEBP', 'latin1'), 'webp'],
  ] as const)
    expect(strip(file, extension), extension).toBeUndefined();
  // However a file is cut, nothing throws, and nothing grows.
  for (const [extension, file] of [
    ['jpg', await fromCamera().jpeg().toBuffer()],
    ['png', await fromCamera().png().toBuffer()],
    ['webp', await fromCamera().webp().toBuffer()],
    ['avif', await fromCamera().avif().toBuffer()],
  ] as const) {
    for (let end = 12; end < file.length; end += 7) {
      expect(strip(file.subarray(0, end), extension)?.length ?? 0).toBeLessThanOrEqual(file.length);
    }
  }
});
