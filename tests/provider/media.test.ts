import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { inspect } from '../../provider/src/media/inspect.ts';
import { Upload } from '../../provider/src/lib/upload.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const demo = (path: string): Promise<Buffer> =>
  readFile(new URL(`../../provider/demo-content/media/${path}`, import.meta.url));
const square = sharp({ create: { width: 30, height: 20, channels: 3, background: '#cc3311' } });

async function uploadOf(bytes: Buffer, name = 'file'): Promise<Upload> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return new Upload('file', path, name, bytes.length);
}

test.each([
  ['JPEG', () => square.clone().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
  ['PNG', () => square.clone().png().toBuffer(), 'image/png', 'png'],
  ['WebP', () => square.clone().webp().toBuffer(), 'image/webp', 'webp'],
  ['AVIF', () => square.clone().avif().toBuffer(), 'image/avif', 'avif'],
  ['GIF', () => square.clone().gif().toBuffer(), 'image/gif', 'gif'],
])('%s is a picture', async (_, encode, contentType, extension) => {
  const facts = await inspect(await uploadOf(await encode(), 'wrong-name.mp4'));
  expect(facts).toMatchObject({ contentType, extension, mediaType: 'IMAGE', width: 30, height: 20, duration: null });
  expect(facts.color).toMatch(/^#c[a-f0-9]3[a-f0-9]1[a-f0-9]$/);
});

test('a picture that lies on its side is measured as it is shown', async () => {
  const bytes = await square.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await inspect(await uploadOf(bytes))).toMatchObject({ width: 20, height: 30 });
});

test('a grey picture has a colour too; a transparent one has none, which would stay behind it', async () => {
  const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .greyscale()
    .png()
    .toBuffer();
  expect((await inspect(await uploadOf(grey))).color).toMatch(/^#(8[01])\1\1$/);
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await inspect(await uploadOf(clear))).color).toBeNull();
  const full = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#336699ff' } })
    .png()
    .toBuffer();
  expect((await inspect(await uploadOf(full))).color, 'with alpha, and opaque').toMatch(/^#3[234]6[567]9[89a]$/);
});

test.each([
  ['as it is', 'srgb', undefined, { top: 0, bottom: 1 }],
  ['in grey', 'b-w', undefined, { top: 0, bottom: 1 }],
  ['turned by its camera', 'srgb', 3, { top: 1, bottom: 0 }],
] as const)(
  'a picture says how bright it is at its top and at its bottom: %s',
  async (_, space, orientation, expected) => {
    const white = await sharp({ create: { width: 320, height: 90, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#000000' } })
      .composite([{ input: white, left: 0, top: 90 }])
      .toColourspace(space)
      .withMetadata(orientation === undefined ? {} : { orientation })
      .png()
      .toBuffer();
    const { luminance } = await inspect(await uploadOf(bytes));
    expect(luminance?.top).toBeCloseTo(expected.top);
    expect(luminance?.bottom).toBeCloseTo(expected.bottom);
  },
);

test('an MP4 film says its size and length', async () => {
  expect(await inspect(await uploadOf(await demo('nadi/teental-cycle.mp4')))).toMatchObject({
    contentType: 'video/mp4',
    mediaType: 'VIDEO',
    width: 1920,
    height: 1080,
    duration: 8,
  });
});

test('a WebM film is stored, a QuickTime film under its own name', async () => {
  expect(await inspect(await uploadOf(await demo('salt-museum/moving-grains.webm')))).toMatchObject({
    contentType: 'video/webm',
    extension: 'webm',
    mediaType: 'VIDEO',
    width: 1920,
  });
  const mov = await demo('nadi/teental-cycle.mp4');
  mov.write('qt  ', 8, 'latin1');
  expect(await inspect(await uploadOf(mov))).toMatchObject({
    contentType: 'video/quicktime',
    extension: 'mov',
    width: 1920,
  });
  expect(await inspect(await uploadOf(Buffer.from('OggS'.padEnd(100, '\0'))))).toMatchObject({
    contentType: 'video/ogg',
  });
});

test('a film with a strange index is stored without facts', async () => {
  const whole = await demo('nadi/teental-cycle.mp4');
  const cut = await inspect(await uploadOf(whole.subarray(0, 60)));
  expect(cut).toMatchObject({ mediaType: 'VIDEO', width: null, height: null, duration: null });
  // Boxes of every wrong size where the index should be.
  for (const size of [0, 1, 4, 7, 0xffffffff]) {
    const bytes = Buffer.from(whole.subarray(0, 4000));
    bytes.writeUInt32BE(size, bytes.indexOf('mvhd') - 4);
    expect((await inspect(await uploadOf(bytes))).mediaType).toBe('VIDEO');
  }
});

const jpeg = await square.clone().jpeg().toBuffer();
test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7 and so on and so on')],
  ['TIFF', await square.clone().tiff().toBuffer()],
  ['nothing', Buffer.alloc(0)],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
])('%s is refused', async (_, bytes) => {
  await expect(inspect(await uploadOf(bytes, 'a-file.jpg'))).rejects.toMatchObject({
    status: 415,
    message: 'a-file.jpg is not a picture or a film that can be stored.',
  });
});

test.each([
  ['the beginning of a JPEG', jpeg.subarray(0, 20)],
  ['a JPEG that breaks off', jpeg.subarray(0, jpeg.length - 60)],
  ['a JPEG in name only', Buffer.from('\xff\xd8\xff and then text, nothing but text', 'latin1')],
])('%s is refused as incomplete', async (_, bytes) => {
  await expect(inspect(await uploadOf(bytes, 'a-file.jpg'))).rejects.toMatchObject({
    status: 415,
    message: 'a-file.jpg is incomplete: copy it once more.',
  });
});
