import type { Id } from '../domain/content.ts';
import { write, type ProviderClient, type WriteAnswer } from './client.ts';

/** The writes of the projects' list (specification, section 7). Every one rejects with a `ProblemError`. */
export function createProjectListWrites({ wire }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    /** @param position 1-based */
    move: (id: Id, position: number): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/projects/{id}/position', { parseAs: 'text', params: at(id), body: { position } })),
    remove: (id: Id): Promise<WriteAnswer> =>
      write(() => wire.DELETE('/api/projects/{id}', { parseAs: 'text', params: at(id) })),
  };
}
