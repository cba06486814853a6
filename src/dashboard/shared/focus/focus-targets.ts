import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';

/** Elements of one screen that code may focus, by key. A key whose element is mounted again, or elsewhere, keeps the focus. */
export interface FocusTargets<Key extends string> {
  /** The ref of the element to focus as `key`; the same function for the same key. */
  readonly ref: (key: Key) => RefCallback<HTMLElement>;
  /** Focuses the first of `keys` that is on the page; while none is, the first of them that is mounted. */
  readonly focus: (...keys: readonly Key[]) => void;
  /**
   * As `focus`, after an action that ended in the element `from`: it does nothing when the user has meanwhile moved the
   * focus to something outside of it.
   */
  readonly focusAfter: (from: Key, ...keys: readonly Key[]) => void;
  /** What `dialogClosed` will focus; called again, the last call counts. */
  readonly afterDialog: (...keys: readonly Key[]) => void;
  /** For a dialog's `onClosed`. */
  readonly dialogClosed: () => void;
}

function isLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

function createFocusTargets<Key extends string>(): FocusTargets<Key> {
  const elements = new Map<Key, HTMLElement>();
  const refs = new Map<Key, RefCallback<HTMLElement>>();
  let afterDialog: readonly Key[] = [];
  // The target to focus once it is mounted, unless the focus has left `from` by then.
  let awaited: { readonly keys: readonly Key[]; readonly from: Element | null } | null = null;

  const currentDocument = () => elements.values().next().value?.ownerDocument ?? null;

  const focus = (...keys: readonly Key[]) => {
    const there = keys.find((key) => elements.has(key));
    awaited = there === undefined ? { keys, from: currentDocument()?.activeElement ?? null } : null;
    if (there !== undefined) elements.get(there)?.focus();
  };

  const register = (key: Key, element: HTMLElement) => {
    elements.set(key, element);
    const { ownerDocument } = element;
    if (
      awaited?.keys.includes(key) === true &&
      (isLost(ownerDocument) || ownerDocument.activeElement === awaited.from)
    ) {
      focus(key);
    }
    return () => {
      if (elements.get(key) === element) elements.delete(key);
      // The next element with this key takes over, unless another target is awaited.
      if (ownerDocument.activeElement === element && awaited?.from !== element)
        awaited = { keys: [key], from: element };
    };
  };

  return {
    ref: (key) => {
      const known = refs.get(key);
      if (known !== undefined) return known;
      const ref: RefCallback<HTMLElement> = (element) => (element === null ? undefined : register(key, element));
      refs.set(key, ref);
      return ref;
    },
    focus,
    focusAfter: (from, ...keys) => {
      const place = elements.get(from);
      if (place === undefined) return;
      const { ownerDocument } = place;
      if (isLost(ownerDocument) || place.contains(ownerDocument.activeElement)) focus(...keys);
    },
    afterDialog: (...keys) => {
      afterDialog = keys;
    },
    dialogClosed: () => focus(...afterDialog),
  };
}

/** The focus targets of one screen or part of it; the same object for the life of the component. */
export function useFocusTargets<Key extends string>(): FocusTargets<Key> {
  const [targets] = useState(createFocusTargets<Key>);
  return targets;
}

/** Focuses `key` as soon as its screen or form is there. */
export function useFocusAtStart<Key extends string>(targets: Pick<FocusTargets<Key>, 'focus'>, key: Key): void {
  useEffect(() => {
    targets.focus(key);
  }, [targets, key]);
}
