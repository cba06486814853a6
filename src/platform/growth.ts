import { isPlainClick } from '../domain/plain-click.ts';
import { holdFirstPlace, restoreScroll } from './arrival.ts';
import { flip, isFlipped } from './flip.ts';
import { fly, headerPlace, isInView, placeIn, type Flight, type Place } from './flight.ts';
import { answerTouches } from './touch.ts';
import { isGrowing, passOnClicks } from './transition.ts';
import { showLight, watchLights } from './second-light.ts';
import { isMotionReduced } from './viewport.ts';
import { isThemeOverridden } from './project-theme.ts';

/**
 * View transitions: a tile's picture grows into the header of the project it opens and shrinks back into it, and the theme changes.
 */

const TILES = 'main [data-grows]';

/** The first heading of a page that is no longer a skeleton. */
const findHeading = () => document.querySelector('main h1:not([aria-busy=true] *)');

/** Looks for the header of the next page. It has none when its heading comes without one. */
function headerAfter(): Flight['find'] {
  const [before, heading] = [headerPlace()?.cover ?? null, findHeading()];
  return () => {
    const place = headerPlace();
    if (place !== null && place.cover !== before) return place;
    const now = findHeading();
    return now === null || now === heading ? undefined : null;
  };
}

/** The tiles that lead there, with their pictures. */
function tilesOf(path: string): readonly Place[] {
  return [...document.querySelectorAll(TILES)].flatMap((tile) => {
    const place = tile.querySelector('a')?.pathname === path ? placeIn(tile) : null;
    return place === null ? [] : [place];
  });
}

/** Looks for the tile of a project on the page that comes back, where the visitor left it. */
function tileAfter(path: string): Flight['find'] {
  const heading = findHeading();
  return () => {
    const tiles = tilesOf(path);
    const now = findHeading();
    if (tiles.length === 0) {
      const isThere = now !== null && now !== heading && document.querySelector('main [aria-busy=true]') === null;
      return isThere ? null : undefined;
    }
    // The page was too short for its scroll position until now, and observers are silent while it is not drawn.
    if (!tiles.some(isInView)) restoreScroll(`${entryKey()} ${window.location.pathname}`);
    return tiles.find(isInView) ?? null;
  };
}

/** The name of the present history entry, as React Router has it. */
function entryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'default';
}

const isPossible = () => !isMotionReduced() && 'startViewTransition' in document && !isGrowing();

/** Not awaited: both handle their own failures. */
function grow(flight: Flight): void {
  void (isFlipped(flight.from) ? flip(flight) : fly(flight));
}

/** What the growth of pictures needs of the application. */
export interface Pages {
  /** The address that is shown. */
  readonly path: string;
  /** Goes to an address of this site. */
  readonly open: (path: string) => void;
  /** Draws what a change leads to before it returns. */
  readonly draw: (change: () => void) => void;
}

/**
 * Takes over plain clicks on the link of a tile that says `data-grows`, and Back and Forward between tile and project, where
 * the browser has view transitions and the visitor has not asked for reduced motion.
 *
 * @returns unsubscribe
 */
export function watchGrowth({ path, open, draw }: Pages): () => void {
  // This code comes with the first input: pictures farther below are fetched as the browser likes (`site/home/home-grid.css.ts`).
  document.documentElement.dataset['stirred'] = '';
  // From now on a page that is opened fades in (`site/shell/transitions.css.ts`): not the first one of a visit. At the place of the
  // pages, not at the root: whatever is in it has its style computed again, in the dashboard a table of a thousand rows.
  const pages = document.querySelector<HTMLElement>('[data-at-top] ~ main');
  if (pages !== null) pages.dataset['entered'] = '';
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const from = link === null ? null : placeIn(link.closest('[data-grows]'));
    // A row of Work's list has its picture beside it only where there is room.
    if (link === null || from === null || !isInView(from) || !isPlainClick(event) || !isPossible()) return;
    event.preventDefault();
    event.stopPropagation();
    const change = () => {
      draw(() => {
        open(`${link.pathname}${link.search}`);
      });
    };
    grow({ kind: 'grow', from, change, find: headerAfter() });
  };
  const pop = (event: PopStateEvent) => {
    const next = window.location.pathname;
    if (next === path || event.hasUAVisualTransition || !isPossible()) return;
    const header = headerPlace();
    const from = header !== null && isInView(header) ? header : tilesOf(next).find(isInView);
    if (from === undefined) return;
    // The router hears of it once the page as it is has been kept.
    event.stopImmediatePropagation();
    const change = () => {
      draw(() => {
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      });
    };
    // A theme of the page's own goes with it, a moment after the picture has left.
    if (from === header && isThemeOverridden()) document.documentElement.dataset['relit'] = '';
    if (from === header) void fly({ kind: 'shrink', from, change, find: tileAfter(path) });
    else grow({ kind: 'grow', from, change, find: headerAfter() });
  };
  document.addEventListener('click', click, { capture: true });
  window.onpopstate = pop;
  const endTouches = answerTouches();
  const endLights = watchLights();
  return () => {
    endTouches();
    endLights();
    document.removeEventListener('click', click, { capture: true });
    holdFirstPlace();
  };
}

/** A place in the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What fades from colour to colour when it is pointed at, or passed by, has the new light's at once. */
function endColourFades(): void {
  // Where one ends at once, what inherits its colour begins one: as deep as anything is nested.
  for (let depth = 0; depth < 6; depth += 1) {
    for (const one of document.getAnimations()) {
      if (one instanceof CSSTransition && one.transitionProperty.endsWith('color')) one.finish();
    }
  }
}

/** Changes the theme of the page: the new one opens in a circle from that place, or from the corner with the bar's toggle. */
export function turnLight(change: () => void, from: Spot | null): void {
  const turn = async () => {
    change();
    endColourFades();
    await showLight();
  };
  if (isGrowing()) {
    void turn();
    // The old bar does not wait for the picture (`shell/transitions.css.ts`).
    document.documentElement.dataset['relit'] = '';
    return;
  }
  const { innerWidth: width, innerHeight: height } = window;
  const { x, y } = from ?? { x: width, y: 0 };
  const { style } = document.documentElement;
  style.setProperty('--light-at', `${x}px ${y}px`);
  // As far as the farthest corner.
  style.setProperty('--light-reach', `${Math.hypot(Math.max(x, width - x), Math.max(y, height - y))}px`);
  const transition = document.startViewTransition(turn);
  passOnClicks(transition);
  // One that a newer one skips rejects; the class has changed all the same.
  transition.ready.catch(() => undefined);
}
