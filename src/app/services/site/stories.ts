import { createFilterPanelActors } from '../../../machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine } from '../../../machines/filter-panel/filter-panel.machine.ts';
import { createStoriesListActors } from '../../../machines/stories-list/stories-list.actors.ts';
import { storiesListMachine } from '../../../machines/stories-list/stories-list.machine.ts';
import { StoriesListMachineContext } from '../../../machines/stories-list/stories-list.react.tsx';
import { TITLES_MIN_WIDTH, TitlesPanelMachineContext } from '../../../machines/stories-list/titles-panel.react.tsx';
import { watchEscape } from '../../../platform/keys.ts';
import { scrollToTop, watchMinWidth, watchScroll } from '../../../platform/viewport.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines of Coffee break. */
export const StoriesMachines = createProvider(
  provide(StoriesListMachineContext, storiesListMachine.provide({ actors: createStoriesListActors({ scrollToTop }) })),
  provide(
    TitlesPanelMachineContext,
    filterPanelMachine.provide({
      actors: createFilterPanelActors(
        {
          // The window event is meant for the filter of /work alone.
          watchToggleFilter: () => () => undefined,
          watchMinWidth,
          watchScroll,
          watchEscape,
        },
        TITLES_MIN_WIDTH,
      ),
    }),
  ),
);
