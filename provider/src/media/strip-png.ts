import { readOrientation, writeOrientation } from './orientation.ts';
import { pngChunk, pngChunks } from './png.ts';

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
  for (const { type, content, bytes } of pngChunks(file)) {
    if (type === 'IEND') return Buffer.concat([...kept, pngChunk('IEND', Buffer.alloc(0))]);
    const orientation = type === 'eXIf' ? readOrientation(content) : null;
    const chunk =
      orientation !== null
        ? pngChunk('eXIf', writeOrientation(orientation))
        : type === 'iCCP'
          ? nameless(content)
          : isShown(type, content.length)
            ? bytes
            : null;
    if (chunk !== null) kept.push(chunk);
  }
  return null;
}
