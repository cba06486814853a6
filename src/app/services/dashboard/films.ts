import { createChosenFilmsActors, createFilmPreparation } from '../../../machines/chosen-films/chosen-films.actors.ts';
import { chosenFilmsMachine } from '../../../machines/chosen-films/chosen-films.machine.ts';
import type { FilesPlatform } from '../../../machines/project-form/project-form.actors.ts';
import { convertFilm, openFilm, looksAlike } from '../../../platform/film-conversion.ts';
import { inspectMediaFile, releasePreview } from '../../../platform/media-files.ts';
import type { DashboardCalls } from './calls.ts';

/** What forms need to take files: films among them are converted where visitors could not play them. */
export function createFilesPlatform({ extensions }: Pick<DashboardCalls, 'extensions'>): FilesPlatform {
  let offered: readonly string[] = [];
  void extensions.offered.then((names) => {
    offered = names;
  });
  const logic = chosenFilmsMachine.provide({
    actors: createChosenFilmsActors({ openFilm, convert: convertFilm, looksAlike, inspectMediaFile, releasePreview }),
  });
  return {
    inspectMediaFile,
    releasePreview,
    startFilms: createFilmPreparation(logic, {
      releasePreview,
      // A provider that converts films makes these itself.
      hasPhones: () => offered.includes('renditions') && !offered.includes('conversion'),
    }),
  };
}
