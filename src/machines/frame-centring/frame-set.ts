import type { FrameElement, FrameList } from './frame-centring.machine.ts';

/** Keeps the frames' elements outside the machine, and one ref callback for each index. */
export interface FrameSet {
  readonly list: FrameList;
  readonly register: (index: number) => (element: FrameElement | null) => void;
}

/** An empty set; `onChange` is told when an element comes or goes. */
export function createFrameSet(onChange: () => void): FrameSet {
  const elements: (FrameElement | null)[] = [];
  const callbacks = new Map<number, (element: FrameElement | null) => void>();
  return {
    list: () => Array.from(elements, (element) => element ?? null),
    register: (index) => {
      // The same function every time: React would otherwise take the element away and give it back on each render.
      const known = callbacks.get(index);
      if (known !== undefined) return known;
      const callback = (element: FrameElement | null): void => {
        elements[index] = element;
        onChange();
      };
      callbacks.set(index, callback);
      return callback;
    },
  };
}
