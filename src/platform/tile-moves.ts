import { isMotionReduced } from './viewport.ts';

/** Of a tile that stays, in milliseconds (`motion.media`), and of one that goes. */
const MOVING = { duration: 320, easing: 'cubic-bezier(.2, 0, 0, 1)' };
const FADING = { duration: 160, easing: 'linear' };
/** How long the list may take to be drawn again, in milliseconds; a choice that changes nothing draws nothing. */
const DRAWING_LIMIT = 100;

/** Ends what the last change has left, at once: changes never wait for each other. */
let endLast: () => void = () => undefined;

function isSeen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}

/** Tiles that are gone fade where they were seen, below those that have come and out of everybody's reach. */
function fadeOut(list: Element, gone: ReadonlyMap<Element, DOMRect>): { readonly end: () => void } {
  const shades = document.createElement('ul');
  shades.inert = true;
  shades.ariaHidden = 'true';
  shades.style.cssText = 'position: fixed; inset: 0; z-index: -1; pointer-events: none;';
  for (const [tile, { left, top, width }] of gone) {
    if (!(tile instanceof HTMLElement)) continue;
    tile.removeAttribute('data-hover-root');
    tile.style.cssText = `position: absolute; left: ${String(left)}px; top: ${String(top)}px; width: ${String(width)}px;`;
    shades.append(tile);
  }
  list.after(shades);
  const end = () => {
    shades.remove();
  };
  shades.animate({ opacity: [1, 0] }, { ...FADING, fill: 'forwards' }).onfinish = end;
  return { end };
}

function animate(list: Element, before: ReadonlyMap<Element, DOMRect>): () => void {
  const paper = getComputedStyle(document.body).backgroundColor;
  const animations = Array.from(list.children, (tile) => {
    const from = before.get(tile);
    // There at once, on paper, so that two titles are never seen through each other, and the page is never blank.
    if (from === undefined || !isSeen(from)) return tile.animate({ background: [paper, paper] }, FADING);
    const { left, top } = tile.getBoundingClientRect();
    const way = `${String(from.left - left)}px ${String(from.top - top)}px`;
    return tile.animate({ translate: [way, '0 0'] }, MOVING);
  });
  const gone = fadeOut(list, new Map([...before].filter(([tile, from]) => !list.contains(tile) && isSeen(from))));
  return () => {
    for (const animation of animations) animation.cancel();
    gone.end();
  };
}

/**
 * Runs `change`, after which the list with `data-moves` is drawn again: tiles that stay move from where they were seen to
 * where they are, those that come are there, and the others fade. With reduced motion they are there at once.
 */
export function moveTiles(change: () => void): void {
  const list = document.querySelector('[data-moves]');
  // Where they are seen now, also in the middle of a move.
  const before = new Map(Array.from(list?.children ?? [], (tile) => [tile, tile.getBoundingClientRect()]));
  endLast();
  change();
  if (list === null || isMotionReduced()) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    endLast = animate(list, before);
  });
  observer.observe(list, { childList: true });
  endLast = () => {
    observer.disconnect();
  };
  window.setTimeout(() => {
    observer.disconnect();
  }, DRAWING_LIMIT);
}
