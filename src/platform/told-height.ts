/**
 * Tells the styles of an element's parent how high it is, and again whenever that changes.
 *
 * @param property a custom property of the parent
 * @returns what ends that
 */
export function tellHeight(element: HTMLElement, property: string): () => void {
  const { parentElement: parent } = element;
  const sizes = new ResizeObserver(() => parent?.style.setProperty(property, `${String(element.offsetHeight)}px`));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    parent?.style.removeProperty(property);
  };
}
