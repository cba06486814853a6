import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { Problem } from '../../api/problem.ts';
import type { Frame } from '../../domain/content.ts';
import type { Choice, ChoicePart, WantedSlot } from '../../domain/slots.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { MediaPickerInput, mediaPickerMachine } from './media-picker.machine.ts';

export const MediaPickerMachineContext = createMachineContext<typeof mediaPickerMachine>('MediaPickerMachineContext');

/** What the picker draws. */
export interface MediaPicker {
  /** Where it goes; null while that is not known. */
  readonly slot: WantedSlot | null;
  readonly choice: Choice;
  /** What to say at the choice. */
  readonly error: string | null;
  readonly isBusy: boolean;
  /** The slot is to be chosen. */
  readonly isAsking: boolean;
  readonly toggle: (part: ChoicePart, frame: Frame) => void;
  readonly submit: () => void;
  readonly chooseSlot: (slot: WantedSlot, kept: Frame | null) => void;
  readonly cancelSlot: () => void;
}

/** Each is called once for each attempt. */
export interface MediaPickerListeners {
  readonly onSent?: () => void;
  readonly onFailed?: (problem: Problem) => void;
}

/** Chooses media for one slot of the home page (specification, section 4, "Media picker"). `input` is read once. */
export function useMediaPicker(input: MediaPickerInput, listeners: MediaPickerListeners = {}): MediaPicker {
  const actor = useActorRef(useProvidedMachine(MediaPickerMachineContext), { input });
  const shown = useSelector(
    actor,
    (now) => ({
      slot: now.context.slot,
      choice: now.context.choice,
      error: now.context.error,
      isBusy: now.hasTag('busy'),
      isAsking: now.hasTag('asking'),
    }),
    shallowEqual,
  );
  useEmitted(actor, {
    'picker.sent': () => listeners.onSent?.(),
    'picker.refused': ({ problem }) => listeners.onFailed?.(problem),
  });

  return {
    ...shown,
    toggle: (part, frame) => actor.send({ type: 'media.toggle', part, frame }),
    submit: () => actor.send({ type: 'picker.submit' }),
    chooseSlot: (slot, kept) => actor.send({ type: 'slot.choose', slot, kept }),
    cancelSlot: () => actor.send({ type: 'slot.cancel' }),
  };
}
