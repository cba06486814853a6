import type { Look } from '@vitrine/look';
import type { Id } from '../../domain/content.ts';
import type { KeptLook } from '../../domain/kept-looks.ts';
import { isNotFound, toProblem } from '../problem.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseKeptLooks } from '../normalise/kept-looks.ts';
import { undoTokenOf } from './undo.ts';

/** Looks that are kept beside the one of the site (an extension). Every call rejects with a `ProblemError`. */
export function createKeptLooks({ wire, idempotent }: ProviderClient) {
  return {
    /** By name; null from a provider that keeps none. */
    keptLooks: async (signal: AbortSignal): Promise<readonly KeptLook[] | null> => {
      try {
        const get = (within: AbortSignal) => wire.GET('/api/looks', { parseAs: 'text', signal: within });
        return await read(get, normaliseKeptLooks, signal);
      } catch (thrown) {
        if (isNotFound(toProblem(thrown))) return null;
        throw thrown;
      }
    },
    /** @param idempotencyKey the same for every attempt to keep this one */
    keepLook: (name: string, look: Look, idempotencyKey: string): Promise<WriteAnswer> =>
      write(() =>
        wire.POST('/api/looks', {
          parseAs: 'text',
          body: { name, look: { ...look, home: [...look.home] } },
          params: idempotent(idempotencyKey),
        }),
      ),
    /** Resolves with the undo token, if the provider gives one. */
    removeLook: async (id: Id): Promise<string | null> =>
      undoTokenOf(
        await write(() => wire.DELETE('/api/looks/{id}', { parseAs: 'text', params: { path: { id: String(id) } } })),
      ),
  };
}
