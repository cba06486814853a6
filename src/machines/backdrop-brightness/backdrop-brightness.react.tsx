import { useActorRef, useSelector } from '@xstate/react';
import type { Luminance, Shade } from '../../domain/brightness.ts';
import { pageElements } from '../elements.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useElementRef } from '../use-element-ref.ts';
import type { backdropBrightnessMachine } from './backdrop-brightness.machine.ts';

export const BackdropBrightnessMachineContext = createMachineContext<typeof backdropBrightnessMachine>(
  'BackdropBrightnessMachineContext',
);

export interface BackdropBrightness {
  readonly shade: Shade;
  /** Give it to the element that holds the picture or the film. */
  readonly attach: (element: object | null) => void;
}

/**
 * How dark a header's backdrop is where words stand on it.
 *
 * @param known what the provider says of it; read once
 */
export function useBackdropBrightness(known: Luminance | null): BackdropBrightness {
  const actor = useActorRef(useProvidedMachine(BackdropBrightnessMachineContext), { input: { known } });
  const shade = useSelector(actor, (snapshot) => snapshot.context.shade);
  return { shade, attach: useElementRef(actor, pageElements) };
}
