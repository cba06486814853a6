import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Luminance, Shade } from '../../domain/footage.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { FootageElement, footageMachine } from './footage.machine.ts';

export const FootageMachineContext = createMachineContext<typeof footageMachine>('FootageMachineContext');

export interface Footage {
  readonly shade: Shade;
  /** Give it to the element that holds the picture or the film. */
  readonly attach: (element: FootageElement | null) => void;
}

/**
 * How dark a header's footage is where words stand on it.
 *
 * @param known what the provider says of it; read once
 */
export function useFootage(known: Luminance | null): Footage {
  const actor = useActorRef(useProvidedMachine(FootageMachineContext), { input: { known } });
  const shade = useSelector(actor, (snapshot) => snapshot.context.shade);
  const attach = useCallback(
    (element: FootageElement | null) => {
      actor.send(element === null ? { type: 'element.detached' } : { type: 'element.attached', element });
    },
    [actor],
  );
  return { shade, attach };
}
