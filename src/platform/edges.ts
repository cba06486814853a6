import { watchLayout } from './viewport.ts';

/**
 * Calls back at once, on scrolling and on resizing, with where an element ends below the window's top, in pixels.
 * Anything but an element of the page is never looked at. Returns the way to stop.
 */
export function watchBottom(target: unknown, onChange: (bottom: number) => void): () => void {
  if (!(target instanceof Element)) return () => undefined;
  return watchLayout(() => {
    onChange(target.getBoundingClientRect().bottom);
  });
}
