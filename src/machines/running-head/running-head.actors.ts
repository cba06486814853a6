import { pageElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { HeadToWatch, RunningHeadEvent } from './running-head.machine.ts';

/** What the running head needs of the browser. */
export interface RunningHeadPlatform {
  /** Calls back at once, on scrolling and on resizing, with where the element ends below the window's top, in px. */
  watchBottom(element: object, onChange: (bottom: number) => void): () => void;
}

/** The I/O of the running-head machine. */
export function createRunningHeadActors(platform: RunningHeadPlatform) {
  return {
    watchHead: watcher<RunningHeadEvent, HeadToWatch>(({ input, sendBack }) => {
      const element = pageElements.find(input.element);
      return element === null
        ? () => undefined
        : platform.watchBottom(element, (left) => {
            sendBack({ type: 'head.moved', left });
          });
    }),
  };
}
