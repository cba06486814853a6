import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import type { OriginConfig } from '../config.ts';
import { vary } from './compress.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnHost(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/**
 * Keeps other sites' pages from using the administrator's session, and lets those in `allowedOrigins` do so.
 *
 * A request that changes something is refused (403) when the browser says that it comes from another origin: by
 * `Sec-Fetch-Site` (W3C Fetch Metadata), or by `Origin` from browsers that do not send that. Programs send neither and hold
 * no cookie of anyone else's.
 */
export function registerOrigins(app: FastifyInstance, { allowedOrigins, publicOrigin }: OriginConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (allowedOrigins.length > 0) vary(reply, 'Origin');
    if (isAllowed) {
      reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
      reply.header('access-control-expose-headers', 'etag, x-request-id');
      if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
        return reply
          .code(204)
          .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
          .header('access-control-allow-headers', 'authorization, content-type, idempotency-key, if-match')
          .header('access-control-max-age', '600')
          .send();
      }
      return;
    }
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      site === undefined
        ? origin !== undefined && !isOwnHost(origin, request, publicOrigin)
        : site !== 'same-origin' && site !== 'none';
    if (isForeign) throw new HttpError(403, 'Requests from another site are not accepted.');
  });
}
