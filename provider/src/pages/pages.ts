import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, vary } from '../http/compress.ts';
import { createPageCache } from './cache.ts';
import type { CacheLimits, ReadyPage } from './cache.ts';
import { loadRenderer } from './renderer.ts';
import type { Renderer } from './renderer.ts';

/** What the first HTML of the pages needs. */
export interface PagesConfig {
  /** Absolute path of the folder with the renderer; `null`, or a folder without one, leaves all drawing to the browser. */
  readonly serverDir: string | null;
  /** Absolute path of the built client. */
  readonly clientDir: string | null;
  readonly publicOrigin: string | null;
}

export interface Pages {
  /** Answers with a drawn page; false when the browser is to draw it from index.html. Never rejects. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

const limits: CacheLimits = { bytes: 16_000_000, pages: 1000 };

/** A CDN may keep a page for ten seconds; a browser asks each time, and hears 304 most of the time. */
const caching = 'public, max-age=0, s-maxage=10, must-revalidate';
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin that a visitor sees; `null` when the request claims one that cannot be. */
function originOf(request: FastifyRequest, publicOrigin: string | null): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const claimed = `${request.protocol}://${request.host}`;
  const url = URL.canParse(claimed) ? new URL(claimed) : null;
  // Nothing but a host: no user, no path, no query.
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
}

/** Does the browser hold this very page (RFC 9110, 13.1.2)? */
function isHeld(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

async function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyPage): Promise<void> {
  const { page, etag, bytes } = ready;
  if (page.location !== null) {
    await reply.code(page.status).header('cache-control', caching).header('location', page.location).send('');
    return;
  }
  reply.code(page.status).type(page.contentType);
  vary(reply, 'Accept-Encoding');
  if (page.status === 200) {
    reply.header('cache-control', caching).header('etag', etag);
    if (isHeld(request, etag)) {
      await reply.code(304).send();
      return;
    }
  } else reply.header('cache-control', 'no-cache');
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined) {
    await reply.send(bytes);
    return;
  }
  const packed = await ready.packed(encoding);
  await reply.header('content-encoding', encoding).send(packed);
}

/**
 * The first HTML: pages drawn in this process from its own reads, kept in memory, and all forgotten on every write that
 * succeeds, before its answer leaves. A page that cannot be drawn is logged, and the browser draws it.
 */
export function createPages(app: FastifyInstance, { serverDir, clientDir, publicOrigin }: PagesConfig): Pages {
  const cache = createPageCache(limits);
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

  app.addHook('onSend', async (request, reply) => {
    if (!safe.has(request.method) && reply.statusCode < 400) cache.forget();
  });

  return {
    async send(request, reply) {
      // Loaded with the first page, so that the start does not wait for it.
      renderer ??= load();
      const render = await renderer;
      const origin = originOf(request, publicOrigin);
      if (render === null || origin === null) return false;
      let ready: ReadyPage | null;
      try {
        ready = await cache.get(`${origin} ${request.url}`, () => render({ url: request.url, origin, read }));
      } catch (error) {
        request.log.error(error);
        return false;
      }
      if (ready === null) return false;
      await sendReady(request, reply, ready);
      return true;
    },
  };
}
