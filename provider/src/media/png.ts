import { crc32 } from 'node:zlib';

/** A chunk of a PNG. */
export interface PngChunk {
  readonly type: string;
  readonly content: Buffer;
  /** With its length, type and checksum. */
  readonly bytes: Buffer;
}

/** The chunks of a PNG from `start`, the end of another one; they stop before the first one that is not whole. */
export function* pngChunks(file: Buffer, start = 8): Generator<PngChunk> {
  for (let at = start; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return;
    const type = file.toString('latin1', at + 4, at + 8);
    yield { type, content: file.subarray(at + 8, end - 4), bytes: file.subarray(at, end) };
    at = end;
  }
}

/** A chunk with its checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** What its numbers are called in a PNG: each says it in its own way. */
const toldOfColours: ReadonlySet<string> = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP']);

/** Its signature and its first chunk, which are always as long. */
const endOfHeader = 33;

/** What a PNG says of its colours. */
export function coloursIn(png: Buffer): Buffer {
  const told: Buffer[] = [];
  for (const { type, bytes } of pngChunks(png)) {
    if (type === 'IDAT') break;
    if (toldOfColours.has(type)) told.push(bytes);
  }
  return Buffer.concat(told);
}

/** A PNG that says its colours in this way alone. @param told chunks */
export function withColours(png: Buffer, told: Buffer): Buffer {
  const kept = [...pngChunks(png, endOfHeader)].filter(({ type }) => !toldOfColours.has(type));
  return Buffer.concat([png.subarray(0, endOfHeader), told, ...kept.map(({ bytes }) => bytes)]);
}
