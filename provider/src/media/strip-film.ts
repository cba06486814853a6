import { readBox } from './boxes.ts';
import type { Box } from './boxes.ts';
import { FileRefused } from './child-worker.ts';
import { stripFragment } from './film-fragments.ts';
import { withFilm } from './film-file.ts';
import type { FilmFile } from './film-file.ts';
import { mostSpans, stripIndex } from './film-index.ts';
import { gapsIn, mergeSpans, NotUnderstood } from './shown-boxes.ts';
import type { Span } from './shown-boxes.ts';
import { stripOgg } from './strip-ogg.ts';
import { stripWebm } from './strip-webm.ts';

/** An hour-long film has an index of a few megabytes. */
const largestIndex = 32 * 1024 * 1024;
/** The boxes that say what the file is are small. */
const largestHead = 4096;
/** A film has a handful of boxes, one in fragments some for each second. */
const mostBoxes = 50_000;
/** The indexes of all fragments together. */
const largestFragments = 64 * 1024 * 1024;

/** Boxes of a film's file that are shown or say how (ISO/IEC 14496-12, 4). Not the times at which a live film was sent. */
const shown: ReadonlySet<string> = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra']);

/** The boxes of the file; `rest` is where they end, before what is no box. The samples of a film cut short end with it. */
function readTop(film: FilmFile): { readonly top: readonly Box[]; readonly rest: number } {
  const top: Box[] = [];
  let at = 0;
  while (at < film.size) {
    if (top.length >= mostBoxes) throw new NotUnderstood('It is in too many parts.');
    const head = film.read(at, 16);
    const box = readBox(head, at, film.size);
    if (box === null) {
      if (head.toString('latin1', 4, 8) !== 'mdat' || head.length < 16) break;
      top.push({ type: 'mdat', at, start: at + (head.readUInt32BE(0) === 1 ? 16 : 8), end: film.size });
      return { top, rest: film.size };
    }
    top.push(box);
    at = box.end;
  }
  return { top, rest: at };
}

function readContent(film: FilmFile, { start, end }: Box): Buffer {
  if (end - start > largestIndex) throw new NotUnderstood('Its index is too large.');
  return film.read(start, end - start);
}

/** Each in one room, or over several that follow each other. @param spans as {@link mergeSpans} gives them */
function assertInside(spans: readonly Span[], rooms: readonly Box[]): void {
  const all = mergeSpans(rooms.map(({ at, end }) => ({ start: at, end })));
  if (gapsIn(spans, all).next().done !== true) throw new NotUnderstood('Its samples are elsewhere.');
}

/** MP4 and QuickTime: nothing moves, so that the places of the pictures in the file stay true. */
function stripMp4(film: FilmFile): void {
  const { top, rest } = readTop(film);
  const index = top.find(({ type }) => type === 'moov');
  if (index === undefined) throw new NotUnderstood('It has no index.');
  const content = readContent(film, index);
  const { spans, tracks, isFragmented } = stripIndex(content);
  const found = [...spans];
  const written: { readonly at: number; readonly content: Buffer }[] = [{ at: index.start, content }];
  let room = largestFragments;
  for (const box of top) {
    if (box.type === 'ftyp' && box.end - box.start > largestHead) throw new NotUnderstood('Its head is too large.');
    if (box.type !== 'moof') continue;
    if ((room -= box.end - box.start) < 0) throw new NotUnderstood('Its indexes are too large.');
    const fragment = readContent(film, box);
    if (isFragmented) for (const span of stripFragment(fragment, box.at, tracks)) found.push(span);
    if (found.length > mostSpans) throw new NotUnderstood('It is in too many parts.');
    written.push({ at: box.start, content: fragment });
  }
  const kept = mergeSpans(found.map(({ start, end }) => ({ start, end: Math.min(end, film.size) })));
  const rooms = top.filter(({ type }) => type === 'mdat');
  assertInside(kept, rooms);

  for (const { at, content: bytes } of written) film.write(bytes, at);
  for (const box of top) {
    const isOther =
      !shown.has(box.type) || (box.type === 'moov' && box !== index) || (box.type === 'moof' && !isFragmented);
    if (!isOther) continue;
    film.write(Buffer.from('free', 'latin1'), box.at + 4);
    film.clear(box);
  }
  for (const gap of gapsIn(rooms, kept)) film.clear(gap);
  film.truncate(rest);
}

const strips: ReadonlyMap<string, (film: FilmFile) => void> = new Map([
  ['mp4', stripMp4],
  ['mov', stripMp4],
  ['webm', stripWebm],
  ['ogg', stripOgg],
]);

/**
 * Takes from a film, in its file, all that is not shown or heard: place, time, camera, names, and what no track refers to. Pictures
 * and sound stay as they are. The change has reached the disk when it returns.
 *
 * Each kind is walked through once, and refused where it has more parts than a film of its size would: whatever is sent, it takes a
 * second or two.
 * @throws {FileRefused} where it is not built as expected, so that nobody knows what is in it; it may be changed in part
 */
export function stripFilm(path: string, extension: string): void {
  const strip = strips.get(extension);
  if (strip === undefined) throw new FileRefused('This kind of film cannot be stored.');
  try {
    withFilm(path, 'r+', strip);
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    throw new FileRefused(
      'This film is not built as others of its kind, so its place, camera and time could not be taken out. Export it once more as MP4 (H.264).',
    );
  }
}
