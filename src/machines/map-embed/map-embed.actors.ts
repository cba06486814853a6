import { pageElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { MapEmbedEvent, PlaceToWatch } from './map-embed.machine.ts';

export interface MapEmbedPlatform {
  /** Calls back when the place comes near the view, at once if it is there. Returns the way to stop. */
  watchNear(place: object, onNear: () => void): () => void;
}

/** The I/O of the map-embed machine. */
export function createMapEmbedActors(platform: MapEmbedPlatform) {
  return {
    watchNear: watcher<MapEmbedEvent, PlaceToWatch>(({ input, sendBack }) => {
      const place = pageElements.find(input.element);
      return place === null ? () => undefined : platform.watchNear(place, () => sendBack({ type: 'place.neared' }));
    }),
  };
}
