import { boxes, descend, readHandler } from './boxes.ts';
import type { Box } from './boxes.ts';

/** A part of a file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Boxes that show nothing: place, camera, names and texts of cameras and programs (`udta`, `meta`, makers' `uuid`), events
 * beside the film (`emsg`), QuickTime's preview, and room that is free but need not be empty.
 */
const told: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'emsg', 'pnot', 'PICT', 'free', 'skip']);
/** Tracks that are shown or heard. Others hold where a camera was and how it was set, second by second. */
const shown: ReadonlySet<string> = new Set(['vide', 'soun', 'pict', 'auxv']);
/** So many chunks of samples are emptied at most: an hour of a camera's record has a few thousand. */
const mostSpans = 100_000;

/** A film has a handful. */
const mostTracks = 1000;

/** Is this box to be emptied in a film's file? */
export const isTold = ({ type }: Box): boolean => told.has(type);

/** Makes a box of the same size that says nothing: what follows stays where it is. */
function empty(bytes: Buffer, { at, start, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, start, end);
}

function emptyTold(bytes: Buffer, parent: Span): void {
  for (const box of boxes(bytes, parent.start, parent.end)) if (isTold(box)) empty(bytes, box);
}

/** Times of creation and of the last change, of `mvhd`, `tkhd` and `mdhd`. */
function emptyTimes(bytes: Buffer, { start, end }: Box): void {
  bytes.fill(0, start + 4, Math.min(end, start + (bytes[start] === 1 ? 20 : 12)));
}

/** `[first chunk, samples of each]`, from 1 (8.7.4). */
function readRuns(bytes: Buffer, table: Box): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let at = table.start + 8; at + 12 <= table.end; at += 12)
    runs.push([bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]);
  return runs;
}

/** The size of the `index`th sample. */
function sizesOf(bytes: Buffer, table: Box): (index: number) => number {
  if (table.end - table.start < 12) return () => 0;
  const same = bytes.readUInt32BE(table.start + 4);
  if (same !== 0) return () => same;
  return (index) => {
    const at = table.start + 12 + index * 4;
    return at + 4 <= table.end ? bytes.readUInt32BE(at) : 0;
  };
}

/** Where the samples of a track lie in the file, chunk by chunk. */
function* samplesOf(bytes: Buffer, track: Box): Generator<Span> {
  const find = (type: string): Box | undefined => descend(bytes, track, ['mdia', 'minf', 'stbl', type]).next().value;
  const [stsc, stsz, stco, co64] = [find('stsc'), find('stsz'), find('stco'), find('co64')];
  const offsets = stco ?? co64;
  if (stsc === undefined || stsz === undefined || offsets === undefined) return;
  const runs = readRuns(bytes, stsc);
  const sizeOf = sizesOf(bytes, stsz);
  const width = stco === undefined ? 8 : 4;
  // No more samples than the tables have room for, whatever they say.
  let left = bytes.length;
  let sample = 0;
  let run = 0;
  for (let chunk = 1, at = offsets.start + 8; at + width <= offsets.end && left > 0; chunk += 1, at += width) {
    if ((runs[run + 1]?.[0] ?? Infinity) <= chunk) run += 1;
    const count = Math.min(runs[run]?.[1] ?? 0, left);
    const start = width === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
    let end = start;
    for (let index = 0; index < count; index += 1) end += sizeOf(sample + index);
    sample += count;
    left -= count + 1;
    yield { start, end };
  }
}

/** What a picture's coding calls itself, as 'GoPro AVC encoder' (12.1.3). */
function emptyCoder(bytes: Buffer, track: Box): void {
  const [entries] = descend(bytes, track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (entries === undefined) return;
  for (const entry of boxes(bytes, entries.start + 8, entries.end))
    bytes.fill(0, Math.min(entry.end, entry.start + 42), Math.min(entry.end, entry.start + 74));
}

function stripTrack(bytes: Buffer, track: Box): void {
  emptyTold(bytes, track);
  for (const box of descend(bytes, track, ['tkhd'])) emptyTimes(bytes, box);
  for (const media of descend(bytes, track, ['mdia'])) {
    emptyTold(bytes, media);
    for (const box of descend(bytes, media, ['mdhd'])) emptyTimes(bytes, box);
    // Its name, often the camera's.
    for (const box of descend(bytes, media, ['hdlr'])) bytes.fill(0, Math.min(box.end, box.start + 24), box.end);
    for (const box of descend(bytes, media, ['minf'])) emptyTold(bytes, box);
  }
  if (readHandler(bytes, track) === 'vide') emptyCoder(bytes, track);
}

/**
 * Takes from a film's index, the content of `moov`, in place and without moving anything, what is not shown: times, place,
 * names, and tracks of neither picture nor sound.
 * @returns where in the file the samples of these tracks are, to be emptied as well
 */
export function stripIndex(bytes: Buffer): readonly Span[] {
  const spans: Span[] = [];
  const tracks: Box[] = [];
  // Samples of a film in fragments are not in its index.
  let isWhole = true;
  for (const box of boxes(bytes, 0, bytes.length)) {
    if (box.type === 'mvex') isWhole = false;
    if (box.type === 'mvhd') emptyTimes(bytes, box);
    if (box.type === 'trak' && tracks.length < mostTracks) tracks.push(box);
    if (isTold(box)) empty(bytes, box);
  }
  const isShown = (track: Box): boolean => !isWhole || shown.has(readHandler(bytes, track) ?? 'vide');
  const kept = tracks.filter(isShown);
  for (const track of kept) {
    stripTrack(bytes, track);
    // What refers to the others, as to chapters or a time code.
    if (kept.length < tracks.length) for (const box of descend(bytes, track, ['tref'])) empty(bytes, box);
  }
  for (const track of tracks) {
    if (isShown(track)) continue;
    for (const span of samplesOf(bytes, track)) if (spans.length < mostSpans) spans.push(span);
    empty(bytes, track);
  }
  return spans;
}

/** A reader of numbers one after the other; beyond the end they are 0. */
function numbersOf(bytes: Buffer, { start, end }: Span): (width: number) => number {
  let at = start;
  return (width) => {
    const from = at;
    at += width;
    if (width === 0 || at > end) return 0;
    return width === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, width);
  };
}

/** Where the parts of the items are, by item (8.11.3). */
function readLocations(bytes: Buffer, iloc: Box, idat: Box | undefined): ReadonlyMap<number, readonly Span[]> {
  const next = numbersOf(bytes, iloc);
  const version = next(1);
  next(3);
  const [widths, moreWidths] = [next(1), next(1)];
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 4, widths & 15, moreWidths >> 4];
  const indexWidth = version === 0 ? 0 : moreWidths & 15;
  const found = new Map<number, readonly Span[]>();
  if ([offsetWidth, lengthWidth, baseWidth, indexWidth].some((width) => ![0, 4, 8].includes(width))) return found;
  const itemWidth = version < 2 ? 2 : 4;
  // An item takes six bytes at least: more than there is room for are not read.
  const most = iloc.end - iloc.start;
  const count = Math.min(next(itemWidth), most);
  let left = most;
  for (let item = 0; item < count && left > 0; item += 1) {
    const id = next(itemWidth);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseWidth);
    const spans: Span[] = [];
    for (let extents = next(2); extents > 0 && left > 0; extents -= 1, left -= 1) {
      next(indexWidth);
      const from = base + next(offsetWidth) + (method === 1 ? (idat?.start ?? 0) : 0);
      spans.push({ start: from, end: from + next(lengthWidth) });
    }
    left -= 1;
    if (method < 2) found.set(id, spans);
  }
  return found;
}

const itemTexts: ReadonlySet<string> = new Set(['Exif', 'mime', 'uri ']);

/**
 * An AVIF (ISO/IEC 23008-12) without EXIF, XMP and makers' boxes: what they held is zeros, of the same length. Its orientation
 * is no part of them. What is not built as expected stays.
 */
export function stripAvif(file: Buffer): Buffer {
  const made = Buffer.from(file);
  const top = [...boxes(made, 0, made.length)];
  for (const box of top) {
    if (box.type === 'moov') stripIndex(made.subarray(box.start, box.end));
    else if (box.type !== 'meta' && isTold(box)) empty(made, box);
  }
  const meta = top.find(({ type }) => type === 'meta');
  if (meta === undefined) return made;
  const inside = { start: meta.start + 4, end: meta.end };
  const find = (type: string): Box | undefined => descend(made, inside, [type]).next().value;
  const [infos, iloc, idat] = [find('iinf'), find('iloc'), find('idat')];
  if (infos === undefined || iloc === undefined) return made;
  const locations = readLocations(made, iloc, idat);
  const rooms = [...top.filter(({ type }) => type === 'mdat'), ...(idat === undefined ? [] : [idat])];
  const first = infos.start + (made[infos.start] === 0 ? 6 : 8);
  for (const info of boxes(made, first, infos.end)) {
    const isLong = made[info.start] === 3;
    const typeAt = info.start + (isLong ? 10 : 8);
    if (typeAt + 4 > info.end || !itemTexts.has(made.toString('latin1', typeAt, typeAt + 4))) continue;
    const id = isLong ? made.readUInt32BE(info.start + 4) : made.readUInt16BE(info.start + 4);
    for (const { start, end } of locations.get(id) ?? [])
      if (rooms.some((room) => start >= room.start && end <= room.end)) made.fill(0, start, end);
    made.write('free', typeAt, 'latin1');
  }
  return made;
}
