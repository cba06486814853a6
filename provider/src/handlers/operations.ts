import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import type { Services } from '../services.ts';

export function operationHandlers(services: Services): HandlersFor<'getMedia' | 'health' | 'undoDelete'> {
  const { media, store, trash, atomically } = services;
  return {
    getMedia: ({ params, reply }) => {
      // Only what has a record is served, under the type that its content had when it came.
      const record = media.findByFile(params['file'] ?? '');
      if (record === null) throw missing('file');
      reply
        .header('content-type', record.contentType)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .sendFile(record.file, store.folder, {
          contentType: false,
          immutable: true,
          maxAge: '365d',
          cacheControl: true,
        });
      return null;
    },

    undoDelete: ({ body }) => {
      atomically(() => trash.putBack(body.undo));
      return { status: 200, body: { message: 'Undone.' } };
    },

    health: () => ({ status: 200, body: { status: 'ok' } }),
  };
}
