import type { HandlersFor } from '../contract/types.ts';
import { hideFromSearch } from '../http/robots.ts';
import { notFound } from '../http-error.ts';
import { stillOf, toShareSource } from '../rules/share.ts';
import type { Services } from '../services.ts';
import { createMediaSender, forGood, forOne } from './send-media.ts';

export function operationHandlers({
  media,
  store,
  shares,
  variants,
  undoService,
  atomically,
}: Pick<Services, 'media' | 'store' | 'shares' | 'variants' | 'undoService' | 'atomically'>): HandlersFor<
  'getMedia' | 'health' | 'undoDelete'
> {
  const send = createMediaSender({ store, variants });
  return {
    getMedia: async ({ params, query, session, request, reply }) => {
      const name = params['file'] ?? '';
      const source = toShareSource(name);
      // Only what has a record is served, under the type that its content had when it came.
      const record = media.findByFile(source ?? name);
      if (record === null || (source !== null && stillOf(record) !== source)) throw notFound('file');
      const place = media.shownOn(record.id);
      if (place === null && session === null) throw notFound('file');
      // Other sites show what is public on their pages, and nothing else.
      if (place === null) reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-site');
      if (place !== 'listed') hideFromSearch(reply);
      if (source === null) {
        await send(record, { width: Number(query['width'] ?? 0), isPublic: place !== null }, request, reply);
        return null;
      }
      await shares.ensure(source);
      reply
        .header('content-type', 'image/jpeg')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .sendFile(name, shares.folder, place === null ? forOne : forGood);
      return null;
    },

    undoDelete: ({ body }) => {
      const { undo, leftOut } = atomically(() => undoService.restore(body.undo));
      return {
        status: 200,
        body: {
          message: 'Undone.',
          ...(undo === null ? {} : { undo }),
          ...(leftOut.length === 0 ? {} : { leftOut: [...leftOut] }),
        },
      };
    },

    health: () => ({ status: 200, body: { status: 'ok' } }),
  };
}
