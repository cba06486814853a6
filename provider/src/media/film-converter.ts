import { open, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { FilmTarget } from '../rules/film-versions.ts';
import { readFilmLuminance, SAMPLE, type Luminance } from '../rules/luminance.ts';
import { hasFfmpeg, readFrames, runFfmpeg } from './ffmpeg.ts';
import type { FfmpegWatch } from './ffmpeg.ts';
import { inspectFile } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';

/** A film that is to be converted. */
export interface FilmSource {
  readonly path: string;
  readonly extension: string;
  /** It has high dynamic range, which the result has not. */
  readonly isHdr?: boolean;
}

/** A whole, synced file in the folder of incomplete uploads. Whoever gets it moves or removes it. */
export interface ConvertedFilm {
  readonly path: string;
  readonly facts: MediaFacts;
}

/** Of a conversion that somebody waits for. */
export type AwaitedWatch = Pick<FfmpegWatch, 'signal' | 'onProgress'>;

/** Converts films with the host's FFmpeg: one in the background, and one that somebody waits for. */
export interface FilmConverter {
  /** Whether there is one; asked once. */
  readonly isThere: Promise<boolean>;
  /**
   * `null` where the provider ends first. Rejects where it fails.
   * @param watch of somebody who waits for it; without one it is made in the background, at the lowest priority
   */
  convert(film: FilmSource, wanted: FilmTarget, watch?: AwaitedWatch): Promise<ConvertedFilm | null>;
  /**
   * How bright a film is at its brightest. `null` where it has no frame, and where the provider ends first.
   * Rejects where it cannot be read.
   */
  measure(film: FilmSource): Promise<Luminance | null>;
  /** Ends what is under way, and all that follows. */
  close(): void;
}

/** How long a conversion may take, in milliseconds. */
const longest = 20 * 60_000;

/** How many frames of each second are looked at, and how many seconds of a long film. */
const looks = { perSecond: 2, duration: 600 } as const;

/**
 * @param ffmpeg the command; `null`: films are not converted
 * @param incoming folder for what is not finished, emptied at the start
 * @param time that a conversion may take, in milliseconds
 */
export function createFilmConverter(ffmpeg: string | null, incoming: string, time = longest): FilmConverter {
  const limits = { background: pLimit(1), awaited: pLimit(1) };
  const closing = new AbortController();
  let found: Promise<boolean> | null = null;

  async function make(film: FilmSource, wanted: FilmTarget, watch: AwaitedWatch | undefined): Promise<ConvertedFilm> {
    if (ffmpeg === null) throw new Error('There is no FFmpeg.');
    const path = join(incoming, randomBytes(12).toString('hex'));
    const { path: source, extension, isHdr = false } = film;
    try {
      const priority = watch === undefined ? 'background' : 'awaited';
      const signal = watch === undefined ? closing.signal : AbortSignal.any([closing.signal, watch.signal]);
      const onProgress = watch?.onProgress ?? (() => undefined);
      // Its turn has come.
      onProgress(0);
      await runFfmpeg(
        ffmpeg,
        { source, extension, isHdr, target: path, wanted, priority },
        { signal, onProgress, time },
      );
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
    convert: (film, wanted, watch) =>
      limits[watch === undefined ? 'background' : 'awaited'](async () => {
        try {
          return await make(film, wanted, watch);
        } catch (error) {
          if (closing.signal.aborted) return null;
          throw error;
        }
      }),
    measure: ({ path, extension, isHdr = false }) =>
      limits.background(async () => {
        if (ffmpeg === null) throw new Error('There is no FFmpeg.');
        try {
          const order = { source: path, extension, isHdr, ...SAMPLE, ...looks };
          return readFilmLuminance(await readFrames(ffmpeg, order, { signal: closing.signal, time }));
        } catch (error) {
          if (closing.signal.aborted) return null;
          throw error;
        }
      }),
    close: () => closing.abort(),
  };
}
