import type { Id } from '../../domain/content.ts';
import type { TextFormat } from '../../domain/formatting.ts';
import { noPublication, publicationToSend } from '../../domain/publication.ts';
import type { PublicationValues } from '../../domain/publication.ts';
import { ifMatch, write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { undoTokenOf } from './undo.ts';

/** What is written of a story. */
export interface StoryWrite {
  readonly title: string;
  readonly author: string;
  readonly content: string;
  /** `''` says nothing of it. */
  readonly contentFormat?: TextFormat;
  /** Left out, nothing is said of it. */
  readonly publication?: PublicationValues;
  /** Own words for search engines; left out, nothing is said of it. */
  readonly searchDescription?: string | undefined;
}

interface StoryBody {
  readonly title: string;
  readonly authorname: string;
  readonly content: string;
  readonly contentFormat?: 'plain' | 'markdown' | undefined;
  readonly visibility?: string | undefined;
  readonly publishAt?: string | undefined;
  readonly searchDescription?: string | undefined;
}

/** Title, authorname and content, as a multipart form (specification, section 7, "Stories"), and who sees it (an extension). */
function formOf({
  title,
  authorname,
  content,
  contentFormat,
  visibility,
  publishAt,
  searchDescription,
}: StoryBody): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('authorname', authorname);
  form.set('content', content);
  if (contentFormat !== undefined) form.set('contentFormat', contentFormat);
  if (visibility !== undefined) form.set('visibility', visibility);
  if (publishAt !== undefined) form.set('publishAt', publishAt);
  if (searchDescription !== undefined) form.set('searchDescription', searchDescription);
  return form;
}

/** The writes of stories (specification, section 7). Every one rejects with a `ProblemError`. */
export function createStoryWrites({ wire, idempotent }: ProviderClient) {
  const at = (id: Id) => ({ path: { id: String(id) } });
  const asForm = ({
    title,
    author,
    content,
    contentFormat = '',
    publication = noPublication,
    searchDescription,
  }: StoryWrite) => ({
    parseAs: 'text' as const,
    body: {
      title,
      authorname: author,
      content,
      ...(contentFormat === '' ? {} : { contentFormat }),
      ...publicationToSend(publication),
      ...(searchDescription === undefined ? {} : { searchDescription }),
    },
    bodySerializer: formOf,
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
