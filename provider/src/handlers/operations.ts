import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlersFor } from '../contract/types.ts';
import { hideFromSearch } from '../http/robots.ts';
import { vary } from '../http/vary.ts';
import { notFound } from '../http-error.ts';
import type { Media } from '../repositories/media.ts';
import { toShareCut, toShareName } from '../rules/share.ts';
import { variantTypes, widthsOf } from '../rules/variants.ts';
import type { Services } from '../services.ts';

/** A file under its name never has another content. */
const forGood = { contentType: false, immutable: true, maxAge: '365d', cacheControl: true } as const;
/** The original in the place of a variant: it will be there soon. */
const forNow = { ...forGood, immutable: false, maxAge: '1m' } as const;
/** Of what no visitor is to see: nothing keeps it. */
const forOne = { contentType: false, cacheControl: false } as const;

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
  /** A picture at a width. Whatever fails, there is always the original. */
  async function sendNarrow(
    record: Media,
    width: number,
    request: FastifyRequest,
    reply: FastifyReply,
    isPublic: boolean,
  ): Promise<void> {
    vary(reply, 'Accept');
    const { accept } = request.headers;
    const found = await variants.find(record, width, accept).catch((error: unknown) => {
      request.log.error(error);
      return null;
    });
    if (found === null) {
      reply.sendFile(record.file, store.folder, isPublic ? forNow : forOne);
      return;
    }
    reply
      .header('content-type', variantTypes[found.format])
      .sendFile(found.name, variants.folder, isPublic ? forGood : forOne);
  }

  return {
    getMedia: async ({ params, query, session, request, reply }) => {
      const name = params['file'] ?? '';
      const asked = toShareCut(name);
      // Only what has a record is served, under the type that its content had when it came.
      const record = media.findByFile(asked?.file ?? name);
      if (record === null || (asked !== null && record.mediaType !== 'IMAGE')) throw notFound('file');
      // One that was shared before the picture got another focus shows its middle.
      const isCurrent = asked === null || asked.focus === null || media.hasFocus(record.id, asked.focus);
      const cut = isCurrent ? asked : { file: record.file, focus: null };
      const place = media.shownOn(record.id);
      if (place === null && session === null) throw notFound('file');
      const kept = place === null ? forOne : isCurrent ? forGood : forNow;
      // Other sites show what is public on their pages, and nothing else.
      if (place === null) reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-site');
      if (place !== 'listed') hideFromSearch(reply);
      if (cut !== null) await shares.ensure(cut);
      reply
        .header('content-type', cut === null ? record.contentType : 'image/jpeg')
        .header('content-security-policy', "sandbox; default-src 'none'");
      const width = Number(query['width'] ?? 0);
      if (cut !== null) reply.sendFile(toShareName(cut), shares.folder, kept);
      else if (width > 0 && widthsOf(record).length > 0)
        await sendNarrow(record, width, request, reply, place !== null);
      else reply.sendFile(record.file, store.folder, kept);
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
