/** A place in the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. */
export function centreOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
