import { matroska, readElement } from './ebml.ts';
import type { Element } from './ebml.ts';
import type { FilmFile } from './film-file.ts';
import { NotUnderstood } from './shown-boxes.ts';
import { emptyComments } from './strip-ogg.ts';

/** What is done with an element that is shown: nothing, its content becomes zeros, or those inside it are looked at. */
type Shown = 'kept' | 'blank' | 'private' | 'block' | ReadonlyMap<number, Shown>;

const kept = (...ids: readonly number[]): readonly (readonly [number, Shown])[] =>
  ids.map((id): readonly [number, Shown] => [id, 'kept']);

/** Sizes, colours, transparency and how the picture is cut and projected. */
const video: Shown = new Map(
  kept(
    ...[0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2],
    ...[0x54b3, 0x2eb524, 0x55b0, 0x7670],
  ),
);
const audio: Shown = new Map(kept(0xb5, 0x78b5, 0x9f, 0x6264, 0x52f1));
/** Number, kind, codec and language; not its name. */
const track: Shown = new Map<number, Shown>([
  ...kept(0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f),
  ...kept(0x55ee, 0x41e4, 0x22b59c, 0x86, 0x56aa, 0x56bb, 0x6d80),
  [0x63a2, 'private'],
  [0xe0, video],
  [0xe1, audio],
]);
const blockGroup: Shown = new Map<number, Shown>([[0xa1, 'block'], ...kept(0x75a1, 0x9b, 0xfa, 0xfb, 0xa4, 0x75a2)]);
const cluster: ReadonlyMap<number, Shown> = new Map<number, Shown>([
  ...kept(0xe7, 0xa7, 0xab),
  [0xa3, 'block'],
  [0xa0, blockGroup],
]);
/** Elements of Matroska (RFC 9559, 5) that are shown, or say where the others are. Programs that wrote it have to have a name, which is empty then. */
const segment: ReadonlyMap<number, Shown> = new Map<number, Shown>([
  ...kept(0x114d9b74, 0x1c53bb6b),
  [0x1549a966, new Map<number, Shown>([...kept(0x2ad7b1, 0x4489), [0x4d80, 'blank'], [0x5741, 'blank']])],
  [matroska.tracks, new Map([[matroska.track, track]])],
  [matroska.cluster, cluster],
]);
/** Others that stand beside clusters: one of unknown length ends with them. */
const besideClusters: ReadonlySet<number> = new Set([...segment.keys(), 0x1254c367, 0x1941a469, 0x1043a770]);
const top: ReadonlyMap<number, Shown> = new Map<number, Shown>([
  [0x1a45dfa3, new Map(kept(0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285))],
  [matroska.segment, segment],
]);

/** An hour of picture and sound has half a million blocks; parts that are changed are those of a track that goes, as of subtitles. */
const most = { elements: 2_000_000, changes: 200_000 } as const;
/** The description of a track, or of its codec. */
const largestTrack = 1024 * 1024;

/** The head of a void element that takes a part of two bytes or more. */
function voidHead(length: number): Buffer {
  const head = Buffer.alloc(length <= 0x80 ? 2 : 9);
  head[0] = 0xec;
  if (length <= 0x80) head[1] = 0x80 | (length - 2);
  else {
    head[1] = 0x01;
    head.writeUIntBE(length - 9, 3, 6);
  }
  return head;
}

/** Changes a film, and counts how often. */
function createChanges(film: FilmFile) {
  let left: number = most.changes;
  let ends: { readonly level: Level; readonly at: number; readonly end: number } | null = null;
  const count = (): void => {
    if ((left -= 1) < 0) throw new NotUnderstood('It has too many parts that are not shown.');
  };
  /** Writes what has to become void. */
  const flush = (): void => {
    if (ends === null) return;
    count();
    const head = voidHead(ends.end - ends.at);
    film.write(head, ends.at);
    film.clear({ start: ends.at + head.length, end: ends.end });
    ends = null;
  };
  return {
    count,
    flush,
    /** Makes an element void, and one with those right before it in the same place. */
    empty(level: Level, at: number, end: number): void {
      if (ends?.level !== level || ends.end !== at) {
        flush();
        ends = { level, at, end };
      } else ends = { level, at: ends.at, end };
    },
  };
}

/** The comments of Vorbis stand in its private data, the second of three packets (Matroska codec specifications, A_VORBIS). */
function emptyPrivate(film: FilmFile, { start, end }: Part): void {
  const content = film.read(start, Math.min(end - start, largestTrack));
  if (content[0] !== 2) return;
  const sizes: number[] = [];
  let at = 1;
  for (let size = 0; sizes.length < 2 && at < content.length; at += 1) {
    size += content[at] ?? 0;
    if (content[at] === 255) continue;
    sizes.push(size);
    size = 0;
  }
  const [first = 0, second = 0] = sizes;
  const comments = content.subarray(at + first, at + first + second);
  if (emptyComments(comments)) film.write(content, start);
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What is being read, from the outside in. */
interface Level extends Part {
  readonly shown: ReadonlyMap<number, Shown>;
  /** It ends where another of its kind begins. */
  readonly isEndless: boolean;
}

/** The number of the track that a block belongs to (RFC 9559, 10.1). */
function trackOfBlock(head: Buffer): number {
  const first = head[0] ?? 0;
  if (first >= 0x80) return first & 0x7f;
  return first >= 0x40 ? ((first & 0x3f) << 8) | (head[1] ?? 0) : -1;
}

/** Tracks of pictures and of sound, by their numbers; the others' entries. */
function readTracks(
  film: FilmFile,
  part: Part,
): { readonly shown: ReadonlySet<number>; readonly others: ReadonlySet<number> } {
  if (part.end - part.start > largestTrack) throw new NotUnderstood('Its tracks are described at too great a length.');
  const bytes = film.read(part.start, part.end - part.start);
  const shown = new Set<number>();
  const others = new Set<number>();
  for (let at = 0; at < bytes.length;) {
    const entry = readElement(bytes.subarray(at, at + 12), at, bytes.length);
    if (entry === null || entry.end === null) throw new NotUnderstood('A track ends behind the others.');
    if (entry.id === matroska.track) {
      let number = -1;
      let kind = 0;
      for (let inner = entry.start; inner < entry.end;) {
        const fact = readElement(bytes.subarray(inner, Math.min(inner + 12, entry.end)), inner, entry.end);
        if (fact === null || fact.end === null) throw new NotUnderstood('A track is not described to its end.');
        const width = Math.min(6, fact.end - fact.start);
        if (fact.id === 0xd7 && width > 0) number = bytes.readUIntBE(fact.start, width);
        if (fact.id === 0x83 && width > 0) kind = bytes.readUIntBE(fact.start, width);
        inner = fact.end;
      }
      if (kind === 1 || kind === 2) shown.add(number);
      else others.add(part.start + at);
    }
    at = entry.end;
  }
  return { shown, others };
}

/**
 * WebM: all but what is shown or heard becomes void. Nothing moves, so that the index stays true. What follows the film is cut off.
 * @throws {NotUnderstood}
 */
export function stripWebm(film: FilmFile): void {
  const { size } = film;
  const changes = createChanges(film);
  const levels: Level[] = [{ start: 0, end: size, shown: top, isEndless: true }];
  let tracks: ReadonlySet<number> | null = null;
  let otherTracks: ReadonlySet<number> = new Set();
  const isOfOther = (element: Element): boolean =>
    tracks !== null && !tracks.has(trackOfBlock(film.read(element.start, 2)));

  let at = 0;
  for (let count = 0; at < size; count += 1) {
    if (count > most.elements) throw new NotUnderstood('It has too many parts.');
    while ((levels.at(-1)?.end ?? size) <= at) levels.pop();
    let level = levels.at(-1);
    if (level === undefined) break;
    const element = readElement(film.read(at, Math.min(12, level.end - at)), at, Infinity);
    // Behind the film, or where it breaks off.
    if (element === null) {
      if (!levels.every(({ isEndless, end }) => isEndless || end === size))
        throw new NotUnderstood('Something stands between its elements.');
      changes.flush();
      film.truncate(at);
      return;
    }
    const { id, start } = element;
    while (level.isEndless && level.shown === cluster && besideClusters.has(id) && levels.length > 1) {
      levels.pop();
      level = levels.at(-1) ?? level;
    }
    const how = level.shown.get(id);
    const isCut = element.end === null || element.end > level.end;
    if (isCut && (level.end !== size || (element.end === null && how !== segment && how !== cluster)))
      throw new NotUnderstood('An element ends behind what it is in.');
    const end = isCut ? level.end : (element.end ?? level.end);
    if (how === undefined || otherTracks.has(at)) changes.empty(level, at, end);
    else if (how === 'blank') {
      changes.count();
      film.clear({ start, end });
    } else if (how === 'private') {
      changes.count();
      emptyPrivate(film, { start, end });
    } else if (how === 'block') {
      if (isOfOther(element)) changes.empty(level, at, end);
    } else if (how !== 'kept') {
      if (id === matroska.tracks) ({ shown: tracks, others: otherTracks } = readTracks(film, { start, end }));
      if (how === cluster && tracks === null) throw new NotUnderstood('Its tracks are described nowhere.');
      levels.push({ start, end, shown: how, isEndless: element.end === null });
      at = start;
      continue;
    }
    at = end;
  }
  changes.flush();
  if (tracks === null) throw new NotUnderstood('It has no tracks.');
}
