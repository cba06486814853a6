import { watcher } from '../machine-utils.ts';
import type { WorkSidebarEvent } from './work-sidebar.machine.ts';

/** What the sidebar needs of the browser. */
export interface WorkSidebarPlatform {
  /** Calls back at once and on scrolling, with how far the page is scrolled, in px. */
  watchScroll(listener: (y: number) => void): () => void;
}

/** The I/O of the work-sidebar machine. */
export function createWorkSidebarActors(platform: WorkSidebarPlatform) {
  return {
    watchScroll: watcher<WorkSidebarEvent, undefined>(({ sendBack }) =>
      platform.watchScroll((y) => sendBack({ type: 'scroll.moved', y })),
    ),
  };
}
