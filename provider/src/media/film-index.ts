import { descend, readHandler } from './boxes.ts';
import type { Box } from './boxes.ts';
import { emptyBox, keepShown, NotUnderstood, readBoxes } from './shown-boxes.ts';
import type { Shown, ShownBoxes, Span } from './shown-boxes.ts';

/** Tracks that are shown or heard. Others hold where a camera was and how it was set, second by second. */
const shownTracks: ReadonlySet<string> = new Set(['vide', 'soun', 'pict', 'auxv']);
/** The most parts of a file that may hold the samples of its tracks: an hour of picture and sound, frame by frame, has 400 000. */
export const mostSpans = 500_000;
/** A film has a handful. */
const mostTracks = 200;

/** Times of creation and of the last change, of `mvhd`, `tkhd` and `mdhd`. */
const emptyTimes = (bytes: Buffer, { start, end }: Box): void =>
  void bytes.fill(0, start + 4, Math.min(end, start + (bytes[start] === 1 ? 20 : 12)));

/** The maker and the name of what reads it, often the camera's. */
const emptyHandler = (bytes: Buffer, { start, end }: Box): void => void bytes.fill(0, Math.min(end, start + 12), end);

/** Where the samples are, which is this file; names of others on somebody's disc go. */
function emptyReferences(bytes: Buffer, { start, end }: Box): void {
  for (const entry of readBoxes(bytes, { start: start + 8, end })) bytes.fill(0, entry.start + 4, entry.end);
}

/** Of a codec's description: what decoders need, and which colours it has. */
const ofCoding: ShownBoxes = {
  ...{ avcC: 'kept', hvcC: 'kept', lhvC: 'kept', av1C: 'kept', vpcC: 'kept', esds: 'kept', btrt: 'kept' },
  ...{ dvcC: 'kept', dvvC: 'kept', dvwC: 'kept', hvcE: 'kept', dvcE: 'kept', dvc1: 'kept', d263: 'kept' },
  ...{ colr: 'kept', pasp: 'kept', clap: 'kept', fiel: 'kept', gama: 'kept', almo: 'kept', auxi: 'kept' },
  ...{ mdcv: 'kept', clli: 'kept', SmDm: 'kept', CoLL: 'kept', cclv: 'kept', amve: 'kept' },
  ...{ ACLR: 'kept', APRG: 'kept', ARES: 'kept', AORD: 'kept' },
};
/** The same of sound. */
const ofSound: ShownBoxes = {
  ...{ esds: 'kept', btrt: 'kept', chan: 'kept', chnl: 'kept', srat: 'kept', pcmC: 'kept', alac: 'kept' },
  ...{ dOps: 'kept', dfLa: 'kept', dac3: 'kept', dec3: 'kept', dac4: 'kept' },
  wave: {
    ...{ frma: 'kept', mp4a: 'kept', esds: 'kept', alac: 'kept', enda: 'kept', chan: 'kept' },
    '\0\0\0\0': 'kept',
  },
};

/** What a picture's codec and its maker call themselves, as 'GoPro AVC encoder' (12.1.3), and boxes beside. */
function stripPictures(bytes: Buffer, entry: Box): void {
  if (entry.end - entry.start < 78) throw new NotUnderstood('A coding is described too briefly.');
  bytes.fill(0, entry.start + 12, entry.start + 16);
  bytes.fill(0, entry.start + 42, entry.start + 74);
  keepShown(bytes, { start: entry.start + 78, end: entry.end }, ofCoding);
}

/** QuickTime's descriptions of sound are longer than others of the same number. */
function stripSound(bytes: Buffer, entry: Box): void {
  if (entry.end - entry.start < 28) throw new NotUnderstood('A coding is described too briefly.');
  bytes.fill(0, entry.start + 12, entry.start + 16);
  const more = [16, 36][bytes.readUInt16BE(entry.start + 8) - 1] ?? 0;
  for (const length of more === 0 ? [0] : [more, 0]) {
    const part = { start: Math.min(entry.end, entry.start + 28 + length), end: entry.end };
    try {
      readBoxes(bytes, part);
    } catch (error) {
      if (error instanceof NotUnderstood && length > 0) continue;
      throw error;
    }
    return keepShown(bytes, part, ofSound);
  }
}

/** How a table of samples is built; what other programs add to it goes. */
const samples = (describe: Shown): ShownBoxes => ({
  stsd: describe,
  ...{ stts: 'kept', ctts: 'kept', cslg: 'kept', stsc: 'kept', stsz: 'kept', stz2: 'kept', stco: 'kept' },
  ...{ co64: 'kept', stss: 'kept', stps: 'kept', sdtp: 'kept', sgpd: 'kept', sbgp: 'kept', saiz: 'kept' },
});

function trackBoxes(kind: string): ShownBoxes {
  const strip = kind === 'soun' ? stripSound : stripPictures;
  const describe = (bytes: Buffer, { start, end }: Box): void => {
    for (const entry of readBoxes(bytes, { start: start + 8, end })) strip(bytes, entry);
  };
  return {
    tkhd: emptyTimes,
    edts: { elst: 'kept' },
    tapt: { clef: 'kept', prof: 'kept', enof: 'kept' },
    tref: 'kept',
    mdia: {
      ...{ mdhd: emptyTimes, hdlr: emptyHandler, elng: 'kept' },
      minf: {
        ...{ vmhd: 'kept', smhd: 'kept', hdlr: emptyHandler },
        dinf: { dref: emptyReferences },
        stbl: samples(describe),
      },
    },
  };
}

/** `[first chunk, samples of each]`, from 1 (8.7.4). */
function readRuns(bytes: Buffer, table: Box): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let at = table.start + 8; at + 12 <= table.end; at += 12)
    runs.push([bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]);
  return runs;
}

/** How many bytes `count` samples have, from the `first`th (8.7.3). */
function sizesOf(bytes: Buffer, { stsz, stz2 }: Tables): (first: number, count: number) => number {
  const table = stsz ?? stz2;
  if (table === undefined || table.end - table.start < 12)
    throw new NotUnderstood('The sizes of its samples are missing.');
  const same = stsz === undefined ? 0 : bytes.readUInt32BE(table.start + 4);
  if (same !== 0) return (_, count) => same * count;
  const bits = stsz === undefined ? (bytes[table.start + 7] ?? 0) : 32;
  if (![8, 16, 32].includes(bits)) throw new NotUnderstood('The sizes of its samples are of another kind.');
  const width = bits / 8;
  return (first, count) => {
    let sum = 0;
    for (let at = table.start + 12 + first * width, left = count; left > 0 && at + width <= table.end; left -= 1) {
      sum += bytes.readUIntBE(at, width);
      at += width;
    }
    return sum;
  };
}

type Tables = Readonly<Record<'stsc' | 'stsz' | 'stz2' | 'stco' | 'co64', Box | undefined>>;

/** Where the samples of a track lie in the file, chunk by chunk; none of a film in fragments. */
function* samplesOf(bytes: Buffer, track: Box): Generator<Span> {
  const find = (type: string): Box | undefined => descend(bytes, track, ['mdia', 'minf', 'stbl', type]).next().value;
  const tables = { stsc: find('stsc'), stsz: find('stsz'), stz2: find('stz2'), stco: find('stco'), co64: find('co64') };
  const offsets = tables.stco ?? tables.co64;
  if (tables.stsc === undefined || offsets === undefined) throw new NotUnderstood('Its samples are listed nowhere.');
  const runs = readRuns(bytes, tables.stsc);
  const width = tables.stco === undefined ? 8 : 4;
  if (offsets.start + 8 + width > offsets.end) return;
  const sizeOf = sizesOf(bytes, tables);
  let sample = 0;
  let run = 0;
  for (let chunk = 1, at = offsets.start + 8; at + width <= offsets.end; chunk += 1, at += width) {
    if ((runs[run + 1]?.[0] ?? Infinity) <= chunk) run += 1;
    const count = runs[run]?.[1] ?? 0;
    const start = width === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
    yield { start, end: start + sizeOf(sample, count) };
    sample += count;
  }
}

/** What of a film is shown, as its index says. */
export interface FilmIndex {
  /** Where in the file the samples of the tracks that are shown lie, as far as the index says. */
  readonly spans: readonly Span[];
  /** Tracks that are shown, by number, with what fragments take for granted: the size of a sample. */
  readonly tracks: ReadonlyMap<number, number>;
  /** Samples may be in fragments too. */
  readonly isFragmented: boolean;
}

const trackNumber = (bytes: Buffer, track: Box): number => {
  const [header] = descend(bytes, track, ['tkhd']);
  const at = header === undefined ? 0 : header.start + (bytes[header.start] === 1 ? 20 : 12);
  return header === undefined || at + 4 > header.end ? 0 : bytes.readUInt32BE(at);
};

/** The size of a sample that fragments take for granted, by track (8.8.3). */
function defaultSizes(bytes: Buffer, fragments: Box | undefined): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  if (fragments === undefined) return sizes;
  for (const { type, start, end } of readBoxes(bytes, fragments))
    if (type === 'trex' && end - start >= 24) sizes.set(bytes.readUInt32BE(start + 4), bytes.readUInt32BE(start + 16));
  return sizes;
}

/**
 * Takes from a film's index, the content of `moov`, in place and without moving anything, what is not shown: times, place, names,
 * tracks of neither picture nor sound, and every box that is no part of how the film is decoded and shown.
 * @throws {NotUnderstood}
 */
export function stripIndex(bytes: Buffer): FilmIndex {
  const all = readBoxes(bytes, { start: 0, end: bytes.length });
  const tracks = all.filter(({ type }) => type === 'trak');
  const fragments = all.find(({ type }) => type === 'mvex');
  if (tracks.length > mostTracks) throw new NotUnderstood('It has too many tracks.');
  if (tracks.length === 0 || all.some(({ type }) => type === 'cmov')) throw new NotUnderstood('It has no tracks.');
  const sizes = defaultSizes(bytes, fragments);
  const kept = tracks.filter((track) => shownTracks.has(readHandler(bytes, track) ?? ''));
  const numbers = new Map(kept.map((track) => [trackNumber(bytes, track), sizes.get(trackNumber(bytes, track)) ?? 0]));
  const spans: Span[] = [];
  for (const track of kept) {
    for (const span of samplesOf(bytes, track))
      if (spans.push(span) > mostSpans) throw new NotUnderstood('It is in too many parts.');
    keepShown(bytes, track, trackBoxes(readHandler(bytes, track) ?? ''));
    // What refers to the others, as to chapters or a time code.
    if (kept.length < tracks.length) for (const box of descend(bytes, track, ['tref'])) emptyBox(bytes, box);
  }
  for (const track of tracks) if (!kept.includes(track)) emptyBox(bytes, track);
  keepShown(
    bytes,
    { start: 0, end: bytes.length },
    {
      ...{ mvhd: emptyTimes, trak: 'kept' },
      mvex: { mehd: 'kept', trex: 'kept' },
    },
  );
  return { spans, tracks: numbers, isFragmented: fragments !== undefined };
}
