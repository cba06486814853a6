import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { Span } from './shown-boxes.ts';

/**
 * A film's file, read and written at places in it, at once and not in turns with others: whoever opens one is in the process for
 * films (`film-process.ts`).
 */
export interface FilmFile {
  /** In bytes. */
  readonly size: number;
  /** A copy of a part; shorter where the file ends before. */
  read(at: number, length: number): Buffer;
  write(bytes: Buffer, at: number): void;
  /** Makes a part zeros. */
  clear(span: Span): void;
  truncate(size: number): void;
}

/** How many bytes are read at once where fewer are asked for: films are read forwards, header by header. */
const windowBytes = 256 * 1024;
const zeros = Buffer.alloc(64 * 1024);

/**
 * Opens a film's file for `work`. What was changed has reached the disk afterwards.
 * @returns what `work` returns
 * @throws what `work` throws, and what the operating system says
 */
export function withFilm<T>(path: string, mode: 'r' | 'r+', work: (film: FilmFile) => T): T {
  const fd = openSync(path, mode);
  let window: Buffer = Buffer.alloc(0);
  let from = 0;
  const readPart = (at: number, length: number): Buffer => {
    const part = Buffer.alloc(length);
    return part.subarray(0, readSync(fd, part, 0, length, at));
  };
  const film: FilmFile = {
    size: fstatSync(fd).size,
    read(at, length) {
      if (length > windowBytes) return readPart(at, length);
      if (at < from || at + length > from + window.length) {
        window = readPart(at, windowBytes);
        from = at;
      }
      return Buffer.from(window.subarray(at - from, at - from + length));
    },
    write(bytes, at) {
      for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
      const [start, end] = [Math.max(at, from), Math.min(at + bytes.length, from + window.length)];
      if (start < end) bytes.copy(window, start - from, start - at, end - at);
    },
    clear({ start, end }) {
      for (let at = start; at < end; at += zeros.length)
        film.write(zeros.subarray(0, Math.min(zeros.length, end - at)), at);
    },
    truncate: (size) => ftruncateSync(fd, size),
  };
  try {
    const result = work(film);
    if (mode === 'r+') fsyncSync(fd);
    return result;
  } finally {
    closeSync(fd);
  }
}
