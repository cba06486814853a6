import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { work } from '../../provider/src/media/picture-jobs.ts';
import { stripFilm } from '../../provider/src/media/strip-film.ts';
import { temporaryFolder } from './support/process.ts';
import { toldMedia } from './support/told-media.ts';

const pictures = ['jpg', 'png', 'webp', 'gif', 'avif'];

async function stored(file: Buffer, extension: string): Promise<Buffer> {
  const source = join(temporaryFolder(), `file.${extension}`);
  await writeFile(source, file);
  await (pictures.includes(extension) ? work({ kind: 'strip', source, extension }) : stripFilm(source, extension));
  return readFile(source);
}

/** What is shown: all frames, turned as they are to be, how long each is, how often they repeat, and the profile. */
async function shown(file: Buffer): Promise<unknown> {
  const { pages = 1, delay, loop, icc } = await sharp(file).metadata();
  const image = sharp(file, { pages: -1, failOn: 'error' });
  const upright = pages === 1 ? image.autoOrient() : image;
  const pixels = await upright.keepIccProfile().raw().toBuffer();
  return { pages, delay, loop, icc: icc?.toString('base64'), pixels: pixels.toString('base64') };
}

/** The packets of pictures and of sound. */
async function heardAndSeen(file: Buffer): Promise<readonly (readonly string[])[]> {
  const input = new Input({ source: new BufferSource(new Uint8Array(file)), formats: ALL_FORMATS });
  const found: string[][] = [];
  for (const track of [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]) {
    if (track === null) continue;
    const packets: string[] = [];
    for await (const packet of new EncodedPacketSink(track).packets())
      packets.push(`${String(packet.timestamp)} ${Buffer.from(packet.data).toString('base64')}`);
    found.push(packets);
  }
  return found;
}

/** What the files of the corpus tell: place, owner, camera, title, time and the program. */
const telling = /MARK|SECRETCAM|GPS|2019|GPMF|Lavf|Lavc|x264/;

const files = await toldMedia();

describe.each(pictures)('nothing is told by a %s', (kind) => {
  test.each(files.filter(({ extension }) => extension === kind))('that has $place', async ({ file, extension }) => {
    expect(telling.test(file.toString('latin1'))).toBe(true);
    const after = await stored(file, extension);
    expect(telling.exec(after.toString('latin1'))?.[0]).toBeUndefined();
    expect(await shown(after)).toEqual(await shown(file));
    expect((await stored(after, extension)).equals(after)).toBe(true);
  });
});

describe.each(['mp4', 'mov', 'webm', 'ogg'])('nothing is told by a film as %s', (kind) => {
  test.each(files.filter(({ extension }) => extension === kind))('that has $place', async ({ file, extension }) => {
    expect(telling.test(file.toString('latin1'))).toBe(true);
    const after = await stored(file, extension);
    // The coding of the pictures, in which x264 has its name, is left as it is.
    expect(/MARK|GPMF|Lavf/.exec(after.toString('latin1'))?.[0]).toBeUndefined();
    if (extension !== 'ogg') {
      const packets = await heardAndSeen(file);
      expect(packets[0]?.length).toBeGreaterThan(5);
      expect(await heardAndSeen(after)).toEqual(packets);
    }
    expect((await stored(after, extension)).equals(after)).toBe(true);
  });
});

describe('what is not understood', () => {
  test('as a picture is re-encoded, without what it told', async () => {
    const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#c83214' } })
      .png()
      .toBuffer();
    const cut = Buffer.concat([png.subarray(0, -12), Buffer.from('MARK')]);
    const after = await stored(cut, 'png');
    expect([after.includes('MARK'), (await sharp(after).metadata()).width]).toEqual([false, 64]);
  });

  test.each([
    ['mp4', Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x10mdatMARKMARK', 'latin1')],
    ['webm', Buffer.from('\x1a\x45\xdf\xa3\x84webmMARK', 'latin1')],
    ['ogg', Buffer.from('OggSMARK', 'latin1')],
    ['png', Buffer.from('\x89PNG\r\n\x1a\nMARK', 'latin1')],
  ])('and cannot be decoded either is refused, as %s', async (extension, file) => {
    await expect(stored(file, extension)).rejects.toThrow(/not built as others of its kind/);
  });
});
