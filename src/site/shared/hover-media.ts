import { useCallback, useState, type FocusEvent, type PointerEvent } from 'react';
import { createMachineContext, useProvided } from '../../machines/machine-context.ts';

/**
 * Where no pointer can hover, calls back with whether the element is in the middle of the view.
 * @returns the way to stop
 */
export type WatchCentred = (element: object, onChange: (isCentred: boolean) => void) => () => void;

/** Null where nothing is shown for being in the middle. */
export const CentredContext = createMachineContext<WatchCentred>('CentredContext');

/** Spread `handlers` on the cell; show the second media while `isShown`. */
export interface HoverMedia {
  readonly isShown: boolean;
  readonly handlers: {
    readonly ref: (element: object | null) => void | (() => void);
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * When a cell shows its second media: while it is pointed at or focused by keyboard, on touch screens while it is in the middle of the
 * view (specification, section 2 "Home"; rulings, "Screens").
 */
export function useHoverMedia(): HoverMedia {
  const watchCentred = useProvided(CentredContext);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isCentred, setCentred] = useState(false);
  return {
    isShown: isPointed || isFocused || isCentred,
    handlers: {
      ref: useCallback(
        (element) => (element === null ? undefined : watchCentred?.(element, setCentred)),
        [watchCentred],
      ),
      // A tap enters too; on touch screens the middle of the view decides.
      onPointerEnter: (event) => setPointed(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
