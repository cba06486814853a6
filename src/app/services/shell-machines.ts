import { createFilmActors } from '../../machines/film/film.actors.ts';
import { filmMachine } from '../../machines/film/film.machine.ts';
import { createFilterPanelActors } from '../../machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine } from '../../machines/filter-panel/filter-panel.machine.ts';
import { createMobileMenuActors } from '../../machines/mobile-menu/mobile-menu.actors.ts';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine.ts';
import { createNavBarActors } from '../../machines/nav-bar/nav-bar.actors.ts';
import { navBarMachine } from '../../machines/nav-bar/nav-bar.machine.ts';
import { createPlaybackActors } from '../../machines/playback/playback.actors.ts';
import { playbackMachine } from '../../machines/playback/playback.machine.ts';
import { createThemeActors } from '../../machines/theme/theme.actors.ts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { watchWindowEvent } from '../../platform/connection.ts';
import { watchEscape } from '../../platform/keys.ts';
import { readPlayback, savePlayback } from '../../platform/playback.ts';
import { announceTint, readDrawnTint } from '../../platform/project-theme.ts';
import { readTheme, saveTheme, showTheme, watchSavedTheme } from '../../platform/theme.ts';
import {
  isMotionReduced,
  lockScroll,
  watchMinWidth,
  watchReducedMotion,
  watchScroll,
} from '../../platform/viewport.ts';
import { watchHalfVisible } from '../../platform/visibility.ts';

/** The machines that every public page stands in, their slots filled with the browser. */
export const shellMachines = {
  theme: themeMachine.provide({
    actors: createThemeActors({ readTheme, readDrawnTint, saveTheme, showTheme, watchSavedTheme, announceTint }),
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
  film: filmMachine.provide({ actors: createFilmActors({ watchVisibility: watchHalfVisible }) }),
};
