import type { Luminance } from '../../domain/brightness.ts';
import { pageElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { BackdropBrightnessEvent, BackdropToWatch } from './backdrop-brightness.machine.ts';

/** What the backdrop-brightness machine needs of the browser. */
export interface BackdropBrightnessPlatform {
  /** Calls back with how bright the picture in the element is; returns the way to stop. */
  watchBrightness(element: object, onSampled: (luminance: Luminance) => void): () => void;
}

/** The I/O of the backdrop-brightness machine. */
export function createBackdropBrightnessActors(platform: BackdropBrightnessPlatform) {
  return {
    watchBrightness: watcher<BackdropBrightnessEvent, BackdropToWatch>(({ input, sendBack }) => {
      const element = pageElements.find(input.element);
      return element === null
        ? () => undefined
        : platform.watchBrightness(element, (luminance) => {
            sendBack({ type: 'picture.sampled', luminance });
          });
    }),
  };
}
