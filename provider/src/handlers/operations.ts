import type { HandlersFor } from '../contract/types.ts';
import { missing } from '../refusal.ts';
import { stillOf, toShareSource } from '../rules/share.ts';
import type { Services } from '../services.ts';

export function operationHandlers(services: Services): HandlersFor<'getMedia' | 'health' | 'undoDelete'> {
  const { media, store, shares, trash, atomically } = services;
  return {
    getMedia: async ({ params, reply }) => {
      const name = params['file'] ?? '';
      const source = toShareSource(name);
      // Only what has a record is served, under the type that its content had when it came.
      const record = media.findByFile(source ?? name);
      if (record === null || (source !== null && stillOf(record) !== source)) throw missing('file');
      if (source !== null) await shares.ensure(source);
      reply
        .header('content-type', source === null ? record.contentType : 'image/jpeg')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .sendFile(source === null ? record.file : name, source === null ? store.folder : shares.folder, {
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
