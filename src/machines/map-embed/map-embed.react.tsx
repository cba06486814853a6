import { useActorRef, useSelector } from '@xstate/react';
import { pageElements } from '../elements.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useElementRef } from '../use-element-ref.ts';
import type { mapEmbedMachine } from './map-embed.machine.ts';

export const MapEmbedMachineContext = createMachineContext<typeof mapEmbedMachine>('MapEmbedMachineContext');

export interface MapEmbed {
  /** Only then may the third party be asked for anything. */
  readonly isShown: boolean;
  readonly show: () => void;
  /** Give it to the element that keeps the map's place. */
  readonly attach: (place: object | null) => void;
}

/** Whether the map is embedded yet. */
export function useMapEmbed(): MapEmbed {
  const actor = useActorRef(useProvidedMachine(MapEmbedMachineContext));
  return {
    isShown: useSelector(actor, (snapshot) => snapshot.matches('shown')),
    show: () => actor.send({ type: 'map.show' }),
    attach: useElementRef(actor, pageElements),
  };
}
