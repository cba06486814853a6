import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A file that tells something in one of the places where that can stand. */
export interface ToldFile {
  readonly place: string;
  readonly extension: string;
  readonly file: Buffer;
}

/** Stands in every place: nothing that is served may have it. */
export const mark = 'MARK28.5826N';
const told = Buffer.from(mark);

const fixture = (name: string): Promise<Buffer> => readFile(new URL(`../fixtures/media/${name}`, import.meta.url));
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><where>${mark}</where></x:xmpmeta>`;
const noise = {
  create: { width: 61, height: 40, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
} as const;

const be = (value: number, width = 4): Buffer => {
  const made = Buffer.alloc(width);
  made.writeUIntBE(value, 0, width);
  return made;
};
const le = (value: number): Buffer => be(value).reverse();
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

const fromCamera = (image: Sharp): Sharp =>
  image
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExif({
      IFD0: { Copyright: mark, Make: mark, DateTime: '2019:03:04 05:06:07' },
      IFD3: { GPSLatitude: '28/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 });

const segment = (marker: number, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([Buffer.from([0xff, marker]), be(all.length + 2, 2), all]);
};

/** A JPEG with something between its start and the rest. */
async function jpegWith(...parts: readonly Buffer[]): Promise<Buffer> {
  const plain = await sharp(noise).jpeg().toBuffer();
  return Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2)]);
}

async function jpegs(): Promise<readonly (readonly [string, Buffer])[]> {
  const thumbnail = await sharp(noise)
    .resize(16)
    .withExif({ IFD0: { Copyright: mark } })
    .jpeg()
    .toBuffer();
  const plain = await sharp(noise).jpeg().toBuffer();
  const end = plain.length - 2;
  return [
    ['EXIF, XMP and a profile', await fromCamera(sharp(noise)).jpeg().toBuffer()],
    ['the same, progressive', await fromCamera(sharp(noise)).jpeg({ progressive: true }).toBuffer()],
    ['XMP in two parts', await jpegWith(segment(0xe1, text('http://ns.adobe.com/xmp/extension/\0'), told))],
    [
      'IPTC in Photoshop’s block',
      await jpegWith(segment(0xed, text('Photoshop 3.0\x008BIM\x04\x04\0\0'), be(told.length), told)),
    ],
    ['a comment', await jpegWith(segment(0xfe, told))],
    ['the thumbnail of JFIF', await jpegWith(segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02'), told))],
    ['the thumbnail of JFXX', await jpegWith(segment(0xe0, text('JFXX\0\x10'), thumbnail))],
    ['several pictures (MPF)', Buffer.concat([await jpegWith(segment(0xe2, text('MPF\0'), told)), thumbnail])],
    ['a maker’s block', await jpegWith(segment(0xe4, told), segment(0xef, told))],
    ['C2PA', await jpegWith(segment(0xeb, text('JP\0\0'), told))],
    ['what follows Adobe’s mark', await jpegWith(segment(0xee, text('Adobe\0\x64\0\0\0\0\x01'), told))],
    ['bytes between segments', await jpegWith(told, segment(0xfe, told), Buffer.alloc(5))],
    ['bytes before the end', Buffer.concat([plain.subarray(0, end), segment(0xfe, told), told, plain.subarray(end)])],
    ['bytes after the end', Buffer.concat([plain, told])],
    ['a fixture with bytes between segments', await fixture('gap-between-segments.jpg')],
  ];
}

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([text(type), content]);
  return Buffer.concat([be(content.length), body, be(crc32(body))]);
};

async function pngs(): Promise<readonly (readonly [string, Buffer])[]> {
  const plain = await sharp(noise).png().toBuffer();
  const at = (...chunks: readonly Buffer[]): Buffer =>
    Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
  const moving = await fixture('moving.png');
  const icc = (await sharp(await sharp(noise).png().withIccProfile('p3').toBuffer()).metadata()).icc ?? told;
  return [
    ['EXIF, XMP and a profile', await fromCamera(sharp(noise)).png().toBuffer()],
    ['tEXt', at(chunk('tEXt', text(`Author\0${mark}`)))],
    ['zTXt', at(chunk('zTXt', Buffer.concat([text(`${mark}\0\0`), deflateSync(told)])))],
    ['iTXt', at(chunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)))],
    ['tIME', at(chunk('tIME', Buffer.concat([be(2019, 2), told.subarray(0, 5)])), chunk('tEXt', told))],
    ['C2PA (caBX)', at(chunk('caBX', told))],
    ['private chunks', at(chunk('mkBF', told), chunk('prVt', told), chunk('iDOT', told), chunk('sPLT', told))],
    ['the name of a profile', at(chunk('iCCP', Buffer.concat([told, Buffer.alloc(2), deflateSync(icc)])))],
    ['more than a chunk has', at(chunk('pHYs', Buffer.concat([Buffer.alloc(9), told])))],
    ['a text after the picture', Buffer.concat([plain.subarray(0, -12), chunk('tEXt', told), plain.subarray(-12)])],
    ['bytes after the end', Buffer.concat([plain, told])],
    ['one that moves', Buffer.concat([moving.subarray(0, 33), chunk('tEXt', told), moving.subarray(33)])],
  ];
}

const riffChunk = (type: string, content: Buffer): Buffer =>
  Buffer.concat([text(type), le(content.length), content, Buffer.alloc(content.length % 2)]);
const riff = (...chunks: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  return Buffer.concat([text('RIFF'), le(body.length), body]);
};

async function webps(): Promise<readonly (readonly [string, Buffer])[]> {
  const simple = await sharp(noise).webp().toBuffer();
  // Turned, it loses nothing.
  const large = await fromCamera(sharp(noise)).webp({ lossless: true }).toBuffer();
  const frames = [await sharp(noise).png().toBuffer(), await sharp(noise).flop().png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 2, delay: [100, 200] })
    .toBuffer();
  const first = moving.indexOf('ANMF');
  const frame = moving.subarray(first + 8, first + 8 + moving.readUInt32LE(first + 4));
  const rest = moving.subarray(first + 8 + frame.length);
  return [
    ['EXIF, XMP and a profile', large],
    ['chunks of its own', riff(large.subarray(12), riffChunk('C2PA', told), riffChunk('priv', told))],
    ['chunks behind a simple picture', riff(simple.subarray(12), riffChunk('EXIF', told))],
    [
      'a chunk of a frame',
      riff(moving.subarray(12, first), riffChunk('ANMF', Buffer.concat([frame, riffChunk('priv', told)])), rest),
    ],
    ['bytes after the end', Buffer.concat([large, told, Buffer.alloc(3)])],
    ['a fixture with bytes after the end', await fixture('behind-the-end.webp')],
  ];
}

async function gifs(): Promise<readonly (readonly [string, Buffer])[]> {
  const frames = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  const plain = await sharp(Buffer.alloc(8 * 16 * 3).fill(255, 8 * 8 * 3), { raw: frames })
    .gif({ loop: 3, delay: 40 })
    .toBuffer();
  const flags = plain[10] ?? 0;
  const first = flags < 0x80 ? 13 : 13 + 3 * 2 ** ((flags & 7) + 1);
  const at = (...blocks: readonly Buffer[]): Buffer =>
    Buffer.concat([plain.subarray(0, first), ...blocks, plain.subarray(first)]);
  const block = Buffer.concat([be(told.length, 1), told, Buffer.alloc(1)]);
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0]);
  const control = text('\x21\xf9\x04\0\x05\0\0\0');
  return [
    ['a comment', at(text('\x21\xfe'), block)],
    ['a plain text', at(control, text('\x21\x01\x0c\0\0\0\0\x08\0\x08\0\x08\x08\0\x01'), block)],
    ['XMP', at(text(`\x21\xff\x0bXMP DataXMP${xmp}`), trailer)],
    ['another program’s block', at(text('\x21\xff\x0bMAKERS  1.0'), block)],
    ['what follows how often it repeats', at(text('\x21\xff\x0bNETSCAPE2.0\x03\x01\x03\0'), block)],
    ['bytes after the end', Buffer.concat([plain, told])],
    ['no end', Buffer.concat([at(text('\x21\xfe'), block).subarray(0, -1)])],
  ];
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([be(all.length + 8), text(type), all]);
};

async function avifs(): Promise<readonly (readonly [string, Buffer])[]> {
  const full = await fromCamera(sharp(noise)).avif().toBuffer();
  const plain = await sharp(noise).avif().toBuffer();
  return [
    ['EXIF, XMP and a profile', full],
    [
      'boxes of its own, and bytes after the end',
      Buffer.concat([plain, box('uuid', Buffer.alloc(16, 7), told), box('free', told), told]),
    ],
    ['a second room of bytes', Buffer.concat([plain, box('mdat', told)])],
    ['pictures that move beside it', Buffer.concat([plain, box('moov', box('udta', told))])],
  ];
}

/** Boxes whose content moves when something is put before it. */
const holders = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** Moves the samples' places of an index, because something was put before them. */
export function shift(index: Buffer, by: number, from = 0, end = index.length): void {
  for (let at = from; at + 8 <= end; at += index.readUInt32BE(at)) {
    const type = index.toString('latin1', at + 4, at + 8);
    const last = at + index.readUInt32BE(at);
    if (holders.includes(type)) shift(index, by, at + 8, last);
    if (type !== 'stco') continue;
    for (let entry = at + 16; entry < last; entry += 4) index.writeUInt32BE(index.readUInt32BE(entry) + by, entry);
  }
}

/** Puts boxes into the box at the end of a way down; their samples' places are mended. */
function putInto(film: Buffer, way: readonly string[], added: Buffer): Buffer {
  const made = Buffer.from(film);
  let at = 0;
  let end = made.length;
  const found: number[] = [];
  for (const type of way) {
    while (made.toString('latin1', at + 4, at + 8) !== type && at < end) at += made.readUInt32BE(at);
    found.push(at);
    end = at + made.readUInt32BE(at);
    at += type === 'stsd' ? 16 : type === 'avc1' ? 86 : 8;
  }
  for (const place of found) made.writeUInt32BE(made.readUInt32BE(place) + added.length, place);
  const grown = Buffer.concat([made.subarray(0, end), added, made.subarray(end)]);
  const index = film.indexOf('moov') - 4;
  if (index < film.indexOf('mdat')) shift(grown, added.length, index, index + grown.readUInt32BE(index));
  return grown;
}

/** A track of a camera's record, second by second, whose samples are at `at`. */
const recordTrack = (at: number, kind: string, coding: string): Buffer =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(24)),
      box('hdlr', Buffer.alloc(8), text(kind), Buffer.alloc(12), told),
      box(
        'minf',
        box('gmhd', told),
        box(
          'stbl',
          box('stsd', Buffer.alloc(4), be(1), box(coding, Buffer.alloc(8), told)),
          box('stsc', Buffer.alloc(4), be(1), be(1), be(1), be(1)),
          box('stsz', Buffer.alloc(4), be(told.length), be(1)),
          box('stco', Buffer.alloc(4), be(1), be(at)),
        ),
      ),
    ),
  );

/** A film with boxes before its index, whose samples' places are mended. */
function before(film: Buffer, added: Buffer): Buffer {
  const at = film.readUInt32BE(0);
  const moved = Buffer.concat([film.subarray(0, at), added, film.subarray(at)]);
  const index = moved.indexOf('moov') - 4;
  shift(moved, added.length, index, index + moved.readUInt32BE(index));
  return moved;
}

async function films(): Promise<readonly ToldFile[]> {
  const demo = await readFile(new URL('../../../provider/demo-content/media/upar/ridge-walk.mp4', import.meta.url));
  const mp4 = (place: string, file: Buffer): ToldFile => ({ place, file, extension: 'mp4' });
  const track = (...way: readonly string[]): readonly string[] => ['moov', 'trak', ...way];
  const about = [box('\xa9xyz', told), box('loci', told), box('\xa9mod', told)];
  // What is put into the index moves what comes after, the record's samples at the end too.
  const record = (kind: string, coding: string): Buffer =>
    Buffer.concat([putInto(demo, ['moov'], recordTrack(demo.length + 8, kind, coding)), box('mdat', told)]);
  const times = Buffer.from(demo);
  for (const type of ['mvhd', 'tkhd', 'mdhd']) told.copy(times, times.indexOf(type) + 8, 0, 8);
  return [
    mp4('texts of the film', putInto(demo, ['moov'], box('udta', ...about))),
    mp4('metadata of the film', putInto(demo, ['moov'], box('meta', Buffer.alloc(4), box('xml ', told)))),
    mp4('texts of a track', putInto(demo, track(), box('udta', ...about))),
    mp4('texts of a medium', putInto(demo, track('mdia', 'minf'), box('udta', ...about))),
    mp4('texts of a table', putInto(demo, track('mdia', 'minf', 'stbl'), box('udta', told))),
    mp4('a coding’s description', putInto(demo, track('mdia', 'minf', 'stbl', 'stsd', 'avc1'), box('uuid', told))),
    mp4(
      'XMP in a box of its own',
      Buffer.concat([before(demo, box('uuid', Buffer.alloc(16, 7), told)), box('uuid', told)]),
    ),
    mp4('room that is free', Buffer.concat([before(demo, box('free', told)), box('skip', told), box('wide', told)])),
    mp4('a second room of bytes', Buffer.concat([before(demo, box('mdat', told)), box('mdat', told)])),
    mp4('boxes of its own', Buffer.concat([before(demo, box('C2PA', told)), box('prft', told)])),
    mp4('a second index', Buffer.concat([demo, box('moov', box('udta', told))])),
    mp4('bytes after the end', Buffer.concat([demo, told])),
    mp4('times', times),
    mp4('a camera’s record (gpmd)', record('meta', 'gpmd')),
    mp4('a camera’s record (mebx)', record('meta', 'mebx')),
    mp4('a time code (tmcd)', record('tmcd', 'tmcd')),
    mp4('texts', record('text', 'tx3g')),
    mp4('fragments, and texts', putInto(await fixture('fragments.mp4'), ['moov'], box('udta', ...about))),
    mp4(
      'fragments, and bytes among them',
      Buffer.concat([await fixture('fragments.mp4'), box('mdat', told), box('free', told)]),
    ),
    mp4(
      'fragments that count from the file’s start',
      Buffer.concat([await fixture('fragments-offsets.mp4'), box('mdat', told)]),
    ),
    { place: 'what FFmpeg writes, as QuickTime', extension: 'mov', file: await fixture('told.mov') },
    { place: 'what FFmpeg writes, as WebM', extension: 'webm', file: await fixture('told.webm') },
    { place: 'bytes after a WebM', extension: 'webm', file: Buffer.concat([await fixture('told.webm'), told]) },
    { place: 'what FFmpeg writes, as Ogg', extension: 'ogg', file: await fixture('told.ogg') },
    { place: 'bytes after an Ogg', extension: 'ogg', file: Buffer.concat([await fixture('told.ogg'), told]) },
  ];
}

/** Files of every kind with something told in every place of which we know. */
export async function toldMedia(): Promise<readonly ToldFile[]> {
  const of = (extension: string, made: readonly (readonly [string, Buffer])[]): readonly ToldFile[] =>
    made.map(([place, file]) => ({ place, extension, file }));
  return [
    ...of('jpg', await jpegs()),
    ...of('png', await pngs()),
    ...of('webp', await webps()),
    ...of('gif', await gifs()),
    ...of('avif', await avifs()),
    ...(await films()),
  ];
}
