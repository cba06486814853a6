import type { HandlersFor } from '../contract/types.ts';
import { filePolicy } from '../http/headers.ts';
import { notFound } from '../lib/http-error.ts';
import type { Original } from '../repositories/originals.ts';
import { findById } from '../rules/ids.ts';
import { toPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';
import { assertIsThere } from './send-media.ts';

/** The name of a download (RFC 6266): other characters than these go encoded (RFC 8187). */
const disposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The files that films were made of. No public address leads to one. */
export function originalHandlers({
  originals,
  revisions,
  undoService,
  store,
  atomically,
}: Pick<Services, 'originals' | 'revisions' | 'undoService' | 'store' | 'atomically'>): HandlersFor<
  'listOriginals' | 'getOriginal' | 'deleteOriginal'
> {
  const requireOriginal = async (id: string | undefined): Promise<Original> => {
    const found = await findById(id, originals.find);
    if (found === null) throw notFound('original');
    return found;
  };

  return {
    listOriginals: async () => ({
      status: 200,
      body: {
        data: (await originals.list()).map(({ filmId, filmFile, name, bytes, projectId }) => ({
          id: filmId,
          path: toPath(filmFile),
          name,
          bytes,
          projectId,
        })),
      },
    }),

    getOriginal: async ({ params, request, reply }) => {
      const { file, name, contentType } = await requireOriginal(params['id']);
      await store.bring([file]);
      assertIsThere(file, store.folder, request.log);
      reply
        .header('content-type', contentType)
        .header('content-disposition', disposition(name === null || name === '' ? file : name))
        .header('cache-control', 'no-store')
        .header('content-security-policy', filePolicy)
        .sendFile(file, store.folder, { contentType: false, cacheControl: false });
      return null;
    },

    deleteOriginal: async ({ params }) => {
      const undo = await atomically(async () => {
        const { filmId, file } = await requireOriginal(params['id']);
        const token = await undoService.record('original', filmId);
        // Its file stays on the disk until this can no longer be undone.
        await originals.remove(filmId);
        // It was to make room.
        await revisions.forget(file);
        return token;
      });
      return { status: 200, body: { message: 'Original deleted.', undo } };
    },
  };
}
