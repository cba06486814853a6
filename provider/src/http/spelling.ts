import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badRequest } from '../lib/http-error.ts';
import { encodeStrays, readTarget, type Target } from '../rules/spelling.ts';
import { isRead } from './methods.ts';
import { isBearerPage, pathOf } from './page-path.ts';
import { forBearer } from './robots.ts';
import { forSession } from './shared-caches.ts';

/** What was read of targets that are more, or other, than a path in its one spelling. */
const unusual = new WeakMap<IncomingMessage, Target>();

/** Whether the address was asked for in another spelling than its own, which `request.url` has. */
export const isRespelt = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => unusual.get(raw)?.isSpelt === false;

/** A person who typed an address is led on to a page; whoever writes requests is told what is wrong with theirs. */
function readMistyped(asked: string, request: IncomingMessage): Target {
  const target = readTarget(asked);
  const isForPage = isRead(request) && request.headers.accept?.includes('text/html') === true;
  return target.url === null && isForPage ? { ...readTarget(encodeStrays(asked)), isSpelt: false } : target;
}

/**
 * Gives each request the one spelling of its address, before anything looks at it: routing, caches, headers, guards and the log all judge
 * by the same text.
 */
export const oneSpelling: Pick<FastifyServerOptions, 'rewriteUrl'> = {
  rewriteUrl: (request) => {
    const asked = request.url ?? '';
    const target = readMistyped(asked, request);
    if (target.url === asked) return asked;
    unusual.set(request, target);
    // What has none is refused below.
    return target.url ?? asked;
  },
};

/** How many `Host` lines there are: of two, we may read one and a proxy the other (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** @throws {HttpError} 400 */
function refuseAmbiguous(request: FastifyRequest): void {
  const { raw, method } = request;
  if (countHosts(raw) > 1) throw badRequest('The request names two hosts.');
  const target = unusual.get(raw);
  if (target === undefined || (method === 'OPTIONS' && request.originalUrl === '*')) return;
  if (target.url === null) throw badRequest('The address is not valid.');
  if (target.host !== null && target.host.toLowerCase() !== raw.headers.host?.toLowerCase()) {
    throw badRequest('The request names two hosts.');
  }
  if (!target.isSpelt && !isRead(request)) throw badRequest(`This address is written ${pathOf(request)} here.`);
}

/**
 * Refuses what can be read in two ways: an address that is none, two hosts, and a write to another spelling of its address.
 */
export const refuseMisspelt = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      refuseAmbiguous(request);
      done();
    });
  },
  { name: 'refuse-misspelt', dependencies: ['request-log', 'security-headers', 'error-handler'] },
);

/** Leads a read to the one spelling of its address, or to where that leads on itself. No cache keeps the way there. */
export const redirectRespelt = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      // `OPTIONS *` asks about the server, and has no other spelling.
      if (!isRespelt(request) || !isRead(request)) return;
      const location = (await app.leadsTo(request, reply)) ?? request.url;
      await reply
        .code(301)
        .headers(isBearerPage(request) ? forBearer : { 'cache-control': forSession })
        .header('location', location)
        .send();
      return reply;
    });
  },
  { name: 'redirect-respelt', dependencies: ['pages', 'refuse-misspelt'] },
);
