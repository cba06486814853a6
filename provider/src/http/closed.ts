import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DatabaseUnavailable } from '../db/postgres/errors.ts';
import { isRead } from './methods.ts';
import { isBearerPage, isPrivatePage, pathOf } from './page-path.ts';
import { forSession } from './shared-caches.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What strangers may have while the site is closed; pages of no route are looked at by their paths. */
    readonly whileClosed?: 'open' | 'closed';
  }
  interface FastifyInstance {
    /** Whether the site is closed for whoever has no session. */
    readonly isClosed: () => Promise<boolean>;
    /** Headers of reads by which the provider itself draws its pages: the gate lets them through. */
    readonly forOwnReads: Readonly<Record<string, string>>;
  }
  interface FastifyRequest {
    /** The site is closed, and this is answered to its owner or by exception. */
    isThroughGate: boolean;
  }
}

/** In seconds: when machines may ask again. Nobody knows when the site opens. */
const retryAfter = 3600;

/** Headers of what strangers get while the site is closed. */
export const whileClosed: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
  'x-robots-tag': 'noindex',
};

const innerHeader = 'x-vitrine-own-read';

const forReaders = /^\/(login|dashboard)(\/|$)/;
/** What crawlers ask first: they are to see each page's own answer, and the app's facts name nobody's work. */
const forMachines: ReadonlySet<string> = new Set(['/robots.txt', '/site.webmanifest']);
/** What is no page: its readers are machines. */
const isData = /^\/(api|media)(\/|$)|\.(xml|rss|txt|webmanifest)$/;

export interface ClosedOptions {
  /** Whether the owner has closed the site. */
  readonly isClosed: () => Promise<boolean>;
  /** Whether writes of other servers are told: what was known is not trusted while they are not. */
  readonly areOthersHeard: () => boolean;
  /** Whether a request has a good session. */
  readonly isAdministrator: (request: FastifyRequest) => Promise<boolean>;
  /** Whether a file of this name is a mark of the studio, which the page in the site's place and the login show. */
  readonly isMark: (file: string) => Promise<boolean>;
  /** Draws the page in the site's place; `null` where there is no renderer. */
  readonly sendClosedPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Whether it is what a stranger may have of a closed site. */
async function isException(request: FastifyRequest, isMark: ClosedOptions['isMark']): Promise<boolean> {
  const { whileClosed: rule } = request.routeOptions.config;
  if (rule === 'open') return true;
  const path = pathOf(request);
  if (rule === 'closed') return path.startsWith('/media/') && (await isMark(path.slice('/media/'.length)));
  return isPrivatePage(request) || isBearerPage(request) || forReaders.test(path) || forMachines.has(path);
}

/**
 * Keeps a closed site from whoever has no session: before the response cache, so that nothing that was kept while it was open is sent.
 * What is sent to its owner meanwhile is kept by nobody.
 */
export const closedGate = fastifyPlugin<ClosedOptions>(
  async (app, { isClosed: read, areOthersHeard, isAdministrator, isMark, sendClosedPage }) => {
    const key = randomBytes(32).toString('base64url');
    app.decorate('forOwnReads', { [innerHeader]: key });
    let known: { readonly generation: number; readonly isClosed: boolean } | null = null;
    /** As it was read since the last write; `null` where it has to be read. */
    const knownClosed = (): boolean | null =>
      known !== null && known.generation === app.responseCache.generation() && areOthersHeard() ? known.isClosed : null;
    async function isClosed(): Promise<boolean> {
      const before = knownClosed();
      if (before !== null) return before;
      // A write meanwhile makes it be read again.
      const generation = app.responseCache.generation();
      try {
        known = { generation, isClosed: await read() };
      } catch (error) {
        // While the database is away nobody can have opened or closed it.
        if (!(error instanceof DatabaseUnavailable) || known === null) throw error;
      }
      return known.isClosed;
    }
    app.decorate('isClosed', isClosed);
    app.decorateRequest('isThroughGate', false);
    async function sendClosed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.code(503).headers(whileClosed).removeHeader('cross-origin-opener-policy');
      if (isData.test(pathOf(request))) {
        await reply.send({ message: 'This site is closed for now.' });
        return reply;
      }
      return await sendClosedPage(request, reply);
    }
    async function hold(request: FastifyRequest, reply: FastifyReply, done: () => void): Promise<void> {
      const isHeld = await isClosed();
      request.isThroughGate = isHeld && ((await isException(request, isMark)) || (await isAdministrator(request)));
      if (!isHeld || request.isThroughGate) done();
      else await sendClosed(request, reply);
    }
    // With a callback: what is answered from memory waits for nothing.
    app.addHook('onRequest', (request, reply, done) => {
      const isAsked = isRead(request) && request.headers[innerHeader] !== key && knownClosed() !== false;
      if (isAsked) hold(request, reply, done).catch(done);
      else done();
    });
    function keepFromCaches(request: FastifyRequest, reply: FastifyReply): void {
      const policy = String(reply.getHeader('cache-control') ?? '');
      const isOfBuild = pathOf(request).startsWith('/assets/');
      if (isOfBuild || !policy.includes('public')) return;
      reply.header('cache-control', forSession);
      for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key']) reply.removeHeader(name);
    }
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.isThroughGate) keepFromCaches(request, reply);
      done(null, payload);
    });
  },
  { name: 'closed-gate', dependencies: ['security-headers', '@fastify/cookie'] },
);
