import { useActorRef, useSelector } from '@xstate/react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { mapEmbedMachine } from './map-embed.machine.ts';

export const MapEmbedMachineContext = createMachineContext<typeof mapEmbedMachine>('MapEmbedMachineContext');

export interface MapEmbed {
  /** Only while this is so may the third party's page be in ours, seen or not. */
  readonly isEmbedded: boolean;
  readonly state: 'hidden' | 'opening' | 'shown' | 'failed';
  readonly show: () => void;
  readonly hide: () => void;
  /** The embedded page has loaded. */
  readonly noteLoaded: () => void;
}

/** Which of the two maps is seen. @param address the page to embed */
export function useMapEmbed(address: string): MapEmbed {
  const actor = useActorRef(useProvidedMachine(MapEmbedMachineContext), { input: { address } });
  return {
    isEmbedded: useSelector(actor, (snapshot) => snapshot.matches({ opening: 'loading' }) || snapshot.matches('shown')),
    state: useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'opening')),
    show: () => actor.send({ type: 'map.show' }),
    hide: () => actor.send({ type: 'map.hide' }),
    noteLoaded: () => actor.send({ type: 'frame.loaded' }),
  };
}
