import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { readBox } from './boxes.ts';
import type { Box } from './boxes.ts';
import { isTold, stripIndex } from './strip-boxes.ts';
import type { Span } from './strip-boxes.ts';
import { stripOgg } from './strip-ogg.ts';
import { stripWebm } from './strip-webm.ts';

/** An hour-long film has an index of a few megabytes; a larger one stays as it is. */
const largestIndex = 16 * 1024 * 1024;
/** A film has a handful of boxes, one in fragments some for each second. */
const mostBoxes = 50_000;
const zeros = Buffer.alloc(64 * 1024);

/** Writes zeros over parts of a file, all in all no more than it has bytes. */
async function emptySpans(file: FileHandle, spans: readonly Span[], size: number): Promise<void> {
  let left = size;
  for (const { start, end } of spans) {
    if (start < 0 || end > size || end - start > left) continue;
    left -= end - start;
    for (let at = start; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}

/** The boxes of the file; `rest` is where they end, before what is no box. */
async function readTop(
  file: FileHandle,
  size: number,
): Promise<{ readonly top: readonly Box[]; readonly rest: number }> {
  const top: Box[] = [];
  const header = Buffer.alloc(16);
  let at = 0;
  while (at < size && top.length < mostBoxes) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    const box = readBox(header.subarray(0, bytesRead), at, size);
    if (box === null) break;
    top.push(box);
    at = box.end;
  }
  return { top, rest: at };
}

/** MP4 and QuickTime: nothing moves, so that the places of the pictures in the file stay true. */
async function stripMp4(file: FileHandle, size: number): Promise<void> {
  const { top } = await readTop(file, size);
  const rooms = top.filter(({ type }) => type === 'mdat');
  for (const box of top) {
    if (isTold(box)) {
      await file.write(Buffer.from('free', 'latin1'), 0, 4, box.at + 4);
      await emptySpans(file, [box], size);
    }
    if (box.type !== 'moov' || box.end - box.start > largestIndex) continue;
    const index = Buffer.alloc(box.end - box.start);
    await file.read(index, 0, index.length, box.start);
    const spans = stripIndex(index);
    await file.write(index, 0, index.length, box.start);
    const isInside = ({ start, end }: Span): boolean => rooms.some((room) => start >= room.start && end <= room.end);
    await emptySpans(file, spans.filter(isInside), size);
  }
}

const strips: Readonly<Record<string, (file: FileHandle, size: number) => Promise<void>>> = {
  mp4: stripMp4,
  mov: stripMp4,
  webm: stripWebm,
  ogg: stripOgg,
};

/**
 * Takes place, time, camera and names from a film, in its file, which keeps its length; pictures and sound stay as they are.
 * What is not built as expected stays. Resolves when the change has reached the disk.
 */
export async function stripFilm(path: string, extension: string): Promise<void> {
  const strip = strips[extension];
  if (strip === undefined) return;
  const file = await open(path, 'r+');
  try {
    await strip(file, (await file.stat()).size);
    await file.sync();
  } finally {
    await file.close();
  }
}
