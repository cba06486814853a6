import { describeProblem, type Problem } from '../../api/problem.ts';
import { createFilmActors } from '../../machines/film/film.actors.ts';
import { filmMachine } from '../../machines/film/film.machine.ts';
import { createFilterPanelActors } from '../../machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine } from '../../machines/filter-panel/filter-panel.machine.ts';
import { createFootageActors } from '../../machines/footage/footage.actors.ts';
import { footageMachine } from '../../machines/footage/footage.machine.ts';
import { createFrameCentringActors } from '../../machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../machines/frame-centring/frame-centring.machine.ts';
import { homeCarouselMachine } from '../../machines/home-carousel/home-carousel.machine.ts';
import { createHoverMediaActors } from '../../machines/hover-media/hover-media.actors.ts';
import { hoverMediaMachine } from '../../machines/hover-media/hover-media.machine.ts';
import { createMapEmbedActors } from '../../machines/map-embed/map-embed.actors.ts';
import { mapEmbedMachine } from '../../machines/map-embed/map-embed.machine.ts';
import { createMobileMenuActors } from '../../machines/mobile-menu/mobile-menu.actors.ts';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine.ts';
import { createNavBarActors } from '../../machines/nav-bar/nav-bar.actors.ts';
import { navBarMachine } from '../../machines/nav-bar/nav-bar.machine.ts';
import { createPlaybackActors } from '../../machines/playback/playback.actors.ts';
import { playbackMachine } from '../../machines/playback/playback.machine.ts';
import { projectCarouselMachine } from '../../machines/project-carousel/project-carousel.machine.ts';
import { createRunningHeadActors } from '../../machines/running-head/running-head.actors.ts';
import { runningHeadMachine } from '../../machines/running-head/running-head.machine.ts';
import { createStoriesListActors } from '../../machines/stories-list/stories-list.actors.ts';
import { storiesListMachine } from '../../machines/stories-list/stories-list.machine.ts';
import { createThemeActors } from '../../machines/theme/theme.actors.ts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { createWorkListActors } from '../../machines/work-list/work-list.actors.ts';
import { workListMachine } from '../../machines/work-list/work-list.machine.ts';
import { createWorkSidebarActors } from '../../machines/work-sidebar/work-sidebar.actors.ts';
import { workSidebarMachine } from '../../machines/work-sidebar/work-sidebar.machine.ts';
import { watchConnection, watchWindowEvent } from '../../platform/connection.ts';
import { watchBottom } from '../../platform/edges.ts';
import { watchFootage } from '../../platform/footage.ts';
import { watchEscape } from '../../platform/keys.ts';
import { watchNear } from '../../platform/nearness.ts';
import { readPlayback, savePlayback } from '../../platform/playback.ts';
import { announceTint } from '../../platform/project-theme.ts';
import { readTheme, saveTheme, showTheme, watchSavedTheme } from '../../platform/theme.ts';
import {
  bringToCentre,
  distanceFromCentre,
  isMotionReduced,
  lockScroll,
  readWidth,
  scrollToTop,
  watchLayout,
  watchMinWidth,
  watchReducedMotion,
  watchScroll,
} from '../../platform/viewport.ts';
import { watchCentred, watchHalfVisible } from '../../platform/visibility.ts';

/** The machines of the public pages, their slots filled with the browser. */
export const siteMachines = {
  theme: themeMachine.provide({
    actors: createThemeActors({ readTheme, saveTheme, showTheme, watchSavedTheme, announceTint }),
  }),
  playback: playbackMachine.provide({
    actors: createPlaybackActors({ readPlayback, savePlayback, isMotionReduced, watchReducedMotion }),
  }),
  navBar: navBarMachine.provide({ actors: createNavBarActors({ watchScroll }) }),
  mobileMenu: mobileMenuMachine.provide({ actors: createMobileMenuActors({ watchMinWidth, lockScroll }) }),
  filterPanel: filterPanelMachine.provide({
    actors: createFilterPanelActors({
      watchToggleFilter: (listener) => watchWindowEvent('toggleFilter', listener),
      watchMinWidth,
      watchScroll,
      watchEscape,
    }),
  }),
  homeCarousel: homeCarouselMachine,
  frameCentring: frameCentringMachine.provide({
    actors: createFrameCentringActors({ readWidth, distanceFromCentre, watchLayout, bringToCentre }),
  }),
  film: filmMachine.provide({ actors: createFilmActors({ watchVisibility: watchHalfVisible }) }),
  footage: footageMachine.provide({ actors: createFootageActors({ watchFootage }) }),
  hoverMedia: hoverMediaMachine.provide({ actors: createHoverMediaActors({ watchCentred }) }),
  workList: workListMachine.provide({ actors: createWorkListActors({ scrollToTop }) }),
  workSidebar: workSidebarMachine.provide({ actors: createWorkSidebarActors({ watchScroll }) }),
  projectCarousel: projectCarouselMachine,
  runningHead: runningHeadMachine.provide({ actors: createRunningHeadActors({ watchBottom }) }),
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
  mapEmbed: mapEmbedMachine.provide({ actors: createMapEmbedActors({ watchNear }) }),
};

/** What every page's reads need of the browser. */
export const pagePlatform = {
  watchConnection,
  logProblem(problem: Problem) {
    console.warn(describeProblem(problem));
  },
};
