/** Calls back when Escape is pressed and nothing has handled it. @returns unsubscribe */
export function watchEscape(onEscape: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  };
  window.addEventListener('keydown', listener);
  return () => {
    window.removeEventListener('keydown', listener);
  };
}

/** The key that keyboards of this system have for commands: '⌘' or 'Ctrl'. */
export function commandKey(): '⌘' | 'Ctrl' {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
