import type { KeyboardEvent } from 'react';

function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}

/** Enter as fields use it to add something: with Ctrl or ⌘ it sends the form, and an input method has its own. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && !event.ctrlKey && !event.metaKey;
}

/** A click, which a button that is busy or disabled refuses. */
function pressSubmit(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') element.click();
  }
}

/**
 * For the `onKeyDown` of a form that publishes: it is sent by its Submit button and by Ctrl or ⌘ with Enter. Enter in a
 * one-line field, by which browsers send forms, does nothing.
 */
export function sendOnPurpose(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  // React passes on what happens in dialogs of the form, which are elsewhere in the document.
  if (!isEnter(event) || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (!isPlainEnter(event)) {
    event.preventDefault();
    pressSubmit(currentTarget);
  } else if (target instanceof HTMLInputElement && target.type !== 'file') {
    event.preventDefault();
  }
}
