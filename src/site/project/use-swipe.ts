import { useRef, type PointerEvent } from 'react';

/** Distance in pixels from which a touch counts as a swipe. */
const FAR_ENOUGH = 40;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Horizontal swipes by touch. Mouse and pen use the buttons. */
export function useSwipe(verbs: { readonly onLeft: () => void; readonly onRight: () => void }): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === null) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) verbs.onLeft();
      else verbs.onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
