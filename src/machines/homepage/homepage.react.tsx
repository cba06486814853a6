import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { HeldMedia, SlotRecords } from '../../domain/slot-drop.ts';
import type { Held } from '../../domain/slot-move.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { HomepageEvent, homepageMachine } from './homepage.machine.ts';
import type { OfferedTarget, Slots } from './homepage.rules.ts';
import type { SlotFileRef } from './slot-file.machine.ts';
import type { MoveReport, SlotMoveRef } from './slot-move.machine.ts';
import type { SlotEmitted, SlotRef } from './slot.machine.ts';

export type { HomepageEvent } from './homepage.machine.ts';
export type { OfferedTarget } from './homepage.rules.ts';
export type { MoveReport, SlotMoveRef } from './slot-move.machine.ts';
export type { SlotFileRef } from './slot-file.machine.ts';
export type { SlotEmitted, SlotRef, SlotSnapshot } from './slot.machine.ts';

export const HomepageMachineContext = createMachineContext<typeof homepageMachine>('HomepageMachineContext');

/** What the screen of the home page draws. */
export interface Homepage {
  /** By `slotId`; none before the first read. */
  readonly slots: Slots;
  /** Moves from slot to slot that are not ended. */
  readonly moves: readonly SlotMoveRef[];
  /** What is dragged. */
  readonly held: Held | null;
  /** The target that the keyboard has brought it to. */
  readonly reached: string | null;
  /** A target is to be chosen from `offered` for `media`; both outlive the question. */
  readonly isAsking: boolean;
  readonly media: HeldMedia | null;
  readonly offered: readonly OfferedTarget[];
  readonly send: (event: HomepageEvent) => void;
}

/**
 * @param records what was read, the same object until it is read again; null before
 * @param onMove called whenever a move from slot to slot has come further
 */
export function useHomepage(records: SlotRecords | null, onMove: (report: MoveReport) => void): Homepage {
  const actor = useActorRef(useProvidedMachine(HomepageMachineContext), { input: { records } });
  const snapshot = useSelector(actor, (now) => now);
  // Before the page is painted: slots must not be seen as they were.
  useLayoutEffect(() => {
    if (records !== null) actor.send({ type: 'slots.read', records });
  }, [actor, records]);
  useEmitted(actor, { 'move.report': onMove });
  const { slots, moves, held, media, reached, offered } = snapshot.context;
  const isDragging = snapshot.matches('dragging');
  return {
    slots,
    moves,
    held: isDragging ? held : null,
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

/** One slot as it is now, without its outcomes; undefined where there is none. */
export function useSlotNow(slot: SlotRef | undefined) {
  return useSelector(slot, (now) => now);
}

/** A file on its way to a slot, as it is now; undefined where there is none. */
export function useSlotFile(file: SlotFileRef | undefined) {
  return useSelector(file, (now) => now);
}

/** A move from slot to slot as it is now; undefined where there is none. */
export function useSlotMove(move: SlotMoveRef | undefined) {
  return useSelector(move, (now) => now);
}
