import { createMapEmbedActors } from '../../machines/map-embed/map-embed.actors.ts';
import { mapEmbedMachine } from '../../machines/map-embed/map-embed.machine.ts';
import { watchNear } from '../../platform/nearness.ts';

/** The machine of the contact page, its slot filled with the browser. */
export const contactMachines = {
  mapEmbed: mapEmbedMachine.provide({ actors: createMapEmbedActors({ watchNear }) }),
};
