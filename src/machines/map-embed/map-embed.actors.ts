import { watcher } from '../machine-utils.ts';
import type { MapEmbedEvent, MapPlace, PlaceToWatch } from './map-embed.machine.ts';

export interface MapEmbedPlatform {
  /** Calls back when the place comes near the view, at once if it is there. Returns the way to stop. */
  watchNear(place: MapPlace, onNear: () => void): () => void;
}

/** The I/O of the map-embed machine. */
export function createMapEmbedActors(platform: MapEmbedPlatform) {
  return {
    watchNear: watcher<MapEmbedEvent, PlaceToWatch>(({ input: { place }, sendBack }) =>
      place === null ? () => undefined : platform.watchNear(place, () => sendBack({ type: 'place.neared' })),
    ),
  };
}
