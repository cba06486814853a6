import type { Id } from '../../domain/content.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { undoTokenOf } from './undo.ts';

/** The writes of categories (specification, section 7). Every one rejects with a `ProblemError`. */
export function createCategoryWrites({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    /** @param idempotencyKey the same for every attempt to create this category */
    add: (name: string, idempotencyKey: string): Promise<WriteAnswer> =>
      write(() => wire.POST('/api/category', { parseAs: 'text', params: idempotent(idempotencyKey), body: { name } })),
    rename: (id: Id, name: string): Promise<WriteAnswer> =>
      write(() => wire.PUT('/api/category/{id}/edit', { parseAs: 'text', params: at(id), body: { name } })),
    /** Resolves with the undo token, if the provider gives one. */
    remove: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/category/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
