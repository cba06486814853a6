import { fromPromise } from 'xstate';
import type { Theme } from '../../domain/content.ts';
import { watcher } from '../machine-utils.ts';
import type { ThemeEvent, ThemeReread, ThemeToApply, OverrideNote, Spot } from './theme.machine.ts';

/** What the theme needs of the browser. */
export interface ThemePlatform {
  /** The theme saved under `theme`; `white` when there is none (specification, section 9). */
  readTheme(): Theme;
  /** The override with which the server drew the page that is being opened; null for none. */
  readDrawnOverride(): Theme | null;
  saveTheme(theme: Theme): void;
  /** Sets the body class; at once, or turning: the new light opens from that place. Never for less motion. */
  showTheme(theme: Theme, isTurning: boolean, from: Spot | null): void;
  /** Calls back when another tab saves a theme. */
  watchSavedTheme(listener: (theme: Theme) => void): () => void;
  /** Keeps and announces the theme that the page sets for itself; null when it sets none. */
  announceThemeOverride(theme: Theme | null): void;
}

/** The I/O of the theme machine. */
export function createThemeActors(platform: ThemePlatform) {
  return {
    watchTheme: watcher<ThemeEvent, undefined, ThemeReread>(({ sendBack, receive }) => {
      const restore = (theme: Theme): void => sendBack({ type: 'theme.restore', theme });
      receive(() => restore(platform.readTheme()));
      // A page drawn with an override keeps it until it is hydrated, and sets it itself from then on.
      // A saved black needs none: no page is lighter than it.
      const drawn = platform.readDrawnOverride();
      const saved = platform.readTheme();
      if (drawn === null || saved === 'black') restore(saved);
      else sendBack({ type: 'override.set', theme: drawn });
      return platform.watchSavedTheme(restore);
    }),
    applyTheme: fromPromise<void, ThemeToApply>(async ({ input }) => {
      // Shown first: a browser that refuses to keep it must still show it.
      platform.showTheme(input.theme, input.isTurning, input.from);
      // A restored theme is saved already; saving it again would let two tabs answer each other for ever.
      if (input.isChosen) platform.saveTheme(input.theme);
    }),
    watchOverride: watcher<ThemeEvent, undefined, OverrideNote>(({ receive }) => {
      // A tab closed on a project's page leaves its theme behind.
      platform.announceThemeOverride(null);
      receive(({ theme }) => platform.announceThemeOverride(theme));
      return () => undefined;
    }),
  };
}
