import { open, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { FilmTarget } from '../rules/film-versions.ts';
import { hasFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { inspectFile } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';

/** A film that is to be converted. */
export interface FilmSource {
  readonly path: string;
  readonly extension: string;
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
  /** At the lowest priority. `null` where the provider ends first. Rejects where it fails. */
  convert(film: FilmSource, wanted: FilmTarget): Promise<ConvertedFilm | null>;
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
  let found: Promise<boolean> | null = null;

  async function make(film: FilmSource, wanted: FilmTarget): Promise<ConvertedFilm> {
    if (ffmpeg === null) throw new Error('There is no FFmpeg.');
    const path = join(incoming, randomBytes(12).toString('hex'));
    const { path: source, extension } = film;
    try {
      await runFfmpeg(ffmpeg, { source, extension, target: path, wanted }, closing.signal);
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
    convert: (film, wanted) =>
      limit(async () => {
        try {
          return await make(film, wanted);
        } catch (error) {
          if (closing.signal.aborted) return null;
          throw error;
        }
      }),
    close: () => closing.abort(),
  };
}
