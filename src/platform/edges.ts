import { watchLayout } from './viewport.ts';

/**
 * Calls back at once, on scrolling and on resizing, with where an element ends below the window's top, in pixels.
 * Does nothing for anything but an element.
 *
 * @returns unsubscribe
 */
export function watchBottom(target: unknown, onChange: (bottom: number) => void): () => void {
  if (!(target instanceof Element)) return () => undefined;
  return watchLayout(() => {
    onChange(target.getBoundingClientRect().bottom);
  });
}
