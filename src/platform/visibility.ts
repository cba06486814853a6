/** Watchers of what is in view. Each returns a function that ends it. Anything but an element of the page is never in view. */
type Stop = () => void;

function observe(
  target: unknown,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry) => void,
): Stop {
  if (!(target instanceof Element)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) onChange(last);
  }, options);
  observer.observe(target);
  return () => {
    observer.disconnect();
  };
}

/** Calls back with how much of an element is in view, 0 to 1, whenever it comes into view or leaves it, or half of it does. */
export function watchVisibleShare(target: unknown, onChange: (share: number) => void): Stop {
  return observe(target, { threshold: [0, 0.5] }, ({ isIntersecting, intersectionRatio }) => {
    onChange(isIntersecting ? intersectionRatio : 0);
  });
}

/** Calls back with whether at least half of an element is in view (films play only then). */
export const watchHalfVisible = (target: unknown, onChange: (isVisible: boolean) => void): Stop =>
  watchVisibleShare(target, (share) => onChange(share >= 0.5));

/** Calls back once an element is in view, or so near that it will be at the next turn of a wheel. */
export const watchNear = (target: unknown, onNear: () => void): Stop =>
  observe(target, { rootMargin: '300px 0px' }, ({ isIntersecting }) => {
    if (isIntersecting) onNear();
  });

/** Where no pointer can hover, calls back with whether an element reaches across the middle of the view. */
export function watchCentred(target: unknown, onChange: (isCentred: boolean) => void): Stop {
  if (window.matchMedia('(hover: hover)').matches) return () => undefined;
  return observe(target, { rootMargin: '-49% 0px -49% 0px' }, ({ isIntersecting }) => {
    onChange(isIntersecting);
  });
}
