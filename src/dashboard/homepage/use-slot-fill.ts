import { useEffect, useId, useState } from 'react';
import type { Media } from '../../domain/content.ts';
import { putMedia, refusePut } from '../../domain/slot-drop.ts';
import type { HeldMedia, PlacedMedia, SlotRecord, SlotTarget } from '../../domain/slot-drop.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { describeMediaFailure, kindOf, mediaSent } from '../shared/media-texts.ts';
import { logFailure } from '../shared/messages.ts';
import { FillSlotMachineContext } from './machines.ts';

/** What a slot shows, and what puts something there. */
export interface SlotFill {
  /** Null for an empty slot. */
  readonly media: Media | null;
  readonly title: string | undefined;
  readonly isBusy: boolean;
  readonly refuse: (target: SlotTarget, held: HeldMedia) => string | null;
  readonly put: (target: SlotTarget, held: HeldMedia) => void;
}

/** Shows at once what is put on a slot; a failure puts back what stood there, and can be tried again. */
export function useSlotFill(record: SlotRecord | undefined, onWritten: () => void): SlotFill {
  const { show, dismissTopic } = useShowToast();
  const topic = useId();
  // What was put, and the record that it replaces: once another is read, that one counts.
  const [placed, setPlaced] = useState<{ readonly what: PlacedMedia; readonly over: SlotRecord | undefined } | null>(
    null,
  );
  const submission = useSubmission(useProvidedMachine(FillSlotMachineContext), {
    onSucceeded: () => {
      if (placed !== null) show({ kind: 'success', text: mediaSent[kindOf(placed.what.filling)] });
      onWritten();
    },
    onFailed: (problem) => {
      if (placed === null) return;
      const text = describeMediaFailure(kindOf(placed.what.filling), problem);
      logFailure(text, problem);
      show({ kind: 'error', text, topic, action: { label: 'Retry', request: { type: 'slot.retry', slot: topic } } });
    },
  });
  useToastRequest((request) => {
    if (request.type === 'slot.retry' && request.slot === topic) submission.retry();
  });
  // A failure's Retry must not outlive its slot.
  useEffect(() => () => dismissTopic(topic), [dismissTopic, topic]);
  const { isBusy, state } = submission;
  const isShown = isBusy || (state === 'succeeded' && placed !== null && placed.over === record);
  const shown = isShown ? placed?.what.shown : undefined;

  return {
    media: shown?.media ?? record?.media ?? null,
    title: shown?.title ?? record?.project?.title,
    isBusy,
    refuse: (target, held) => (isBusy ? 'This slot is being saved.' : refusePut(target, record, held)),
    put(target, held) {
      const what = isBusy ? null : putMedia(target, record, held);
      if (what === null) return;
      setPlaced({ what, over: record });
      submission.submit(what);
    },
  };
}
