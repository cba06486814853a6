import { sendExtensions, sendTexts, storyFields } from '@vitrine/content';
import type { ExtensionTexts, TypedTexts } from '@vitrine/content';
import type { Id } from '../../domain/content.ts';
import { noPublication, publicationToSend } from '../../domain/publication.ts';
import type { PublicationValues } from '../../domain/publication.ts';
import { ifMatch, write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { toFormData } from '../http/upload.ts';
import { undoTokenOf } from './undo.ts';

/** What is written of a story. */
export type StoryWrite = TypedTexts<typeof storyFields> & {
  /** What is stored, as far as it is known. */
  readonly stored?: ExtensionTexts<typeof storyFields>;
  /** Left out, nothing is said about it. */
  readonly publication?: PublicationValues;
};

/** The writes of stories (specification, section 7). Every one rejects with a `ProblemError`. */
export function createStoryWrites({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  /** A multipart form (specification, section 7, "Stories"), and who sees it (an extension). */
  const asForm = ({ publication = noPublication, stored, ...story }: StoryWrite) => ({
    parseAs: 'text' as const,
    body: {
      ...sendTexts(storyFields, story),
      ...publicationToSend(publication),
      ...sendExtensions(storyFields, story, stored),
    },
    bodySerializer: toFormData,
  });
  return {
    /** @param idempotencyKey the same for every attempt to create this story */
    create: (story: StoryWrite, idempotencyKey: string | null): Promise<WriteAnswer> =>
      write(() => wire.POST('/api/stories', { ...asForm(story), params: idempotent(idempotencyKey) })),
    /** @param etag of the version that is changed; null overwrites any */
    update: (id: Id, story: StoryWrite, etag: string | null): Promise<WriteAnswer> =>
      write(() => wire.PATCH('/api/stories/{id}', { ...asForm(story), params: { ...at(id), ...ifMatch(etag) } })),
    /** Resolves with the undo token, if the provider gives one. */
    remove: async (id: Id): Promise<string | null> =>
      undoTokenOf(await write(() => wire.DELETE('/api/stories/{id}', { parseAs: 'text', params: at(id) }))),
  };
}
