/** Distance from the viewport, in pixels, at which an element counts as near. */
const NEAR = 120;

/**
 * Calls back once, when an element of the page comes near the view; at once if it is there.
 * Anything but an element is never near.
 *
 * @returns unsubscribe
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
