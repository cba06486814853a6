import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusFree } from './focus.ts';

/** A button that is disabled while it works loses the focus; it gets it back unless something else has it by then. */
export function useFocusBack(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusFree(button.current)) button.current?.focus();
    wasBusy.current = isBusy;
  }, [button, isBusy]);
}
