import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';

/** How many of several parts are done. */
interface Progress {
  readonly type: 'submission.progressed';
  readonly done: number;
}

/** What is sent, and the machine that is told how far that is. */
export interface SubmitInput<Payload> {
  readonly payload: Payload;
  readonly parent: { readonly send: (event: Progress) => void };
}

export type SubmissionEvent<Payload> =
  | { readonly type: 'submission.submit'; readonly payload: Payload }
  | { readonly type: 'submission.retry' }
  | Progress
  | { readonly type: 'submission.reset' };

/** Emitted once for each attempt, for what must happen exactly once: a toast, a way out. */
export type SubmissionEmitted<Output> =
  | { readonly type: 'submission.accepted'; readonly output: Output }
  | { readonly type: 'submission.refused'; readonly problem: Problem };

interface SubmissionContext<Payload, Output> {
  /** What was last sent, boxed, because a payload may itself be `null`. */
  readonly sent: { readonly payload: Payload } | null;
  readonly output: Output | null;
  readonly problem: Problem | null;
  /** How many of several parts are done; 0 of what has no parts. */
  readonly done: number;
}

/**
 * One write to the provider (specification, section 4, "Buttons in progress"): idle, submitting, succeeded or failed.
 * While one is under way no other can begin, nor can it be forgotten.
 */
export function createSubmissionMachine<Payload, Output>() {
  return setup({
    types: typed<{
      context: SubmissionContext<Payload, Output>;
      events: SubmissionEvent<Payload>;
      emitted: SubmissionEmitted<Output>;
      tags: 'busy' | 'settled';
    }>(),
    actors: {
      submit: placeholderPromise<Output, SubmitInput<Payload>>('submit'),
    },
    guards: {
      isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    },
    actions: {
      keepPayload: assign((_, { payload }: { readonly payload: Payload }) => ({
        sent: { payload },
        output: null,
        problem: null,
        done: 0,
      })),
      keepProgress: assign((_, { done }: { readonly done: number }) => ({ done })),
      forgetProblem: assign({ problem: null, done: 0 }),
      keepOutput: assign((_, output: { readonly value: Output }) => ({ output: output.value })),
      keepProblem: assign((_, problem: Problem) => ({ problem })),
      forget: assign({ sent: null, output: null, problem: null, done: 0 }),
      tellAccepted: emit((_, output: { readonly value: Output }) => ({
        type: 'submission.accepted' as const,
        output: output.value,
      })),
      tellRefused: emit((_, problem: Problem) => ({ type: 'submission.refused' as const, problem })),
    },
  }).createMachine({
    id: 'submission',
    initial: 'idle',
    context: { sent: null, output: null, problem: null, done: 0 },
    states: {
      idle: {
        on: {
          'submission.submit': { target: 'submitting', actions: { type: 'keepPayload', params: ({ event }) => event } },
        },
      },
      submitting: {
        tags: 'busy',
        on: {
          'submission.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        },
        invoke: {
          src: 'submit',
          id: 'submit',
          input: ({ context, self }) => ({ ...present(context.sent, 'sent'), parent: self }),
          onDone: {
            target: 'succeeded',
            actions: [
              { type: 'keepOutput', params: ({ event }) => ({ value: event.output }) },
              { type: 'tellAccepted', params: ({ event }) => ({ value: event.output }) },
            ],
          },
          onError: [
            {
              guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) },
              target: 'idle',
              actions: 'forget',
            },
            {
              target: 'failed',
              actions: [
                { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
                { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
              ],
            },
          ],
        },
      },
      succeeded: {
        tags: 'settled',
        on: {
          'submission.submit': { target: 'submitting', actions: { type: 'keepPayload', params: ({ event }) => event } },
          'submission.reset': { target: 'idle', actions: 'forget' },
        },
      },
      failed: {
        tags: 'settled',
        on: {
          'submission.submit': { target: 'submitting', actions: { type: 'keepPayload', params: ({ event }) => event } },
          'submission.retry': { target: 'submitting', actions: 'forgetProblem' },
          'submission.reset': { target: 'idle', actions: 'forget' },
        },
      },
    },
  });
}

/** The machine of a write with this payload and this answer. */
export type SubmissionMachine<Payload, Output> = ReturnType<typeof createSubmissionMachine<Payload, Output>>;
