import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles, sourceOf } from '../http/headers.ts';
import { sendReady } from '../http/kept.ts';
import type { Kept } from '../http/kept.ts';
import { loadRenderer } from './renderer.ts';
import type { Renderer } from './renderer.ts';

/** What the first HTML of the pages needs. */
export interface PagesConfig {
  /** Absolute path of the folder with the renderer; `null`, or a folder without one, leaves all drawing to the browser. */
  readonly serverDir: string | null;
  /** Absolute path of the built client. */
  readonly clientDir: string | null;
  readonly publicOrigin: string | null;
  /** Where drawn pages are kept. */
  readonly kept: Kept;
}

export interface Pages {
  /** Answers with a drawn page; false when the browser is to draw it from index.html. Never rejects. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** A CDN may keep a page for ten seconds; a browser asks each time, and hears 304 most of the time. */
const caching = 'public, max-age=0, s-maxage=10, must-revalidate';

/** The origin that a visitor sees; `null` when the request claims one that cannot be. */
function originOf(request: FastifyRequest, publicOrigin: string | null): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const claimed = `${request.protocol}://${request.host}`;
  const url = URL.canParse(claimed) ? new URL(claimed) : null;
  // Nothing but a host: no user, no path, no query.
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * The first HTML: pages drawn in this process from its own reads, and kept. A page that cannot be drawn is logged, and the
 * browser draws it.
 */
export function createPages(app: FastifyInstance, { serverDir, clientDir, publicOrigin, kept }: PagesConfig): Pages {
  let renderer: Promise<Renderer | null> | null = null;
  const load = async (): Promise<Renderer | null> => {
    if (serverDir === null || clientDir === null) return null;
    try {
      return await loadRenderer(serverDir, clientDir);
    } catch (error) {
      app.log.error(error);
      return null;
    }
  };
  const read = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return { status: statusCode, body };
  };
  const find = async (request: FastifyRequest) => {
    // Loaded with the first page, so that the start does not wait for it.
    renderer ??= load();
    const render = await renderer;
    const origin = originOf(request, publicOrigin);
    const { url } = request;
    if (render === null || origin === null) return null;
    try {
      return await kept.get(`${origin} ${url}`, async () => {
        const page = await render({ url, origin, read });
        return page === null ? null : { ...page, styleSources: page.styles.map(sourceOf) };
      });
    } catch (error) {
      request.log.error(error);
      return null;
    }
  };

  return {
    async send(request, reply) {
      const ready = await find(request);
      if (ready === null) return false;
      const policy = String(reply.getHeader('content-security-policy'));
      // With a 304 as well: a browser takes its headers over.
      reply.header('content-security-policy', allowStyles(policy, ready.answer.styleSources ?? []));
      await sendReady(request, reply, ready, caching);
      return true;
    },
  };
}
