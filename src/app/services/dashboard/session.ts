import { ProblemError, toProblem } from '../../../api/problem.ts';
import { LogOutMachineContext } from '../../../dashboard/logout/machines.ts';
import { createAuthPollingActors } from '../../../machines/auth-polling/auth-polling.actors.ts';
import { authPollingMachine } from '../../../machines/auth-polling/auth-polling.machine.ts';
import { AuthPollingMachineContext } from '../../../machines/auth-polling/auth-polling.react.tsx';
import { createFormMachine } from '../../../machines/form/form.machine.ts';
import { createLoginActors } from '../../../machines/login/login.actors.ts';
import { LoginMachineContext } from '../../../machines/login/login.react.tsx';
import { loginForm, type Credentials } from '../../../machines/login/login.rules.ts';
import { ResetPasswordMachineContext } from '../../../machines/reset-password/reset-password.react.tsx';
import { resetForm } from '../../../machines/reset-password/reset-password.rules.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { formOf, submissionOf } from './generic.ts';

/** What the session needs of the browser. */
export interface SessionPlatform {
  isFlagged(): boolean;
  saveSession(token: string | null): void;
  /** Keeps the name to greet by. */
  saveUsername(username: string): void;
  clearSession(): void;
  readAuthToken(): string | null;
  /** Calls back when a write has found the session ended. */
  watchSessionEnd(onEnd: () => void): () => void;
  /** Calls back when the server gives answers again. */
  watchSilenceEnd(onEnd: () => void): () => void;
  /** Calls back when a check that failed is worth trying again. */
  watchConnection(onReturn: () => void): () => void;
  /** Conceals the page in the back/forward cache; calls back when it is out of it. */
  watchBackForwardCache(onReturn: () => void): { readonly show: () => void; readonly stop: () => void };
  /** Whether the page is being left; failures are ignored then. */
  isLeaving(): boolean;
}

/** The machines of login, guard, log out and new credentials. */
export function createSessionMachines({ auth }: Pick<DashboardCalls, 'auth'>, platform: SessionPlatform) {
  const verifyAuth = async (signal: AbortSignal): Promise<boolean> => {
    try {
      return (await auth.verifyAuth(signal)).isAuthenticated;
    } catch (thrown) {
      if (platform.isLeaving()) throw new ProblemError({ kind: 'aborted', message: 'The page was left.' });
      throw thrown;
    }
  };

  /** A 401 may mean that the session has ended already, which counts as logged out; the check decides. */
  const endSession = async (signal: AbortSignal): Promise<void> => {
    try {
      await auth.logOut(platform.readAuthToken());
    } catch (thrown) {
      const problem = toProblem(thrown);
      if (problem.kind !== 'http' || problem.status !== 401 || (await verifyAuth(signal))) throw thrown;
    }
  };

  const logIn = async ({ username, password }: Credentials) => {
    const answer = await auth.logIn(username, password);
    platform.saveUsername(username);
    return answer;
  };

  return [
    provide(
      LoginMachineContext,
      createFormMachine(loginForm).provide({
        actors: createLoginActors({ logIn }, platform),
      }),
    ),
    provide(
      AuthPollingMachineContext,
      authPollingMachine.provide({
        actors: createAuthPollingActors(
          { verifyAuth, watchSessionEnd: platform.watchSessionEnd, watchSilenceEnd: platform.watchSilenceEnd },
          platform,
        ),
      }),
    ),
    provide(
      LogOutMachineContext,
      submissionOf<null, null>(async (_nothing, signal) => {
        await endSession(signal);
        platform.clearSession();
        return null;
      }),
    ),
    provide(
      ResetPasswordMachineContext,
      formOf({
        ...resetForm,
        submit: async ({ values: { username, oldPassword, newPassword } }) => {
          await auth.resetCredentials(username, oldPassword, newPassword);
          return null;
        },
      }),
    ),
  ];
}
