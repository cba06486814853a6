import type { LoggedIn } from '../../domain/sessions.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseSessions } from '../normalise/sessions.ts';
import { isNotFound, toProblem } from '../problem.ts';

/** Where the administrator is logged in (an extension). Every call rejects with a `ProblemError`. */
export function createSessions({ wire }: ProviderClient) {
  return {
    /** The last used first. */
    sessions: (signal: AbortSignal): Promise<readonly LoggedIn[]> =>
      read((within) => wire.GET('/api/sessions', { parseAs: 'text', signal: within }), normaliseSessions, signal),

    /** Logs out somewhere else. What has ended by itself meanwhile is as good. */
    async endSession(id: string): Promise<void> {
      try {
        await write(() => wire.DELETE('/api/sessions/{id}', { parseAs: 'text', params: { path: { id } } }));
      } catch (thrown) {
        if (!isNotFound(toProblem(thrown))) throw thrown;
      }
    },

    /** Logs out everywhere but here. */
    async endOtherSessions(): Promise<void> {
      await write(() => wire.DELETE('/api/sessions', { parseAs: 'text' }));
    },
  };
}
