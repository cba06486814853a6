import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Calls back once the next frame has been handed to the screen. @returns cancels it */
function afterNextFrame(onShown: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(onShown);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

/**
 * Whether the whole page is drawn, or its first view alone. A document is whole, and so is a page on the way back, whose scroll position
 * needs it; a page that is opened within a visit becomes it once its first view is seen.
 */
export function useWhole(): boolean {
  const isWayBack = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(isWayBack);
  useEffect(() => {
    if (isWhole) return undefined;
    // Not a deferred value: behind a view transition React would draw the rest before there is a frame.
    return afterNextFrame(() => {
      startTransition(() => {
        setWhole(true);
      });
    });
  }, [isWhole]);
  return isWhole;
}
