import { isMotionReduced } from './viewport.ts';

/** The window's inner width in pixels. */
export function readWidth(): number {
  return window.innerWidth;
}

interface Placed {
  getBoundingClientRect(): { readonly top: number; readonly height: number };
}

/** From an element's middle to the viewport's, vertically, in pixels. */
export function distanceFromCentre(element: Placed): number {
  const { top, height } = element.getBoundingClientRect();
  return Math.abs(top + height / 2 - window.innerHeight / 2);
}

/** Longest wait for a smooth scroll, in milliseconds. */
const SCROLL_LIMIT = 1_000;

interface Scrollable {
  scrollIntoView(options: { readonly block: 'center'; readonly behavior: 'auto' | 'smooth' }): void;
}

/** Scrolls an element to the middle, at once with reduced motion. Resolves when the scroll has ended, or after a second. */
export function bringToCentre(element: Scrollable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(limit);
      window.removeEventListener('scrollend', done);
      resolve();
    };
    const limit = window.setTimeout(done, SCROLL_LIMIT);
    window.addEventListener('scrollend', done);
    element.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  });
}
