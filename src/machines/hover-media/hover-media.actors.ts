import { pageElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { ElementToWatch, HoverMediaEvent } from './hover-media.machine.ts';

export interface HoverMediaPlatform {
  /**
   * Where no pointer can hover, calls back with whether the element is in the middle of the view. Returns the way to
   * stop.
   */
  watchCentred(element: object, onChange: (isCentred: boolean) => void): () => void;
}

/** The I/O of the hover-media machine. */
export function createHoverMediaActors(platform: HoverMediaPlatform) {
  return {
    watchCentred: watcher<HoverMediaEvent, ElementToWatch>(({ input, sendBack }) => {
      const element = pageElements.find(input.element);
      return element === null
        ? () => undefined
        : platform.watchCentred(element, (isCentred) => {
            sendBack({ type: 'centred.changed', isCentred });
          });
    }),
  };
}
