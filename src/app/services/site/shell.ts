import { lockScroll } from '@vitrine/design-system/components/overlay';
import { createFilmActors } from '../../../machines/film/film.actors.ts';
import { filmMachine } from '../../../machines/film/film.machine.ts';
import { FilmMachineContext } from '../../../machines/film/film.react.tsx';
import { createFilterPanelActors } from '../../../machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine, SIDEBAR_MIN_WIDTH } from '../../../machines/filter-panel/filter-panel.machine.ts';
import { FilterPanelMachineContext } from '../../../machines/filter-panel/filter-panel.react.tsx';
import { createMobileMenuActors } from '../../../machines/mobile-menu/mobile-menu.actors.ts';
import { mobileMenuMachine, SITE_WIDE_FROM } from '../../../machines/mobile-menu/mobile-menu.machine.ts';
import { MobileMenuMachineContext } from '../../../machines/mobile-menu/mobile-menu.react.tsx';
import { createScrollActors } from '../../../machines/scroll/scroll.actors.ts';
import { scrollMachine } from '../../../machines/scroll/scroll.machine.ts';
import { ScrollMachineContext } from '../../../machines/scroll/scroll.react.tsx';
import { createPlaybackActors } from '../../../machines/playback/playback.actors.ts';
import { playbackMachine } from '../../../machines/playback/playback.machine.ts';
import { PlaybackMachineContext } from '../../../machines/playback/playback.react.tsx';
import { createThemeActors } from '../../../machines/theme/theme.actors.ts';
import { themeMachine } from '../../../machines/theme/theme.machine.ts';
import { ThemeMachineContext } from '../../../machines/theme/theme.react.tsx';
import { watchWindowEvent } from '../../../platform/connection.ts';
import { watchEscape } from '../../../platform/keys.ts';
import { isDataSaved, readPlayback, savePlayback } from '../../../platform/playback.ts';
import { announceThemeOverride, readDrawnOverride } from '../../../platform/project-theme.ts';
import { readTheme, saveTheme, showTheme, watchSavedTheme } from '../../../platform/theme.ts';
import { isMotionReduced, watchMinWidth, watchReducedMotion, watchScroll } from '../../../platform/viewport.ts';
import { watchHalfVisible } from '../../../platform/visibility.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines of the shell around every page. */
export const ShellMachines = createProvider(
  provide(
    ThemeMachineContext,
    themeMachine.provide({
      actors: createThemeActors({
        readTheme,
        readDrawnOverride,
        saveTheme,
        showTheme,
        watchSavedTheme,
        announceThemeOverride,
      }),
    }),
  ),
  provide(
    PlaybackMachineContext,
    playbackMachine.provide({
      actors: createPlaybackActors({
        readPlayback,
        savePlayback,
        isStillnessWished: () => isMotionReduced() || isDataSaved(),
        watchReducedMotion,
      }),
    }),
  ),
  provide(ScrollMachineContext, scrollMachine.provide({ actors: createScrollActors({ watchScroll }) })),
  provide(
    MobileMenuMachineContext,
    mobileMenuMachine.provide({ actors: createMobileMenuActors({ watchMinWidth, lockScroll }, SITE_WIDE_FROM) }),
  ),
  provide(
    FilterPanelMachineContext,
    filterPanelMachine.provide({
      actors: createFilterPanelActors(
        {
          watchToggleFilter: (listener) => watchWindowEvent('toggleFilter', listener),
          watchMinWidth,
          watchScroll,
          watchEscape,
        },
        SIDEBAR_MIN_WIDTH,
      ),
    }),
  ),
  provide(FilmMachineContext, filmMachine.provide({ actors: createFilmActors({ watchVisibility: watchHalfVisible }) })),
);
