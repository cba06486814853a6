import type { Luminance } from '../../domain/footage.ts';
import { watcher } from '../machine-utils.ts';
import type { FootageElement, FootageEvent, FootageToWatch } from './footage.machine.ts';

/** What the footage machine needs of the browser. */
export interface FootagePlatform {
  /** Calls back once with how bright the first picture or film in the element is; returns the way to stop. */
  watchFootage(element: FootageElement, onSampled: (luminance: Luminance) => void): () => void;
}

/** The I/O of the footage machine. */
export function createFootageActors(platform: FootagePlatform) {
  return {
    watchFootage: watcher<FootageEvent, FootageToWatch>(({ input: { element }, sendBack }) =>
      element === null
        ? () => undefined
        : platform.watchFootage(element, (luminance) => {
            sendBack({ type: 'frame.sampled', luminance });
          }),
    ),
  };
}
