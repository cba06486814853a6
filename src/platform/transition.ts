/** Marks the page while a view transition runs, because a second one would skip it. */
export function isGrowing(): boolean {
  return document.documentElement.dataset['transition'] === 'grow';
}
