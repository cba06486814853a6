import { localStore } from './storage.ts';

const CHARACTER_KEY = 'characterShortcut';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What has to be closed or answered first, but not what only shows something. */
const modal = '[role="alertdialog"], [role="dialog"]:not([data-asks-nothing])';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** 'menu' for Ctrl or ⌘ with K, 'character' for `?` outside of fields, null for any other key. */
function shortcutOf(event: KeyboardEvent): 'menu' | 'character' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'menu' : null;
  return key === '?' && !ctrlKey && !isTyping(event) ? 'character' : null;
}

/** Calls back for the dashboard's shortcuts; not while a dialog of another kind is open. @returns unsubscribe */
export function watchShortcuts(onShortcut: (shortcut: 'menu' | 'character') => void): () => void {
  const listener = (event: KeyboardEvent) => {
    const shortcut = event.defaultPrevented || event.repeat ? null : shortcutOf(event);
    if (shortcut === null || document.querySelector(modal) !== null) return;
    event.preventDefault();
    onShortcut(shortcut);
  };
  window.addEventListener('keydown', listener);
  return () => {
    window.removeEventListener('keydown', listener);
  };
}

/**
 * Keeps what is typed from everything else while the field that it is meant for is on its way: calls back with what a key writes, `''` for
 * Backspace, and null for what gives it up: Escape, or a press of the pointer. Keys that send or leave a form do nothing. @returns ends it
 */
export function holdKeys(onKey: (text: string | null) => void): () => void {
  const listener = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    const text = key === 'Backspace' ? '' : key === 'Escape' ? null : key.length === 1 ? key : undefined;
    if (text === undefined && key !== 'Enter' && key !== 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (text !== undefined) onKey(text);
  };
  const giveUp = () => onKey(null);
  window.addEventListener('keydown', listener, { capture: true });
  window.addEventListener('pointerdown', giveUp, { capture: true });
  return () => {
    window.removeEventListener('keydown', listener, { capture: true });
    window.removeEventListener('pointerdown', giveUp, { capture: true });
  };
}

/** Whether `?` is a shortcut in this browser; it is unless it was turned off. */
export function readCharacterShortcut(): boolean {
  return localStore.read(CHARACTER_KEY) !== 'off';
}

/** Kept in local storage; on is the default, and stores nothing. */
export function saveCharacterShortcut(isOn: boolean): void {
  if (isOn) localStore.remove(CHARACTER_KEY);
  else localStore.write(CHARACTER_KEY, 'off');
}

/** The key that keyboards of this system have for commands: '⌘' or 'Ctrl'. */
export function commandKey(): '⌘' | 'Ctrl' {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
