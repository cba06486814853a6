import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { AuthenticatorSecret, SecondFactorAct } from '../../domain/sign-in.ts';
import { placeholderPromise, present, problemOf, typed } from '../machine-utils.ts';

/** What an app is told, and the squares of its QR code, row by row. */
export interface DrawnSecret extends AuthenticatorSecret {
  readonly squares: readonly (readonly boolean[])[];
}

/** What came of an act once the password was right. */
export type Proven =
  | { readonly act: 'setUp'; readonly secret: DrawnSecret }
  | { readonly act: 'renewCodes'; readonly codes: readonly string[] }
  | { readonly act: 'turnOff' };

/** An act, and the password that allows it. */
export interface ActToProve {
  readonly act: SecondFactorAct;
  readonly password: string;
}

export type SecondFactorEvent =
  | { readonly type: 'act.ask'; readonly act: SecondFactorAct }
  /** Gives it up; what was shown is not shown again. */
  | { readonly type: 'act.leave' }
  /** The password, then the code. */
  | { readonly type: 'field.changed'; readonly value: string }
  | { readonly type: 'field.submit' };

/** Said once for each act that was done, and for each that was not. */
export type SecondFactorEmitted =
  | { readonly type: 'act.done'; readonly act: SecondFactorAct }
  | { readonly type: 'act.refused'; readonly act: SecondFactorAct; readonly problem: Problem };

interface SecondFactorContext {
  readonly act: SecondFactorAct | null;
  /** What is typed now: the password, or the code. */
  readonly typed: string;
  readonly error: string | null;
  readonly problem: Problem | null;
  readonly refusals: number;
  readonly secret: DrawnSecret | null;
  readonly codes: readonly string[];
}

const nothing = { typed: '', error: null, problem: null, secret: null, codes: [] };

/**
 * Setting up an authenticator app, turning it off, and new recovery codes (an extension). The password comes first; an app counts
 * once a code of it has arrived; recovery codes stay until they have been put away.
 */
export const secondFactorMachine = setup({
  types: typed<{
    context: SecondFactorContext;
    events: SecondFactorEvent;
    emitted: SecondFactorEmitted;
    tags: 'busy';
  }>(),
  actors: {
    prove: placeholderPromise<Proven, ActToProve>('prove'),
    confirm: placeholderPromise<readonly string[], { readonly code: string }>('confirm'),
  },
  guards: {
    isTyped: ({ context }) => context.typed.trim() !== '',
    isSecret: (_, proven: Proven) => proven.act === 'setUp',
    isCodes: (_, proven: Proven) => proven.act === 'renewCodes',
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
    /** What was begun is not there any more: it begins with the password again. */
    isOver: (_, problem: Problem) => problem.kind === 'http' && problem.status === 409,
  },
  actions: {
    begin: assign((_, { act }: { readonly act: SecondFactorAct }) => ({ ...nothing, act })),
    keepTyped: assign((_, { value }: { readonly value: string }) => ({ typed: value, error: null, problem: null })),
    showMissing: assign(({ context }, { what }: { readonly what: string }) => ({
      error: `Enter the ${what}`,
      refusals: context.refusals + 1,
    })),
    clearProblem: assign({ error: null, problem: null }),
    keepSecret: assign((_, proven: Proven) => ({
      ...nothing,
      secret: proven.act === 'setUp' ? proven.secret : null,
    })),
    keepCodes: assign((_, { codes }: { readonly codes: readonly string[] }) => ({ ...nothing, codes })),
    forget: assign({ ...nothing, act: null }),
    keepProblem: assign(({ context }, problem: Problem) => ({ problem, refusals: context.refusals + 1 })),
    tellDone: emit(({ context }) => ({ type: 'act.done' as const, act: present(context.act, 'act') })),
    tellRefused: emit(({ context }, problem: Problem) => ({
      type: 'act.refused' as const,
      act: present(context.act, 'act'),
      problem,
    })),
  },
}).createMachine({
  id: 'secondFactor',
  initial: 'closed',
  context: { ...nothing, act: null, refusals: 0 },
  states: {
    closed: {
      on: { 'act.ask': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        'field.changed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'field.submit': [
          { guard: 'isTyped', target: 'proving' },
          { actions: { type: 'showMissing', params: { what: 'password' } } },
        ],
        'act.leave': { target: 'closed', actions: 'forget' },
      },
    },
    proving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'prove',
        id: 'prove',
        input: ({ context }) => ({ act: present(context.act, 'act'), password: context.typed }),
        onDone: [
          {
            guard: { type: 'isSecret', params: ({ event }) => event.output },
            target: 'scanning',
            actions: { type: 'keepSecret', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCodes', params: ({ event }) => event.output },
            target: 'showing',
            actions: [
              'tellDone',
              {
                type: 'keepCodes',
                params: ({ event }) => ({ codes: event.output.act === 'renewCodes' ? event.output.codes : [] }),
              },
            ],
          },
          { target: 'closed', actions: ['tellDone', 'forget'] },
        ],
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
    scanning: {
      on: {
        'field.changed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'field.submit': [
          { guard: 'isTyped', target: 'confirming' },
          { actions: { type: 'showMissing', params: { what: 'code' } } },
        ],
        'act.leave': { target: 'closed', actions: 'forget' },
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'confirm',
        id: 'confirm',
        input: ({ context }) => ({ code: context.typed }),
        onDone: {
          target: 'showing',
          actions: ['tellDone', { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) }],
        },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'scanning' },
          {
            guard: { type: 'isOver', params: ({ event }) => problemOf(event.error) },
            target: 'closed',
            actions: [{ type: 'tellRefused', params: ({ event }) => problemOf(event.error) }, 'forget'],
          },
          {
            target: 'scanning',
            actions: [
              { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
              { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
            ],
          },
        ],
      },
    },
    showing: {
      on: { 'act.leave': { target: 'closed', actions: 'forget' } },
    },
  },
});

export type SecondFactorMachine = typeof secondFactorMachine;
