import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { foreignHost, isAhead, pathIn } from '../rules/visits.ts';
import type { Visitor, Visits } from '../visits/visits.ts';
import { isBearerPage, pathOf } from './page-path.ts';
import { mayBeAdministrator } from './response-cache/response-cache.ts';

/** What is asked for by pages, and by whoever is no visitor. */
const noPage = /^\/(?:api|media|assets|healthz|readyz|version|metrics|dashboard|login|preview)(?:\/|$)/;

/** Longer ones are no page's of this site, and each visitor's last is kept. In characters. */
const longestReferer = 2000;

/**
 * Notes which pages visitors see: those that are answered here, from memory or with 304 too, and those that the site itself draws after a
 * click, which ask for what they show with their address as `Referer`. It runs for every answer: what is cheap to know comes first.
 */
export const visitCounter = fastifyPlugin<{ readonly visits: Visits }>(
  async (app, { visits }) => {
    function noteDocument(visitor: Visitor, request: FastifyRequest, reply: FastifyReply, path: string): void {
      const { accept, referer, 'sec-fetch-dest': dest } = request.headers;
      if ((dest !== undefined && dest !== 'document') || accept?.includes('text/html') !== true) return;
      const { statusCode } = reply;
      if (statusCode !== 200 && statusCode !== 304 && statusCode !== 404) return;
      // 304 has no type.
      if (statusCode !== 304 && !String(reply.getHeader('content-type')).startsWith('text/html')) return;
      // What stands behind a link's path may open something again, or with one letter less.
      if (statusCode === 404 && isBearerPage(request)) return;
      if (statusCode === 404) visits.noteMissing(visitor, path);
      else visits.noteSeen(visitor, path, referer === undefined ? '' : foreignHost(referer, request.host));
    }

    function noteStep(visitor: Visitor, referer: string): void {
      if (referer === visitor.lastReferer || referer.length > longestReferer) return;
      visitor.lastReferer = referer;
      const page = pathIn(referer);
      if (page !== '' && !noPage.test(page)) visits.noteSeen(visitor, page, '');
    }

    function note(request: FastifyRequest, reply: FastifyReply): void {
      const path = pathOf(request);
      if (request.method !== 'GET' || path.startsWith('/assets/')) return;
      const { headers } = request;
      const isOwner = mayBeAdministrator(request);
      const isOfPage = path.startsWith('/media/') || path.startsWith('/api/');
      if (!isOwner && (isOfPage ? headers['sec-fetch-site'] !== 'same-origin' : noPage.test(path))) return;
      if (isAhead(headers)) return;
      const visitor = visits.visitorOf(request.ip, headers['user-agent'] ?? '');
      if (visitor === null) return;
      // Reads of the site send no cookie: an administrator who was seen with one is known without it.
      if (isOwner) visitor.isOwner = true;
      else if (isOfPage) noteStep(visitor, headers.referer ?? '');
      else noteDocument(visitor, request, reply, path);
    }

    app.addHook('onResponse', (request, reply, done) => {
      if (visits.isCounting()) note(request, reply);
      done();
    });
  },
  { name: 'visit-counter', dependencies: ['response-cache'] },
);
