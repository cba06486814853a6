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
