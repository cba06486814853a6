/** A field for files takes what is dropped on it by itself. */
const takesFiles = 'input[type="file"]:enabled';

/**
 * Swallows files that are dropped where nothing takes them: the browser would leave the page, and what was typed on it, to show them.
 * Whoever takes a file at its place has prevented the browser's own way before.
 *
 * @returns stops it
 */
export function swallowStrayDrops(): () => void {
  const swallow = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || dataTransfer === null || !dataTransfer.types.includes('Files')) return;
    if (target instanceof Element && target.closest(takesFiles) !== null) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', swallow);
  window.addEventListener('drop', swallow);
  return () => {
    window.removeEventListener('dragover', swallow);
    window.removeEventListener('drop', swallow);
  };
}
