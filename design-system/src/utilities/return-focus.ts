import { useRef } from 'react';

/** What a Radix dialog's content takes to give the focus back. */
interface FocusReturn {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to where it was when the dialog opened, however that was; not where it has meanwhile gone elsewhere,
 * as to the heading of another page.
 */
export function useReturnFocus(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      // Radix would give it to a trigger, of which there is none.
      event.preventDefault();
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
