import { linkAway } from './link-away.ts';
import { sessionStore } from './storage.ts';
import { isMotionReduced } from './viewport.ts';

/** Scroll position and focus on navigation. Each watcher returns a function that ends it. */
type Stop = () => void;

/** Longest wait for the content of a page, in milliseconds. */
const ARRIVAL_LIMIT = 10_000;

const positionKey = (entry: string) => `scroll:${entry}`;

/**
 * Takes the first place among the listeners to Back and Forward, before the router: an event handler keeps its place when
 * another is set (`growth.ts`).
 */
export function holdFirstPlace(): void {
  window.onpopstate = () => undefined;
}

/** Turns the browser's scroll restoration off: it would restore positions before the content is there. */
export function takeOverScrolling(): void {
  window.history.scrollRestoration = 'manual';
}

/** Whether the document was reloaded or reached by Back or Forward: only then is its scroll position restored. */
export function isDocumentReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
}

/** Reloads the document where the server answers. Never rejects. */
export const reopenPage = (): Promise<void> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) window.location.reload();
    },
    () => undefined,
  );

/** Reloads the document. */
export function reloadPage(): void {
  window.location.reload();
}

/** Focuses the first link of the footer, which has every link of the menu. */
export function focusLastLinks(): void {
  document.querySelector<HTMLElement>('footer a')?.focus();
}

/** Saves the scroll position of a history entry as it changes. @returns unsubscribe */
export function rememberScroll(entry: string): Stop {
  const note = () => {
    sessionStore.write(positionKey(entry), String(Math.round(window.scrollY)));
  };
  // `scrollend` has not fired yet when a click follows a scroll at once, so every scroll is recorded.
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
  };
}

/**
 * Scrolls to where a history entry was left, as soon as the page is long enough. Ends when the visitor scrolls, or
 * after {@link ARRIVAL_LIMIT}.
 *
 * @returns unsubscribe
 */
export function restoreScroll(entry: string): Stop {
  const wanted = Number(sessionStore.read(positionKey(entry)) ?? 0);
  const events = ['wheel', 'touchmove', 'keydown'] as const;
  const attempt = () => {
    window.scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(window.scrollY - wanted) <= 1) stop();
  };
  const observer = new ResizeObserver(attempt);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(limit);
    for (const event of events) window.removeEventListener(event, stop);
  };
  const limit = window.setTimeout(stop, ARRIVAL_LIMIT);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/**
 * Moves the focus to the first heading of the page that is opened, once it is no longer a skeleton (WCAG 2.4.3). Leaves
 * the focus alone where the visitor has moved it meanwhile.
 *
 * @returns unsubscribe
 */
export function focusHeading(): Stop {
  const before = document.activeElement;
  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy=true] *)');
    if (heading === null) return;
    stop();
    const now = document.activeElement;
    if (now !== before && now !== document.body && now !== null) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(attempt);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(limit);
  };
  const limit = window.setTimeout(stop, ARRIVAL_LIMIT);
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return stop;
}

/** Calls back with the path of a link of this site that is pointed at, touched or focused, and names no target. @returns unsubscribe */
export function watchLinkIntent(onIntent: (pathname: string) => void): Stop {
  const listener = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target !== '') return;
    onIntent(link.pathname);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

/**
 * Tells the script in index.html, which holds what is pressed before there is code: from `answering` on the page hears for itself, and
 * with `answered` it is what its visitor wants, so that what was pressed before can be done.
 */
export function tellHolder(what: 'answering' | 'answered'): void {
  window.dispatchEvent(new Event(what));
}

/** Calls back once, at the first user input: what the next page needs is fetched then, not while this one loads. */
export function onFirstInput(onInput: () => void): void {
  const seen = new AbortController();
  const listener = () => {
    seen.abort();
    onInput();
  };
  for (const event of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'] as const) {
    window.addEventListener(event, listener, { capture: true, passive: true, signal: seen.signal });
  }
}

/** Longest wait of a click for the code that answers it, in milliseconds. */
const CLICK_LIMIT = 300;

/** Clicks that lead to another page wait for this code, a moment at most: what moves at later ones moves at a visit's first too. */
export function holdClicks(code: Promise<unknown>): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  const hold = (event: MouseEvent) => {
    const link = linkAway(event);
    if (link === null || isMotionReduced()) return;
    event.preventDefault();
    event.stopPropagation();
    // After the other who waits for this code, and listens from now on.
    const passSoon = () =>
      window.setTimeout(() => {
        end();
        link.dispatchEvent(new MouseEvent('click', event));
      });
    const limit = new Promise((resolve) => window.setTimeout(resolve, CLICK_LIMIT));
    Promise.race([code, limit]).then(passSoon, passSoon);
  };
  document.addEventListener('click', hold, { capture: true, signal: over.signal });
  code.then(() => window.setTimeout(end), end);
}
