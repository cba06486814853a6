import { rm } from 'node:fs/promises';
import { FileRefused, wasTooMuch } from '../media/child-worker.ts';
import { cleanFile } from '../media/clean-file.ts';
import { isConvertible } from '../media/ffmpeg.ts';
import type { ConvertedFilm, FilmConverter } from '../media/film-converter.ts';
import { inspectFile, type MediaFacts } from '../media/inspect.ts';
import { conversionFault, mainTarget } from '../rules/film-versions.ts';
import { FetchRefused } from './fetch-media.ts';

/** A picture, or a film that visitors can play, under a temporary name, without what is not shown of it. */
export interface LookedAt {
  readonly path: string;
  readonly facts: MediaFacts;
  /** What of it could not be taken, as a sentence; empty where that is nothing. */
  readonly lost: string;
}

/**
 * Looks at a file as uploads are looked at, takes out of it what nobody shows, and has films converted that visitors could not play. What
 * cannot be stored is known here, and not when all files of an item are: it alone is left out.
 */
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
  async function convert(path: string, facts: MediaFacts, signal: AbortSignal): Promise<LookedAt> {
    const fault = conversionFault(facts);
    if (fault !== null) throw new FetchRefused(`Visitors could not play it. ${fault}`);
    if (!isConvertible(facts.extension) || !(await films.isThere)) {
      throw new FetchRefused(
        'Visitors could not play it, and this server does not convert films. Make it MP4 (H.264).',
      );
    }
    const make = async (keepsSound: boolean): Promise<ConvertedFilm | null> => {
      const watch = { signal, onProgress: () => undefined };
      const made = await films.convert({ ...facts, path }, mainTarget(facts, keepsSound), watch).catch(() => null);
      signal.throwIfAborted();
      return made;
    };
    // It may have sound of a kind that no browser plays, which becomes one that all do, or that is not read here.
    const heard = await make(true);
    const made = heard ?? (facts.hasSound ? null : await make(false));
    if (made === null) throw new FetchRefused('Visitors could not play it, and it could not be converted.');
    const longer = conversionFault(made.facts);
    if (longer !== null) {
      await rm(made.path, { force: true });
      throw new FetchRefused(`Visitors could not play it. ${longer}`);
    }
    await rm(path, { force: true });
    return { ...made, lost: heard === null ? 'Its sound is of a kind that is not read here, and was not taken.' : '' };
  }

  async function lookAt(path: string, bytes: number, signal: AbortSignal): Promise<LookedAt> {
    const facts = await inspectFile({ path, bytes });
    if (facts === null) throw new FetchRefused('It is no picture or film that can be stored.');
    if (isPlayable(facts)) return { path, facts: await cleanFile(path, facts), lost: '' };
    return convert(path, facts, signal);
  }

  return async ({ path, bytes }, signal) => {
    try {
      return await lookAt(path, bytes, signal);
    } catch (error) {
      await rm(path, { force: true });
      if (error instanceof FileRefused) throw new FetchRefused(error.message);
      throw wasTooMuch(error) ? new FetchRefused('It takes too much to be looked through.') : error;
    }
  };
}
