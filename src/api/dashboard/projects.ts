import type { Id } from '../../domain/content.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { undoTokenOf } from './undo.ts';

/** The writes of the projects' list (specification, section 7). Every one rejects with a `ProblemError`. */
export function createProjectListWrites({ wire }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    /** @param position 1-based */
    move: (id: Id, position: number): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/projects/{id}/position', { parseAs: 'text', params: at(id), body: { position } })),
    /** Resolves with the undo token, if the provider gives one. */
    remove: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/projects/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
