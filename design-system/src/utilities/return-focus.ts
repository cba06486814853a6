import { useRef } from 'react';

/** What a Radix dialog's content takes to lead the focus in and back. */
interface FocusReturn {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

interface FocusWishes {
  /** What has the focus first; without it, Radix' choice: the first control that is no link. */
  readonly firstFocus: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** Moves the focus after closing. */
  readonly onClosed: (() => void) | undefined;
}

/**
 * Gives the focus back to where it was when the dialog opened, however that was; not where it has meanwhile gone elsewhere,
 * as to the heading of another page.
 */
export function useReturnFocus({ firstFocus, onClosed }: FocusWishes): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      before.current = document.activeElement;
      const content = event.currentTarget;
      if (firstFocus === undefined || !(content instanceof HTMLElement)) return;
      event.preventDefault();
      firstFocus(content)?.focus();
    },
    onCloseAutoFocus: (event) => {
      // Radix would give it to a trigger, of which there is none.
      event.preventDefault();
      if (onClosed !== undefined) {
        onClosed();
        return;
      }
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
