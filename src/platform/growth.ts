import { isGrowing } from './transition.ts';
import { isMotionReduced } from './viewport.ts';

/**
 * View transitions: a tile's picture grows into the header of the project it opens (art direction, section 6, "Tile to
 * project"), and the light turns.
 */

/** The `view-transition-name` that picture and header share. */
const SHARED = 'project-media';
/** Longest wait for the header of a page that was not prefetched, in milliseconds; the old page is frozen meanwhile. */
const HEADER_LIMIT = 300;

function findHeader(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-under-bar=""]');
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });
}

/** The next page's header, as soon as it is there with its picture; null when it takes too long or has none. */
async function waitForHeader(before: HTMLElement | null): Promise<HTMLElement | null> {
  const header = await new Promise<HTMLElement | null>((resolve) => {
    const look = () => {
      const found = findHeader();
      if (found !== null && found !== before) stop(found);
    };
    const observer = new MutationObserver(look);
    const limit = window.setTimeout(() => {
      stop(null);
    }, HEADER_LIMIT);
    const stop = (found: HTMLElement | null) => {
      observer.disconnect();
      window.clearTimeout(limit);
      resolve(found);
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const picture = header?.querySelector('img');
  // A picture that is loaded already needs no wait; the page is frozen until this resolves.
  if (picture?.complete === false) await Promise.race([picture.decode().catch(() => undefined), wait(HEADER_LIMIT)]);
  return header;
}

async function grow(from: HTMLElement, open: () => void): Promise<void> {
  const { dataset } = document.documentElement;
  let to: HTMLElement | null = null;
  dataset['transition'] = 'grow';
  from.style.viewTransitionName = SHARED;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    const header = waitForHeader(findHeader());
    open();
    to = await header;
    if (to !== null) to.style.viewTransitionName = SHARED;
  });
  // A skipped transition (another tab, a resize) rejects; the page has changed all the same.
  await Promise.allSettled([transition.ready, transition.finished]);
  delete dataset['transition'];
  findHeader()?.style.removeProperty('view-transition-name');
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Takes over plain clicks on the link of a tile that says `data-grows`, where the browser has view transitions and the
 * visitor has not asked for reduced motion.
 *
 * @param open goes to an address of this site; the picture grows while it does
 * @returns unsubscribe
 */
export function watchTileClicks(open: (path: string) => void): () => void {
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const media = link?.closest('[data-grows]')?.querySelector('img, video');
    const frame = media?.parentElement;
    if (link === null || frame === null || frame === undefined || !isPlain(event) || isGrowing()) return;
    if (isMotionReduced() || !('startViewTransition' in document)) return;
    event.preventDefault();
    event.stopPropagation();
    // Not awaited; `grow` handles its own failures.
    void grow(frame, () => {
      open(`${link.pathname}${link.search}`);
    });
  };
  document.addEventListener('click', listener, { capture: true });
  return () => {
    document.removeEventListener('click', listener, { capture: true });
  };
}

/** A place in the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** While a view transition runs, the page is not hit by the pointer: a press ends it, and its click goes where it was meant to. */
function passOnClicks(transition: Pick<ViewTransition, 'finished' | 'skipTransition'>): void {
  const root = document.documentElement;
  const press = () => {
    transition.skipTransition();
  };
  const click = (event: MouseEvent) => {
    if (event.target !== root) return;
    press();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  root.addEventListener('pointerdown', press);
  root.addEventListener('click', click);
  void transition.finished.finally(() => {
    root.removeEventListener('pointerdown', press);
    // The click of a press that has ended it is still to come.
    window.setTimeout(() => {
      root.removeEventListener('click', click);
    }, 1000);
  });
}

/** Changes the light of the page: the new one opens in a circle from that place, or from the corner with the bar's toggle. */
export function turnLight(change: () => void, from: Spot | null): void {
  if (isGrowing()) {
    change();
    return;
  }
  const { innerWidth: width, innerHeight: height } = window;
  const { x, y } = from ?? { x: width, y: 0 };
  const { style } = document.documentElement;
  style.setProperty('--light-at', `${x}px ${y}px`);
  // As far as the farthest corner.
  style.setProperty('--light-reach', `${Math.hypot(Math.max(x, width - x), Math.max(y, height - y))}px`);
  const transition = document.startViewTransition(change);
  passOnClicks(transition);
  // One that a newer one skips rejects; the class has changed all the same.
  transition.ready.catch(() => undefined);
}
