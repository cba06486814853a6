import { ProblemError, toProblem } from '../../api/problem.ts';
import { createAuthPollingActors } from '../../machines/auth-polling/auth-polling.actors.ts';
import { authPollingMachine } from '../../machines/auth-polling/auth-polling.machine.ts';
import { createCategoryRowActors } from '../../machines/category-row/category-row.actors.ts';
import { categoryRowMachine } from '../../machines/category-row/category-row.machine.ts';
import { createConfirmActors } from '../../machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../machines/confirm/confirm.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createLoginActors } from '../../machines/login/login.actors.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import { createSubmissionActors } from '../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../machines/submission/submission.machine.ts';
import { createToastsActors } from '../../machines/toasts/toasts.actors.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { Category, NewCategory } from '../../domain/content.ts';
import type { DashboardCalls } from './dashboard-provider.ts';
import { createExtensionMachines } from './extension-machines.ts';
import { createListMachines } from './list-machines.ts';
import { createPageContentMachines } from './page-content-machines.ts';
import { createProjectFormMachines } from './project-form-machines.ts';
import { createSlotMachines } from './slot-machines.ts';

/** What the administrator's machines need of the browser. */
export interface SessionPlatform {
  isFlagged(): boolean;
  saveSession(token: string | null): void;
  clearSession(): void;
  readAuthToken(): string | null;
  /** Calls back when a write has found the session ended. */
  watchSessionEnd(onEnd: () => void): () => void;
  /** Is the page being left? What fails then says nothing. */
  isLeaving(): boolean;
}

type DashboardMachines = Pick<
  MachineRegistry,
  'login' | 'authPolling' | 'toasts' | 'logOut' | 'addCategory' | 'categoryRow' | 'deleteCategory'
> &
  ReturnType<typeof createListMachines> &
  ReturnType<typeof createPageContentMachines> &
  ReturnType<typeof createExtensionMachines> &
  ReturnType<typeof createProjectFormMachines> &
  ReturnType<typeof createSlotMachines>;

/** The machines of login and dashboard, their slots filled with the provider and the browser. */
export function createDashboardMachines(
  { auth, categories, ...calls }: DashboardCalls,
  platform: SessionPlatform,
): DashboardMachines {
  const verifyAuth = async (signal: AbortSignal): Promise<boolean> => {
    try {
      return (await auth.verifyAuth(signal)).isAuthenticated;
    } catch (thrown) {
      if (platform.isLeaving()) throw new ProblemError({ kind: 'aborted', message: 'The page was left.' });
      throw thrown;
    }
  };

  /** A 401 may mean that the session has ended already, which is all one wants; the check tells. */
  const endSession = async (signal: AbortSignal): Promise<void> => {
    try {
      await auth.logOut(platform.readAuthToken());
    } catch (thrown) {
      const problem = toProblem(thrown);
      if (problem.kind !== 'http' || problem.status !== 401 || (await verifyAuth(signal))) throw thrown;
    }
  };

  return {
    ...createListMachines({ auth, ...calls }),
    ...createPageContentMachines(calls),
    ...createExtensionMachines(calls),
    ...createProjectFormMachines(calls),
    ...createSlotMachines(calls),
    login: loginMachine.provide({
      actors: createLoginActors({ logIn: ({ username, password }) => auth.logIn(username, password) }, platform),
    }),
    authPolling: authPollingMachine.provide({
      actors: createAuthPollingActors({ verifyAuth, watchSessionEnd: platform.watchSessionEnd }, platform),
    }),
    toasts: toastsMachine.provide({ actors: createToastsActors() }),
    logOut: createSubmissionMachine<null, null>().provide({
      actors: createSubmissionActors<null, null>(async (_nothing, signal) => {
        await endSession(signal);
        platform.clearSession();
        return null;
      }),
    }),
    addCategory: createSubmissionMachine<NewCategory, null>().provide({
      actors: createSubmissionActors<NewCategory, null>(async ({ name, idempotencyKey }) => {
        await categories.add(name, idempotencyKey);
        return null;
      }),
    }),
    categoryRow: categoryRowMachine.provide({
      actors: createCategoryRowActors({
        saveCategory: async ({ id, name }) => {
          await categories.rename(id, name);
        },
      }),
    }),
    deleteCategory: createConfirmMachine<Category>().provide({
      actors: createConfirmActors<Category>(({ id }) => categories.remove(id)),
    }),
  };
}
