import { assign, emit, sendTo, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import { problemOf, typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/**
 * Why the dashboard is left: the flag was not set, the session has ended (401), login was chosen while the check failed,
 * or a write found the session ended.
 */
export type LogoutReason = 'flag' | 'ended' | 'left' | 'expired';

export type AuthPollingEvent =
  /** A write was refused because the session has ended. */
  | { readonly type: 'session.expired' }
  /** The administrator goes to login rather than to wait. */
  | { readonly type: 'session.leave' }
  /** After a time without any, the server gives answers. */
  | { readonly type: 'server.answered' }
  /** The browser is online again, or its tab is visible again. */
  | { readonly type: 'connection.returned' }
  /** Back or Forward has brought the page out of the browser's cache; it is concealed. */
  | { readonly type: 'page.returned' };

/** What failed for lack of an answer is no longer so. */
export interface AuthPollingEmitted {
  readonly type: 'server.answered';
}

/** Shows a concealed page again. */
export interface PageReveal {
  readonly type: 'page.reveal';
}

interface AuthPollingContext {
  readonly reason: LogoutReason | null;
  /** How often the check has failed since it last gave a verdict. */
  readonly failures: number;
}

/** Back-off: from a failed check to the next, doubled each time up to the limit. */
export const RETRY_DELAY_MS = 2000;
const RETRY_LIMIT_MS = 30_000;

/** Specification, section 9. */
const CHECK_INTERVAL_MS = 50_000;

/**
 * Who may see the dashboard (specification, sections 4 "Authentication" and 6): the local flag admits, the provider is
 * asked on opening and every 50 seconds, behind the dashboard. Each check is begun only after the last one has ended. One
 * that fails is no verdict: it is told, and tried again until the provider answers or login is chosen. A page that comes out of
 * the browser's back/forward cache shows nothing before it is known that the session goes on.
 */
export const authPollingMachine = setup({
  types: typed<{
    context: AuthPollingContext;
    events: AuthPollingEvent;
    emitted: AuthPollingEmitted;
    tags: 'admitted' | 'telling' | 'settled';
  }>(),
  actors: {
    /** Is the local flag `isAuthenticated` 'true'? */
    readFlag: placeholderPromise<{ readonly isFlagged: boolean }, undefined>('readFlag'),
    /** A 401 is `false`; any other refusal, and no answer, is a rejection. */
    verifyAuth: placeholderPromise<{ readonly isAuthenticated: boolean }, undefined>('verifyAuth'),
    /** Says `session.expired`. */
    watchSessionEnd: placeholderCallback<undefined>('watchSessionEnd'),
    /** Says `server.answered`. */
    watchSilenceEnd: placeholderCallback<undefined>('watchSilenceEnd'),
    /** Says `connection.returned`. */
    watchConnection: placeholderCallback<undefined>('watchConnection'),
    /** Conceals a page that goes into the back/forward cache, until it is told to show it. Says `page.returned`. */
    watchBackForwardCache: placeholderCallback<undefined, PageReveal>('watchBackForwardCache'),
    clearFlag: placeholderPromise<void, undefined>('clearFlag'),
  },
  delays: {
    checkInterval: CHECK_INTERVAL_MS,
    retryDelay: ({ context }) => Math.min(RETRY_LIMIT_MS, RETRY_DELAY_MS * 2 ** (context.failures - 1)),
  },
  guards: {
    isFlagged: (_, answer: { readonly isFlagged: boolean }) => answer.isFlagged,
    isAuthenticated: (_, answer: { readonly isAuthenticated: boolean }) => answer.isAuthenticated,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    noteNoFlag: assign({ reason: 'flag' }),
    noteExpired: assign({ reason: 'expired' }),
    noteEnded: assign({ reason: 'ended' }),
    noteLeft: assign({ reason: 'left' }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    tellAnswered: emit({ type: 'server.answered' }),
    reveal: sendTo('watchBackForwardCache', { type: 'page.reveal' }),
  },
}).createMachine({
  id: 'authPolling',
  initial: 'starting',
  context: { reason: null, failures: 0 },
  invoke: [
    { src: 'watchSessionEnd', id: 'watchSessionEnd' },
    { src: 'watchBackForwardCache', id: 'watchBackForwardCache' },
    { src: 'watchSilenceEnd', id: 'watchSilenceEnd' },
  ],
  on: { 'server.answered': { actions: 'tellAnswered' } },
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
      on: {
        'session.expired': { target: 'loggedOut', actions: 'noteExpired' },
        'page.returned': 'returning',
      },
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
          { target: 'unanswered', actions: 'countFailure' },
        ],
      },
    },
    authenticated: {
      tags: 'admitted',
      entry: 'reveal',
      on: {
        'session.expired': { target: 'loggedOut', actions: 'noteExpired' },
        'page.returned': 'returning',
      },
      after: { checkInterval: 'checking' },
    },
    /** No network, or a provider that is restarting: nobody knows whether the session has ended. */
    unanswered: {
      tags: ['admitted', 'telling'],
      exit: 'forgetFailures',
      invoke: { src: 'watchConnection', id: 'watchConnection' },
      on: {
        'session.expired': { target: 'loggedOut', actions: 'noteExpired' },
        'session.leave': { target: 'loggedOut', actions: 'noteLeft' },
        'page.returned': 'returning',
      },
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'connection.returned': 'retrying' },
          after: { retryDelay: 'retrying' },
        },
        retrying: {
          invoke: {
            src: 'verifyAuth',
            id: 'verifyAuth',
            onDone: [
              {
                guard: { type: 'isAuthenticated', params: ({ event }) => event.output },
                target: '#authPolling.authenticated',
              },
              { target: '#authPolling.loggedOut', actions: 'noteEnded' },
            ],
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
      },
    },
    /** The page is concealed; another document may have logged out. */
    returning: {
      tags: 'admitted',
      invoke: {
        src: 'readFlag',
        id: 'readFlag',
        onDone: [
          { guard: { type: 'isFlagged', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'loggedOut', actions: 'noteEnded' },
        ],
        onError: { target: 'loggedOut', actions: 'noteEnded' },
      },
    },
    loggedOut: {
      tags: 'settled',
      // What was told is concealed as well: to login.
      on: { 'page.returned': { actions: 'noteEnded' } },
      invoke: { src: 'clearFlag', id: 'clearFlag', onError: {} },
    },
  },
});
