/** How far below or above the view, in pixels, something counts as near: by then it is about to be scrolled into view. */
const NEAR = 120;

/**
 * Calls back once, when an element of the page comes near the view; at once if it is there. Returns the way to stop.
 * Anything but an element is never near.
 */
export function watchNear(target: unknown, onNear: () => void): () => void {
  if (!(target instanceof Element)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${String(NEAR)}px 0px` },
  );
  observer.observe(target);
  return () => {
    observer.disconnect();
  };
}
