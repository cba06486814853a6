import { assign, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { checkCredentials } from './login.rules.ts';
import type { Credentials, LoginErrors, LoginField } from './login.rules.ts';

export type LoginEvent = ({ readonly type: 'field.changed' } & FieldChange) | { readonly type: 'login.submit' };

interface FieldChange {
  readonly field: LoginField;
  readonly value: string;
}

interface LoginContext extends Credentials {
  readonly errors: LoginErrors;
  readonly problem: Problem | null;
  /** Rises with every submit that did not lead in, so that a screen can move the focus each time. */
  readonly refusals: number;
}

const noErrors: LoginErrors = { username: null, password: null };

/** Logging in (specification, sections 2 "Login", 4 "Authentication", 5 and 8). */
export const loginMachine = setup({
  types: typed<{ context: LoginContext; events: LoginEvent; tags: 'busy' | 'settled' }>(),
  actors: {
    /** Opens the session and sets the local flag. */
    logIn: placeholderPromise<void, Credentials>('logIn'),
  },
  guards: {
    isComplete: ({ context }) => Object.values(checkCredentials(context)).every((error) => error === null),
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    keepField: assign(({ context }, { field, value }: FieldChange) => ({
      [field]: value,
      errors: { ...context.errors, [field]: null },
      problem: null,
    })),
    showErrors: assign(({ context }) => ({ errors: checkCredentials(context), refusals: context.refusals + 1 })),
    clearProblem: assign({ problem: null }),
    keepProblem: assign(({ context }, problem: Problem) => ({ problem, refusals: context.refusals + 1 })),
    // It is of no more use, and what is not kept cannot leak.
    forgetPassword: assign({ password: '' }),
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  context: { username: '', password: '', errors: noErrors, problem: null, refusals: 0 },
  states: {
    editing: {
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'login.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'showErrors' }],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        id: 'logIn',
        input: ({ context }) => ({ username: context.username, password: context.password }),
        onDone: { target: 'loggedIn', actions: 'forgetPassword' },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'editing' },
          { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) } },
        ],
      },
    },
    refused: {
      on: {
        'field.changed': { target: 'editing', actions: { type: 'keepField', params: ({ event }) => event } },
        // As it stands: what was refused was complete, and the first keystroke leads back to editing.
        'login.submit': { target: 'submitting', actions: 'clearProblem' },
      },
    },
    loggedIn: { tags: 'settled' },
  },
});
