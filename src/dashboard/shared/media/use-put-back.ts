import { useRef } from 'react';
import { useUndo } from '../../../machines/undo/undo.react.tsx';

/**
 * Shows again what a change took the place of, once an Undo has brought it back. Only of the last change: what was undone before
 * another one is not what stands there.
 *
 * @param now what stands there
 * @param put shows what came back
 * @returns to be called after each change, with the token that takes it back; null where nothing does
 */
export function usePutBack<Value>(now: Value, put: (value: Value) => void): (undo: string | null) => void {
  const before = useRef<{ readonly undo: string; readonly value: Value } | null>(null);
  const remember = (undo: string | null): void => {
    before.current = undo === null ? null : { undo, value: now };
  };
  useUndo({
    onUndone: ({ token }, { undo }) => {
      if (before.current?.undo !== token) return;
      const { value } = before.current;
      remember(undo);
      put(value);
    },
  });
  return remember;
}
