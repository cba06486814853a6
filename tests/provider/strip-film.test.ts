import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { beforeAll, describe, expect, test } from 'vitest';
import { FileRefused } from '../../provider/src/media/child-worker.ts';
import { stripFilm } from '../../provider/src/media/strip-film.ts';
import { shift } from './support/told-media.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strip-'));
});

async function stripped(file: Buffer, extension: string): Promise<Buffer> {
  const path = join(folder, `film.${extension}`);
  await writeFile(path, file);
  stripFilm(path, extension);
  return readFile(path);
}

/** `null` where it is refused. */
const strippedOrRefused = (file: Buffer, extension: string): Promise<Buffer | null> =>
  stripped(file, extension).catch((error: unknown) => {
    if (error instanceof FileRefused) return null;
    throw error;
  });

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const number = (value: number, width = 4): Buffer => {
  const made = Buffer.alloc(width);
  made.writeUIntBE(value, 0, width);
  return made;
};

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const all = Buffer.concat(content);
  return Buffer.concat([number(all.length + 8), bytes(type), all]);
}

/** All packets of a film's pictures. */
async function packetsOf(file: Buffer): Promise<readonly Buffer[]> {
  const input = new Input({ source: new BufferSource(new Uint8Array(file)), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (track === null) return [];
  const packets: Buffer[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(Buffer.from(packet.data));
  return packets;
}

/** A track of a camera's record of places, whose two samples are at `at`. */
const placeTrack = (at: number, kind = 'meta'): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(24)),
      box('hdlr', Buffer.alloc(8), bytes(kind), Buffer.alloc(12), bytes('GoPro MET\0')),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', Buffer.alloc(4), number(1), box('gpmd', Buffer.alloc(8))),
          box('stsc', Buffer.alloc(4), number(1), number(1), number(2), number(1)),
          box('stsz', Buffer.alloc(4), number(0), number(2), number(5), number(4)),
          box('stco', Buffer.alloc(4), number(1), number(at)),
        ),
      ),
    ),
  );

const demo = readFile(new URL('../../provider/demo-content/media/upar/ridge-walk.mp4', import.meta.url));

/** The demo's film as a camera would have made it: with its place in the index, in a box of its own, and second by second. */
async function fromCamera(kind?: string): Promise<Buffer> {
  const film = await demo;
  const at = film.indexOf('moov') - 4;
  const size = film.readUInt32BE(at);
  const index = film.subarray(at, at + size);
  const about = box('udta', box('\xa9xyz', bytes('+28.5826+083.9311/')), box('\xa9mod', bytes('Camera Nine')));
  const own = box('uuid', Buffer.alloc(16, 7), bytes('<GPS>28.5826</GPS>'));
  const places = box('mdat', bytes('N28.5E83'), bytes('!'));
  const before = Buffer.concat([film.subarray(0, at), own, places]);
  const track = placeTrack(before.length - 9, kind);
  const grown = box('moov', index.subarray(8), track, about);
  const moved = own.length + places.length + grown.length - size;
  // Its own track only: the record's is where it says.
  shift(grown, moved, 8, size);
  // When it was made.
  grown.writeUInt32BE(0xd0d0d0d0, grown.indexOf('mvhd') + 8);
  return Buffer.concat([before, grown, film.subarray(at + size)]);
}

describe('an MP4', () => {
  test.each(['meta', 'camm', 'text'])(
    'loses place, camera, time and its track of %s; its pictures stay',
    async (kind) => {
      const film = await fromCamera(kind);
      const told = ['28.5826', 'Camera Nine', 'N28.5E83', 'GoPro', '\xd0\xd0\xd0\xd0'];
      expect(told.map((text) => film.includes(bytes(text)))).toEqual(told.map(() => true));
      const after = await stripped(film, 'mp4');
      expect(told.map((text) => after.includes(bytes(text)))).toEqual(told.map(() => false));
      expect(after.length).toBe(film.length);
      const packets = await packetsOf(await demo);
      expect(packets.length).toBeGreaterThan(10);
      expect(await packetsOf(after)).toEqual(packets);
      expect((await stripped(after, 'mp4')).equals(after)).toBe(true);
    },
  );

  test.each(['h264.mov', 'prores.mov', 'sound.mov', 'variable.mov', 'portrait.mov'])(
    '%s keeps every picture',
    async (name) => {
      const film = await readFile(new URL(`../../e2e/fixtures/films/${name}`, import.meta.url));
      const after = await stripped(film, 'mov');
      expect(await packetsOf(after)).toEqual(await packetsOf(film));
      expect(after.length).toBe(film.length);
    },
  );

  test('whose tables say what cannot be stays whole, or is refused', async () => {
    const film = await fromCamera();
    const table = film.indexOf('meta\0\0\0\0\0\0\0\0\0\0\0\0GoPro');
    const chunks = film.indexOf('stco', table);
    // The record lies where the pictures' own index is.
    const lying = Buffer.from(film);
    lying.writeUInt32BE(film.indexOf('mvhd'), chunks + 12);
    expect(await packetsOf(await stripped(lying, 'mp4'))).toEqual(await packetsOf(await demo));
    for (let end = 16; end < film.length; end += 49_999) await strippedOrRefused(film.subarray(0, end), 'mp4');
    for (let at = 4; at < 2000; at += 60) {
      const broken = Buffer.from(film);
      broken.writeUInt32BE(0xffffffff, film.indexOf('moov') + at);
      expect((await strippedOrRefused(broken, 'mp4'))?.length ?? film.length).toBe(film.length);
    }
  });
});

/** An EBML element; `length` may be unknown. */
function element(id: number, content: Buffer, isUnknown = false): Buffer {
  const width = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  const length = isUnknown ? number(0xff, 1) : Buffer.concat([bytes('\x01\0'), number(content.length, 6)]);
  return Buffer.concat([number(id, width), length, content]);
}

describe('a WebM', () => {
  const webm = (isUnknown: boolean): Buffer =>
    Buffer.concat([
      element(0x1a45dfa3, element(0x4282, bytes('webm'))),
      element(
        0x18538067,
        Buffer.concat([
          element(
            0x1549a966,
            Buffer.concat([element(0x7ba9, bytes('At 28.5826 N')), element(0x4461, Buffer.alloc(8, 9))]),
          ),
          element(
            0x1654ae6b,
            element(
              0xae,
              Buffer.concat([
                element(0xd7, number(1, 1)),
                element(0x83, number(1, 1)),
                element(0x536e, bytes('Camera Nine')),
                element(0x86, bytes('V_VP9')),
              ]),
            ),
          ),
          element(
            0x1f43b675,
            Buffer.concat([element(0xe7, number(0)), element(0xa3, bytes('\x81Somebody'))]),
            isUnknown,
          ),
          element(0x1254c367, element(0x7373, bytes('28.5826 N'.repeat(40)))),
        ]),
        isUnknown,
      ),
    ]);

  test.each([false, true])(
    'loses title, time, tags and names; its pictures stay (lengths unknown: %j)',
    async (isUnknown) => {
      const film = webm(isUnknown);
      const after = await stripped(film, 'webm');
      expect(['28.5826', 'Camera Nine', '\x09'.repeat(8)].map((text) => after.includes(text))).toEqual([
        false,
        false,
        false,
      ]);
      expect([after.length, after.includes('V_VP9')]).toEqual([film.length, true]);
      // The clusters, byte by byte, are where they were.
      const from = film.indexOf(number(0x1f43b675));
      const until = film.indexOf('Somebody') + 8;
      expect(after.includes('Somebody')).toBe(true);
      expect(after.subarray(from, until).equals(film.subarray(from, until))).toBe(true);
      for (let end = 4; end < film.length; end += 9) await strippedOrRefused(film.subarray(0, end), 'webm');
    },
  );
});

/** The checksum of RFC 3533, bit by bit. */
function checksum(page: Buffer): number {
  let sum = 0;
  for (const byte of page)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isOut = sum >>> 31 !== ((byte >> bit) & 1);
      sum = (sum << 1) ^ (isOut ? 0x04c11db7 : 0);
    }
  return sum >>> 0;
}

/** A page of an Ogg stream. @param flags 1: goes on with a packet; 2: the first */
function page(flags: number, parts: readonly number[], content: Buffer): Buffer {
  const made = Buffer.concat([
    bytes('OggS\0'),
    number(flags, 1),
    Buffer.alloc(20),
    number(parts.length, 1),
    Buffer.from(parts),
    content,
  ]);
  made.writeUInt32LE(checksum(made), 22);
  return made;
}

describe('an Ogg', () => {
  const little = (value: number): Buffer => number(value).reverse();
  const text = (value: string): Buffer => Buffer.concat([little(value.length), bytes(value)]);
  test.each(['\x81theora', '\x03vorbis', 'OpusTags'])(
    '%j: the comments go, over two pages; checksums fit, the rest stays',
    async (head) => {
      const comment = `LOCATION=28.5826 N ${'x'.repeat(300)}`;
      const packet = Buffer.concat([
        bytes(head),
        text('maker'),
        little(2),
        text('ARTIST=Somebody'),
        text(comment),
        bytes('\x01'),
      ]);
      const film = Buffer.concat([
        page(2, [7], bytes('\x80theora')),
        page(0, [255], packet.subarray(0, 255)),
        page(1, [packet.length - 255, 4], Buffer.concat([packet.subarray(255), bytes('next')])),
        page(0, [5], bytes('frame')),
      ]);
      const after = await stripped(film, 'ogg');
      expect(['28.5826', 'Somebody'].map((value) => after.includes(value))).toEqual([false, false]);
      expect([after.length, after.includes('maker'), after.includes('next')]).toEqual([film.length, false, true]);
      for (let at = after.indexOf('OggS'); at !== -1;) {
        const end = after.indexOf('OggS', at + 4);
        const one = Buffer.from(after.subarray(at, end === -1 ? after.length : end));
        const said = one.readUInt32LE(22);
        one.writeUInt32LE(0, 22);
        expect(said).toBe(checksum(one));
        at = end;
      }
      for (let end = 4; end < film.length; end += 9) await strippedOrRefused(film.subarray(0, end), 'ogg');
    },
  );
});
