import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing } from '../../domain/content.ts';
import type { LastChange } from '../../domain/last-change.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';

export type ConflictEvent =
  /** The provider has refused to overwrite the record of that key, and says who has changed it, or does not. */
  | { readonly type: 'conflict.found'; readonly key: string; readonly change: LastChange | null }
  | { readonly type: 'conflict.compare' }
  | { readonly type: 'conflict.overwrite' }
  | { readonly type: 'conflict.load' }
  | { readonly type: 'conflict.retry' }
  | { readonly type: 'conflict.close' };

/** Emitted once one of the two is chosen. */
export type ConflictEmitted<Stored> =
  /** Save mine anyway, over the version with this tag; null where that is not known. */
  | { readonly type: 'conflict.decidedMine'; readonly etag: string | null }
  | { readonly type: 'conflict.decidedStored'; readonly stored: ForEditing<Stored> };

interface ConflictContext<Stored> {
  readonly key: string | null;
  /** Who has changed it last; null where that is not known. */
  readonly change: LastChange | null;
  /** What is stored now. */
  readonly stored: ForEditing<Stored> | null;
  readonly problem: Problem | null;
}

/**
 * A record was changed elsewhere since its form was opened (412): what is stored now is read, to be compared with what was
 * typed, and then one of the two is chosen. Nothing typed is lost by closing it.
 */
export function createConflictMachine<Stored>() {
  return setup({
    types: typed<{
      context: ConflictContext<Stored>;
      events: ConflictEvent;
      emitted: ConflictEmitted<Stored>;
      tags: 'open';
    }>(),
    actors: {
      readStored: placeholderPromise<ForEditing<Stored>, { readonly key: string }>('readStored'),
    },
    actions: {
      beginReading: assign((_, { key, change }: { readonly key: string; readonly change: LastChange | null }) => ({
        key,
        change,
        stored: null,
        problem: null,
      })),
      forgetProblem: assign({ problem: null }),
      keepStored: assign((_, { stored }: { readonly stored: ForEditing<Stored> }) => ({ stored })),
      keepProblem: assign((_, problem: Problem) => ({ problem })),
      tellMine: emit(({ context }) => ({
        type: 'conflict.decidedMine' as const,
        etag: context.stored?.etag ?? null,
      })),
      tellStored: emit(({ context }) => ({
        type: 'conflict.decidedStored' as const,
        stored: present(context.stored, 'stored'),
      })),
    },
  }).createMachine({
    id: 'conflict',
    initial: 'closed',
    context: { key: null, change: null, stored: null, problem: null },
    states: {
      closed: {
        on: {
          'conflict.found': { target: 'reading', actions: { type: 'beginReading', params: ({ event }) => event } },
        },
      },
      reading: {
        tags: 'open',
        invoke: {
          src: 'readStored',
          id: 'readStored',
          input: ({ context }) => ({ key: present(context.key, 'key') }),
          onDone: {
            target: 'asking',
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
        },
        on: { 'conflict.close': 'closed' },
      },
      failed: {
        tags: 'open',
        on: {
          'conflict.retry': { target: 'reading', actions: 'forgetProblem' },
          'conflict.overwrite': { target: 'closed', actions: 'tellMine' },
          'conflict.close': 'closed',
        },
      },
      asking: {
        tags: 'open',
        on: {
          'conflict.compare': 'comparing',
          'conflict.overwrite': { target: 'closed', actions: 'tellMine' },
          'conflict.load': { target: 'closed', actions: 'tellStored' },
          'conflict.close': 'closed',
        },
      },
      comparing: {
        tags: 'open',
        on: {
          'conflict.overwrite': { target: 'closed', actions: 'tellMine' },
          'conflict.load': { target: 'closed', actions: 'tellStored' },
          'conflict.close': 'closed',
        },
      },
    },
  });
}

/** A conflict over records of one kind. */
export type ConflictMachine<Stored> = ReturnType<typeof createConflictMachine<Stored>>;
