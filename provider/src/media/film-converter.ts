import { open, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { FilmTarget } from '../rules/film-versions.ts';
import { hasFfmpeg, runFfmpeg } from './ffmpeg.ts';
import type { FilmRun } from './ffmpeg.ts';
import { inspectFile } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';

/** A film that is to be converted. */
export interface FilmSource {
  readonly path: string;
  readonly extension: string;
  readonly duration: number | null;
}

/** A whole, synced file in the folder of incomplete uploads. Whoever gets it moves or removes it. */
export interface ConvertedFilm {
  readonly path: string;
  readonly facts: MediaFacts;
}

/** Converts films with the host's FFmpeg, one at a time. */
export interface FilmConverter {
  /** Whether there is one; asked once. */
  readonly isThere: Promise<boolean>;
  /** For somebody who waits: what is converted in the background gives way. Rejects where it fails. */
  convertNow(film: FilmSource, wanted: FilmTarget, run: FilmRun): Promise<ConvertedFilm>;
  /** In the background, at the lowest priority. `null` where it had to give way. Rejects where it fails. */
  convertLater(film: FilmSource, wanted: FilmTarget): Promise<ConvertedFilm | null>;
  /** Ends what is under way, and all that follows. */
  close(): void;
}

/**
 * @param ffmpeg the command; `null`: films are not converted
 * @param incoming folder for what is not finished, emptied at the start
 */
export function createFilmConverter(ffmpeg: string | null, incoming: string): FilmConverter {
  const limit = pLimit(1);
  const closing = new AbortController();
  let later: AbortController | null = null;
  let found: Promise<boolean> | null = null;

  async function convert(film: FilmSource, wanted: FilmTarget, niceness: number, run: FilmRun): Promise<ConvertedFilm> {
    if (ffmpeg === null) throw new Error('There is no FFmpeg.');
    const path = join(incoming, randomBytes(12).toString('hex'));
    const { path: source, extension, duration } = film;
    try {
      await runFfmpeg(ffmpeg, { source, extension, duration, target: path, wanted, niceness }, run);
      const file = await open(path, 'r');
      await file.sync().finally(() => file.close());
      const facts = await inspectFile({ path, bytes: (await stat(path)).size });
      if (facts?.extension !== 'mp4' || facts.coding !== 'avc1' || facts.duration === null || facts.duration === 0)
        throw new Error('FFmpeg made no film.');
      return { path, facts };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    get isThere() {
      found ??= ffmpeg === null ? Promise.resolve(false) : hasFfmpeg(ffmpeg);
      return found;
    },
    convertNow(film, wanted, { signal, onShare }) {
      later?.abort();
      const both = AbortSignal.any([signal, closing.signal]);
      const run = { signal: both, ...(onShare === undefined ? {} : { onShare }) };
      return limit(() => convert(film, wanted, 0, run));
    },
    convertLater: (film, wanted) =>
      limit(async () => {
        const turn = new AbortController();
        later = turn;
        try {
          return await convert(film, wanted, 19, { signal: AbortSignal.any([turn.signal, closing.signal]) });
        } catch (error) {
          if (turn.signal.aborted || closing.signal.aborted) return null;
          throw error;
        } finally {
          later = null;
        }
      }),
    close: () => closing.abort(),
  };
}
