/**
 * May a script move the focus to where an action of `place` has ended? Yes when it is still there, or was lost with what
 * held it; no when the administrator has gone on to something else.
 */
export function isFocusFree(place: Element | null): boolean {
  if (place === null) return false;
  const { activeElement, body } = place.ownerDocument;
  return activeElement === null || activeElement === body || place.contains(activeElement);
}
