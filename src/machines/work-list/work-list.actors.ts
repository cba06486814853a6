import { fromPromise } from 'xstate';

/** What the list of projects needs of the browser. */
export interface WorkListPlatform {
  scrollToTop(): void;
  /** Runs `change`; the tiles that are still there when the list is drawn again move from where they were. */
  moveTiles(change: () => void): void;
}

/** The I/O of the work-list machine. */
export function createWorkListActors(platform: WorkListPlatform) {
  return {
    scrollToTop: fromPromise<void, undefined>(async () => {
      platform.scrollToTop();
    }),
    moveTiles: fromPromise<void, undefined>(async () => {
      platform.moveTiles(platform.scrollToTop);
    }),
  };
}
