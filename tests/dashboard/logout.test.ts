import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ProblemError } from '../../src/api/problem.ts';
import { dashboardCalls } from '../../src/app/services/dashboard/calls.ts';
import { createProvider } from '../../src/app/services/provide.tsx';
import { createSessionMachines } from '../../src/app/services/dashboard/session.ts';
import { LogOutMachineContext } from '../../src/dashboard/logout/machines.ts';
import { machineOf } from '../app/support/machine-of.tsx';

const platform = {
  isFlagged: () => true,
  saveSession: vi.fn(),
  saveUsername: vi.fn(),
  clearSession: vi.fn(),
  watchConnection: () => () => undefined,
  watchBackForwardCache: () => ({ show: () => undefined, stop: () => undefined }),
  watchSessionEnd: () => () => undefined,
  watchSilenceEnd: () => () => undefined,
  isLeaving: () => false,
  readAuthToken: vi.fn((): string | null => null),
};

const httpError = (status: number) => new ProblemError({ kind: 'http', status, message: '', body: '' });

/** Logs out against a provider that answers like this; returns the final state. */
async function logOut(auth: Partial<typeof dashboardCalls.auth>) {
  const session = createSessionMachines({ auth: { ...dashboardCalls.auth, ...auth } }, platform);
  const actor = createActor(machineOf(createProvider(...session), LogOutMachineContext)).start();
  actor.send({ type: 'submission.submit', payload: null });
  const { value } = await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
  return value;
}

afterEach(() => {
  vi.clearAllMocks();
});

test('the session is forgotten once it has ended', async () => {
  const call = vi.fn(async () => ({ message: '', body: null, etag: null }));
  platform.readAuthToken.mockReturnValueOnce('a-token');
  expect(await logOut({ logOut: call })).toBe('succeeded');
  expect(call).toHaveBeenCalledWith('a-token');
  expect(platform.clearSession).toHaveBeenCalledOnce();
});

test('a failure forgets nothing', async () => {
  expect(await logOut({ logOut: () => Promise.reject(httpError(500)) })).toBe('failed');
  expect(platform.clearSession).not.toHaveBeenCalled();
});

test.each([
  [false, 'succeeded'],
  [true, 'failed'],
] as const)(
  'a 401 counts as logged out only when the session is gone (still there: %s)',
  async (isAuthenticated, ending) => {
    const state = await logOut({
      logOut: () => Promise.reject(httpError(401)),
      verifyAuth: async () => ({ isAuthenticated }),
    });
    expect(state).toBe(ending);
    expect(platform.clearSession).toHaveBeenCalledTimes(isAuthenticated ? 0 : 1);
  },
);
