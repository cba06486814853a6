import type { Theme } from '../domain/content.ts';
import type { Spot } from './growth.ts';
import { watchRestored } from './restored.ts';
import { localStore, watchStored } from './storage.ts';
import { isMotionReduced } from './viewport.ts';

/** Local storage key of the visitor's choice (specification, section 9). */
const THEME_KEY = 'theme';

const THEMES: readonly Theme[] = ['white', 'black'];

function toTheme(saved: string | null): Theme {
  return saved === 'black' ? 'black' : 'white';
}

/** The saved theme; where none was saved, that with which the studio greets: white unless told. */
export function readTheme(): Theme {
  return toTheme(localStore.read(THEME_KEY) ?? document.body.dataset['firstTheme'] ?? null);
}

/** Keeps the theme for this browser; other tabs hear of it ({@link watchSavedTheme}). */
export function saveTheme(theme: Theme): void {
  // The toggle need not say any more what it does.
  document.documentElement.dataset['turned'] = '';
  localStore.write(THEME_KEY, theme);
}

/** Calls back when another tab changes the theme; a page in the back/forward cache hears of it when it is out of it. */
export function watchSavedTheme(onChange: (theme: Theme) => void): () => void {
  const stop = [
    watchStored(THEME_KEY, (value) => {
      onChange(toTheme(value));
    }),
    watchRestored(() => {
      onChange(readTheme());
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}

function put(theme: Theme): void {
  for (const one of THEMES) document.body.classList.toggle(`${one}-theme`, one === theme);
  // The browser's own bars go along.
  const { backgroundColor } = getComputedStyle(document.body);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}

/**
 * Puts the body class of a theme, `white-theme` or `black-theme` (specification, section 4). Turning, the new light opens
 * in a circle, from that place or from the corner with the bar's toggle, where the browser has view transitions. The code for
 * it comes with a visitor's first input; without it, the theme changes at once.
 */
export function showTheme(theme: Theme, isTurning: boolean, from: Spot | null): void {
  const change = () => {
    put(theme);
  };
  if (!isTurning || isMotionReduced() || !('startViewTransition' in document)) change();
  else
    void import('./growth.ts').then(({ turnLight }) => {
      if (!document.body.classList.contains(`${theme}-theme`)) turnLight(change, from);
    }, change);
}
