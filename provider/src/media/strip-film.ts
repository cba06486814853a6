import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { readBox } from './boxes.ts';
import type { Box } from './boxes.ts';
import { FileRefused } from './child-worker.ts';
import { stripFragment } from './film-fragments.ts';
import { stripIndex } from './film-index.ts';
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
const zeros = Buffer.alloc(64 * 1024);

/** Boxes of a film's file that are shown or say how (ISO/IEC 14496-12, 4). Not the times at which a live film was sent. */
const shown: ReadonlySet<string> = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra']);

async function emptySpan(file: FileHandle, { start, end }: Span): Promise<void> {
  for (let at = start; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}

/** The boxes of the file; `rest` is where they end, before what is no box. The samples of a film cut short end with it. */
async function readTop(
  file: FileHandle,
  size: number,
): Promise<{ readonly top: readonly Box[]; readonly rest: number }> {
  const top: Box[] = [];
  const header = Buffer.alloc(16);
  let at = 0;
  while (at < size) {
    if (top.length >= mostBoxes) throw new NotUnderstood('It is in too many parts.');
    const { bytesRead } = await file.read(header, 0, 16, at);
    const head = header.subarray(0, bytesRead);
    const box = readBox(head, at, size);
    if (box === null) {
      if (head.toString('latin1', 4, 8) !== 'mdat' || bytesRead < 16) break;
      top.push({ type: 'mdat', at, start: at + (head.readUInt32BE(0) === 1 ? 16 : 8), end: size });
      return { top, rest: size };
    }
    top.push(box);
    at = box.end;
  }
  return { top, rest: at };
}

async function readContent(file: FileHandle, { start, end }: Box, most: number): Promise<Buffer> {
  if (end - start > most) throw new NotUnderstood('Its index is too large.');
  const content = Buffer.alloc(end - start);
  await file.read(content, 0, content.length, start);
  return content;
}

/** MP4 and QuickTime: nothing moves, so that the places of the pictures in the file stay true. */
async function stripMp4(file: FileHandle, size: number): Promise<void> {
  const { top, rest } = await readTop(file, size);
  const index = top.find(({ type }) => type === 'moov');
  if (index === undefined) throw new NotUnderstood('It has no index.');
  const content = await readContent(file, index, largestIndex);
  const { spans, tracks, isFragmented } = stripIndex(content);
  const found = [...spans];
  const written: { readonly at: number; readonly content: Buffer }[] = [{ at: index.start, content }];
  for (const box of top) {
    if (box.type === 'ftyp' && box.end - box.start > largestHead) throw new NotUnderstood('Its head is too large.');
    if (box.type !== 'moof') continue;
    const fragment = await readContent(file, box, largestIndex);
    if (isFragmented) found.push(...stripFragment(fragment, box.at, tracks));
    written.push({ at: box.start, content: fragment });
  }
  const kept = mergeSpans(found.map(({ start, end }) => ({ start, end: Math.min(end, size) })));
  const rooms = top.filter(({ type }) => type === 'mdat');
  const isInside = ({ start, end }: Span): boolean => rooms.some((room) => start >= room.start && end <= room.end);
  // Each in one room, or over several that follow each other.
  if (
    !kept.every(
      (span) =>
        isInside(span) ||
        gapsIn(
          span,
          rooms.map(({ at, end }) => ({ start: at, end })),
        ).length === 0,
    )
  )
    throw new NotUnderstood('Its samples are elsewhere.');

  for (const { at, content: bytes } of written) await file.write(bytes, 0, bytes.length, at);
  for (const box of top) {
    const isOther =
      !shown.has(box.type) || (box.type === 'moov' && box !== index) || (box.type === 'moof' && !isFragmented);
    if (isOther) {
      await file.write(Buffer.from('free', 'latin1'), 0, 4, box.at + 4);
      await emptySpan(file, box);
    }
    if (box.type === 'mdat') for (const gap of gapsIn(box, kept)) await emptySpan(file, gap);
  }
  await file.truncate(rest);
}

const strips: ReadonlyMap<string, (file: FileHandle, size: number) => Promise<void>> = new Map([
  ['mp4', stripMp4],
  ['mov', stripMp4],
  ['webm', stripWebm],
  ['ogg', stripOgg],
]);

/**
 * Takes from a film, in its file, all that is not shown or heard: place, time, camera, names, and what no track refers to. Pictures
 * and sound stay as they are. Resolves when the change has reached the disk.
 * @throws {FileRefused} where it is not built as expected, so that nobody knows what is in it; it may be changed in part
 */
export async function stripFilm(path: string, extension: string): Promise<void> {
  const strip = strips.get(extension);
  if (strip === undefined) throw new FileRefused('This kind of film cannot be stored.');
  const file = await open(path, 'r+');
  try {
    await strip(file, (await file.stat()).size);
    await file.sync();
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    throw new FileRefused(
      'This film is not built as others of its kind, so its place, camera and time could not be taken out. Export it once more as MP4 (H.264).',
    );
  } finally {
    await file.close();
  }
}
