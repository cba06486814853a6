import type { FileHandle } from 'node:fs/promises';
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

async function readPage(file: FileHandle, at: number): Promise<Page | null> {
  const head = Buffer.alloc(282);
  const { bytesRead } = await file.read(head, 0, head.length, at);
  const count = head[26] ?? 0;
  if (bytesRead < 27 + count || head.toString('latin1', 0, 4) !== 'OggS') return null;
  const parts = [...head.subarray(27, 27 + count)];
  const content = 27 + count;
  const bytes = Buffer.alloc(content + parts.reduce((sum, part) => sum + part, 0));
  const read = await file.read(bytes, 0, bytes.length, at);
  if (read.bytesRead < bytes.length) return null;
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
async function writePieces(file: FileHandle, packet: Buffer, pieces: readonly Piece[]): Promise<void> {
  let from = 0;
  for (const { page, start, length } of pieces) {
    packet.copy(page.bytes, start, from, from + length);
    from += length;
  }
  for (const page of new Set(pieces.map((piece) => piece.page))) {
    page.bytes.writeUInt32LE(0, 22);
    page.bytes.writeUInt32LE(checksum(page.bytes), 22);
    await file.write(page.bytes, 0, page.bytes.length, page.at);
  }
}

/** A stream that is being read. */
interface Stream {
  readonly isShown: boolean;
  /** Of the packet that is not at its end. */
  pieces: Piece[];
  /** Packets that are not looked at any more: comments are the second. */
  ended: number;
}

/** Looks at the packets of a page, as long as they may be comments. */
async function stripPage(file: FileHandle, page: Page, stream: Stream): Promise<void> {
  let start = page.content;
  if (!page.isContinued) stream.pieces = [];
  for (const length of page.parts) {
    if (stream.ended >= 2) return;
    stream.pieces.push({ page, start, length });
    start += length;
    if (length === 255) continue;
    const packet = Buffer.concat(
      stream.pieces.map((piece) => piece.page.bytes.subarray(piece.start, piece.start + piece.length)),
    );
    if (stream.ended === 1) {
      if (!emptyComments(packet)) throw new NotUnderstood('Its comments are of another kind.');
      await writePieces(file, packet, stream.pieces);
    }
    stream.pieces = [];
    stream.ended += 1;
  }
  const last = stream.pieces.reduce((sum, { length }) => sum + length, 0);
  if (last > largestComments) throw new NotUnderstood('Its comments are too long.');
}

/**
 * Ogg: the comments of each stream (place, maker, title) are emptied, streams of neither picture nor sound and what stands between
 * pages go: the pages after them move up.
 * @throws {NotUnderstood}
 */
export async function stripOgg(file: FileHandle, size: number): Promise<void> {
  const streams = new Map<number, Stream>();
  let to = 0;
  let at = 0;
  while (at < size) {
    const page = await readPage(file, at);
    // What breaks off in the middle of a page ends with the one before.
    if (page === null) break;
    at += page.bytes.length;
    if (page.isFirst) {
      const head = page.bytes.toString('latin1', page.content, page.content + 8);
      const isShown = shownStreams.some((start) => head.startsWith(start));
      streams.set(page.stream, { isShown, pieces: [], ended: 0 });
    }
    const stream = streams.get(page.stream);
    if (stream === undefined) throw new NotUnderstood('A page belongs to no stream.');
    if (!stream.isShown) continue;
    if (page.at !== to) await file.write(page.bytes, 0, page.bytes.length, to);
    const moved = { ...page, at: to };
    to += page.bytes.length;
    if (stream.ended < 2) await stripPage(file, moved, stream);
  }
  if (![...streams.values()].some(({ isShown, ended }) => isShown && ended >= 2))
    throw new NotUnderstood('It has no stream of pictures or sound.');
  await file.truncate(to);
}
