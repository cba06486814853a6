import type { FastifyReply, FastifyRequest } from 'fastify';
import { vary } from '../http/vary.ts';
import type { Media } from '../repositories/media.ts';
import { variantTypes, widthsOf } from '../rules/variants.ts';
import type { VariantSource } from '../rules/variants.ts';
import type { Services } from '../services.ts';

/** A file under its name never has another content. */
export const forGood = { contentType: false, immutable: true, maxAge: '365d', cacheControl: true } as const;
/** The original in the place of a variant: it will be there soon. */
const forNow = { ...forGood, immutable: false, maxAge: '1m' } as const;
/** Of what not everybody is to see: nothing keeps it. */
export const forOne = { contentType: false, cacheControl: false } as const;

/** Whether a picture is asked for at a width, and can be had so. */
const isNarrow = (media: VariantSource, width: number): boolean => width > 0 && widthsOf(media).length > 0;

interface MediaRequest {
  /** In pixels; 0 for the file as it is. */
  readonly width: number;
  readonly isPublic: boolean;
}

/** Makes a sender of media files, as they are or at a width. Whatever fails with a width, there is always the original. */
export function createMediaSender({ store, variants }: Pick<Services, 'store' | 'variants'>) {
  return async (
    media: Media,
    { width, isPublic }: MediaRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    reply.header('content-type', media.contentType).header('content-security-policy', "sandbox; default-src 'none'");
    if (!isNarrow(media, width)) {
      reply.sendFile(media.file, store.folder, isPublic ? forGood : forOne);
      return;
    }
    vary(reply, 'Accept');
    const found = await variants.find(media, width, request.headers.accept).catch((error: unknown) => {
      request.log.error(error);
      return null;
    });
    if (found === null) {
      reply.sendFile(media.file, store.folder, isPublic ? forNow : forOne);
      return;
    }
    reply
      .header('content-type', variantTypes[found.format])
      .sendFile(found.name, variants.folder, isPublic ? forGood : forOne);
  };
}
