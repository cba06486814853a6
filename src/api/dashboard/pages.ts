import { pageFields, sendExtensions, sendTexts } from '@vitrine/content';
import type { TypedTexts } from '@vitrine/content';
import type { ForEditing, Id, OwnPage } from '../../domain/content.ts';
import { ifMatch, write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseOwnPage } from '../normalise/publication.ts';
import { undoTokenOf } from './undo.ts';

/** What is written of a page. */
export type PageWrite = TypedTexts<typeof pageFields> & {
  readonly slug: string;
  /** `''` says nothing of it. */
  readonly visibility: 'public' | 'draft' | '';
};

/** The studio's plain pages (an extension). Every call rejects with a `ProblemError`. */
export function createOwnPages({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  const asJson = ({ slug, visibility, ...texts }: PageWrite) => ({
    parseAs: 'text' as const,
    body: {
      ...sendTexts(pageFields, texts),
      slug,
      ...(visibility === '' ? {} : { visibility }),
      ...sendExtensions(pageFields, texts),
    },
  });
  return {
    pageForEdit: (id: string, signal: AbortSignal): Promise<ForEditing<OwnPage>> =>
      read(
        (within) => wire.GET('/api/pages/{id}', { parseAs: 'text', signal: within, params: { path: { id } } }),
        (answer, etag) => ({ ...normaliseOwnPage(answer), etag }),
        signal,
      ),
    /** @param idempotencyKey the same for every attempt to create this page */
    createPage: (page: PageWrite, idempotencyKey: string | null): Promise<WriteAnswer> =>
      write(() => wire.POST('/api/pages', { ...asJson(page), params: idempotent(idempotencyKey) })),
    /** @param etag of the version that is changed; null overwrites any */
    updatePage: (id: Id, page: PageWrite, etag: string | null): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/pages/{id}', { ...asJson(page), params: { ...at(id), ...ifMatch(etag) } })),
    /** @param position 1-based */
    movePage: (id: Id, position: number): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/pages/{id}/position', { parseAs: 'text', params: at(id), body: { position } })),
    /** Resolves with the undo token, if the provider gives one. */
    removePage: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/pages/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
