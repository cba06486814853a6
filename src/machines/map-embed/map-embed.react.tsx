import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { mapEmbedMachine, MapPlace } from './map-embed.machine.ts';

export const MapEmbedMachineContext = createMachineContext<typeof mapEmbedMachine>('MapEmbedMachineContext');

export interface MapEmbed {
  /** Only then may the third party be asked for anything. */
  readonly isShown: boolean;
  readonly show: () => void;
  /** Give it to the element that keeps the map's place. */
  readonly attach: (place: MapPlace | null) => void;
}

/** Whether the map is embedded yet. */
export function useMapEmbed(): MapEmbed {
  const actor = useActorRef(useProvidedMachine(MapEmbedMachineContext));
  return {
    isShown: useSelector(actor, (snapshot) => snapshot.matches('shown')),
    show: () => actor.send({ type: 'map.show' }),
    attach: useCallback(
      (place: MapPlace | null) => {
        actor.send(place === null ? { type: 'place.detached' } : { type: 'place.attached', place });
      },
      [actor],
    ),
  };
}
