import type { FileHandle } from 'node:fs/promises';

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

/** Headers of all streams; comments may hold a picture of the cover. In pages of at most 65 kB. */
const mostPages = 400;

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

/** A packet's comments are none now; its length is the same. @returns whether it is one of comments */
function emptyComments(packet: Buffer): boolean {
  const kind = comments.find(({ head }) => packet.toString('latin1', 0, head.length) === head);
  if (kind === undefined) return false;
  const maker = kind.head.length;
  if (maker + 8 > packet.length) return false;
  const from = maker + 4 + packet.readUInt32LE(maker);
  if (from + 5 > packet.length) return false;
  packet.fill(0, from);
  if (kind.isFramed) packet[from + 4] = 1;
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

/** Ogg: the comments of each stream (place, maker, title) are emptied where they stand, among the first packets. */
export async function stripOgg(file: FileHandle): Promise<void> {
  const begun = new Map<number, Piece[]>();
  const ended = new Map<number, number>();
  let at = 0;
  for (let count = 0; count < mostPages; count += 1) {
    const page = await readPage(file, at);
    if (page === null) return;
    at += page.bytes.length;
    let start = page.content;
    let pieces = page.isContinued ? (begun.get(page.stream) ?? []) : [];
    for (const length of page.parts) {
      pieces.push({ page, start, length });
      start += length;
      if (length === 255) continue;
      const packet = Buffer.concat(
        pieces.map((piece) => piece.page.bytes.subarray(piece.start, piece.start + piece.length)),
      );
      if (emptyComments(packet)) await writePieces(file, packet, pieces);
      ended.set(page.stream, (ended.get(page.stream) ?? 0) + 1);
      pieces = [];
    }
    begun.set(page.stream, pieces);
    // Comments are a stream's second packet.
    if (!page.isFirst && [...begun.keys()].every((stream) => (ended.get(stream) ?? 0) >= 2)) return;
  }
}
