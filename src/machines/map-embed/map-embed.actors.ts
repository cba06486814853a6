import { fromPromise } from 'xstate';
import type { MapToAsk } from './map-embed.machine.ts';

export interface MapEmbedPlatform {
  /** Resolves with the first answer of another site, whatever it says. */
  awaitAnswer(address: string, signal: AbortSignal): Promise<void>;
}

/** The I/O of the map-embed machine. */
export function createMapEmbedActors(platform: MapEmbedPlatform) {
  return {
    askMap: fromPromise<unknown, MapToAsk>(({ input, signal }) => platform.awaitAnswer(input.address, signal)),
  };
}
