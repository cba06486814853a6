/** After `beforeunload` the visitor may stay: this many milliseconds later the page no longer counts as being left. */
const LEAVING_FOR = 15_000;

/**
 * Tells whether the page is being left. Browsers abort its requests then, which looks like a network failure and is none.
 * Watches from the call on.
 */
export function watchLeaving(): () => boolean {
  let leftAt: number | null = null;
  const leave = () => {
    leftAt = Date.now();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', () => {
    leftAt = null;
  });
  return () => leftAt !== null && Date.now() - leftAt < LEAVING_FOR;
}

/**
 * Calls back when the page is closed, reloaded or put into the back/forward cache.
 *
 * @returns unsubscribe
 */
export function watchClosing(onClosing: () => void): () => void {
  window.addEventListener('pagehide', onClosing);
  return () => {
    window.removeEventListener('pagehide', onClosing);
  };
}

/**
 * Calls back when the page may be unloaded or is hidden. What it then begins to write has until the
 * next page arrives; once the page is unloaded, a browser may cut it off.
 *
 * @returns unsubscribe
 */
export function watchPageLeaving(onLeaving: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') onLeaving();
  };
  window.addEventListener('beforeunload', onLeaving);
  window.addEventListener('pagehide', onLeaving);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('beforeunload', onLeaving);
    window.removeEventListener('pagehide', onLeaving);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
