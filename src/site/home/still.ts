import type { FilmElement } from '../../machines/film/film.react.tsx';

/** How long a still is shown among films, in milliseconds. */
const stillTime = 6000;

/** What becomes of a still, as of a film. */
export type StillNews = 'ready' | 'ended' | 'failed';

export interface ShownStill extends FilmElement {
  /** It is shown no more. */
  readonly end: () => void;
}

/**
 * Shows a picture as a film is shown: it plays, pauses and begins again, and ends after {@link stillTime}. The line that
 * grows meanwhile is its clock, which starts when the picture is there.
 *
 * @param line in the carousel, whose shown picture it is
 */
export function showStill(line: Element, tell: (news: StillNews) => void): ShownStill {
  const place = line.closest('section') ?? line;
  const clock = line.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, { fill: 'both', duration: stillTime });
  clock.pause();
  clock.onfinish = () => {
    tell('ended');
  };
  let isRunning = false;
  return {
    place,
    play: async () => {
      isRunning = true;
      const picture = place.querySelector<HTMLImageElement>('[aria-hidden=false] img');
      if (picture?.complete === false) {
        // Not `decode`: a browser that paints nothing may leave it unanswered.
        await new Promise((resolve) => {
          for (const news of ['load', 'error']) picture.addEventListener(news, resolve, { once: true });
        });
      }
      if (picture?.naturalWidth === 0) tell('failed');
      else if (isRunning) {
        tell('ready');
        clock.play();
      }
    },
    pause: () => {
      isRunning = false;
      clock.pause();
    },
    // Only ever set back to its beginning.
    set currentTime(seconds: number) {
      clock.currentTime = seconds * 1000;
    },
    load: () => undefined,
    end: () => {
      clock.cancel();
    },
  };
}
