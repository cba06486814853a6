import { useCallback } from 'react';
import type { Elements } from './elements.ts';

/** An element comes, or goes. */
export type ElementEvent =
  { readonly type: 'element.attached'; readonly element: number } | { readonly type: 'element.detached' };

/** The `ref` of the element that a machine watches: it tells the machine of its coming and going. */
export function useElementRef<Element extends object>(
  actor: { readonly send: (event: ElementEvent) => void },
  elements: Elements<Element>,
): (element: Element | null) => void {
  return useCallback(
    (element) => {
      if (element === null) actor.send({ type: 'element.detached' });
      else actor.send({ type: 'element.attached', element: elements.numberOf(element) });
    },
    [actor, elements],
  );
}
