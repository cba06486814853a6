import type { PageRequest, ReadAnswer, RenderedPage, Renderer, Teaser } from '@vitrine/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from '../db/postgres/errors.ts';
import { allowPlayers, allowStyles, sourceOf } from '../http/headers.ts';
import type { CachedResponse, PublicResponse } from '../http/response-cache.ts';
import { isBearerPage, isPreviewPage, isPrivatePage, pathOf, splitUrl } from '../http/page-path.ts';
import { forBearer } from '../http/robots.ts';
import type { FindNumber } from '../http/number-addresses.ts';
import { extensions } from '../records/extensions.ts';
import { readNumberAddress } from '../rules/number-addresses.ts';
import { isElsewhere, isOwnPage } from '../rules/redirects.ts';
import { spellPath } from '../rules/spelling.ts';
import { failureForEverybody, forEverybody, forSession } from '../http/shared-caches.ts';
import { HttpError } from '../lib/http-error.ts';
import { followRedirect } from '../http/redirects.ts';
import type { Redirects, Standing } from '../http/redirects.ts';
import { withClosedBar } from './closed-bar.ts';
import { loadRenderer } from './renderer.ts';

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

/** @param isOwn whether the administrator is led: nothing in front keeps it */
const leadOn = (location: string, isOwn: boolean): CachedResponse => ({
  key: '',
  status: 301,
  headers: isOwn ? { location, 'cache-control': forSession } : { location, ...forEverybody },
  body: Buffer.alloc(0),
  encoded: {},
});

/** What a read of our own was answered. */
interface OwnAnswer extends ReadAnswer {
  /** When whoever asks too often may ask again. */
  readonly retryAfter: string | null;
}

/** The refusal of a read, for the page that needs it. */
function tooOften({ body, retryAfter }: OwnAnswer): HttpError {
  const { message }: { readonly message?: unknown } = Object(JSON.parse(body));
  return new HttpError(429, String(message), { headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
}

/** What is told to whoever asks, and is no fault. */
const isTold = (error: unknown): boolean => error instanceof DatabaseUnavailable || error instanceof HttpError;

/** The reads that a page is about. */
const ownReads = /^\/api\/(project\?slug=|page\?slug=|stories\/|shown\/)/;

/** The origin that a visitor sees; `null` when the request claims one that cannot be. */
function originOf(request: FastifyRequest, publicOrigin: string | null): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const claimed = `${request.protocol}://${request.host}`;
  const url = URL.canParse(claimed) ? new URL(claimed) : null;
  // Nothing but a host: no user, no path, no query.
  return url !== null && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * Server-side rendering of the public pages from the provider's own reads. A page that cannot be rendered is logged, and the
 * browser renders it.
 */
export const pages = fastifyPlugin<PagesOptions>(
  async (app, { serverDir, clientDir, publicOrigin, isAdministrator, teaserAt, oldAddresses, openNumbers }) => {
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
    const readAs =
      ({ ip }: FastifyRequest, cookie: string | undefined) =>
      async (url: string): Promise<OwnAnswer> => {
        // What surrounds the page is what everybody sees.
        const isOwn = cookie !== undefined && ownReads.test(url);
        const { statusCode, body, headers } = await app.inject({
          url,
          headers: { ...app.forOwnReads, ...(isOwn ? { cookie } : {}) },
          // Openings of a link are counted, and guesses refused, by the visitor's address.
          remoteAddress: ip,
        });
        const { 'retry-after': retryAfter = null } = headers;
        return {
          status: statusCode,
          body,
          isUnlisted: headers['x-robots-tag'] !== undefined,
          retryAfter: retryAfter === null ? null : String(retryAfter),
        };
      };

    /**
     * A page that lacks what the database would have said is not drawn: nobody is to take it for the page. Nor is one for whoever asks for
     * too much, such as by guessing links.
     * @throws {DatabaseUnavailable}
     * @throws {HttpError} 429
     */
    async function renderNow(
      renderPage: Renderer,
      page: Omit<PageRequest, 'read'> & { readonly read: (url: string) => Promise<OwnAnswer> },
    ): Promise<RenderedPage | null> {
      const met: { isAway: boolean; refused: OwnAnswer | null } = { isAway: false, refused: null };
      const read: PageRequest['read'] = async (url) => {
        const answer = await page.read(url);
        if (answer.status === 503) met.isAway = true;
        if (answer.status === 429) met.refused = answer;
        return answer;
      };
      try {
        const rendered = await renderPage({ ...page, read });
        if (!met.isAway && met.refused === null) return rendered;
      } catch (error) {
        if (!met.isAway && met.refused === null) throw error;
      }
      if (met.refused !== null) throw tooOften(met.refused);
      throw new DatabaseUnavailable('A page cannot be drawn.');
    }

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
      // Loaded with the first page, so that the start does not wait for it.
      renderer ??= load();
      const renderPage = await renderer;
      const origin = originOf(request, publicOrigin);
      if (renderPage === null || origin === null) return null;
      const page = await renderNow(renderPage, {
        url: request.url,
        origin,
        read: readAs(request, cookie),
        teaser,
        offered: extensions,
      });
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

    /** What visitors find at an address. */
    async function standingOf(request: FastifyRequest, address: string): Promise<Standing> {
      renderer ??= load();
      const [renderPage, origin] = [await renderer, originOf(request, publicOrigin)];
      const { path } = splitUrl(address);
      if (renderPage === null || origin === null || isElsewhere(path)) return { kind: 'there' };
      const page = await renderNow(renderPage, {
        url: address,
        origin,
        read: readAs(request, undefined),
        teaser: null,
      });
      if (page !== null && page.location !== null) return { kind: 'moved', to: page.location };
      return { kind: page?.status === 404 && (await teaserAt(path)) === null ? 'nowhere' : 'there' };
    }

    /** Where the old addresses lead that have been asked for since the last write. */
    const known = new LRUCache<number, { readonly location: string | null }>({ max: 1000 });
    /** The same of texts by their numbers, by folder and number. */
    let numbers: Promise<FindNumber> | null = null;
    const knownNumbers = new LRUCache<string, { readonly location: string | null }>({ max: 1000 });
    let generation = 0;

    /** Forgets what was known before a write. @returns the generation that is known */
    function keepUp(): number {
      const now = app.responseCache.generation();
      if (generation !== now) {
        generation = now;
        known.clear();
        knownNumbers.clear();
        numbers = null;
      }
      return now;
    }

    /** The answer where a text of a former site is asked for by its number; null where it is not, or leads to nothing that is there. */
    async function findNumber(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null> {
      const address = readNumberAddress(request.url);
      if (address === null || isElsewhere(pathOf(request))) return null;
      const before = keepUp();
      const key = `${address.folder} ${address.number}`;
      let found = knownNumbers.get(key);
      if (found === undefined) {
        numbers ??= openNumbers();
        const reading = numbers;
        // What could not be read is asked for again.
        const find = await reading.catch((error: unknown) => {
          if (numbers === reading) numbers = null;
          throw error;
        });
        const target = await find(address);
        const location =
          target === null
            ? null
            : await followRedirect(target, oldAddresses.find, (asked) => standingOf(request, asked));
        found = { location };
        if (before === app.responseCache.generation()) knownNumbers.set(key, found);
      }
      return found.location === null ? null : leadOn(found.location, isOwn);
    }

    /** The page whose file another server would have sent, as in `/index.html` and `/about/index.php`; null where there is none. */
    async function findFolder(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null> {
      const [, folder = null] = /^(\/(?:.+\/)?)(?:index|default)\.(?:html?|php|aspx?)$/i.exec(pathOf(request)) ?? [];
      const address = folder === null ? null : spellPath(folder);
      if (address === null) return null;
      if (!isOwnPage(address) && (await standingOf(request, address)).kind === 'nowhere') return null;
      return leadOn(address, isOwn);
    }

    /** The answer at an old address; null where it is none, or leads to nothing that is there. */
    async function findRedirect(request: FastifyRequest, isOwn: boolean): Promise<CachedResponse | null> {
      // One with a capital that the site's own addresses do not tell apart was noted as it was typed.
      const redirect =
        (await oldAddresses.find(pathOf(request))) ?? (await oldAddresses.find(splitUrl(request.originalUrl).path));
      if (redirect === null) return findFolder(request, isOwn);
      const { responseCache } = app;
      const before = keepUp();
      const found = known.get(redirect.id) ?? {
        location: await followRedirect(redirect, oldAddresses.find, (address) => standingOf(request, address)),
      };
      if (before === responseCache.generation()) known.set(redirect.id, found);
      oldAddresses.noteAsked(redirect.id);
      return found.location === null ? null : leadOn(found.location, isOwn);
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
        const numbered = await findNumber(request, isOwn);
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
        const redirect = await findRedirect(request, isOwn);
        return redirect ?? (isOwn ? { ...response, headers: forSessionOnly(response.headers) } : response);
      } catch (error) {
        if (isTold(error)) throw error;
        request.log.error(error);
        return null;
      }
    }

    /** What stands in place of a closed site, by origin, as long as nothing is written. */
    let closed: { readonly generation: number; readonly pages: LRUCache<string, RenderedPage> } | null = null;

    async function drawClosed(request: FastifyRequest): Promise<RenderedPage | null> {
      renderer ??= load();
      const [renderPage, origin] = [await renderer, originOf(request, publicOrigin)];
      if (renderPage === null || origin === null) return null;
      const generation = app.responseCache.generation();
      if (closed?.generation !== generation) closed = { generation, pages: new LRUCache({ max: 20 }) };
      const { pages: drawn } = closed;
      const known = drawn.get(origin);
      if (known !== undefined) return known;
      const page = await renderNow(renderPage, {
        url: '/',
        origin,
        read: readAs(request, undefined),
        teaser: null,
        isClosed: true,
      });
      if (page !== null) drawn.set(origin, page);
      return page;
    }

    app.decorate('sendClosedPage', async (request: FastifyRequest, reply: FastifyReply) => {
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
    });

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
        const response = await findRedirect(request, await isOwner(request));
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
