import { createMapEmbedActors } from '../../../machines/map-embed/map-embed.actors.ts';
import { mapEmbedMachine } from '../../../machines/map-embed/map-embed.machine.ts';
import { MapEmbedMachineContext } from '../../../machines/map-embed/map-embed.react.tsx';
import { awaitAnswer } from '../../../platform/answers.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machine of the contact page. */
export const ContactMachines = createProvider(
  provide(MapEmbedMachineContext, mapEmbedMachine.provide({ actors: createMapEmbedActors({ awaitAnswer }) })),
);
