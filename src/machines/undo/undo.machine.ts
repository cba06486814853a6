import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Restored } from '../../domain/restored.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';

/** A deletion that can be taken back. */
export interface Undoable {
  /** The provider's token for it. */
  readonly token: string;
  /** What was deleted, to be named when it is back: 'Project'. */
  readonly what: string;
  /** It was made, not deleted: it goes. */
  readonly takesAway?: boolean;
}

export type UndoEvent = { readonly type: 'undo.ask' } & Undoable;

/** Emitted once for each attempt. */
export type UndoEmitted =
  | { readonly type: 'undo.done'; readonly undone: Undoable; readonly restored: Restored }
  | { readonly type: 'undo.refused'; readonly undone: Undoable; readonly problem: Problem };

interface UndoContext {
  /** What is being put back. */
  readonly current: Undoable | null;
  /** What waits for that: the provider must see them in the order in which they were asked for. */
  readonly waiting: readonly Undoable[];
}

/** The tokens of the deletions that are being taken back, in the order in which they were asked for. */
export function pendingOf({ current, waiting }: UndoContext): readonly string[] {
  return [...(current === null ? [] : [current]), ...waiting].map(({ token }) => token);
}

/** Takes deletions back, one after the other. It outlives the page on which the deletion was made. */
export const undoMachine = setup({
  types: typed<{ context: UndoContext; events: UndoEvent; emitted: UndoEmitted; tags: 'busy' }>(),
  actors: {
    undoDelete: placeholderPromise<Restored, Undoable>('undoDelete'),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    queue: assign(({ context }, { token, what, takesAway = false }: Undoable) => ({
      waiting: [...context.waiting, { token, what, ...(takesAway ? { takesAway } : {}) }],
    })),
    takeNext: assign(({ context }) => ({ current: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    tellDone: emit(({ context }, restored: Restored) => ({
      type: 'undo.done' as const,
      undone: present(context.current, 'current'),
      restored,
    })),
    forget: assign({ current: null }),
    tellRefused: emit(({ context }, problem: Problem) => ({
      type: 'undo.refused' as const,
      undone: present(context.current, 'current'),
      problem,
    })),
  },
}).createMachine({
  id: 'undo',
  initial: 'idle',
  context: { current: null, waiting: [] },
  on: { 'undo.ask': { actions: { type: 'queue', params: ({ event }) => event } } },
  states: {
    idle: {
      always: { guard: 'hasWaiting', target: 'undoing' },
    },
    undoing: {
      tags: 'busy',
      entry: 'takeNext',
      invoke: {
        src: 'undoDelete',
        id: 'undoDelete',
        input: ({ context }) => present(context.current, 'current'),
        onDone: { target: 'idle', actions: [{ type: 'tellDone', params: ({ event }) => event.output }, 'forget'] },
        onError: [
          {
            guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) },
            target: 'idle',
            actions: 'forget',
          },
          {
            target: 'idle',
            actions: [{ type: 'tellRefused', params: ({ event }) => problemOf(event.error) }, 'forget'],
          },
        ],
      },
    },
  },
});
