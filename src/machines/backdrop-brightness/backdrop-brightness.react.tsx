import { useActorRef, useSelector } from '@xstate/react';
import type { Shade } from '../../domain/brightness.ts';
import { brightestOf } from '../../domain/brightness.ts';
import type { Media } from '../../domain/content.ts';
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
 * @param media the backdrop, null where there is none; read once. Of a pair, the brighter counts: words stand on either.
 */
export function useBackdropBrightness(media: Media | null): BackdropBrightness {
  const input = { known: media === null ? null : brightestOf(media), isFilm: media?.kind === 'video' };
  const actor = useActorRef(useProvidedMachine(BackdropBrightnessMachineContext), { input });
  const shade = useSelector(actor, (snapshot) => snapshot.context.shade);
  return { shade, attach: useElementRef(actor, pageElements) };
}
