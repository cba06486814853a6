import type { Id } from '../../domain/content.ts';
import type { Redirect, RedirectTexts } from '../../domain/redirects.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseRedirects } from '../normalise/redirects.ts';
import { undoTokenOf } from './undo.ts';

/** Old addresses that lead to new ones (an extension). Every call rejects with a `ProblemError`. */
export function createRedirects({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    /** The last changed first. */
    redirects: (signal: AbortSignal): Promise<readonly Redirect[]> =>
      read((within) => wire.GET('/api/redirects', { parseAs: 'text', signal: within }), normaliseRedirects, signal),
    /** @param idempotencyKey the same for every attempt to add this one */
    addRedirect: (body: RedirectTexts, idempotencyKey: string | null): Promise<WriteAnswer> =>
      write(() => wire.POST('/api/redirects', { parseAs: 'text', body, params: idempotent(idempotencyKey) })),
    changeRedirect: (id: Id, body: RedirectTexts): Promise<WriteAnswer> =>
      write(() => wire.PUT('/api/redirects/{id}', { parseAs: 'text', body, params: at(id) })),
    /** Resolves with the undo token, if the provider gives one. */
    removeRedirect: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/redirects/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
