let locks = 0;
let unlock = () => {};

/**
 * Keeps the page from scrolling until every lock has been released. Where a scroll bar took room, the room stays and nothing
 * moves.
 *
 * @returns releases this lock
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { documentElement } = document;
    const { overflow, scrollbarGutter } = documentElement.style;
    if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
    documentElement.style.overflow = 'hidden';
    unlock = () => Object.assign(documentElement.style, { overflow, scrollbarGutter });
  }
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}
