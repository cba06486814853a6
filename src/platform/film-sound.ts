import { watchVisibleShare } from './visibility.ts';

/**
 * Calls back when an element that was half visible no longer is, when one of which less was visible is gone, or the page is hidden. Films
 * pause there too: one that came back would have to be allowed to play with sound by the browser.
 */
export function watchLeft(element: unknown, onLeft: () => void): () => void {
  let before = 0;
  const stop = watchVisibleShare(element, (share) => {
    if ((before >= 0.5 && share < 0.5) || (before > 0 && share === 0)) onLeft();
    before = share;
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
