import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { OriginConfig } from '../config.ts';
import { HttpError } from '../lib/http-error.ts';
import { safeMethods } from './methods.ts';

function isOwnHost(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/**
 * CSRF protection, and CORS for the pages of `allowedOrigins`, which may call with the administrator's session.
 *
 * A request that changes something is refused (403) when the browser says that it comes from another origin: by
 * `Sec-Fetch-Site` (W3C Fetch Metadata), or by `Origin` from browsers that do not send that. Programs send neither and hold
 * no cookie of anyone else's.
 */
export const crossOrigin = fastifyPlugin<OriginConfig>(
  async (app, { allowedOrigins, publicOrigin }) => {
    const isAllowed = (origin: string | undefined): boolean => origin !== undefined && allowedOrigins.includes(origin);
    if (allowedOrigins.length > 0) {
      await app.register(cors, {
        // By function: an origin that is not allowed gets none of the headers.
        origin: (origin, done) => done(null, isAllowed(origin)),
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match'],
        exposedHeaders: ['etag', 'x-request-id'],
        maxAge: 600,
        strictPreflight: false,
      });
    }
    function isForeign(request: FastifyRequest): boolean {
      const { origin, 'sec-fetch-site': site } = request.headers;
      if (safeMethods.has(request.method) || isAllowed(origin)) return false;
      return site === undefined
        ? origin !== undefined && !isOwnHost(origin, request, publicOrigin)
        : site !== 'same-origin' && site !== 'none';
    }
    app.addHook('onRequest', (request, _reply, done) => {
      if (isForeign(request)) throw new HttpError(403, 'Requests from another site are not accepted.');
      done();
    });
  },
  { name: 'cross-origin' },
);
