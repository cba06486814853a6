/** Calls back when Escape is pressed and nothing has used it up; returns the way to stop. */
export function watchEscape(onEscape: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  };
  window.addEventListener('keydown', listener);
  return () => {
    window.removeEventListener('keydown', listener);
  };
}
