import { descend } from './boxes.ts';
import { pngChunks } from './png.ts';
import { coloursOfCodes, coloursOfGamma } from '../rules/made-profile.ts';
import type { DeclaredColours, Primaries } from '../rules/made-profile.ts';

/** What is read of a file's colours and motion. */
export interface Declared {
  /** `null`: sRGB, or what a profile says; `'unknown'`: not what anybody here knows. */
  readonly colours: DeclaredColours | 'unknown' | null;
  /** What libvips does not see: it moves. */
  readonly moves: boolean;
}

const nothing: Declared = { colours: null, moves: false };

function readPrimaries(chunk: Buffer): Primaries | undefined {
  if (chunk.length !== 32) return undefined;
  const point = (at: number): readonly [number, number] => [
    chunk.readUInt32BE(at) / 100_000,
    chunk.readUInt32BE(at + 4) / 100_000,
  ];
  const primaries = { white: point(0), red: point(8), green: point(16), blue: point(24) };
  const isColour = ([x, y]: readonly [number, number]): boolean => x > 0 && y > 0 && x + y <= 1;
  return Object.values(primaries).every(isColour) ? primaries : undefined;
}

/** What a PNG says of its colours, the foremost first (third edition, 4.3), and whether it moves. */
function readPng(file: Buffer): Declared {
  const chunks = new Map<string, Buffer>();
  for (const { type, content } of pngChunks(file)) {
    if (type === 'IDAT') break;
    chunks.set(type, content);
  }
  const frames = chunks.get('acTL');
  const moves = frames?.length === 8 && frames.readUInt32BE(0) > 1;
  const codes = chunks.get('cICP');
  if (codes?.length === 4) return { moves, colours: coloursOfCodes(codes[0] ?? 0, codes[1] ?? 0) };
  const gamma = chunks.get('gAMA');
  if (chunks.has('iCCP') || chunks.has('sRGB') || gamma?.length !== 4) return { moves, colours: null };
  const primaries = readPrimaries(chunks.get('cHRM') ?? Buffer.alloc(0));
  return { moves, colours: coloursOfGamma(100_000 / gamma.readUInt32BE(0), primaries) };
}

/** What an AVIF says of its colours where it has no profile (ISO/IEC 14496-12, 12.1.5). */
function readAvif(file: Buffer): Declared {
  const [meta] = descend(file, { start: 0, end: file.length }, ['meta']);
  if (meta === undefined) return nothing;
  const found = [...descend(file, { start: meta.start + 4, end: meta.end }, ['iprp', 'ipco', 'colr'])];
  const kindOf = ({ start }: { readonly start: number }): string => file.toString('latin1', start, start + 4);
  if (found.some((box) => kindOf(box) !== 'nclx')) return nothing;
  const [codes] = found.filter(({ start, end }) => end - start >= 8);
  if (codes === undefined) return nothing;
  return {
    moves: false,
    colours: coloursOfCodes(file.readUInt16BE(codes.start + 4), file.readUInt16BE(codes.start + 6)),
  };
}

/** What a picture says of itself that libvips does not read. */
export function readDeclared(file: Buffer): Declared {
  if (file.toString('latin1', 1, 4) === 'PNG') return readPng(file);
  return file.toString('latin1', 4, 8) === 'ftyp' ? readAvif(file) : nothing;
}
