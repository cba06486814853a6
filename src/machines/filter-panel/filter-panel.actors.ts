import { watcher } from '../machine-utils.ts';
import type { FilterPanelEvent } from './filter-panel.machine.ts';

/** What the filter panel needs of the browser. */
export interface FilterPanelPlatform {
  /** Calls back for every window event `toggleFilter` (rulings, "Screens"). */
  watchToggleFilter(listener: () => void): () => void;
  /** Calls back at once, and whenever the window comes to be at least `px` wide or stops being so. */
  watchMinWidth(px: number, listener: (isWide: boolean) => void): () => void;
  /** Calls back at once and on scrolling, with how far the page is scrolled, in px. */
  watchScroll(listener: (y: number) => void): () => void;
  /** Calls back when Escape is pressed. */
  watchEscape(listener: () => void): () => void;
}

/**
 * The I/O of the filter-panel machine.
 *
 * @param sidebarMinWidth the width in px from which the list stands beside the page
 */
export function createFilterPanelActors(platform: FilterPanelPlatform, sidebarMinWidth: number) {
  return {
    watchToggleFilter: watcher<FilterPanelEvent, undefined>(({ sendBack }) =>
      platform.watchToggleFilter(() => sendBack({ type: 'panel.toggle' })),
    ),
    watchWidth: watcher<FilterPanelEvent, undefined>(({ sendBack }) =>
      platform.watchMinWidth(sidebarMinWidth, (isWide) => sendBack({ type: 'width.changed', isWide })),
    ),
    watchScroll: watcher<FilterPanelEvent, undefined>(({ sendBack }) => {
      let start: number | null = null;
      return platform.watchScroll((y) => {
        start ??= y;
        if (y !== start) sendBack({ type: 'panel.close' });
      });
    }),
    watchEscape: watcher<FilterPanelEvent, undefined>(({ sendBack }) =>
      platform.watchEscape(() => sendBack({ type: 'panel.close' })),
    ),
  };
}
