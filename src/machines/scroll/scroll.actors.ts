import { watcher } from '../machine-utils.ts';
import type { ScrollEvent, ScrollRead } from './scroll.machine.ts';

/** What it needs of the browser. */
export interface ScrollPlatform {
  /** Calls back at once and on scrolling, with how far the page is scrolled, in px. */
  watchScroll(listener: (y: number) => void): () => void;
}

/** The I/O of the scroll machine. */
export function createScrollActors(platform: ScrollPlatform) {
  return {
    watchScroll: watcher<ScrollEvent, undefined, ScrollRead>(({ sendBack, receive }) => {
      const tell = (y: number): void => sendBack({ type: 'scroll.moved', y });
      let stop = platform.watchScroll(tell);
      // Asked where the page stands: a watch begun again says so at once.
      receive(() => {
        stop();
        stop = platform.watchScroll(tell);
      });
      return () => stop();
    }),
  };
}
