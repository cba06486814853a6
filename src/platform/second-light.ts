import { isDataSaved } from './playback.ts';

/** Pictures of the other theme, beside those of this one: fetched in time before the theme changes. */

/** How long a change of theme waits for them, in milliseconds. */
const LIMIT = 400;
/** How long after the first input the page is left to itself, in milliseconds. */
const IDLE = 2000;

/** Controls that change the theme. */
const SWITCHES = '[data-turns]';

const pairs = () => [...document.querySelectorAll<HTMLImageElement>('img[data-light]')];

/** Of a pair, the one of the other theme has no box. */
const isDrawn = (picture: HTMLImageElement) => picture.getClientRects().length > 0;

function isNear(picture: HTMLImageElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Fetches the other of each pair of which one is there. What nobody has scrolled to waits. */
function fetchOthers(): void {
  const all = pairs();
  for (const picture of all) {
    const isWanted = (one: HTMLImageElement) =>
      one.parentElement === picture.parentElement && isDrawn(one) && one.complete;
    if (!isDrawn(picture) && all.some(isWanted)) picture.loading = 'eager';
  }
}

/** Whether the browser says that bytes cost nothing here: where it says nothing, the visitor's hand is waited for. */
const isUnmetered = (): boolean =>
  'connection' in navigator && !isDataSaved() && !matchMedia('(pointer: coarse)').matches;

/**
 * Fetches the pictures of the other theme when the visitor comes near a control that changes the theme, by pointer, finger or keyboard; where
 * bytes cost nothing, a moment after the first input.
 *
 * @returns unsubscribe
 */
export function watchLights(): () => void {
  const over = new AbortController();
  const come = ({ target }: Event) => {
    if (target instanceof Element && target.closest(SWITCHES) !== null) fetchOthers();
  };
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, come, { capture: true, passive: true, signal: over.signal });
  }
  const timer = isUnmetered() ? window.setTimeout(fetchOthers, IDLE) : undefined;
  return () => {
    over.abort();
    window.clearTimeout(timer);
  };
}

/** Waits until the pictures of the present theme that are in view can be drawn, or it takes too long. */
export async function showLight(): Promise<void> {
  const shown = pairs().filter((picture) => isDrawn(picture) && isNear(picture));
  for (const picture of shown) picture.loading = 'eager';
  await Promise.race([
    Promise.allSettled(shown.map((picture) => picture.decode())),
    new Promise((resolve) => window.setTimeout(resolve, LIMIT)),
  ]);
}
