import type { Id } from '../../domain/content.ts';
import type { Original } from '../../domain/originals.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseOriginals } from '../normalise/originals.ts';
import { undoTokenOf } from './undo.ts';

/** The files that films were made of (an extension). Every call rejects with a `ProblemError`. */
export function createOriginals({ host, wire }: ProviderClient) {
  return {
    originals: (signal: AbortSignal): Promise<readonly Original[]> =>
      read(
        (within) => wire.GET('/api/originals', { parseAs: 'text', signal: within }),
        (answer) => normaliseOriginals(answer, host),
        signal,
      ),

    /** Its film stays. Resolves with the undo token, if any. */
    deleteOriginal: async (id: Id): Promise<string | null> =>
      undoTokenOf(
        await write(() =>
          wire.DELETE('/api/originals/{id}', { parseAs: 'text', params: { path: { id: String(id) } } }),
        ),
      ),
  };
}
