/** How far a span has to go to lie within another; 0 where it does. */
const offBy = (from: number, to: number, first: number, last: number): number =>
  from < first ? from - first : Math.max(0, to - last);

/**
 * Scrolls what an element lies in until it is in view, but not the page. `scrollIntoView` would also make Tab go on from there, past the
 * way to the content.
 */
export function bringIntoView(element: HTMLElement): void {
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const one = element.getBoundingClientRect();
    const room = around.getBoundingClientRect();
    around.scrollTop += offBy(one.top, one.bottom, room.top, room.bottom);
    around.scrollLeft += offBy(one.left, one.right, room.left, room.right);
  }
}
