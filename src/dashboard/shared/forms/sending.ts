import type { KeyboardEvent } from 'react';

const isEnterKey = ({ key, isComposing }: globalThis.KeyboardEvent): boolean => key === 'Enter' && !isComposing;

const isEnter = ({ nativeEvent }: KeyboardEvent): boolean => isEnterKey(nativeEvent);

/** Enter as fields use it to add something: with Ctrl or ⌘ it sends the form, and an input method has its own. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && !event.ctrlKey && !event.metaKey;
}

/** Escape as it gives something up: an input method has its own, which takes back what it offers. */
export function isPlainEscape({ nativeEvent: { key, isComposing } }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing;
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

/** What has keys of its own: a link opens elsewhere, a button is pressed, another form is sent. */
const withOwnKeys = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"], form';
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * Ctrl or ⌘ with Enter sends the form of a page from anywhere on it where nothing else has the focus; from within, {@link sendOnPurpose}
 * does.
 *
 * @returns what ends that
 */
export function watchSendKeys(page: Document, findForm: () => HTMLFormElement | null): () => void {
  const send = (event: globalThis.KeyboardEvent) => {
    if (!isEnterKey(event) || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    const isElsewhere = event.target instanceof Element && event.target.closest(withOwnKeys) !== null;
    const form = isElsewhere || page.querySelector(dialogs) !== null ? null : findForm();
    if (form === null) return;
    event.preventDefault();
    pressSubmit(form);
  };
  page.addEventListener('keydown', send);
  return () => page.removeEventListener('keydown', send);
}
