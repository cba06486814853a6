import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { present, problemOf, typed, placeholderPromise } from '../machine-utils.ts';

/** What is asked, and about what. */
export interface Question<Subject> {
  readonly question: string;
  readonly subject: Subject;
}

export type ConfirmEvent<Subject> =
  | ({ readonly type: 'confirm.ask' } & Question<Subject>)
  | { readonly type: 'confirm.accept' }
  | { readonly type: 'confirm.cancel' };

/** Said once for each attempt. `undo`: what takes the act back, where the provider can. */
export type ConfirmNews<Subject> =
  | { readonly type: 'confirm.acted'; readonly subject: Subject; readonly undo: string | null }
  | { readonly type: 'confirm.refused'; readonly subject: Subject; readonly problem: Problem };

interface ConfirmContext<Subject> {
  readonly asked: Question<Subject> | null;
  readonly problem: Problem | null;
}

/**
 * A question before something that cannot be undone (rulings, "Screens": an alert dialog with the focus on the safe
 * choice), and the act itself. While acting neither answer counts; a failed act leaves the question standing.
 */
export function createConfirmMachine<Subject>() {
  return setup({
    types: typed<{
      context: ConfirmContext<Subject>;
      events: ConfirmEvent<Subject>;
      emitted: ConfirmNews<Subject>;
      tags: 'busy' | 'open';
    }>(),
    actors: {
      act: placeholderPromise<string | null, { readonly subject: Subject }>('act'),
    },
    guards: {
      isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    },
    actions: {
      keepQuestion: assign((_, { question, subject }: Question<Subject>) => ({
        asked: { question, subject },
        problem: null,
      })),
      keepProblem: assign((_, problem: Problem) => ({ problem })),
      forgetProblem: assign({ problem: null }),
      forget: assign({ asked: null, problem: null }),
      tellActed: emit(({ context }, { undo }: { readonly undo: string | null }) => ({
        type: 'confirm.acted' as const,
        subject: present(context.asked, 'asked').subject,
        undo,
      })),
      tellRefused: emit(({ context }, problem: Problem) => ({
        type: 'confirm.refused' as const,
        subject: present(context.asked, 'asked').subject,
        problem,
      })),
    },
  }).createMachine({
    id: 'confirm',
    initial: 'closed',
    context: { asked: null, problem: null },
    states: {
      closed: {
        on: { 'confirm.ask': { target: 'asking', actions: { type: 'keepQuestion', params: ({ event }) => event } } },
      },
      asking: {
        tags: 'open',
        on: {
          'confirm.accept': { target: 'acting', actions: 'forgetProblem' },
          'confirm.cancel': { target: 'closed', actions: 'forget' },
        },
      },
      acting: {
        tags: ['open', 'busy'],
        invoke: {
          src: 'act',
          id: 'act',
          input: ({ context }) => ({ subject: present(context.asked, 'asked').subject }),
          onDone: {
            target: 'closed',
            actions: [{ type: 'tellActed', params: ({ event }) => ({ undo: event.output }) }, 'forget'],
          },
          onError: [
            { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'asking' },
            {
              target: 'asking',
              actions: [
                { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
                { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
              ],
            },
          ],
        },
      },
    },
  });
}

/** The machine of a question about this subject. */
export type ConfirmMachine<Subject> = ReturnType<typeof createConfirmMachine<Subject>>;
