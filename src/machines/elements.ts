/**
 * Elements by number. A machine's events, input and context are data, which an element is not: its hook sends the number,
 * and the actor that has to look at the element finds it again.
 */
export interface Elements<Element extends object> {
  /** The element's number, the same each time. */
  readonly numberOf: (element: Element) => number;
  /** Null where there is none, or when it is gone. */
  readonly find: (number: number | null) => Element | null;
}

/** A table of its own, of elements of one kind. It keeps none of them alive. */
export function createElements<Element extends object>(): Elements<Element> {
  const numbers = new WeakMap<Element, number>();
  const elements = new Map<number, WeakRef<Element>>();
  const gone = new FinalizationRegistry<number>((number) => elements.delete(number));
  let last = 0;
  return {
    numberOf(element) {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      last += 1;
      numbers.set(element, last);
      elements.set(last, new WeakRef(element));
      gone.register(element, last);
      return last;
    },
    find: (number) => (number === null ? null : (elements.get(number)?.deref() ?? null)),
  };
}

/** Elements of which a machine knows no more than that they are there. */
export const pageElements = createElements<object>();
