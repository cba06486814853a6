/** Whether the browser knows that there is no connection; that it knows of none missing says nothing. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/**
 * Calls back when a read that failed is worth trying again: the browser is online again, or its tab is visible again.
 *
 * @returns unsubscribe
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

/** Listens to a `window` event by name. @returns unsubscribe */
export function watchWindowEvent(name: string, onEvent: () => void): () => void {
  window.addEventListener(name, onEvent);
  return () => {
    window.removeEventListener(name, onEvent);
  };
}
