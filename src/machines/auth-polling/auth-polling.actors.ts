import { fromPromise } from 'xstate';
import { watcher } from '../machine-utils.ts';
import type { AuthPollingEvent, PageReveal } from './auth-polling.machine.ts';

/** What the guard needs of the provider. */
export interface AuthPollingClient {
  /** `false` for a 401; rejects with a `ProblemError` when the check itself fails. */
  verifyAuth(signal: AbortSignal): Promise<boolean>;
  /** Calls back when a write has found the session ended. @returns stops watching */
  watchSessionEnd(onEnd: () => void): () => void;
  /** Calls back when the server gives answers again, after a time without. @returns stops watching */
  watchSilenceEnd(onEnd: () => void): () => void;
}

/** What the guard needs of the browser. */
export interface AuthPollingPlatform {
  /** Is the local flag `isAuthenticated` 'true'? */
  isFlagged(): boolean;
  /** Removes the flag and the stored token. */
  clearSession(): void;
  /** Calls back when a check that failed is worth trying again. @returns stops watching */
  watchConnection(onReturn: () => void): () => void;
  /** Conceals the page in the back/forward cache; calls back when it is out of it. */
  watchBackForwardCache(onReturn: () => void): { readonly show: () => void; readonly stop: () => void };
}

/** The I/O of the auth-polling machine. */
export function createAuthPollingActors(client: AuthPollingClient, platform: AuthPollingPlatform) {
  return {
    readFlag: fromPromise<{ readonly isFlagged: boolean }, undefined>(async () => ({
      isFlagged: platform.isFlagged(),
    })),
    verifyAuth: fromPromise<{ readonly isAuthenticated: boolean }, undefined>(async ({ signal }) => ({
      isAuthenticated: await client.verifyAuth(signal),
    })),
    watchSessionEnd: watcher<AuthPollingEvent, undefined>(({ sendBack }) =>
      client.watchSessionEnd(() => sendBack({ type: 'session.expired' })),
    ),
    watchSilenceEnd: watcher<AuthPollingEvent, undefined>(({ sendBack }) =>
      client.watchSilenceEnd(() => sendBack({ type: 'server.answered' })),
    ),
    watchConnection: watcher<AuthPollingEvent, undefined>(({ sendBack }) =>
      platform.watchConnection(() => sendBack({ type: 'connection.returned' })),
    ),
    watchBackForwardCache: watcher<AuthPollingEvent, undefined, PageReveal>(({ sendBack, receive }) => {
      const { show, stop } = platform.watchBackForwardCache(() => sendBack({ type: 'page.returned' }));
      receive(show);
      return stop;
    }),
    clearFlag: fromPromise<void, undefined>(async () => platform.clearSession()),
  };
}
