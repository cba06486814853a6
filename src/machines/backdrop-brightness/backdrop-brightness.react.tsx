import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Luminance, Shade } from '../../domain/brightness.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { BackdropElement, backdropBrightnessMachine } from './backdrop-brightness.machine.ts';

export const BackdropBrightnessMachineContext = createMachineContext<typeof backdropBrightnessMachine>(
  'BackdropBrightnessMachineContext',
);

export interface BackdropBrightness {
  readonly shade: Shade;
  /** Give it to the element that holds the picture or the film. */
  readonly attach: (element: BackdropElement | null) => void;
}

/**
 * How dark a header's backdrop is where words stand on it.
 *
 * @param known what the provider says of it; read once
 */
export function useBackdropBrightness(known: Luminance | null): BackdropBrightness {
  const actor = useActorRef(useProvidedMachine(BackdropBrightnessMachineContext), { input: { known } });
  const shade = useSelector(actor, (snapshot) => snapshot.context.shade);
  const attach = useCallback(
    (element: BackdropElement | null) => {
      actor.send(element === null ? { type: 'element.detached' } : { type: 'element.attached', element });
    },
    [actor],
  );
  return { shade, attach };
}
