import type { BulkChange, BulkSubject } from '../../domain/bulk.ts';
import type { Id } from '../../domain/content.ts';
import type { Duplication, ProjectCopy } from '../../domain/project-copy.ts';
import { write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { isObject, readText } from '../http/json.ts';
import { toFormData } from '../http/upload.ts';
import { undoTokenOf } from './undo.ts';

/** The writes of the projects' list (specification, section 7). Every one rejects with a `ProblemError`. */
export function createProjectListWrites({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  return {
    /** @param position 1-based */
    move: (id: Id, position: number): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/projects/{id}/position', { parseAs: 'text', params: at(id), body: { position } })),
    /** Makes a draft of the same (an extension). Its id is null where the provider does not tell it. */
    async duplicate({ id, idempotencyKey }: Duplication): Promise<ProjectCopy> {
      const params = { ...at(id), ...idempotent(idempotencyKey) };
      const answer = await write(() => wire.POST('/api/projects/{id}/duplicate', { parseAs: 'text', params }));
      const data = answer.body?.['data'];
      const made = isObject(data) ? data['id'] : null;
      return {
        id: typeof made === 'string' || typeof made === 'number' ? made : null,
        title: isObject(data) ? readText(data['title']) : '',
        undo: undoTokenOf(answer),
      };
    },
    /** Writes one field of a project; the others stay as they are. */
    change: (id: Id, { field, value }: BulkChange): Promise<WriteAnswer> =>
      write(() =>
        wire.PATCH('/api/projects/{id}/edit', {
          parseAs: 'text',
          params: at(id),
          body: field === 'category' ? { category: value } : { visibility: value, publishAt: '' },
          bodySerializer: toFormData,
        }),
      ),
    /** Writes again what a change of this field has replaced. */
    putBack: ({ id, visibility, publishAt, category }: BulkSubject, field: BulkChange['field']): Promise<WriteAnswer> =>
      write(() =>
        wire.PATCH('/api/projects/{id}/edit', {
          parseAs: 'text',
          params: at(id),
          body:
            field === 'category'
              ? { category }
              : { ...(visibility === null ? {} : { visibility }), publishAt: publishAt ?? '' },
          bodySerializer: toFormData,
        }),
      ),
    /** Resolves with the undo token, if the provider gives one. */
    remove: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/projects/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
