/**
 * Calls back when the browser shows this page again as it had been left, from its back/forward cache: nothing is loaded or run again.
 *
 * @returns unsubscribe
 */
export function watchRestored(onRestored: () => void): () => void {
  const whenShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  window.addEventListener('pageshow', whenShown);
  return () => {
    window.removeEventListener('pageshow', whenShown);
  };
}
