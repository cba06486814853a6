import type { DeletedItem } from '../../domain/deleted.ts';
import { type ProviderClient, write } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseDeleted } from '../normalise/deleted.ts';
import { isNotFound, toProblem } from '../problem.ts';

/** What was deleted and can be restored (an extension). Every call rejects with a `ProblemError`. */
export function createDeleted({ wire }: ProviderClient) {
  return {
    /** The last deletion first. */
    deleted: (signal: AbortSignal): Promise<readonly DeletedItem[]> =>
      read((within) => wire.GET('/api/deleted', { parseAs: 'text', signal: within }), normaliseDeleted, signal),

    /** Deletes one for good. One that has gone already, in another tab or by its age, is as good. */
    async deleteForGood(token: string): Promise<void> {
      try {
        await write(() => wire.DELETE('/api/deleted/{token}', { parseAs: 'text', params: { path: { token } } }));
      } catch (thrown) {
        if (!isNotFound(toProblem(thrown))) throw thrown;
      }
    },

    /** Deletes for good all that was deleted by then; `until` in milliseconds since 1970. */
    async emptyDeleted(until: number): Promise<void> {
      const query = { until: new Date(until).toISOString() };
      await write(() => wire.DELETE('/api/deleted', { parseAs: 'text', params: { query } }));
    },
  };
}
