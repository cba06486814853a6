import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { checkReset, noErrors, noValues } from './reset-password.rules.ts';
import type { ResetErrors, ResetField, ResetValues } from './reset-password.rules.ts';

export type ResetPasswordEvent = ({ readonly type: 'field.changed' } & FieldChange) | { readonly type: 'reset.submit' };

interface FieldChange {
  readonly field: ResetField;
  readonly value: string;
}

/** Emitted once for each attempt. */
export type ResetPasswordEmitted =
  { readonly type: 'reset.accepted' } | { readonly type: 'reset.refused'; readonly problem: Problem };

interface ResetPasswordContext {
  readonly values: ResetValues;
  readonly errors: ResetErrors;
  /** Rises with every submit that was not complete, so that a screen can move the focus each time. */
  readonly refusals: number;
}

/** New credentials (specification, sections 2 and 5, "Reset password"). A success forgets what was typed. */
export const resetPasswordMachine = setup({
  types: typed<{
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    emitted: ResetPasswordEmitted;
    tags: 'busy';
  }>(),
  actors: {
    resetPassword: placeholderPromise<void, ResetValues>('resetPassword'),
  },
  guards: {
    isComplete: ({ context }) => Object.values(checkReset(context.values)).every((error) => error === null),
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepField: assign(({ context }, { field, value }: FieldChange) => ({
      values: { ...context.values, [field]: value },
      errors: { ...context.errors, [field]: null },
    })),
    showErrors: assign(({ context }) => ({ errors: checkReset(context.values), refusals: context.refusals + 1 })),
    forget: assign({ values: noValues, errors: noErrors }),
    tellAccepted: emit({ type: 'reset.accepted' }),
    tellRefused: emit((_, problem: Problem) => ({ type: 'reset.refused' as const, problem })),
  },
}).createMachine({
  id: 'resetPassword',
  initial: 'editing',
  context: { values: noValues, errors: noErrors, refusals: 0 },
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'reset.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showErrors' }],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        id: 'resetPassword',
        input: ({ context }) => context.values,
        onDone: { target: 'editing', actions: ['forget', 'tellAccepted'] },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'editing' },
          {
            target: 'editing',
            actions: { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
  },
});
