import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useFilledMachine } from '../filled.react.tsx';
import type { MapPlace } from './map-embed.machine.ts';

export interface MapEmbed {
  /** Only then may the third party be asked for anything. */
  readonly isShown: boolean;
  readonly show: () => void;
  /** Give it to the element that keeps the map's place. */
  readonly attach: (place: MapPlace | null) => void;
}

/** Whether the map is embedded yet. */
export function useMapEmbed(): MapEmbed {
  const actor = useActorRef(useFilledMachine('mapEmbed'));
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
