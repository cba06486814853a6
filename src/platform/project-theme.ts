import type { Theme } from '../domain/content.ts';
import { localStore } from './storage.ts';

/** Local storage key of the theme of the project being looked at (rulings, "Screens"). */
const PROJECT_THEME_KEY = 'projectTheme';
/** Window event that announces its change and its removal. */
const PROJECT_THEME_EVENT = 'projectThemeChange';

/** The theme override that the first HTML came with (index.html); null for none. */
export function readDrawnOverride(): Theme | null {
  const { themeOverride } = document.body.dataset;
  return themeOverride === 'white' || themeOverride === 'black' ? themeOverride : null;
}

/** Whether the project being looked at has a theme of its own. */
export const isThemeOverridden = (): boolean => localStore.read(PROJECT_THEME_KEY) !== null;

/** Stores and announces a project's theme; null removes it. Does nothing when the theme is the same. */
export function announceThemeOverride(theme: Theme | null): void {
  if (localStore.read(PROJECT_THEME_KEY) === theme) return;
  if (theme === null) localStore.remove(PROJECT_THEME_KEY);
  else localStore.write(PROJECT_THEME_KEY, theme);
  window.dispatchEvent(new CustomEvent(PROJECT_THEME_EVENT, { detail: theme }));
}
