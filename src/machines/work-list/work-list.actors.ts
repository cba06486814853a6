import { fromPromise } from 'xstate';

/** What the list of projects needs of the browser. */
export interface WorkListPlatform {
  scrollToTop(): void;
}

/** The I/O of the work-list machine. */
export function createWorkListActors(platform: WorkListPlatform) {
  return {
    scrollToTop: fromPromise<void, undefined>(async () => {
      platform.scrollToTop();
    }),
  };
}
