import { createFormActors } from '../form/form.actors.ts';
import type { Credentials, LoginField } from './login.rules.ts';

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

/** The I/O of the login form. */
export function createLoginActors(client: LoginClient, platform: LoginPlatform) {
  return createFormActors<LoginField>(async ({ values }, signal) => {
    const { token } = await client.logIn(values, signal);
    platform.saveSession(token);
    return null;
  });
}
