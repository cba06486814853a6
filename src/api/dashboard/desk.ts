import type { Desk } from '../../domain/desk.ts';
import type { ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseDesk } from '../normalise/desk.ts';

/** What the dashboard's first page says beside the specified reads (an extension). Every call rejects with a `ProblemError`. */
export function createDesk({ wire }: ProviderClient) {
  return {
    desk: (signal: AbortSignal): Promise<Desk> =>
      read((within) => wire.GET('/api/desk', { parseAs: 'text', signal: within }), normaliseDesk, signal),
  };
}
