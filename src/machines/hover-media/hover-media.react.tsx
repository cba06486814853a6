import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, type FocusEvent, type PointerEvent } from 'react';
import { pageElements } from '../elements.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useElementRef } from '../use-element-ref.ts';
import type { hoverMediaMachine } from './hover-media.machine.ts';

export const HoverMediaMachineContext = createMachineContext<typeof hoverMediaMachine>('HoverMediaMachineContext');

/** Spread `handlers` on the cell; show the second media while `isShown`. */
export interface HoverMedia {
  readonly isShown: boolean;
  readonly handlers: {
    readonly ref: (element: object | null) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** When a cell shows its second media. */
export function useHoverMedia(): HoverMedia {
  const actor = useActorRef(useProvidedMachine(HoverMediaMachineContext));
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ attached: 'shown' }));

  const ref = useElementRef(actor, pageElements);

  const handlers = useMemo<HoverMedia['handlers']>(
    () => ({
      ref,
      onPointerEnter: (event) => {
        // A tap enters too; on touch screens the middle of the view decides.
        if (event.pointerType !== 'touch') actor.send({ type: 'pointer.entered' });
      },
      onPointerLeave: () => {
        actor.send({ type: 'pointer.left' });
      },
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) actor.send({ type: 'focus.received' });
      },
      onBlur: () => {
        actor.send({ type: 'focus.lost' });
      },
    }),
    [actor, ref],
  );
  return { isShown, handlers };
}
