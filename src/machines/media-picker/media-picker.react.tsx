import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Frame } from '../../domain/content.ts';
import type { Choice, ChoicePart } from '../../domain/slots.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { MediaPickerInput, mediaPickerMachine } from './media-picker.machine.ts';

export const MediaPickerMachineContext = createMachineContext<typeof mediaPickerMachine>('MediaPickerMachineContext');

/** What the picker draws. */
export interface MediaPicker {
  readonly choice: Choice;
  /** What to say at the choice. */
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly toggle: (part: ChoicePart, frame: Frame) => void;
  readonly submit: () => void;
}

/** Each is called once for each attempt. */
export interface MediaPickerListeners {
  readonly onSent?: () => void;
  readonly onFailed?: (problem: Problem) => void;
}

/** Chooses media for one slot of the home page (specification, section 4, "Media picker"). `input` is read once. */
export function useMediaPicker(input: MediaPickerInput, listeners: MediaPickerListeners = {}): MediaPicker {
  const actor = useActorRef(useProvidedMachine(MediaPickerMachineContext), { input });
  const snapshot = useSelector(actor, (now) => now);
  const onSent = useEffectEvent(() => listeners.onSent?.());
  const onFailed = useEffectEvent((problem: Problem) => listeners.onFailed?.(problem));

  useEffect(() => {
    const sent = actor.on('picker.sent', () => onSent());
    const refused = actor.on('picker.refused', ({ problem }) => onFailed(problem));
    return () => {
      sent.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor]);

  return {
    choice: snapshot.context.choice,
    error: snapshot.context.error,
    isBusy: snapshot.hasTag('busy'),
    toggle: (part, frame) => actor.send({ type: 'media.toggle', part, frame }),
    submit: () => actor.send({ type: 'picker.submit' }),
  };
}
