import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './orientation.ts';

/**
 * Chunks that decide how the picture is shown (PNG, third edition, 11), with the most bytes that one may have, or exactly those.
 * The second spellings are those of drafts.
 */
const shown: ReadonlyMap<string, { readonly most: number } | { readonly exactly: number }> = new Map([
  ['IHDR', { exactly: 13 }],
  ['PLTE', { most: 768 }],
  ['IDAT', { most: Infinity }],
  ['tRNS', { most: 256 }],
  ['gAMA', { exactly: 4 }],
  ['cHRM', { exactly: 32 }],
  ['sRGB', { exactly: 1 }],
  ['cICP', { exactly: 4 }],
  ['mDCV', { exactly: 24 }],
  ['mDCv', { exactly: 24 }],
  ['cLLI', { exactly: 8 }],
  ['cLLi', { exactly: 8 }],
  ['sBIT', { most: 4 }],
  ['bKGD', { most: 6 }],
  ['pHYs', { exactly: 9 }],
  // What moves.
  ['acTL', { exactly: 8 }],
  ['fcTL', { exactly: 26 }],
  ['fdAT', { most: Infinity }],
]);

function isShown(type: string, length: number): boolean {
  const room = shown.get(type);
  return room !== undefined && ('most' in room ? length <= room.most : length === room.exactly);
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

/** A colour profile under a name that says nothing. */
function nameless(content: Buffer): Buffer | null {
  const end = content.subarray(0, 80).indexOf(0);
  return end < 1 ? null : pngChunk('iCCP', Buffer.concat([Buffer.from('icc'), content.subarray(end)]));
}

/**
 * A PNG with the chunks that are shown, and the orientation; without all else, and what follows its end.
 * @returns `null` where it is not understood
 */
export function stripPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, end - 4);
    if (type === 'IEND') return Buffer.concat([...kept, pngChunk('IEND', Buffer.alloc(0))]);
    const orientation = type === 'eXIf' ? readOrientation(content) : null;
    const chunk =
      orientation !== null
        ? pngChunk('eXIf', writeOrientation(orientation))
        : type === 'iCCP'
          ? nameless(content)
          : isShown(type, length)
            ? file.subarray(at, end)
            : null;
    if (chunk !== null) kept.push(chunk);
    at = end;
  }
  return null;
}
