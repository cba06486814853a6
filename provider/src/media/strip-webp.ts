import { exifMark, readOrientation, writeOrientation } from './orientation.ts';

/** Chunks that are shown (RFC 9649, 2.7): of the file, and of a frame. */
const shown: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const shownOfFrame: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L']);
/** What a frame says of its place and time. */
const frameHead = 16;
/** Bits of the first chunk that announce EXIF and XMP. */
const flags = { exif: 0x08, xmp: 0x04 } as const;

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

/** The chunks of a part of a file from `start`; `null` in place of one that ends behind it. */
export function* webpChunks(bytes: Buffer, start = 0): Generator<Chunk | null> {
  for (let at = start; at + 8 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    yield end > bytes.length
      ? null
      : { type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, end) };
    at = end + (end % 2);
  }
}

/** The chunks of a part of a file; `null` where one ends behind it. */
function readChunks(bytes: Buffer): readonly Chunk[] | null {
  const all = [...webpChunks(bytes)];
  const chunks = all.filter((chunk) => chunk !== null);
  return chunks.length < all.length ? null : chunks;
}

function writeChunk({ type, content }: Chunk): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A frame without chunks that are not shown; `null` where it is not understood. */
function stripFrame(content: Buffer): Buffer | null {
  const chunks = content.length < frameHead ? null : readChunks(content.subarray(frameHead));
  if (chunks === null) return null;
  const kept = chunks.filter(({ type }) => shownOfFrame.has(type)).map(writeChunk);
  return Buffer.concat([content.subarray(0, frameHead), ...kept]);
}

/** Is it a still without any loss? What is not understood, is not. */
export const isLosslessWebp = (file: Buffer): boolean =>
  readChunks(file.subarray(12))?.some(({ type }) => type === 'VP8L') === true;

/**
 * A WebP (RFC 9649, 2) with the chunks that are shown; without all else, and what follows its end. A still keeps its orientation, to
 * be turned by it (clean-picture.ts); of what moves browsers show the frames as they are.
 * @returns `null` where it is not understood
 */
export function stripWebp(file: Buffer): Buffer | null {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return null;
  const all = readChunks(file.subarray(12, end));
  const [first] = all ?? [];
  if (all === null || first === undefined) return null;
  // The simple kind of file is one chunk.
  const isSimple = first.type !== 'VP8X';
  const exif = isSimple ? undefined : all.find(({ type }) => type === 'EXIF')?.content;
  const tiff = exif?.subarray(0, 6).equals(exifMark) === true ? exif.subarray(6) : exif;
  const isMoving = all.some(({ type }) => type === 'ANMF');
  const orientation = tiff === undefined || isMoving ? null : readOrientation(tiff);
  const kept: Buffer[] = [];
  for (const { type, content } of isSimple ? [first] : all) {
    if (!shown.has(type)) continue;
    const stripped = type === 'ANMF' ? stripFrame(content) : Buffer.from(content);
    if (stripped === null || stripped.length === 0) return null;
    if (type === 'VP8X')
      stripped[0] = ((stripped[0] ?? 0) & ~(flags.exif | flags.xmp)) | (orientation === null ? 0 : flags.exif);
    kept.push(writeChunk({ type, content: stripped }));
  }
  if (orientation !== null) kept.push(writeChunk({ type: 'EXIF', content: writeOrientation(orientation) }));
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
