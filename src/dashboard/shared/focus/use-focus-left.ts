import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what goes from the page with the button in it that was pressed.
 *
 * @param onLeft moves the focus, which would be lost; called as the element goes while the focus is in it
 * @returns the ref of the element
 */
export function useFocusLeft<E extends Element>(onLeft: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const leave = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.matches(':focus-within') === true) leave();
    };
  }, []);
  return element;
}
