import { fromPromise } from 'xstate';

/** What Coffee break needs of the browser. */
export interface StoriesListPlatform {
  /** Scrolls to the top of the page, at once. */
  scrollToTop(): void;
}

/** The I/O of the stories-list machine. */
export function createStoriesListActors(platform: StoriesListPlatform) {
  return {
    bringToTop: fromPromise<void, undefined>(async () => {
      platform.scrollToTop();
    }),
  };
}
