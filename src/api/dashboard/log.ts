import type { LogPage, LogPart } from '../../domain/log.ts';
import type { ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseLog } from '../normalise/log.ts';

/** Who logged in and who changed what (an extension). Every call rejects with a `ProblemError`. */
export function createLog({ wire }: ProviderClient) {
  return {
    /**
     * A page, the newest first.
     *
     * @param before where it begins: the id that the page before it has told; '' for the first
     */
    log(part: LogPart, before: string, signal: AbortSignal): Promise<LogPage> {
      const query = { ...(part === 'all' ? {} : { of: part }), ...(before === '' ? {} : { before }) };
      return read(
        (within) => wire.GET('/api/log', { parseAs: 'text', params: { query }, signal: within }),
        normaliseLog,
        signal,
      );
    },
  };
}
