import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { foreignHost, isAhead, isRobot, pathIn } from '../rules/visits.ts';
import type { Visits } from '../visits/visits.ts';
import { pathOf } from './page-path.ts';
import { mayBeAdministrator } from './response-cache.ts';

/** What is asked for by pages, and by whoever is no visitor. */
const noPage = /^\/(?:api|media|assets|healthz|readyz|version|metrics|dashboard|login|preview)(?:\/|$)/;
/** What a page asks for while somebody looks at it. */
const ofPage = /^\/(?:api|media)\//;

/**
 * Notes which pages visitors see: those that are answered here, from memory or with 304 too, and those that the site itself draws after a
 * click, which ask for what they show with their address as `Referer`.
 */
export const visitCounter = fastifyPlugin<{ readonly visits: Visits }>(
  async (app, { visits }) => {
    const robots = new LRUCache<string, boolean>({ max: 500 });
    function isKnownRobot(userAgent: string): boolean {
      const known = robots.get(userAgent) ?? isRobot(userAgent);
      robots.set(userAgent, known);
      return known;
    }

    function noteDocument(visitor: string, request: FastifyRequest, reply: FastifyReply): void {
      const { accept = '', referer, 'sec-fetch-dest': dest = 'document' } = request.headers;
      if (dest !== 'document' || !accept.includes('text/html')) return;
      const { statusCode } = reply;
      // 304 has no type.
      if (statusCode !== 304 && !String(reply.getHeader('content-type')).startsWith('text/html')) return;
      if (statusCode === 404) visits.noteMissing(visitor, pathOf(request));
      else if (statusCode === 200 || statusCode === 304)
        visits.noteSeen(visitor, pathOf(request), foreignHost(referer, request.host));
    }

    function note(request: FastifyRequest, reply: FastifyReply): void {
      const { headers } = request;
      const { 'user-agent': userAgent = '' } = headers;
      if (request.method !== 'GET' || isKnownRobot(userAgent)) return;
      const visitor = `${request.ip} ${userAgent}`;
      const path = pathOf(request);
      // Reads of the site send no cookie: who was seen with one is known without it.
      if (mayBeAdministrator(request)) visits.noteOwner(visitor);
      else if (isAhead(headers)) return;
      else if (!noPage.test(path)) noteDocument(visitor, request, reply);
      else if (headers['sec-fetch-site'] === 'same-origin' && ofPage.test(path)) {
        const page = pathIn(headers.referer ?? '');
        if (page !== '' && !noPage.test(page)) visits.noteSeen(visitor, page, '');
      }
    }

    app.addHook('onResponse', (request, reply, done) => {
      if (visits.isCounting()) note(request, reply);
      done();
    });
  },
  { name: 'visit-counter', dependencies: ['response-cache'] },
);
