import { watchHalfVisible } from './visibility.ts';

/**
 * Calls back when an element that was half visible no longer is, or the page is hidden. Films pause there too: one that came back would
 * have to be allowed to play with sound by the browser.
 */
export function watchLeft(element: unknown, onLeft: () => void): () => void {
  let wasVisible = false;
  const stop = watchHalfVisible(element, (isVisible) => {
    if (wasVisible && !isVisible) onLeft();
    wasVisible = isVisible;
  });
  const look = () => {
    if (document.hidden) onLeft();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}
