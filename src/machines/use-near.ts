import { useCallback, useState, type RefCallback } from 'react';
import { watchNear } from '../platform/visibility.ts';

/** Whether an element has ever been in view, or near it: what it needs only there is fetched from then on. */
export function useNear(): readonly [ref: RefCallback<Element>, wasNear: boolean] {
  const [wasNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => watchNear(element, () => setNear(true)), []);
  return [ref, wasNear];
}
