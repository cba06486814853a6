import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { SecondStep } from '../../domain/sign-in.ts';
import { placeholderPromise, present, problemOf, typed } from '../machine-utils.ts';

export type LoginStepsEvent =
  /** The password was right, and something beside it is needed. */
  | { readonly type: 'step.asked'; readonly step: SecondStep }
  /** Back to the password. */
  | { readonly type: 'step.leave' }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'code.submit' }
  | { readonly type: 'passkey.use' };

/** Said once: the session has begun. */
export interface LoginStepsEmitted {
  readonly type: 'login.done';
}

/** What the provider is sent in the second step. */
export interface CodeToSend {
  readonly step: SecondStep;
  readonly code: string;
}

interface LoginStepsContext {
  /** Whether there are passkeys to log in with, and the browser can. */
  readonly hasPasskeys: boolean;
  readonly step: SecondStep | null;
  readonly code: string;
  /** Of a code that was not sent. */
  readonly error: string | null;
  readonly problem: Problem | null;
  /** Rises with every code that did not get through, so that a screen can move the focus each time. */
  readonly refusals: number;
}

/**
 * What comes beside and after the password at login (an extension): a passkey in its place, and the code of an app after it.
 * The password itself has its form.
 */
export const loginStepsMachine = setup({
  types: typed<{
    context: LoginStepsContext;
    events: LoginStepsEvent;
    emitted: LoginStepsEmitted;
    tags: 'busy' | 'second';
  }>(),
  actors: {
    findPasskeys: placeholderPromise<boolean, undefined>('findPasskeys'),
    usePasskey: placeholderPromise<void, undefined>('usePasskey'),
    sendCode: placeholderPromise<void, CodeToSend>('sendCode'),
  },
  guards: {
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isSecondStep: ({ context }) => context.step !== null,
    isTyped: ({ context }) => context.code.trim() !== '',
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    /** The login is too old, or was tried too often: it begins with the password again. */
    isOver: (_, problem: Problem) => problem.kind === 'http' && problem.status === 401 && problem.part !== 'code',
  },
  actions: {
    noteOffer: assign((_, { hasPasskeys }: { readonly hasPasskeys: boolean }) => ({ hasPasskeys })),
    keepStep: assign((_, { step }: { readonly step: SecondStep }) => ({ step, code: '', error: null, problem: null })),
    forgetStep: assign({ step: null, code: '', error: null, problem: null }),
    keepCode: assign((_, { code }: { readonly code: string }) => ({ code, error: null, problem: null })),
    showMissing: assign(({ context }) => ({ error: 'Enter the code', refusals: context.refusals + 1 })),
    clearProblem: assign({ error: null, problem: null }),
    keepProblem: assign(({ context }, problem: Problem) => ({ problem, refusals: context.refusals + 1 })),
    tellDone: emit({ type: 'login.done' as const }),
  },
}).createMachine({
  id: 'loginSteps',
  initial: 'entering',
  context: { hasPasskeys: false, step: null, code: '', error: null, problem: null, refusals: 0 },
  invoke: {
    src: 'findPasskeys',
    id: 'findPasskeys',
    onDone: { actions: { type: 'noteOffer', params: ({ event }) => ({ hasPasskeys: event.output }) } },
    // Without an answer there is the password.
    onError: {},
  },
  states: {
    entering: {
      on: {
        'step.asked': { target: 'typing', actions: { type: 'keepStep', params: ({ event }) => event } },
        'passkey.use': { guard: 'hasPasskeys', target: 'presenting' },
      },
    },
    typing: {
      tags: 'second',
      on: {
        'code.changed': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'code.submit': [{ guard: 'isTyped', target: 'checking' }, { actions: 'showMissing' }],
        'passkey.use': { guard: 'hasPasskeys', target: 'presenting' },
        'step.leave': { target: 'entering', actions: 'forgetStep' },
      },
    },
    checking: {
      tags: ['busy', 'second'],
      entry: 'clearProblem',
      invoke: {
        src: 'sendCode',
        id: 'sendCode',
        input: ({ context }) => ({ step: present(context.step, 'step'), code: context.code }),
        onDone: { target: 'finished', actions: 'tellDone' },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'typing' },
          {
            guard: { type: 'isOver', params: ({ event }) => problemOf(event.error) },
            target: 'entering',
            actions: ['forgetStep', { type: 'keepProblem', params: ({ event }) => problemOf(event.error) }],
          },
          {
            target: 'typing',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
    presenting: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'usePasskey',
        id: 'usePasskey',
        onDone: { target: 'finished', actions: 'tellDone' },
        onError: [
          {
            guard: 'isSecondStep',
            target: 'typing',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
          {
            target: 'entering',
            actions: { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
    finished: {},
  },
});

export type LoginStepsMachine = typeof loginStepsMachine;
