import { sessionStore } from './storage.ts';

/** What happens where a page is left and another one arrives: scroll positions and the focus. */
type Stop = () => void;

/** Longest time in milliseconds that a page is waited for. */
const ARRIVAL_LIMIT = 10_000;

const positionKey = (entry: string) => `scroll:${entry}`;

/** Takes scroll positions out of the browser's hands: it would restore them before the content is there. */
export function takeOverScrolling(): void {
  window.history.scrollRestoration = 'manual';
}

/** Was the document itself reloaded or come back to? A page that is opened anew begins at its top. */
export function isDocumentReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
}

/** Opens the page at this address as if for the first time. */
export function openAnew(): void {
  window.location.reload();
}

/** Leads to the links at the end of the page: all that a menu has stand there too. */
export function focusLastLinks(): void {
  document.querySelector<HTMLElement>('footer a')?.focus();
}

/** Keeps the scroll position of a history entry up to date; returns the way to stop. */
export function rememberScroll(entry: string): Stop {
  const note = () => {
    sessionStore.write(positionKey(entry), String(Math.round(window.scrollY)));
  };
  // `scrollend` has not fired yet where somebody scrolls and clicks at once, so every scroll is noted.
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
  };
}

/**
 * Scrolls to where a history entry was left, as soon as the page is long enough. Gives way to a visitor who scrolls, and
 * gives up in the end. Returns the way to stop.
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
 * Moves the focus to the first heading of the page that arrives, when it is there to stay (WCAG 2.4.3). Leaves the focus alone
 * where the visitor has moved it meanwhile. Returns the way to stop.
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

/** Calls back with the path of a link of this site that a hand or the keyboard comes to; returns the way to stop. */
export function watchLinkIntent(onIntent: (pathname: string) => void): Stop {
  const listener = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
    onIntent(link.pathname);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

/** Calls back once, when a hand moves, touches, scrolls or types for the first time: a visitor who is about to go on. */
export function awaitFirstSign(onSign: () => void): void {
  const seen = new AbortController();
  const listener = () => {
    seen.abort();
    onSign();
  };
  for (const event of ['pointermove', 'touchstart', 'scroll', 'keydown'] as const) {
    window.addEventListener(event, listener, { passive: true, signal: seen.signal });
  }
}
