import { createElements } from '../elements.ts';

/** The frames on the page, by index. `null` stands for one that is not there (yet). */
type Frames = readonly (object | null)[];

/** Keeps the frames' elements outside the machine, and one ref callback for each index. */
export interface FrameSet {
  readonly list: () => Frames;
  readonly register: (index: number) => (element: object | null) => void;
  /** Whose machine is told when an element comes or goes: the elements are there before it is. @returns unsubscribe */
  readonly listen: (onChange: () => void) => () => void;
}

/** The sets on the page: the machine knows its own by number. */
export const frameSets = createElements<FrameSet>();

/** The frames of the set with this number, as they are now. */
export function framesOf(set: number): Frames {
  return frameSets.find(set)?.list() ?? [];
}

/** An empty set. */
export function createFrameSet(): FrameSet {
  let listener: (() => void) | null = null;
  const elements: (object | null)[] = [];
  const callbacks = new Map<number, (element: object | null) => void>();
  return {
    list: () => Array.from(elements, (element) => element ?? null),
    register: (index) => {
      // The same function every time: React would otherwise take the element away and give it back on each render.
      const known = callbacks.get(index);
      if (known !== undefined) return known;
      const callback = (element: object | null): void => {
        elements[index] = element;
        listener?.();
      };
      callbacks.set(index, callback);
      return callback;
    },
    listen: (onChange) => {
      listener = onChange;
      return () => {
        listener = null;
      };
    },
  };
}
