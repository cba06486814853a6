import { useActorRef, useSelector } from '@xstate/react';
import type { Id } from '../../domain/content.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { PickedSlot, SlotPickerEmitted, SlotPickerEvent, slotPickerMachine } from './slot-picker.machine.ts';

export type { PickedSlot, SlotPickerEvent } from './slot-picker.machine.ts';

export const SlotPickerMachineContext = createMachineContext<typeof slotPickerMachine>('SlotPickerMachineContext');

/** What the panel draws. */
export interface SlotPicker {
  readonly isOpen: boolean;
  /** The slot that is filled, or was last. */
  readonly slot: PickedSlot | null;
  readonly projectId: Id | null;
  readonly send: (event: SlotPickerEvent) => void;
}

/** Chooses what a slot of the home page shows without leaving the page. */
export function useSlotPicker(onChosen: (chosen: SlotPickerEmitted) => void): SlotPicker {
  const actor = useActorRef(useProvidedMachine(SlotPickerMachineContext));
  const snapshot = useSelector(actor, (now) => now);
  useEmitted(actor, { 'media.chosen': onChosen });
  return {
    isOpen: snapshot.matches('open'),
    slot: snapshot.context.slot,
    projectId: snapshot.context.projectId,
    send: actor.send,
  };
}
