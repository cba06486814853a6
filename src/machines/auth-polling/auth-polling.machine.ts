import { assign, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { problemOf, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/**
 * Why the dashboard is left: the flag was not set, the session has ended (401), the check itself failed, or a write found
 * the session ended.
 */
export type LogoutReason = 'flag' | 'ended' | 'unreachable' | 'expired';

/** A write was refused because the session has ended. */
export interface AuthPollingEvent {
  readonly type: 'session.expired';
}

interface AuthPollingContext {
  readonly reason: LogoutReason | null;
  readonly problem: Problem | null;
}

/** Specification, section 9. */
export const CHECK_INTERVAL_MS = 50_000;

/**
 * Who may see the dashboard (specification, sections 4 "Authentication" and 6): the local flag admits, the provider is
 * asked on opening and every 50 seconds, behind the dashboard. Each check is begun only after the last one has ended.
 */
export const authPollingMachine = setup({
  types: typed<{
    context: AuthPollingContext;
    events: AuthPollingEvent;
    tags: 'admitted' | 'settled';
  }>(),
  actors: {
    /** Is the local flag `isAuthenticated` 'true'? */
    readFlag: placeholderPromise<{ readonly isFlagged: boolean }, undefined>('readFlag'),
    /** A 401 is `false`; any other refusal, and no answer, is a rejection. */
    verifyAuth: placeholderPromise<{ readonly isAuthenticated: boolean }, undefined>('verifyAuth'),
    /** Says `session.expired`. */
    watchSessionEnd: placeholderCallback<undefined>('watchSessionEnd'),
    clearFlag: placeholderPromise<void, undefined>('clearFlag'),
  },
  delays: { checkInterval: CHECK_INTERVAL_MS },
  guards: {
    isFlagged: (_, answer: { readonly isFlagged: boolean }) => answer.isFlagged,
    isAuthenticated: (_, answer: { readonly isAuthenticated: boolean }) => answer.isAuthenticated,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    noteNoFlag: assign({ reason: 'flag' }),
    noteExpired: assign({ reason: 'expired' }),
    noteEnded: assign({ reason: 'ended' }),
    noteUnreachable: assign((_, problem: Problem) => ({ reason: 'unreachable' as const, problem })),
  },
}).createMachine({
  id: 'authPolling',
  initial: 'starting',
  context: { reason: null, problem: null },
  invoke: { src: 'watchSessionEnd', id: 'watchSessionEnd' },
  states: {
    starting: {
      invoke: {
        src: 'readFlag',
        id: 'readFlag',
        onDone: [
          { guard: { type: 'isFlagged', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'loggedOut', actions: 'noteNoFlag' },
        ],
        onError: { target: 'loggedOut', actions: 'noteNoFlag' },
      },
    },
    checking: {
      tags: 'admitted',
      on: { 'session.expired': { target: 'loggedOut', actions: 'noteExpired' } },
      invoke: {
        src: 'verifyAuth',
        id: 'verifyAuth',
        onDone: [
          { guard: { type: 'isAuthenticated', params: ({ event }) => event.output }, target: 'authenticated' },
          { target: 'loggedOut', actions: 'noteEnded' },
        ],
        onError: [
          // Given up by the page itself, as when it is being left: no verdict on the session.
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'authenticated' },
          {
            target: 'loggedOut',
            actions: { type: 'noteUnreachable', params: ({ event }) => problemOf(event.error) },
          },
        ],
      },
    },
    authenticated: {
      tags: 'admitted',
      on: { 'session.expired': { target: 'loggedOut', actions: 'noteExpired' } },
      after: { checkInterval: 'checking' },
    },
    loggedOut: {
      tags: 'settled',
      invoke: { src: 'clearFlag', id: 'clearFlag', onError: {} },
    },
  },
});
