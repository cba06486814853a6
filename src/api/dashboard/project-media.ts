import type { Id, ProjectFile } from '../../domain/content.ts';
import { undoTokenOf } from './undo.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { normaliseAddedMedia } from '../normalise/files.ts';
import { ProblemError, toProblem } from '../problem.ts';
import { limitSilence, type SendForm, type UploadProgress } from '../http/upload.ts';

/** A project's media that are in none of its grids, and pictures of texts (extensions). */
export function createProjectMediaWrites({ host, wire }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  const readAdded = (body: unknown): ProjectFile => {
    try {
      return normaliseAddedMedia(body, host);
    } catch (thrown) {
      throw new ProblemError(toProblem(thrown));
    }
  };
  return {
    /**
     * Rejects with a `ProblemError`, 404 or 405 where the provider cannot; a signal that aborts cuts the upload off.
     * @param original what a film was made of, where that is to be stored too
     */
    async add(
      projectId: Id,
      { file, original }: { readonly file: File; readonly original: File | null },
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<ProjectFile> {
      const form = new FormData();
      form.set('file', file);
      if (original !== null) form.set('original_file', original);
      const { body } = await write(() =>
        wire.POST('/api/projects/{id}/media', {
          parseAs: 'text',
          signal,
          params: { path: { id: String(projectId) } },
          body: original === null ? { file } : { file, original_file: original },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form, onProgress),
        }),
      );
      return readAdded(body);
    },

    /** Sends a picture for a text, or for the library, where it stays until it is deleted. Rejects with a `ProblemError`, 404 or 405 where the provider cannot; a signal that aborts cuts the upload off. */
    async addForText(
      file: File,
      purpose: 'text' | 'library',
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<ProjectFile> {
      const form = new FormData();
      form.set('file', file);
      // Not to providers that do not know it.
      if (purpose === 'library') form.set('purpose', purpose);
      const { body } = await write(() =>
        wire.POST('/api/text-pictures', {
          parseAs: 'text',
          signal,
          body: purpose === 'library' ? { file, purpose } : { file },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form, onProgress),
        }),
      );
      return readAdded(body);
    },

    /** Resolves with the undo token, if any. Rejects with a `ProblemError`: 409 where the file is part of a grid. */
    remove: async (id: Id): Promise<string | null> =>
      undoTokenOf(
        await write(() => wire.DELETE('/api/media/{id}', { parseAs: 'text', params: { path: { id: String(id) } } })),
      ),
  };
}
