import { boxes } from './boxes.ts';
import type { Box } from './boxes.ts';
import { emptyBox, gapsIn, keepShown, mergeSpans, NotUnderstood, readBoxes } from './shown-boxes.ts';
import type { ShownBoxes, Span } from './shown-boxes.ts';

/** A reader of numbers one after the other. @throws {NotUnderstood} beyond the end */
function numbersOf(bytes: Buffer, { start, end }: Span): (width: number) => number {
  let at = start;
  return (width) => {
    const from = at;
    at += width;
    if (at > end) throw new NotUnderstood('A table ends early.');
    if (width === 0) return 0;
    return width === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, width);
  };
}

/** A picture's file has some hundred items at most: the tiles of a large one. */
const mostItems = 20_000;

/** Where the parts of an item are, in the file or in its own box (ISO/IEC 14496-12, 8.11.3). */
interface Place {
  readonly isInside: boolean;
  readonly spans: readonly Span[];
}

function readPlaces(bytes: Buffer, iloc: Box): ReadonlyMap<number, Place> {
  const next = numbersOf(bytes, iloc);
  const version = next(1);
  next(3);
  const [widths, moreWidths] = [next(1), next(1)];
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 4, widths & 15, moreWidths >> 4];
  const indexWidth = version === 0 ? 0 : moreWidths & 15;
  if (version > 2 || [offsetWidth, lengthWidth, baseWidth, indexWidth].some((width) => ![0, 4, 8].includes(width)))
    throw new NotUnderstood('The table of its items is of another kind.');
  const itemWidth = version < 2 ? 2 : 4;
  const places = new Map<number, Place>();
  let left = mostItems;
  for (let count = next(itemWidth); count > 0; count -= 1) {
    const id = next(itemWidth);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseWidth);
    const spans: Span[] = [];
    for (let extents = next(2); extents > 0; extents -= 1) {
      if ((left -= 1) < 0) throw new NotUnderstood('It has too many parts.');
      next(indexWidth);
      const start = base + next(offsetWidth);
      spans.push({ start, end: start + next(lengthWidth) });
    }
    places.set(id, { isInside: method === 1, spans });
  }
  return places;
}

/** An item of the file (8.11.6): a picture, a part of one, or something else. */
interface Item {
  readonly id: number;
  readonly type: string;
  readonly box: Box;
  /** Where its type stands, after which come its name and other texts. */
  readonly typeAt: number;
}

function readItems(bytes: Buffer, infos: Box): readonly Item[] {
  const first = infos.start + (bytes[infos.start] === 0 ? 6 : 8);
  return readBoxes(bytes, { start: first, end: infos.end }).map((box) => {
    const version = bytes[box.start] ?? 0;
    const typeAt = box.start + (version === 3 ? 10 : 8);
    if (box.type !== 'infe' || version < 2 || version > 3 || typeAt + 4 > box.end)
      throw new NotUnderstood('An item is described in another way.');
    const id = version === 3 ? bytes.readUInt32BE(box.start + 4) : bytes.readUInt16BE(box.start + 4);
    return { id, box, typeAt, type: bytes.toString('latin1', typeAt, typeAt + 4) };
  });
}

/** An item refers to others (8.11.12). */
interface Reference {
  readonly type: string;
  readonly from: number;
  readonly to: readonly number[];
}

function readReferences(bytes: Buffer, iref: Box | undefined): readonly Reference[] {
  if (iref === undefined) return [];
  const width = bytes[iref.start] === 0 ? 2 : 4;
  return readBoxes(bytes, { start: iref.start + 4, end: iref.end }).map((box) => {
    const next = numbersOf(bytes, box);
    const from = next(width);
    return { type: box.type, from, to: Array.from({ length: next(2) }, () => next(width)) };
  });
}

/** Kinds of items that are pictures, or say how one is put together (ISO/IEC 23008-12, 6.6; AVIF 1.2). */
const pictures: ReadonlySet<string> = new Set(['av01', 'grid', 'iovl', 'iden', 'tmap']);

/** The picture, what it is made of, its transparency and its gain map. No thumbnail, and no other picture. */
function reach(primary: number, items: readonly Item[], references: readonly Reference[]): ReadonlySet<number> {
  const typeOf = new Map(items.map(({ id, type }) => [id, type]));
  /** From an item to those that belong to it. */
  const ways = new Map<number, number[]>();
  const lead = (from: number, to: number): void => {
    const known = ways.get(from);
    if (known === undefined) ways.set(from, [to]);
    else known.push(to);
  };
  for (const { type, from, to } of references) {
    const isOfOthers = type === 'auxl' || (type === 'dimg' && typeOf.get(from) === 'tmap');
    for (const id of to) {
      if (type === 'dimg') lead(from, id);
      if (isOfOthers) lead(id, from);
    }
  }
  const found = new Set([primary]);
  // A set goes on to what is added meanwhile.
  for (const id of found) for (const next of ways.get(id) ?? []) found.add(next);
  return new Set([...found].filter((id) => pictures.has(typeOf.get(id) ?? '')));
}

/** Properties that decide how a picture is decoded and shown; not its descriptions, nor when it was made. */
const properties: ShownBoxes = {
  ...{ ispe: 'kept', pixi: 'kept', av1C: 'kept', a1op: 'kept', a1lx: 'kept', lsel: 'kept', auxC: 'kept' },
  ...{ colr: 'kept', clli: 'kept', mdcv: 'kept', cclv: 'kept', amve: 'kept', reve: 'kept', ndwt: 'kept' },
  ...{ irot: 'kept', imir: 'kept', clap: 'kept', pasp: 'kept', rloc: 'kept', iscl: 'kept' },
};

/** Clears the name of the handler, which nothing shows. */
const emptyName = (bytes: Buffer, { start, end }: Box): void => void bytes.fill(0, Math.min(end, start + 12), end);

const inMeta: ShownBoxes = {
  hdlr: emptyName,
  ...{ pitm: 'kept', iloc: 'kept', iinf: 'kept', iref: 'kept', idat: 'kept' },
  iprp: { ipco: properties, ipma: 'kept' },
  // Of the gain map's picture and the one without.
  grpl: { altr: 'kept' },
};
const top: ShownBoxes = { ftyp: 'kept', meta: 'kept', mdat: 'kept' };

/** What it is without its pictures that move, by the brands that announce them. */
const stillBrands: ReadonlyMap<string, string> = new Map([
  ['avis', 'avif'],
  ['msf1', 'mif1'],
]);

function stillBrand(bytes: Buffer, { start, end }: Box): void {
  for (let at = start; at + 4 <= end; at += 4) {
    const brand = stillBrands.get(bytes.toString('latin1', at, at + 4));
    if (brand !== undefined) bytes.write(brand, at, 'latin1');
  }
}

/** Without what follows its boxes. */
function withoutRest(file: Buffer): Buffer {
  const [last] = [...boxes(file, 0, file.length)].slice(-1);
  return file.subarray(0, last?.end ?? 0);
}

function stripBoxes(whole: Buffer): Buffer {
  const file = withoutRest(whole);
  const all = readBoxes(file, { start: 0, end: file.length });
  const one = (among: readonly Box[], type: string): Box => {
    const box = among.find((each) => each.type === type);
    if (box === undefined) throw new NotUnderstood(`It has no ${type}.`);
    return box;
  };
  const meta = one(all, 'meta');
  const inside = { start: meta.start + 4, end: meta.end };
  const parts = readBoxes(file, inside);
  const [iloc, iinf, pitm] = [one(parts, 'iloc'), one(parts, 'iinf'), one(parts, 'pitm')];
  const idat = parts.find(({ type }) => type === 'idat');
  const next = numbersOf(file, { start: pitm.start + 4, end: pitm.end });
  const primary = next(file[pitm.start] === 0 ? 2 : 4);
  const items = readItems(file, iinf);
  const iref = parts.find(({ type }) => type === 'iref');
  const shown = reach(primary, items, readReferences(file, iref));
  if (!shown.has(primary)) throw new NotUnderstood('Its picture is of another kind.');
  const places = readPlaces(file, iloc);

  const inFile: Span[] = [];
  const inBox: Span[] = [];
  for (const [id, { isInside, spans }] of places) {
    if (!shown.has(id)) continue;
    if (isInside)
      inBox.push(
        ...spans.map(({ start, end }) => ({ start: start + (idat?.start ?? 0), end: end + (idat?.start ?? 0) })),
      );
    else inFile.push(...spans.map((span) => (span.end === span.start ? { ...span, end: file.length } : span)));
  }
  const made = Buffer.from(file);
  // A second list of items, or of pictures that move, is no part of the picture.
  keepShown(made, { start: 0, end: file.length }, top);
  for (const box of all) if (box.type === 'meta' && box !== meta) emptyBox(made, box);
  stillBrand(made, one(all, 'ftyp'));
  keepShown(made, inside, inMeta);
  for (const { id, typeAt, box } of items) {
    if (!shown.has(id)) made.write('free', typeAt, 'latin1');
    made.fill(0, typeAt + 4, box.end);
  }
  const kept = mergeSpans(inFile);
  const rooms = all.filter(({ type }) => type === 'mdat');
  for (const { start, end } of gapsIn(rooms, kept)) made.fill(0, start, end);
  if (idat !== undefined) for (const { start, end } of gapsIn([idat], mergeSpans(inBox))) made.fill(0, start, end);
  return made;
}

/**
 * An AVIF (ISO/IEC 23008-12) with its picture, its transparency and how both are shown. Nothing moves: what else there was is zeros.
 * @returns `null` where it is not understood
 */
export function stripAvif(file: Buffer): Buffer | null {
  try {
    return stripBoxes(file);
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}
