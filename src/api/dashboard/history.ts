import type { ForEditing, Id } from '../../domain/content.ts';
import { revisionKinds, type History, type RevisionDetail } from '../../domain/history.ts';
import type { Restored } from '../../domain/restored.ts';
import { ifMatch, write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseHistory, normaliseRevision } from '../normalise/history.ts';
import { ProblemError } from '../problem.ts';
import { readRestored } from './undo.ts';

/** A revision that is to be the present state. */
export interface RevisionToRestore {
  readonly id: Id;
  /** Of the present state that may be replaced; null replaces any. */
  readonly etag: string | null;
  /** The same for every attempt. */
  readonly idempotencyKey: string | null;
}

/** What each save has left (an extension). Every call rejects with a `ProblemError`. */
export function createHistory({ wire, host, idempotent }: ProviderClient) {
  return {
    /**
     * All revisions of one thing, with the tag of its present state.
     * @param id of the project or story; `''` of what there is one of
     */
    history(kind: string, id: string, signal: AbortSignal): Promise<ForEditing<History>> {
      const known = revisionKinds.find((one) => one === kind);
      if (known === undefined) {
        const message = 'There is no history of this.';
        return Promise.reject(new ProblemError({ kind: 'http', status: 404, message, body: '' }));
      }
      const query = { kind: known, ...(id === '' ? {} : { id }) };
      return read(
        (within) => wire.GET('/api/revisions', { parseAs: 'text', signal: within, params: { query } }),
        (answer, etag) => ({ ...normaliseHistory(answer, known, id === '' ? null : id), etag }),
        signal,
      );
    },
    /** A revision beside the one before it. */
    revision: (id: string, signal: AbortSignal): Promise<RevisionDetail> =>
      read(
        (within) => wire.GET('/api/revisions/{id}', { parseAs: 'text', signal: within, params: { path: { id } } }),
        (answer) => normaliseRevision(answer, host),
        signal,
      ),
    /** Makes a revision the present state. 412 where that has changed since it was read. */
    async restoreRevision({ id, etag, idempotencyKey }: RevisionToRestore): Promise<Restored> {
      const params = {
        path: { id: String(id) },
        header: { ...ifMatch(etag).header, ...idempotent(idempotencyKey).header },
      };
      return readRestored(await write(() => wire.POST('/api/revisions/{id}/restore', { parseAs: 'text', params })));
    },
  };
}
