import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';

export type ReplacementEvent =
  /** Something is to be created where there can be one record only. */
  | { readonly type: 'replacement.check' }
  | { readonly type: 'replacement.accept' }
  | { readonly type: 'replacement.cancel' };

/** Emitted once for each check that was not cancelled. */
export type ReplacementEmitted =
  /** Nothing is there, or it may be replaced: create it. */
  | { readonly type: 'replacement.allowed' }
  /** The provider did not answer; it would not answer the creation either. */
  | { readonly type: 'replacement.refused'; readonly problem: Problem };

interface ReplacementContext<Stored> {
  /** What goes; null where it could not be read. */
  readonly stored: Stored | null;
}

/**
 * A creation that replaces what is there already (rulings, "Screens"): what is stored at that moment is read, whatever
 * was there when the form was opened, and its loss is asked about first.
 */
export function createReplacementMachine<Stored>() {
  return setup({
    types: typed<{
      context: ReplacementContext<Stored>;
      events: ReplacementEvent;
      emitted: ReplacementEmitted;
      tags: 'busy' | 'open';
    }>(),
    actors: {
      readPresent: placeholderPromise<{ readonly stored: Stored | null }, undefined>('readPresent'),
    },
    guards: {
      isThere: (_, { stored }: { readonly stored: Stored | null }) => stored !== null,
      isAborted: (_, problem: Problem) => problem.kind === 'aborted',
      isUnanswered: (_, problem: Problem) => problem.kind === 'network' || problem.kind === 'timeout',
    },
    actions: {
      keepStored: assign((_, { stored }: { readonly stored: Stored | null }) => ({ stored })),
      forgetStored: assign({ stored: null }),
      tellAllowed: emit({ type: 'replacement.allowed' }),
      tellRefused: emit((_, problem: Problem) => ({ type: 'replacement.refused' as const, problem })),
    },
  }).createMachine({
    id: 'replacement',
    initial: 'closed',
    context: { stored: null },
    states: {
      closed: {
        on: { 'replacement.check': 'reading' },
      },
      reading: {
        tags: 'busy',
        invoke: {
          src: 'readPresent',
          id: 'readPresent',
          onDone: [
            {
              guard: { type: 'isThere', params: ({ event }) => event.output },
              target: 'asking',
              actions: { type: 'keepStored', params: ({ event }) => event.output },
            },
            { target: 'closed', actions: 'tellAllowed' },
          ],
          onError: [
            { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'closed' },
            {
              guard: { type: 'isUnanswered', params: ({ event }) => problemOf(event.error) },
              target: 'closed',
              actions: { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
            },
            // Whether something goes is not known: asked all the same.
            { target: 'asking', actions: 'forgetStored' },
          ],
        },
      },
      asking: {
        tags: 'open',
        on: {
          'replacement.accept': { target: 'closed', actions: 'tellAllowed' },
          'replacement.cancel': 'closed',
        },
      },
    },
  });
}

/** The question before a record of one kind is replaced. */
export type ReplacementMachine<Stored> = ReturnType<typeof createReplacementMachine<Stored>>;
