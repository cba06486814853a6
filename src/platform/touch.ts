import { linkAway } from './link-away.ts';

/** A finger that has moved farther presses nothing, in CSS pixels; browsers have 10 to 15. */
const SLOP = 10;
/** A finger that has stayed longer holds, in milliseconds. */
const HELD = 500;

interface Press {
  readonly target: Element;
  /** Milliseconds since the document was opened. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const clickAt = (x: number, y: number) =>
  new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: 1,
    clientX: x,
    clientY: y,
    view: window,
  });

/**
 * Follows a link to another page of the site as soon as the finger is lifted. The browser would play the finger as a mouse first, which
 * comes, presses and lets go, and draw the link in between: 25 to 45 ms on a slow phone. What scrolls, pinches, is held or is pressed with a second
 * finger stays the browser's, as everything else does.
 *
 * @returns unsubscribe
 */
export function answerTouches(): () => void {
  const over = new AbortController();
  let press: Press | null = null;
  const forget = () => {
    press = null;
  };
  const options = { capture: true, passive: true, signal: over.signal } as const;
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y, timeStamp: at }) => {
      press = pointerType === 'touch' && isPrimary && target instanceof Element ? { target, x, y, at } : null;
    },
    options,
  );
  for (const type of ['pointercancel', 'contextmenu', 'selectstart']) document.addEventListener(type, forget, options);
  document.addEventListener(
    'touchend',
    (event) => {
      const [finger] = event.changedTouches;
      const pressed = press;
      forget();
      if (pressed === null || finger === undefined || event.touches.length > 0 || !event.cancelable) return;
      const { clientX: x, clientY: y } = finger;
      if (Math.hypot(x - pressed.x, y - pressed.y) > SLOP || event.timeStamp - pressed.at > HELD) return;
      const click = clickAt(x, y);
      if (linkAway(click, pressed.target) === null) return;
      // Without this a second click would follow, on what is there by then.
      event.preventDefault();
      pressed.target.dispatchEvent(click);
    },
    { capture: true, passive: false, signal: over.signal },
  );
  return () => {
    over.abort();
  };
}
