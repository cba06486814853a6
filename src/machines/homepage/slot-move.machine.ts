import { sendParent, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { PlacedMedia } from '../../domain/slot-drop.ts';
import type { EmptiedSlot, SlotMove } from '../../domain/slot-move.ts';
import { placeholderPromise, problemOf, typed } from '../machine-utils.ts';
import type { ShownMedia } from './slot.rules.ts';

export type SlotMoveEvent =
  /** The second write is tried again. */
  | { readonly type: 'move.retry' }
  /** The move stays half done. */
  | { readonly type: 'move.drop' };

interface SlotMoveInput extends SlotMove {
  /** The ids of the two slots. */
  readonly from: string;
  readonly to: string;
}

/** How far a move has come, for the page and its slots. */
export interface MoveReport {
  readonly type: 'move.report';
  readonly from: string;
  readonly to: string;
  /** `broken`: the first write is done and the second was refused; `repeated`: it is tried again. */
  readonly stage: 'moved' | 'refused' | 'broken' | 'repeated' | 'dropped';
  /** What the slot that it came from is to show. */
  readonly shown: ShownMedia;
  readonly problem: Problem | null;
}

/**
 * Moves what is in one slot to another: first to where it goes, then away from where it was. A second write that fails can
 * be tried again, as it was, until it is given up.
 */
export const slotMoveMachine = setup({
  types: typed<{ context: SlotMoveInput; input: SlotMoveInput; events: SlotMoveEvent; tags: 'broken' }>(),
  actors: { writeSlot: placeholderPromise<null, PlacedMedia | EmptiedSlot>('writeSlot') },
  actions: {
    report: sendParent(
      ({ context: { from, to, last } }, { stage, problem }: Pick<MoveReport, 'stage' | 'problem'>) => ({
        type: 'move.report' as const,
        from,
        to,
        stage,
        shown: last.shown,
        problem,
      }),
    ),
  },
}).createMachine({
  id: 'slotMove',
  initial: 'beginning',
  context: ({ input }) => input,
  states: {
    beginning: {
      invoke: {
        src: 'writeSlot',
        id: 'writeSlot',
        input: ({ context }) => context.first,
        onDone: 'ending',
        onError: {
          target: 'ended',
          actions: {
            type: 'report',
            params: ({ event }) => ({ stage: 'refused', problem: problemOf(event.error) }),
          },
        },
      },
    },
    ending: {
      invoke: {
        src: 'writeSlot',
        id: 'writeSlot',
        input: ({ context }) => context.last,
        onDone: { target: 'ended', actions: { type: 'report', params: { stage: 'moved', problem: null } } },
        onError: {
          target: 'broken',
          actions: { type: 'report', params: ({ event }) => ({ stage: 'broken', problem: problemOf(event.error) }) },
        },
      },
    },
    /** The one slot has it, and the other has it still. */
    broken: {
      tags: 'broken',
      on: {
        'move.retry': { target: 'ending', actions: { type: 'report', params: { stage: 'repeated', problem: null } } },
        'move.drop': { target: 'ended', actions: { type: 'report', params: { stage: 'dropped', problem: null } } },
      },
    },
    ended: { type: 'final' },
  },
});

export type SlotMoveRef = ActorRefFrom<typeof slotMoveMachine>;
