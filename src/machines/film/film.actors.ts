import { createElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { FilmEvent, FilmToPlay, FilmToWatch } from './film.machine.ts';

/** What is needed of a `<video>`; the element fits, and so does a still that is shown like one. */
export interface FilmElement {
  play(): Promise<void>;
  pause(): void;
  currentTime: number;
  load(): void;
  /** What is looked at in its place: of a still, which is no element. */
  readonly place?: Element;
}

/** The films on the page. */
export const films = createElements<FilmElement>();

export interface FilmPlatform {
  /** Calls back with whether at least half of the element is in view; returns the way to stop. */
  watchVisibility(element: FilmElement | Element, onChange: (isVisible: boolean) => void): () => void;
}

/** The I/O of the film machine. */
export function createFilmActors(platform: FilmPlatform) {
  return {
    playFilm: watcher<FilmEvent, FilmToPlay>(({ input, sendBack }) => {
      const element = films.find(input.element);
      let isStopped = false;
      if (input.hasBroken) element?.load();
      if (input.isRewinding && element !== null) element.currentTime = 0;
      element?.play().then(
        () => {
          if (!isStopped) sendBack({ type: 'film.started' });
        },
        (thrown: unknown) => {
          // A pause that overtakes a play rejects it too: that is our own stop, not a refusal.
          const isRefusal = thrown instanceof Error && thrown.name === 'NotAllowedError';
          if (!isStopped && isRefusal) sendBack({ type: 'film.refused', reason: thrown.message });
        },
      );
      return () => {
        isStopped = true;
        element?.pause();
      };
    }),
    watchVisibility: watcher<FilmEvent, FilmToWatch>(({ input, sendBack }) => {
      const element = films.find(input.element);
      if (element === null) return () => undefined;
      return platform.watchVisibility(element.place ?? element, (isVisible) =>
        sendBack({ type: 'visibility.changed', isVisible }),
      );
    }),
  };
}
