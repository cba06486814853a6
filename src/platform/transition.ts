/** A second view transition would cut this one short: the page says that one is under way. */
export function isGrowing(): boolean {
  return document.documentElement.dataset['transition'] === 'grow';
}
