/** What is needed of a `<video>`; the element fits, and so does a stand-in in a test. */
export interface HeardElement {
  muted: boolean;
}

/** Calls back when an element has left the view, or the page is hidden; returns the way to stop. */
export type WatchLeft = (element: HeardElement, onLeft: () => void) => () => void;

/**
 * Unmutes a film, and the one that was heard before is heard no more. Calls back when another is heard, or the film has left the view.
 * @returns the way to stop, which mutes it
 */
export type HearFilm = (film: HeardElement, onEnd: () => void) => () => void;

/** One film is heard at a time, of all for which the result is used. */
export function createHearing(watchLeft: WatchLeft): HearFilm {
  let heard: (() => void) | null = null;
  return (film, onEnd) => {
    heard?.();
    heard = onEnd;
    film.muted = false;
    const stopWatching = watchLeft(film, onEnd);
    return () => {
      stopWatching();
      film.muted = true;
      if (heard === onEnd) heard = null;
    };
  };
}
