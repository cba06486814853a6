import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { boxes } from '../../provider/src/media/boxes.ts';
import { stripIndex } from '../../provider/src/media/film-index.ts';
import { NotUnderstood } from '../../provider/src/media/shown-boxes.ts';
import { work as workOnFilm } from '../../provider/src/media/film-jobs.ts';
import { work as workOnPicture } from '../../provider/src/media/picture-jobs.ts';
import { pngChunk } from '../../provider/src/media/png.ts';
import { FileRefused } from '../../provider/src/media/child-worker.ts';
import { startClient } from './support/client.ts';
import { hostileMedia } from './support/hostile-media.ts';
import { jpegOfPasses } from './support/many-passes.ts';
import { temporaryFolder } from './support/process.ts';

const bytes = (...numbers: readonly number[]): Buffer => Buffer.from(numbers);

/** An animation of 2000 x 2000 pixels of which each frame draws one. */
function animation(frames: number): File {
  const screen = Buffer.concat([
    Buffer.from('GIF89a'),
    bytes(0xd0, 0x07, 0xd0, 0x07, 0x80, 0, 0, 0, 0, 0, 255, 255, 255),
  ]);
  const frame = bytes(0x21, 0xf9, 4, 0, 4, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);
  const parts = [screen, ...Array.from({ length: frames }, () => frame), bytes(0x3b)];
  return new File([new Uint8Array(Buffer.concat(parts))], 'long.gif');
}

/** A PNG with so many parts that say nothing. */
async function picture(parts: number): Promise<File> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  // Without content: length, name and checksum.
  const part = Buffer.concat([bytes(0, 0, 0, 0), Buffer.from('teSt'), bytes(0x7e, 0x2c, 0x2e, 0xd7)]);
  const all = [png.subarray(0, 33), ...Array.from({ length: parts }, () => part), png.subarray(33)];
  return new File([new Uint8Array(Buffer.concat(all))], 'parts.png');
}

const passes = (count: number): File => new File([new Uint8Array(jpegOfPasses(count))], 'passes.jpg');

/** A PNG of 148 million pixels of four times 16 bits, saved in passes: whole but for most of its pixels. */
function interlaced(): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(12_200);
  header.writeUInt32BE(12_200, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const parts = [
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new File([new Uint8Array(Buffer.concat(parts))], 'interlaced.png');
}

/** A PNG of 2000 x 2000 pixels with so many frames of one. */
async function movingPng(frames: number): Promise<File> {
  const still = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const control = (sequence: number): Buffer => {
    const content = Buffer.alloc(26);
    for (const [at, value] of [sequence, 1, 1, 0, 0].entries()) content.writeUInt32BE(value, at * 4);
    content.writeUInt16BE(1, 20);
    content.writeUInt16BE(25, 22);
    return pngChunk('fcTL', content);
  };
  const pixel = deflateSync(Buffer.from([0, 1, 2, 3]));
  const moving = Array.from({ length: frames }, (_, at) => {
    const sequence = Buffer.alloc(4);
    sequence.writeUInt32BE(2 * at + 1);
    return Buffer.concat([control(2 * at), pngChunk('fdAT', Buffer.concat([sequence, pixel]))]);
  });
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames);
  const parts = [
    still.subarray(0, 33),
    pngChunk('acTL', count),
    still.subarray(33, -12),
    ...moving,
    still.subarray(-12),
  ];
  return new File([new Uint8Array(Buffer.concat(parts))], 'moving.png');
}

test.each([
  ['a PNG that moves, of 640 million pixels', () => movingPng(160), 'moving.png is too long for its size.'],
  ['an animation of 640 million pixels', () => animation(160), 'long.gif is too long for its size.'],
  ['a PNG of 60 000 parts', () => picture(60_000), 'parts.png is made of too many parts.'],
  ['an interlaced PNG of 1.2 GB', interlaced, 'interlaced.png is saved in passes (interlaced), too large for that.'],
  ['a JPEG of 73 million pixels and 883 passes', () => passes(883), 'passes.jpg is drawn in too many passes'],
])('%s is refused in words', async (_what, make, words) => {
  const { send, provider } = await startClient(false);
  const fields = { title: 'Costly', HeaderMedia: await make() };
  const refused = await send<{ message: string; part: string }>('POST', '/api/projects', fields, 415);
  expect(refused).toMatchObject({ part: 'HeaderMedia', message: expect.stringContaining(words) });
  expect(readdirSync(join(provider.folder, 'media'))).toEqual([]);
});

test('a short animation of the same size is taken', async () => {
  const { create } = await startClient(false);
  expect((await create({ title: 'Short', HeaderMedia: animation(2) })).id).toBeGreaterThan(0);
  expect((await create({ title: 'Short', HeaderMedia: await movingPng(2) })).id).toBeGreaterThan(0);
});

test('a JPEG of the same size in thirty passes is taken', async () => {
  const { create } = await startClient(false);
  expect((await create({ title: 'Progressive', HeaderMedia: passes(30) })).id).toBeGreaterThan(0);
});

test('an index of 15 MB of empty tracks is read in a moment', () => {
  const track = Buffer.concat([bytes(0, 0, 0, 8), Buffer.from('trak')]);
  const index = Buffer.alloc(15 * 1024 * 1024, track);
  const before = process.cpuUsage();
  expect(() => stripIndex(index)).toThrow(NotUnderstood);
  expect([...boxes(index, 0, index.length)].length).toBe(20_000);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'milliseconds of the processor').toBeLessThan(500);
});

/** Does what the processes for films and pictures do with a file that comes in. @returns whether it is taken */
async function lookThrough(name: string, source: string): Promise<boolean> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const isFilm = ['mp4', 'mov', 'webm', 'ogg'].includes(extension);
  try {
    if (isFilm) {
      await workOnFilm({ kind: 'facts', source, extension });
      await workOnFilm({ kind: 'strip', source, extension });
    } else {
      await workOnPicture({ kind: 'facts', source });
      await workOnPicture({ kind: 'strip', source, extension });
    }
    return true;
  } catch (error) {
    // A picture that cannot be decoded is one that cannot be stored (`inspect.ts`).
    if (error instanceof FileRefused || !isFilm) return false;
    throw error;
  }
}

test.each(hostileMedia(1_000_000))(
  '1 MB of $name is walked through in a moment',
  { tags: 'long', timeout: 60_000 },
  async ({ name, make }) => {
    const source = join(temporaryFolder(), name);
    writeFileSync(source, await make());
    const before = process.cpuUsage();
    await lookThrough(name, source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds of the processor').toBeLessThan(4000);
  },
);
