/**
 * Calls back when a read that failed is worth trying again: the browser is online again, or its tab is looked at again.
 * Returns the way to stop.
 */
export function watchConnection(onReturn: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** Calls back at a `window` event of this name, whoever dispatches it; returns the way to stop. */
export function watchWindowEvent(name: string, onEvent: () => void): () => void {
  window.addEventListener(name, onEvent);
  return () => {
    window.removeEventListener(name, onEvent);
  };
}
