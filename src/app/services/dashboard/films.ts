import { noOffers } from '../../../domain/chosen-films.ts';
import type { FilmOffers } from '../../../domain/chosen-films.ts';
import { createChosenFilmsActors, createFilmPreparation } from '../../../machines/chosen-films/chosen-films.actors.ts';
import { chosenFilmsMachine } from '../../../machines/chosen-films/chosen-films.machine.ts';
import type { FilesPlatform } from '../../../machines/project-form/project-form.actors.ts';
import { convertFilm, openFilm, looksAlike } from '../../../platform/film-conversion.ts';
import { watchClosing } from '../../../platform/leaving.ts';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import type { DashboardCalls } from './calls.ts';
import type { ProjectFile } from '../../../domain/content.ts';
import { createServerConversion } from './server-conversion.ts';

/** How long to wait for the provider to say what it offers, in milliseconds; after that it offers nothing. */
const PATIENCE = 15_000;

function offersIn(names: readonly string[]): FilmOffers {
  const hasServer = names.includes('conversion');
  const hasOriginals = names.includes('originals');
  const hasSound = names.includes('sound');
  // A provider that converts films makes versions for phones itself.
  return { hasServer, hasOriginals, hasSound, hasPhones: names.includes('renditions') && !hasServer };
}

/** Resolves early, without a word, when the signal aborts. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * What forms need to take files: films among them are converted where visitors could not play them.
 *
 * @param isSilent nobody will hear the films: they are for the home page
 */
export function createFilesPlatform(
  { extensions }: Pick<DashboardCalls, 'extensions'>,
  { isSilent = false } = {},
): FilesPlatform {
  const offersHere = (offers: FilmOffers): FilmOffers => (isSilent ? { ...offers, hasSound: false } : offers);
  const logic = chosenFilmsMachine.provide({
    actors: createChosenFilmsActors({
      offers: () =>
        Promise.race([extensions.offered.then(offersIn).then(offersHere), wait(PATIENCE).then(() => noOffers)]),
      openFilm,
      convert: convertFilm,
      convertElsewhere: createServerConversion({ ...extensions, watchClosing, now: () => performance.now(), wait }),
      looksAlike,
      inspectMediaFile,
      releasePreview,
    }),
  });
  return { inspectMediaFile, releasePreview, startFilms: createFilmPreparation(logic, { releasePreview }) };
}

/** Gives a film that has just been stored by itself what belongs to it: a poster, and its version for phones. */
export async function completeFilm(
  extensions: Pick<DashboardCalls['extensions'], 'setFirstPoster' | 'sendRendition'>,
  stored: ProjectFile,
  { file, rendition }: { readonly file: File; readonly rendition: Blob | null },
): Promise<void> {
  if (stored.media.kind !== 'video' || !stored.hasDetails) return;
  await extensions.setFirstPoster(stored.path, file);
  if (rendition !== null) await extensions.sendRendition(stored.path, rendition);
}
