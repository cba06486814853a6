import { rm } from 'node:fs/promises';
import { isConvertible } from '../media/ffmpeg.ts';
import type { FilmConverter } from '../media/film-converter.ts';
import { FileRefused } from '../media/child-worker.ts';
import { inspectFile, type MediaFacts } from '../media/inspect.ts';
import { conversionFault, mainTarget } from '../rules/film-versions.ts';
import { FetchRefused } from './fetch-media.ts';

/** A picture, or a film that visitors can play, under a temporary name. */
export interface LookedAt {
  readonly path: string;
  readonly facts: MediaFacts;
}

/** Looks at a file as uploads are looked at, and has films converted that visitors could not play. */
export type LookAtFile = (
  file: { readonly path: string; readonly bytes: number },
  signal: AbortSignal,
) => Promise<LookedAt>;

/** Codecs of MP4 that every browser plays: H.264, AV1, VP9. */
const playable = /^(?:avc[13]|av01|vp09)$/;

const isPlayable = ({ mediaType, extension, coding }: MediaFacts): boolean =>
  mediaType === 'IMAGE' || (extension !== 'mov' && (coding === null || playable.test(coding)));

/**
 * @returns a function that takes a file over: it returns it, or what was made of it, and removes it otherwise. It throws
 * {@link FetchRefused} with the reason why it is of no use.
 */
export function createLookAtFile(films: FilmConverter): LookAtFile {
  async function convert({ path, facts }: LookedAt, signal: AbortSignal): Promise<LookedAt> {
    const fault = conversionFault(facts);
    if (fault !== null) throw new FetchRefused(`Visitors could not play it. ${fault}`);
    if (!isConvertible(facts.extension) || !(await films.isThere)) {
      throw new FetchRefused(
        'Visitors could not play it, and this server does not convert films. Make it MP4 (H.264).',
      );
    }
    const made = await films
      .convert({ ...facts, path }, mainTarget(facts, facts.hasSound), {
        signal,
        onProgress: () => undefined,
      })
      .catch(() => null);
    signal.throwIfAborted();
    if (made === null) throw new FetchRefused('Visitors could not play it, and it could not be converted.');
    await rm(path, { force: true });
    return made;
  }

  return async ({ path, bytes }, signal) => {
    try {
      const facts = await inspectFile({ path, bytes });
      if (facts === null) throw new FetchRefused('It is no picture or film that can be stored.');
      return isPlayable(facts) ? { path, facts } : await convert({ path, facts }, signal);
    } catch (error) {
      await rm(path, { force: true });
      throw error instanceof FileRefused ? new FetchRefused(error.message) : error;
    }
  };
}
