import type { Period, Visits } from '../../domain/visits.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseVisits } from '../normalise/visits.ts';

/** How many people saw what (an extension). Every call rejects with a `ProblemError`. */
export function createVisits({ wire, host }: ProviderClient) {
  return {
    visits: (days: Period, signal: AbortSignal): Promise<Visits> =>
      read(
        (within) => wire.GET('/api/visits', { parseAs: 'text', params: { query: { days } }, signal: within }),
        (answer) => normaliseVisits(answer, host),
        signal,
      ),
    /** Counts visits from now on, or no more. */
    async setCounting(counting: boolean): Promise<void> {
      await write(() => wire.PUT('/api/visits/counting', { parseAs: 'text', body: { counting } }));
    },
  };
}
