import { fromPromise } from 'xstate';
import type { Credentials } from './login.rules.ts';

/** What logging in needs of the provider. */
export interface LoginClient {
  /** Rejects with a `ProblemError`. `token` is the one a provider may send along (rulings, "Over the wire"). */
  logIn(credentials: Credentials, signal: AbortSignal): Promise<{ readonly token: string | null }>;
}

/** What logging in needs of the browser. */
export interface LoginPlatform {
  /** Sets the local flag `isAuthenticated` to 'true' and keeps the token, if any, under `authToken`. */
  saveSession(token: string | null): void;
}

/** The I/O of the login machine. */
export function createLoginActors(client: LoginClient, platform: LoginPlatform) {
  return {
    logIn: fromPromise<void, Credentials>(async ({ input, signal }) => {
      const { token } = await client.logIn(input, signal);
      platform.saveSession(token);
    }),
  };
}
