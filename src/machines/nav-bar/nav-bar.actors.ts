import { watcher } from '../machine-utils.ts';
import type { NavBarEvent, ScrollRead } from './nav-bar.machine.ts';

/** What the bar needs of the browser. */
export interface NavBarPlatform {
  /** Calls back at once and on scrolling, with how far the page is scrolled, in px. */
  watchScroll(listener: (y: number) => void): () => void;
}

/** The I/O of the nav-bar machine. */
export function createNavBarActors(platform: NavBarPlatform) {
  return {
    watchScroll: watcher<NavBarEvent, undefined, ScrollRead>(({ sendBack, receive }) => {
      const tell = (y: number): void => sendBack({ type: 'scroll.moved', y });
      let stop = platform.watchScroll(tell);
      // Asked where the page stands: a watch begun anew says so at once.
      receive(() => {
        stop();
        stop = platform.watchScroll(tell);
      });
      return () => stop();
    }),
  };
}
