import type { RenderedPage } from '@vitrine/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allowStyles, sourceOf } from '../http/headers.ts';
import type { Drawing } from './drawing.ts';

/**
 * Sends the page that stands in place of a closed site, which is drawn once for each origin until something is written; one without a look
 * where it cannot be drawn.
 * @param generation changes with every write
 */
export function createClosedPage(
  { draw, originOf }: Drawing,
  generation: () => number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  /** By origin: whoever asks can invent as many as they like. */
  const drawn = new LRUCache<string, RenderedPage>({ max: 20 });
  let drawnAt = generation();

  async function drawClosed(request: FastifyRequest): Promise<RenderedPage | null> {
    const origin = originOf(request);
    if (origin === null) return null;
    const now = generation();
    if (drawnAt !== now) drawn.clear();
    drawnAt = now;
    const known = drawn.get(origin);
    if (known !== undefined) return known;
    const page = await draw(request, { url: '/', teaser: null, isClosed: true });
    // Of what a write has changed meanwhile, the next one is drawn.
    if (page !== null && now === generation()) drawn.set(origin, page);
    return page;
  }

  return async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    try {
      const page = await drawClosed(request);
      if (page !== null) {
        const policy = String(reply.getHeader('content-security-policy'));
        reply.header('content-security-policy', allowStyles(policy, page.styles.map(sourceOf)));
        return await reply.send(page.body);
      }
    } catch (error) {
      request.log.error(error);
    }
    return reply.send('<!doctype html><html lang="en"><title>Opens soon</title><h1>Opens soon</h1></html>');
  };
}
