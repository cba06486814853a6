/** A page that says it is being left and is not (the visitor stayed) counts as staying again after this, in milliseconds. */
const LEAVING_FOR = 15_000;

/**
 * Is the page being left? Browsers cut its requests off then, which looks like a network failure and is none. Watches
 * from the call on.
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
 * Calls back when the page may be gone next: about to be unloaded, or hidden. What it then begins to write has until the
 * next page arrives; once the page is unloaded, a browser may cut it off. Returns the way to stop.
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
