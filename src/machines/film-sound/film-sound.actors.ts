import { createElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { FilmSoundEvent, FilmSoundInput } from './film-sound.machine.ts';

/** What is needed of a `<video>`; the element fits, and so does a stand-in in a test. */
export interface HeardElement {
  muted: boolean;
}

/** The films on the page that can be heard. */
export const heardFilms = createElements<HeardElement>();

export interface FilmSoundPlatform {
  /** Calls back when an element that was half visible no longer is, or the page is hidden; returns the way to stop. */
  watchLeft(element: HeardElement, onLeft: () => void): () => void;
}

/** The I/O of the machine of a film's sound. One film is heard at a time, of all that have these actors. */
export function createFilmSoundActors(platform: FilmSoundPlatform) {
  let take: (() => void) | null = null;
  return {
    hearFilm: watcher<FilmSoundEvent, FilmSoundInput>(({ input, sendBack }) => {
      const element = heardFilms.find(input.element);
      if (element === null) return () => undefined;
      const own = () => sendBack({ type: 'sound.taken' });
      take?.();
      take = own;
      element.muted = false;
      const stop = platform.watchLeft(element, () => sendBack({ type: 'film.left' }));
      return () => {
        stop();
        element.muted = true;
        if (take === own) take = null;
      };
    }),
  };
}
