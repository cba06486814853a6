import type { FilmFile } from './film-file.ts';
import { NotUnderstood } from './shown-boxes.ts';

/** A page (RFC 3533, 6) with its place in the file. */
interface Page {
  readonly at: number;
  readonly bytes: Buffer;
  /** Where its content begins. */
  readonly content: number;
  readonly isFirst: boolean;
  readonly isContinued: boolean;
  readonly stream: number;
  /** Lengths of the parts of packets; one below 255 ends a packet. */
  readonly parts: readonly number[];
}

/** A part of a packet that lies in a page. */
interface Piece {
  readonly page: Page;
  readonly start: number;
  readonly length: number;
}

/** Comments may hold a picture of the cover. */
const largestComments = 16 * 1024 * 1024;
/** An hour of picture and sound has 300 000 pages where each holds one packet; a file has one stream of each. */
const most = { pages: 500_000, streams: 32 } as const;

/** Streams that are shown or heard, by how their first packet begins. Others are texts, and tables of the streams. */
const shownStreams = ['\x80theora', '\x01vorbis', 'OpusHead'];

/** How a packet of comments begins, and whether a bit follows them (Vorbis I, 5.2; Theora, 6.3; RFC 7845, 5.2). */
const comments: readonly { readonly head: string; readonly isFramed: boolean }[] = [
  { head: '\x03vorbis', isFramed: true },
  { head: '\x81theora', isFramed: false },
  { head: 'OpusTags', isFramed: false },
];

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

/** Of a page whose own checksum is zero. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0);
  return sum >>> 0;
}

function readPage(film: FilmFile, at: number): Page | null {
  const head = film.read(at, 282);
  const count = head[26] ?? 0;
  if (head.length < 27 + count || head.toString('latin1', 0, 4) !== 'OggS') return null;
  const parts = [...head.subarray(27, 27 + count)];
  const content = 27 + count;
  const length = content + parts.reduce((sum, part) => sum + part, 0);
  const bytes = film.read(at, length);
  if (bytes.length < length) return null;
  const flags = head[5] ?? 0;
  return {
    ...{ at, bytes, content, parts, stream: head.readUInt32LE(14) },
    ...{ isFirst: (flags & 2) !== 0, isContinued: (flags & 1) !== 0 },
  };
}

/** A packet's comments, and who wrote it, are none now; its length is the same. @returns whether it is one of comments */
export function emptyComments(packet: Buffer): boolean {
  const kind = comments.find(({ head }) => packet.toString('latin1', 0, head.length) === head);
  if (kind === undefined || kind.head.length + 9 > packet.length) return false;
  // An empty name of the maker, no comments; a bit that says it is whole.
  packet.fill(0, kind.head.length);
  if (kind.isFramed) packet[kind.head.length + 8] = 1;
  return true;
}

/** Puts a changed packet back into its pages. */
function writePieces(film: FilmFile, packet: Buffer, pieces: readonly Piece[]): void {
  let from = 0;
  for (const { page, start, length } of pieces) {
    packet.copy(page.bytes, start, from, from + length);
    from += length;
  }
  for (const page of new Set(pieces.map((piece) => piece.page))) {
    page.bytes.writeUInt32LE(0, 22);
    page.bytes.writeUInt32LE(checksum(page.bytes), 22);
    film.write(page.bytes, page.at);
  }
}

/** A stream that is being read. */
interface Stream {
  readonly isShown: boolean;
  /** Of the packet that is not at its end, and their bytes together. */
  pieces: Piece[];
  held: number;
  /** Packets that are not looked at any more: comments are the second. */
  ended: number;
}

/** Looks at the packets of a page, as long as they may be comments. */
function stripPage(film: FilmFile, page: Page, stream: Stream): void {
  let start = page.content;
  const drop = (): void => {
    stream.pieces = [];
    stream.held = 0;
  };
  if (!page.isContinued) drop();
  for (const length of page.parts) {
    if (stream.ended >= 2) return;
    stream.pieces.push({ page, start, length });
    stream.held += length;
    if (stream.held > largestComments) throw new NotUnderstood('Its comments are too long.');
    start += length;
    if (length === 255) continue;
    const packet = Buffer.concat(
      stream.pieces.map((piece) => piece.page.bytes.subarray(piece.start, piece.start + piece.length)),
    );
    if (stream.ended === 1) {
      if (!emptyComments(packet)) throw new NotUnderstood('Its comments are of another kind.');
      writePieces(film, packet, stream.pieces);
    }
    drop();
    stream.ended += 1;
  }
}

/**
 * Ogg: the comments of each stream (place, maker, title) are emptied, streams of neither picture nor sound and what stands between
 * pages go: the pages after them move up.
 * @throws {NotUnderstood}
 */
export function stripOgg(film: FilmFile): void {
  const streams = new Map<number, Stream>();
  let to = 0;
  let at = 0;
  for (let count = 0; at < film.size; count += 1) {
    if (count > most.pages || streams.size > most.streams) throw new NotUnderstood('It is in too many parts.');
    const page = readPage(film, at);
    // What breaks off in the middle of a page ends with the one before.
    if (page === null) break;
    at += page.bytes.length;
    if (page.isFirst) {
      const head = page.bytes.toString('latin1', page.content, page.content + 8);
      const isShown = shownStreams.some((start) => head.startsWith(start));
      streams.set(page.stream, { isShown, pieces: [], held: 0, ended: 0 });
    }
    const stream = streams.get(page.stream);
    if (stream === undefined) throw new NotUnderstood('A page belongs to no stream.');
    if (!stream.isShown) continue;
    if (page.at !== to) film.write(page.bytes, to);
    const moved = { ...page, at: to };
    to += page.bytes.length;
    if (stream.ended < 2) stripPage(film, moved, stream);
  }
  if (![...streams.values()].some(({ isShown, ended }) => isShown && ended >= 2))
    throw new NotUnderstood('It has no stream of pictures or sound.');
  film.truncate(to);
}
