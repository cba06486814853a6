import { fromPromise } from 'xstate';
import type { SlotFilling } from '../../domain/slots.ts';

/** What the picker needs of the provider. */
export interface MediaPickerClient {
  /** POST or PATCH (specification, section 7, "Homepage media"). Rejects with a `ProblemError`. */
  sendMedia(filling: SlotFilling, signal: AbortSignal): Promise<void>;
}

/** The I/O of the media-picker machine. */
export function createMediaPickerActors(client: MediaPickerClient) {
  return {
    sendMedia: fromPromise<void, SlotFilling>(({ input, signal }) => client.sendMedia(input, signal)),
  };
}
