import { either } from '../http/either.ts';
import type { ProviderClient, WriteAnswer } from '../http/client.ts';
import { write } from '../http/client.ts';
import { ProblemError, toProblem } from '../problem.ts';
import { isObject } from '../http/json.ts';
import { parse } from '../http/read.ts';
import { READ_TIMEOUT } from '../http/time-limits.ts';

function extensionsIn(answer: unknown): readonly string[] {
  const names = isObject(answer) ? answer['extensions'] : undefined;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * The calls of a session (specification, section 7, "Authentication"). Every one rejects with a `ProblemError`.
 *
 * @param tellExtensions called when a good session's check says which extensions the provider offers, none included
 */
export function createAuth({ wire }: ProviderClient, tellExtensions?: (names: readonly string[]) => void) {
  return {
    /** The session begins in a cookie; an answer may also carry a token, to be stored under `authToken`. */
    async logIn(username: string, password: string): Promise<{ token: string | null }> {
      const { body } = await write(() => wire.POST('/api/login', { parseAs: 'text', body: { username, password } }));
      const token = body?.['token'];
      return { token: typeof token === 'string' && token !== '' ? token : null };
    },

    /** @param token the stored `authToken`, sent as a Bearer only when there is one (rulings, "Over the wire") */
    logOut(token: string | null): Promise<WriteAnswer> {
      return write(() =>
        wire.POST('/api/logout', {
          parseAs: 'text',
          body: {},
          ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
        }),
      );
    },

    resetCredentials(username: string, oldPassword: string, newPassword: string): Promise<WriteAnswer> {
      return write(() =>
        wire.PATCH('/api/reset-credentials', { parseAs: 'text', body: { username, oldPassword, newPassword } }),
      );
    },

    /** False for a 401; any other failure, a timeout too, rejects: it says nothing about the session. */
    async verifyAuth(signal: AbortSignal): Promise<{ isAuthenticated: boolean }> {
      try {
        const within = either(signal, AbortSignal.timeout(READ_TIMEOUT));
        const { data } = await wire.GET('/api/verify-auth', { parseAs: 'text', signal: within });
        tellExtensions?.(extensionsIn(parse(data)));
        return { isAuthenticated: true };
      } catch (thrown) {
        const problem = toProblem(thrown);
        if (problem.kind === 'http' && problem.status === 401) return { isAuthenticated: false };
        throw new ProblemError(problem);
      }
    },
  };
}
