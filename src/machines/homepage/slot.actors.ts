import { fromPromise } from 'xstate';
import type { PlacedMedia } from '../../domain/slot-drop.ts';
import type { EmptiedSlot, SlotToEmpty } from '../../domain/slot-move.ts';
import type { SlotFilling } from '../../domain/slots.ts';

/** What a slot needs of the provider. Both reject with a `ProblemError`. */
export interface SlotClient {
  fillSlot(filling: SlotFilling): Promise<void>;
  /** Gives what takes it back; null where nothing does. */
  emptySlot(slot: SlotToEmpty): Promise<string | null>;
}

/** The I/O of the slot machine. */
export function createSlotActors(client: SlotClient) {
  return {
    fillSlot: fromPromise<null, PlacedMedia>(async ({ input }) => {
      await client.fillSlot(input.filling);
      return null;
    }),
    emptySlot: fromPromise<string | null, SlotToEmpty>(({ input }) => client.emptySlot(input)),
  };
}

/** The I/O of the slot-move machine. */
export function createSlotMoveActors(client: SlotClient) {
  return {
    writeSlot: fromPromise<null, PlacedMedia | EmptiedSlot>(async ({ input }) => {
      await ('emptied' in input ? client.emptySlot({ ...input.emptied, back: null }) : client.fillSlot(input.filling));
      return null;
    }),
  };
}
