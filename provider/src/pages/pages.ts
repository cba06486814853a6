import type { Teaser } from '@vitrine/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DatabaseUnavailable } from '../db/postgres/errors.ts';
import { allowPlayers, allowStyles, sourceOf } from '../http/headers.ts';
import type { FindNumber } from '../http/number-addresses.ts';
import { isBearerPage, isPreviewPage, isPrivatePage, pathOf } from '../http/page-path.ts';
import type { Redirects } from '../http/redirects.ts';
import type { CachedResponse, PublicResponse } from '../http/response-cache/cached-response.ts';
import { forBearer } from '../http/robots.ts';
import { failureForEverybody, forEverybody, forSession } from '../http/shared-caches.ts';
import { HttpError } from '../lib/http-error.ts';
import { extensions } from '../records/extensions.ts';
import { isElsewhere } from '../rules/redirects.ts';
import { withClosedBar } from './closed-bar.ts';
import { createClosedPage } from './closed-page.ts';
import { createDrawing } from './drawing.ts';
import { createLeadingOn } from './leading-on.ts';

export interface PagesOptions {
  /** Absolute path of the folder with the renderer; `null`, or a folder without one, leaves rendering to the browser. */
  readonly serverDir: string | null;
  /** Absolute path of the built client. */
  readonly clientDir: string | null;
  readonly publicOrigin: string | null;
  /** Whether a request has a good session. */
  readonly isAdministrator: (request: FastifyRequest) => Promise<boolean>;
  /** What stands at a path of something sealed. */
  readonly teaserAt: (pathname: string) => Promise<Teaser | null>;
  readonly oldAddresses: Pick<Redirects, 'find' | 'noteAsked'>;
  /** Reads what was imported by its numbers, as it is until the next write. */
  readonly openNumbers: () => Promise<FindNumber>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers with a rendered page; false when the browser is to render it from index.html. Rejects with a `DatabaseUnavailable`
     * where that is the reason, with an `HttpError` of 429 for who asks for too much, and with nothing else.
     */
    readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
    /** Answers with the page that stands in place of a closed site; its status and headers have been set. */
    readonly sendClosedPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
    /** Answers with where an old address leads that is no page's, such as a picture's; false when it leads nowhere. Rejects as `sendPage`. */
    readonly sendRedirect: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
    /** Where an address leads on that is asked for in another spelling; `null` where it does not. Never rejects. */
    readonly leadsTo: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  }
}

/** What everybody sees, for the administrator: nothing in front keeps it. */
function forSessionOnly(headers: CachedResponse['headers']): CachedResponse['headers'] {
  const own = Object.entries(headers).filter(([name]) => !Object.hasOwn(forEverybody, name));
  return { ...Object.fromEntries(own), 'cache-control': forSession };
}

/** What is told to whoever asks, and is no fault. */
const isTold = (error: unknown): boolean => error instanceof DatabaseUnavailable || error instanceof HttpError;

/**
 * Server-side rendering of the public pages from the provider's own reads. A page that cannot be rendered is logged, and the
 * browser renders it.
 */
export const pages = fastifyPlugin<PagesOptions>(
  async (app, { serverDir, clientDir, publicOrigin, isAdministrator, teaserAt, oldAddresses, openNumbers }) => {
    const generation = (): number => app.responseCache.generation();
    const drawing = createDrawing(app, { serverDir, clientDir, publicOrigin });
    const leadingOn = createLeadingOn({ draw: drawing.draw, teaserAt, oldAddresses, openNumbers, generation });

    /** What everybody is shown may be shown to whoever cannot be asked about just now. */
    async function isOwner(request: FastifyRequest): Promise<boolean> {
      try {
        return await isAdministrator(request);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return false;
        throw error;
      }
    }

    async function render(
      request: FastifyRequest,
      reply: FastifyReply,
      { cookie, teaser = null }: { readonly cookie?: string; readonly teaser?: Teaser | null } = {},
    ): Promise<PublicResponse | null> {
      const page = await drawing.draw(request, { url: request.url, cookie, teaser, offered: extensions });
      if (page === null) return null;
      const { status, body, contentType, location, styles, isUnlisted, parameters } = page;
      request.readParameters = parameters;
      const policy = String(reply.getHeader('content-security-policy'));
      const isForBearer = teaser !== null || isBearerPage(request);
      return {
        // Where a client's link leads now, it need not lead later; what has been a draft is published for good.
        status: isForBearer && location !== null && !isPreviewPage(request) ? 302 : status,
        body: location === null ? body : '',
        headers: {
          ...(isForBearer
            ? forBearer
            : isPrivatePage(request)
              ? { 'cache-control': 'no-store' }
              : cookie !== undefined
                ? { 'cache-control': forSession }
                : status === 200 || location !== null
                  ? forEverybody
                  : failureForEverybody),
          'content-security-policy': allowPlayers(allowStyles(policy, styles.map(sourceOf)), body),
          ...(isUnlisted ? { 'x-robots-tag': 'noindex' } : {}),
          ...(location === null ? { 'content-type': contentType } : { location }),
        },
      };
    }

    /** A page of its own for this request: nothing keeps it. */
    async function renderOnce(...parameters: Parameters<typeof render>): Promise<CachedResponse | null> {
      const own = await render(...parameters);
      return own && { key: '', status: own.status, headers: own.headers, body: Buffer.from(own.body), encoded: {} };
    }

    async function find(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse | null> {
      try {
        const { cookie } = request.headers;
        const isOwn = cookie !== undefined && (await isOwner(request));
        const numbered = await leadingOn.byNumber(request, isOwn);
        if (numbered !== null) return numbered;
        if (isBearerPage(request)) return await renderOnce(request, reply, isOwn ? { cookie } : {});
        const response = await app.responseCache.fetch(request, () => render(request, reply));
        if (response === null) return null;
        // As it is now, whatever is in front.
        if (response.status !== 404) {
          return isOwn ? { ...response, headers: forSessionOnly(response.headers) } : response;
        }
        // What is not there for visitors may be there for the administrator: a draft.
        const own = isOwn ? await renderOnce(request, reply, { cookie }) : null;
        if (own !== null && own.status !== 404) return own;
        const teaser = await teaserAt(pathOf(request));
        if (teaser !== null) return await renderOnce(request, reply, { teaser });
        const redirect = await leadingOn.byPath(request, isOwn);
        return redirect ?? (isOwn ? { ...response, headers: forSessionOnly(response.headers) } : response);
      } catch (error) {
        if (isTold(error)) throw error;
        request.log.error(error);
        return null;
      }
    }

    app.decorate('sendClosedPage', createClosedPage(drawing, generation));
    app.decorate('leadsTo', async (request: FastifyRequest, reply: FastifyReply) => {
      // What is not asked for as a page may still have been one.
      if (isElsewhere(pathOf(request))) return null;
      try {
        return (await find(request, reply))?.headers['location'] ?? null;
      } catch {
        // Its own spelling says why it cannot be told.
        return null;
      }
    });
    app.decorate('sendPage', async (request: FastifyRequest, reply: FastifyReply) => {
      const response = await find(request, reply);
      if (response === null) return false;
      // What a link shows is the same for all; the dashboard says by itself that the site is closed.
      const isOwners =
        request.isThroughGate && !isBearerPage(request) && !/^\/(login|dashboard)(\/|$)/.test(pathOf(request));
      await app.responseCache.send(request, reply, isOwners ? withClosedBar(response) : response);
      return true;
    });
    app.decorate('sendRedirect', async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const response = await leadingOn.byPath(request, await isOwner(request));
        if (response === null) return false;
        await app.responseCache.send(request, reply, response);
        return true;
      } catch (error) {
        if (isTold(error)) throw error;
        request.log.error(error);
        return false;
      }
    });
  },
  { name: 'pages', dependencies: ['response-cache', 'closed-gate', '@fastify/cookie'] },
);
