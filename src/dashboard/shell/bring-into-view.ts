/** How far a span has to go to lie within another; 0 where it does. */
const offBy = (from: number, to: number, first: number, last: number): number =>
  from < first ? from - first : Math.max(0, to - last);

/** `scrollIntoView` would also make Tab go on from the element, past the way to the content. */

/** What an element lies in, from within, without the page. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement: parent } = element;
  return parent === null || parent === element.ownerDocument.body ? [] : [parent, ...around(parent)];
}

/** Scrolls what an element lies in down or up until it is in view, but not the page. */
export function bringIntoView(element: HTMLElement): void {
  for (const scroller of around(element)) {
    const { top, bottom } = element.getBoundingClientRect();
    const room = scroller.getBoundingClientRect();
    scroller.scrollTop += offBy(top, bottom, room.top, room.bottom);
  }
}

/** Scrolls what an element lies in sideways until it is in the middle, or as near to it as it can be; not the page. */
export function bringToMiddle(element: HTMLElement): void {
  for (const scroller of around(element)) {
    const { left, right } = element.getBoundingClientRect();
    const room = scroller.getBoundingClientRect();
    scroller.scrollLeft += (left + right - room.left - room.right) / 2;
  }
}
