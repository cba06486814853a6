import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { HeldMedia } from '../../domain/slot-drop.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { HomepageEvent, homepageMachine, OfferedTarget, SlotRecords } from './homepage.machine.ts';
import type { SlotFileRef } from './slot-file.machine.ts';
import type { SlotEmitted, SlotRef } from './slot.machine.ts';

export type { HomepageEvent, OfferedTarget, SlotRecords } from './homepage.machine.ts';
export type { SlotFileRef } from './slot-file.machine.ts';
export type { SlotEmitted, SlotRef, SlotSnapshot } from './slot.machine.ts';

export const HomepageMachineContext = createMachineContext<typeof homepageMachine>('HomepageMachineContext');

/** What the screen of the home page draws. */
export interface Homepage {
  /** By `slotId`; none before the first read. */
  readonly slots: Readonly<Record<string, SlotRef>>;
  /** What is dragged. */
  readonly held: HeldMedia | null;
  /** The target that the keyboard has brought it to. */
  readonly reached: string | null;
  /** A target is to be chosen from `offered` for `media`; both outlive the question. */
  readonly isAsking: boolean;
  readonly media: HeldMedia | null;
  readonly offered: readonly OfferedTarget[];
  readonly send: (event: HomepageEvent) => void;
}

/** @param records what was read, the same object until it is read again; null before */
export function useHomepage(records: SlotRecords | null): Homepage {
  const actor = useActorRef(useProvidedMachine(HomepageMachineContext), { input: { records } });
  const snapshot = useSelector(actor, (now) => now);
  // Before the page is painted: slots must not be seen as they were.
  useLayoutEffect(() => {
    if (records !== null) actor.send({ type: 'slots.read', records });
  }, [actor, records]);
  const { slots, media, reached, offered } = snapshot.context;
  const isDragging = snapshot.matches('dragging');
  return {
    slots,
    held: isDragging ? media : null,
    reached: isDragging ? reached : null,
    isAsking: snapshot.matches('asking'),
    media,
    offered,
    send: actor.send,
  };
}

/** One slot as it is now. @param onEmitted called once for each outcome */
export function useSlot(slot: SlotRef, onEmitted: (event: SlotEmitted) => void) {
  const listen = useEffectEvent(onEmitted);
  useEffect(() => {
    const listening = slot.on('*', (event) => listen(event));
    return () => listening.unsubscribe();
  }, [slot]);
  return useSelector(slot, (now) => now);
}

/** A file on its way to a slot, as it is now; undefined where there is none. */
export function useSlotFile(file: SlotFileRef | undefined) {
  return useSelector(file, (now) => now);
}
