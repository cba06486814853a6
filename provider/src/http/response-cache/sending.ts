import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding, type Encoding } from '../encodings.ts';
import { isNamed } from '../etag.ts';
import { isForEverybody, untilChange, withoutPurge } from '../shared-caches.ts';
import { vary } from '../vary.ts';
import type { CachedResponse, Store } from './cached-response.ts';
import { createCompression, isCompressible } from './compression.ts';
import type { Schedule } from './schedule.ts';

export const weakEtag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** How cached responses leave. */
export interface Sending {
  /** @returns false, and sends nothing, where the body has to be compressed first */
  atOnce(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): boolean;
  /** 304 to who has it, else compressed as the client accepts it. */
  send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): Promise<FastifyReply>;
}

/** Whether the client has this response already. */
function isKnown({ headers }: FastifyRequest, response: CachedResponse): boolean {
  const asked = headers['if-none-match'];
  const { etag } = response.headers;
  return response.status === 200 && asked !== undefined && etag !== undefined && isNamed(asked, etag);
}

/** How the body is to be compressed; `null` where it is sent as it is, or not at all. */
const encodingOf = (request: FastifyRequest, response: CachedResponse): Encoding | null =>
  isCompressible(response) && !isKnown(request, response) ? chosenEncoding(request) : null;

/** @param isPurged whether caches in front are told of writes */
export function createSending(store: Store, schedule: Schedule, isPurged: boolean): Sending {
  const compressed = createCompression(store);

  function atOnce(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): boolean {
    const { body, headers, status, encoded } = response;
    const encoding = encodingOf(request, response);
    const payload = encoding === null ? body : encoded?.[encoding];
    if (payload === undefined) return false;
    const policies = untilChange(headers, Math.floor(schedule.timeLeft() / 1000));
    reply.code(status).headers(isPurged ? policies : withoutPurge(policies));
    // A first visit from a new tab would wait for another process, and there is nothing to keep from an opener
    // (docs/decisions/077).
    if (isForEverybody(headers)) reply.removeHeader('cross-origin-opener-policy');
    if (isCompressible(response)) vary(reply, 'Accept-Encoding');
    if (isKnown(request, response)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send();
      return true;
    }
    if (encoding !== null) reply.header('content-encoding', encoding);
    // An empty body is of no type.
    reply.send(payload.length === 0 ? undefined : payload);
    return true;
  }

  return {
    atOnce,
    async send(request, reply, response) {
      const encoding = encodingOf(request, response);
      const encoded =
        encoding === null
          ? response.encoded
          : { ...response.encoded, [encoding]: await compressed(response, encoding) };
      await schedule.look();
      atOnce(request, reply, { ...response, encoded });
      return reply;
    },
  };
}
