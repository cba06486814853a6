import type { Theme } from '../domain/content.ts';
import { isGrowing } from './transition.ts';
import { localStore, watchStored } from './storage.ts';
import { isMotionReduced } from './viewport.ts';

/** Local storage key of the visitor's choice (specification, section 9). */
export const THEME_KEY = 'theme';

const THEMES: readonly Theme[] = ['white', 'black'];

function toTheme(saved: string | null): Theme {
  return saved === 'black' ? 'black' : 'white';
}

/** The saved theme; white where none was saved. */
export function readTheme(): Theme {
  return toTheme(localStore.read(THEME_KEY));
}

export function saveTheme(theme: Theme): void {
  localStore.write(THEME_KEY, theme);
}

/** Calls back when another tab changes the theme. */
export function watchSavedTheme(onChange: (theme: Theme) => void): () => void {
  return watchStored(THEME_KEY, (value) => {
    onChange(toTheme(value));
  });
}

/**
 * Puts the body class of a theme, `white-theme` or `black-theme` (specification, section 4). Animated, the page dims
 * in a view transition where the browser has them.
 */
export function showTheme(theme: Theme, isAnimated: boolean): void {
  const { classList } = document.body;
  if (classList.contains(`${theme}-theme`)) return;
  const change = () => {
    for (const one of THEMES) classList.toggle(`${one}-theme`, one === theme);
    // The browser's own bars go along.
    const { backgroundColor } = getComputedStyle(document.body);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
  };
  if (!isAnimated || isGrowing() || isMotionReduced() || !('startViewTransition' in document)) {
    change();
    return;
  }
  // A transition that a newer one skips rejects `ready`; the class has changed all the same.
  document.startViewTransition(change).ready.catch(() => undefined);
}
