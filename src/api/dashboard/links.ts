import type { Id } from '../../domain/content.ts';
import type { LinkSubject, NewLink, ShareLink } from '../../domain/share-links.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { linkIn, normaliseLinks } from '../normalise/links.ts';
import { undoTokenOf } from './undo.ts';

const idsOf = <Value>({ kind }: LinkSubject, id: Value) => (kind === 'project' ? { project: id } : { story: id });

/** Links to what is sealed, and to drafts (an extension). Every call rejects with a `ProblemError`. */
export function createLinks({ get, wire, idempotent }: ProviderClient) {
  return {
    /** The newest first. */
    links: (subject: LinkSubject, signal: AbortSignal): Promise<readonly ShareLink[]> =>
      read(
        (within) => get('/api/links', { signal: within, query: { ...idsOf(subject, String(subject.id)) } }),
        normaliseLinks,
        signal,
      ),

    /** Resolves with the link, where the provider tells it. */
    async makeLink({ subject, name, expiresAt, idempotencyKey }: NewLink): Promise<ShareLink | null> {
      const body = { ...idsOf(subject, subject.id), name, expiresAt };
      const answer = await write(() =>
        wire.POST('/api/links', { parseAs: 'text', params: idempotent(idempotencyKey), body }),
      );
      return linkIn(answer.body);
    },

    /** Resolves with the undo token, if the provider gives one. */
    revokeLink: async (id: Id): Promise<string | null> =>
      undoTokenOf(
        await write(() => wire.DELETE('/api/links/{id}', { parseAs: 'text', params: { path: { id: String(id) } } })),
      ),
  };
}
