import { crc32 } from 'node:zlib';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** A file that is built to be dear to whoever walks through it. */
export interface HostileFile {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

function uint(value: number, width = 4): Buffer {
  const made = Buffer.alloc(width);
  made.writeUIntBE(value, 0, width);
  return made;
}

/** The same part until there are so many bytes. */
function repeat(part: Buffer, bytes: number): Buffer {
  return Buffer.alloc(Math.floor(bytes / part.length) * part.length, part);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const all = Buffer.concat(content);
  return Buffer.concat([uint(all.length + 8), latin1(type), all]);
}

const demo = (name: string): Buffer =>
  readFileSync(new URL(`../../../provider/demo-content/media/${name}`, import.meta.url));
const ftyp = box('ftyp', latin1('isom'), uint(0), latin1('isommp42'));
const handler = (kind: string): Buffer => box('hdlr', Buffer.alloc(8), latin1(kind), Buffer.alloc(12));

/** A track whose samples stand in these tables. */
function track(...tables: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(1, 12);
  return box('trak', box('tkhd', header), box('mdia', handler('vide'), box('minf', box('stbl', ...tables))));
}
const table = (type: string, count: number, ...content: readonly Buffer[]): Buffer =>
  box(type, uint(0), uint(count), ...content);
const oneEach = table('stsc', 1, uint(1), uint(1), uint(1));
const sizeOfAll = (size: number): Buffer => box('stsz', uint(0), uint(size), uint(1));

/** Places of samples, 8 bytes from one to the next. */
function places(count: number, from = 0): Buffer {
  const all = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) all.writeUInt32BE(from + index * 8, index * 4);
  return table('stco', count, all);
}

/** A film in fragments: each with so many runs of one sample. */
function fragments(bytes: number, runs: number): Buffer {
  const run = box('trun', uint(1), uint(1), uint(8));
  const fragment = box(
    'moof',
    box('mfhd', Buffer.alloc(8)),
    box('traf', box('tfhd', uint(0x20010), uint(1), uint(1)), ...Array.from({ length: runs }, () => run)),
  );
  return Buffer.concat([
    ftyp,
    box('moov', track(oneEach, sizeOfAll(1), table('stco', 0)), box('mvex', box('trex', Buffer.alloc(24, 1)))),
    repeat(fragment, bytes),
  ]);
}

/** More rooms than samples, and more samples than rooms. */
function manyRooms(bytes: number): Buffer {
  const rooms = repeat(box('mdat', Buffer.alloc(8)), bytes / 2);
  const samples = Math.floor(bytes / 8);
  const head = Buffer.concat([ftyp, box('moov', track(oneEach, sizeOfAll(1), places(samples)))]);
  const moov = box('moov', track(oneEach, sizeOfAll(1), places(samples, head.length + 8)));
  return Buffer.concat([ftyp, moov, rooms]);
}

/** A number of EBML. */
const ebml = (id: readonly number[], content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id), Buffer.from([0x08]), uint(content.length), content]);
const endless = (...id: readonly number[]): Buffer => Buffer.from([...id, 0x01, 255, 255, 255, 255, 255, 255, 255]);
const doctype = ebml([0x1a, 0x45, 0xdf, 0xa3], Buffer.from([0x42, 0x82, 0x84, ...latin1('webm')]));
const trackEntry = ebml([0xae], Buffer.from([0xd7, 0x81, 1, 0x83, 0x81, 1]));
const webmTracks = ebml([0x16, 0x54, 0xae, 0x6b], trackEntry);
const webm = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([doctype, endless(0x18, 0x53, 0x80, 0x67), webmTracks, ...parts]);
const cluster = endless(0x1f, 0x43, 0xb6, 0x75);

/** A page of Ogg, whose checksum nobody looks at. */
function oggPage(stream: number, flags: number, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = flags;
  head.writeUInt32LE(stream, 14);
  head[26] = parts.length;
  return Buffer.concat([head, Buffer.from(parts.map(({ length }) => length)), ...parts]);
}
const opus = latin1('OpusHead\u{1}\u{1}');

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), content]);
  return Buffer.concat([uint(content.length), body, uint(crc32(body))]);
}
const still = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

async function png(part: Buffer, bytes: number): Promise<Buffer> {
  const file = await still.clone().png().toBuffer();
  return Buffer.concat([file.subarray(0, 33), repeat(part, bytes), file.subarray(33)]);
}

async function jpeg(part: Buffer, bytes: number): Promise<Buffer> {
  const file = await still.clone().jpeg().toBuffer();
  return Buffer.concat([file.subarray(0, 2), repeat(part, bytes), file.subarray(2)]);
}

/** A TIFF structure that says it has 65 535 entries. */
const longTiff = Buffer.concat([latin1('MM\0*'), uint(8), uint(0xffff, 2), Buffer.alloc(12)]);

function gif(part: Buffer, bytes: number, side = 1): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const screen = Buffer.concat([latin1('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  return Buffer.concat([screen, gifFrame, repeat(part, bytes), Buffer.from([0x3b])]);
}
const gifFrame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);

async function webp(part: Buffer, bytes: number): Promise<Buffer> {
  const file = await still.clone().withMetadata({ orientation: 6 }).webp().toBuffer();
  const all = Buffer.concat([file, repeat(part, bytes)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

async function movingWebp(bytes: number): Promise<Buffer> {
  const file = await still.clone().webp({ lossless: true }).toBuffer();
  const frame = Buffer.concat([latin1('ANMF'), Buffer.alloc(4), Buffer.alloc(16), file.subarray(12)]);
  frame.writeUInt32LE(frame.length - 8, 4);
  frame[14] = 7;
  frame[17] = 7;
  const head = Buffer.concat([latin1('VP8X'), Buffer.from([10, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 7, 0, 0])]);
  const loop = Buffer.concat([latin1('ANIM'), Buffer.from([6, 0, 0, 0, 0, 0, 0, 0, 0, 0])]);
  const body = Buffer.concat([head, loop, repeat(frame, bytes)]);
  const start = Buffer.concat([latin1('RIFF'), Buffer.alloc(4), latin1('WEBP')]);
  start.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([start, body]);
}

/** With references that each bring one more item in, the last first: whoever goes through them until nothing changes goes often. */
async function chainedAvif(bytes: number): Promise<Buffer> {
  const file = await still.clone().avif().toBuffer();
  const meta = file.indexOf('meta') - 4;
  const end = meta + file.readUInt32BE(meta);
  const count = Math.min(19_000, Math.floor(bytes / 28));
  const ids = Array.from({ length: count }, (_, index) => index + 1).toReversed();
  const references = ids.map((id) => box('dimg', uint(id, 2), uint(1, 2), uint(id + 1, 2)));
  const grown = box('meta', file.subarray(meta + 8, end), box('iref', uint(0), ...references));
  const moved = grown.length - (end - meta);
  const all = Buffer.concat([file.subarray(0, meta), grown, file.subarray(end)]);
  // The picture has moved: one place, in 32 bits, as sharp writes it.
  const iloc = all.indexOf('iloc');
  const place = iloc + 4 + 4 + 2 + 2 + 2 + 2 + 2;
  all.writeUInt32BE(all.readUInt32BE(place) + moved, place);
  return all;
}

async function avif(part: Buffer, bytes: number): Promise<Buffer> {
  return Buffer.concat([await still.clone().avif().toBuffer(), repeat(part, bytes)]);
}

/** Files of about so many bytes each, of every kind that is stored, that are dear to walk through. */
export function hostileMedia(bytes: number): readonly HostileFile[] {
  const made = (name: string, make: () => Buffer | Promise<Buffer>): HostileFile => ({
    name,
    make: async () => make(),
  });
  const empty = (type: string): Buffer => box(type);
  return [
    made('boxes.mp4', () => Buffer.concat([ftyp, repeat(empty('free'), bytes)])),
    made('boxes-behind.mp4', () => Buffer.concat([demo('upar/ridge-walk.mp4'), repeat(empty('free'), bytes)])),
    made('tracks.mp4', () => Buffer.concat([ftyp, box('moov', repeat(empty('trak'), bytes))])),
    made('inside-tracks.mp4', () =>
      Buffer.concat([ftyp, box('moov', repeat(box('trak', repeat(empty('mdia'), 152_000)), bytes))]),
    ),
    made('handlers.mp4', () =>
      Buffer.concat([ftyp, box('moov', repeat(box('trak', box('mdia', handler('vide'))), bytes))]),
    ),
    made('deep.mp4', () => {
      const levels = Math.floor(bytes / 8);
      const all = Buffer.alloc(levels * 8);
      for (let level = 0; level < levels; level += 1) {
        all.writeUInt32BE((levels - level) * 8, level * 8);
        all.write('moov', level * 8 + 4, 'latin1');
      }
      return Buffer.concat([ftyp, all]);
    }),
    made('samples.mp4', () => Buffer.concat([ftyp, box('moov', track(oneEach, sizeOfAll(1), places(bytes / 4)))])),
    made('runs-of-chunks.mp4', () =>
      Buffer.concat([ftyp, box('moov', track(table('stsc', 0, Buffer.alloc(bytes, 1)), sizeOfAll(1), places(1000)))]),
    ),
    made('rooms.mp4', () => manyRooms(Math.min(bytes, 4_000_000))),
    made('fragments.mp4', () => fragments(bytes, 1)),
    made('runs.mp4', () => fragments(bytes, 19_000)),
    made('boxes.mov', () => Buffer.concat([box('ftyp', latin1('qt  '), uint(0)), repeat(empty('wide'), bytes)])),
    made('void.webm', () => webm(repeat(Buffer.from([0xec, 0x80]), bytes))),
    made('unknown.webm', () => webm(cluster, repeat(Buffer.from([0xbf, 0x80]), bytes))),
    made('unknown-and-known.webm', () => webm(cluster, repeat(Buffer.from([0xbf, 0x80, 0xa7, 0x80]), bytes))),
    made('blocks.webm', () => webm(cluster, repeat(Buffer.from([0xa3, 0x81, 0x82]), bytes))),
    made('blocks-of-two.webm', () =>
      webm(cluster, repeat(Buffer.from([0xa3, 0x82, 0x82, 0, 0xa3, 0x82, 0x81, 0]), bytes)),
    ),
    made('clusters.webm', () => webm(repeat(cluster, bytes))),
    made('tracks.webm', () => webm(repeat(webmTracks, bytes))),
    made('long-tracks.webm', () =>
      webm(repeat(ebml([0x16, 0x54, 0xae, 0x6b], repeat(Buffer.from([0xae, 0x80]), 1_000_000)), bytes)),
    ),
    made('infos.webm', () =>
      webm(repeat(ebml([0x15, 0x49, 0xa9, 0x66], repeat(Buffer.from([0x44, 0x80]), 1_000_000)), bytes)),
    ),
    made('private.webm', () => {
      const entry = ebml(
        [0xae],
        Buffer.concat([
          Buffer.from([0xd7, 0x81, 1, 0x83, 0x81, 1]),
          repeat(Buffer.from([0x63, 0xa2, 0x81, 2]), 900_000),
        ]),
      );
      return Buffer.concat([
        doctype,
        endless(0x18, 0x53, 0x80, 0x67),
        repeat(ebml([0x16, 0x54, 0xae, 0x6b], entry), bytes),
      ]);
    }),
    made('pages.ogg', () =>
      Buffer.concat([
        oggPage(1, 2, opus),
        oggPage(1, 0, latin1('OpusTags'), Buffer.alloc(9)),
        repeat(oggPage(1, 0), bytes),
      ]),
    ),
    made('comments.ogg', () => Buffer.concat([oggPage(1, 2, opus), repeat(oggPage(1, 1, Buffer.alloc(255)), bytes)])),
    made('streams.ogg', () => {
      const page = oggPage(0, 2, opus);
      const all = repeat(page, bytes);
      for (let at = 0; at < all.length; at += page.length) all.writeUInt32LE(at, at + 14);
      return all;
    }),
    made('other-streams.ogg', () => Buffer.concat([oggPage(1, 2, opus), oggPage(2, 2), repeat(oggPage(2, 0), bytes)])),
    made('chunks.png', () => png(pngChunk('teSt', Buffer.alloc(0)), bytes)),
    made('few-chunks.png', () => png(pngChunk('teSt', Buffer.alloc(bytes / 49_000)), bytes)),
    made('orientations.png', () => png(pngChunk('eXIf', longTiff), Math.min(bytes, 49_000 * 34))),
    made('profiles.png', () => png(pngChunk('iCCP', Buffer.from([65, 0, 0, 0])), Math.min(bytes, 49_000 * 16))),
    made('segments.jpg', () => jpeg(Buffer.from([0xff, 0xfe, 0, 2]), bytes)),
    made('fills.jpg', () => jpeg(Buffer.from([0xff, 0xff]), bytes)),
    made('orientations.jpg', () =>
      jpeg(Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8 + longTiff.length]), latin1('Exif\0\0'), longTiff]), bytes),
    ),
    made('profiles.jpg', () =>
      jpeg(Buffer.concat([Buffer.from([0xff, 0xe2, 0, 16]), latin1('ICC_PROFILE\0\u{1}\u{1}')]), bytes),
    ),
    made('tables.jpg', () => jpeg(Buffer.from([0xff, 0xdd, 0, 4, 0, 0]), bytes)),
    made('comments.gif', () => gif(Buffer.from([0x21, 0xfe, 1, 65, 0]), bytes)),
    made('blocks.gif', () => gif(Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]), bytes)),
    made('frames.gif', () => gif(gifFrame, bytes)),
    made('frames-100.gif', () => gif(gifFrame, Math.min(bytes, 59_000 * gifFrame.length), 100)),
    made('sub-blocks.gif', () =>
      gif(Buffer.concat([Buffer.from([0x21, 0xfe]), repeat(Buffer.from([1, 65]), 1_000_000), Buffer.from([0])]), bytes),
    ),
    made('chunks.webp', () => webp(Buffer.from([...latin1('XXXX'), 0, 0, 0, 0]), bytes)),
    made('frames.webp', () => movingWebp(bytes)),
    made('boxes.avif', () => avif(empty('free'), bytes)),
    made('references.avif', () => chainedAvif(bytes)),
  ];
}
