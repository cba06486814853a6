import { createFilterPanelActors } from '../../machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine } from '../../machines/filter-panel/filter-panel.machine.ts';
import { createStoriesListActors } from '../../machines/stories-list/stories-list.actors.ts';
import { storiesListMachine } from '../../machines/stories-list/stories-list.machine.ts';
import { watchEscape } from '../../platform/keys.ts';
import { scrollToTop, watchMinWidth, watchScroll } from '../../platform/viewport.ts';

/** The machines of Coffee break, their slots filled with the browser. */
export const storiesMachines = {
  storiesList: storiesListMachine.provide({ actors: createStoriesListActors({ scrollToTop }) }),
  // The filter's panel, deaf to the window event that is meant for the filter alone.
  titlesPanel: filterPanelMachine.provide({
    actors: createFilterPanelActors({
      watchToggleFilter: () => () => undefined,
      watchMinWidth,
      watchScroll,
      watchEscape,
    }),
  }),
};
