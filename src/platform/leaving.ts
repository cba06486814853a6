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
