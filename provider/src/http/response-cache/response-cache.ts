import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../lib/clock.ts';
import { numberParameters, readNumberAddress } from '../../rules/number-addresses.ts';
import { isRead, mayChangeContent } from '../methods.ts';
import { splitUrl } from '../page-path.ts';
import { noVarySearch } from '../query-parameters.ts';
import { isRespelt } from '../spelling.ts';
import { createStore, type CachedResponse, type CacheLimits, type PublicResponse } from './cached-response.ts';
import { cacheFiles } from './files.ts';
import { createKeys } from './keys.ts';
import { createSchedule } from './schedule.ts';
import { createSending, weakEtag, type Sending } from './sending.ts';
import { createStaleIfError } from './stale-if-error.ts';

export interface ResponseCache extends Pick<Sending, 'send'> {
  /** Changes with whatever may change what visitors are shown. */
  generation(): number;
  /**
   * The stored response to a request, or what `make` returns, which is stored if its status is 200. Requests for the same
   * that arrive while it is made wait for it.
   * @returns `null` when `make` does
   */
  fetch(request: FastifyRequest, make: () => Promise<PublicResponse | null>): Promise<CachedResponse | null>;
  /** What is stored. */
  size(): { readonly responses: number; readonly bytes: number };
  /** Removes everything. Responses that are being made now are sent, and not stored. */
  clear(): void;
}

/** What changes without a write: something scheduled becomes public. */
export interface Changes {
  /** When the next change is, after a time; both in milliseconds since 1970-01-01 UTC. */
  readonly nextAfter: (time: number) => Promise<number | null>;
  readonly clock: Clock;
  /** Whether writes of other servers are told: what is stored is not sent while they are not. */
  readonly areOthersHeard?: () => boolean;
  readonly isDatabaseThere?: () => boolean;
  /** When the database was last heard, in milliseconds since 1970-01-01 UTC; `null` where it cannot be out of reach. */
  readonly lastHeardAt?: () => number | null;
}

interface Options {
  readonly limits?: CacheLimits;
  readonly changes?: Changes;
  /** The site's, where it is known; `null` where the site is at whatever origin it is asked for. */
  readonly publicOrigin?: string | null;
  /** Whether caches in front are told of writes. */
  readonly isPurged?: boolean;
  /** Called after a write has cleared it. */
  readonly onCleared?: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly responseCache: ResponseCache;
  }
  interface FastifyRequest {
    /** How often the cache had been cleared when the request came: what it reads may be older than a later write. */
    cacheGeneration: number;
    /** Names of the query's parameters that its response depends on; `null` while they are not known. */
    readParameters: readonly string[] | null;
  }
}

const defaultCacheLimits: CacheLimits = { bytes: 48_000_000, responses: 2000 };

/** Requests with one of these headers are the handler's: partial and conditional ones (but `If-None-Match`), and bodies. */
const uncachedHeaders = [
  'range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'transfer-encoding',
  'content-length',
];

/** Requests with a session are shown more by some handlers: these are asked, whatever is stored for the others. */
export const mayBeAdministrator = (request: FastifyRequest): boolean =>
  request.headers.cookie?.includes('vitrine_session=') === true;

const noChanges: Changes = { nextAfter: async () => null, clock: Date.now };

function createResponseCache({
  limits = defaultCacheLimits,
  changes: {
    nextAfter,
    clock,
    areOthersHeard = () => true,
    isDatabaseThere = () => true,
    lastHeardAt = () => null,
  } = noChanges,
  publicOrigin = null,
  isPurged = false,
  onCleared = () => undefined,
}: Options) {
  const store = createStore(limits);
  const keys = createKeys(publicOrigin, limits.responses);
  const stale = createStaleIfError(limits, clock, lastHeardAt);
  const schedule = createSchedule(nextAfter, clock, clear);
  const sending = createSending(store, schedule, isPurged);
  let pending = new Map<string, Promise<CachedResponse | null>>();
  let generation = 0;

  function clear(): void {
    stale.keep(store);
    store.clear();
    pending = new Map();
    generation += 1;
    schedule.forget();
  }

  /** Runs `work` once for all who ask for the same at a time, and stores its result unless the cache is cleared meanwhile. */
  function coalesce(key: string, work: () => Promise<CachedResponse | null>): Promise<CachedResponse | null> {
    const joined = pending.get(key);
    if (joined !== undefined) return joined;
    const own = pending;
    // What is made without the database is made of what was known before.
    const isCurrent = isDatabaseThere();
    const result = work()
      .then((response) => {
        // One of before a change stands in for one that could not be made, though it may not be known yet that the database is away.
        const isMade = response !== null && !stale.isStale(response);
        if (isMade && response.status === 200 && isCurrent && isDatabaseThere()) {
          if (own === pending) store.set(response.key, response);
          else stale.keepOvertaken(response);
        }
        return response;
      })
      .finally(() => own.delete(key));
    own.set(key, result);
    return result;
  }

  /** What was made for a request, as it is stored. */
  function asCached(request: FastifyRequest, { status, headers, body: text }: PublicResponse): CachedResponse {
    const body = Buffer.from(text);
    if (status !== 200) return { key: keys.of(request), status, headers, body, encoded: {} };
    keys.learn(request);
    const names = request.readParameters;
    const read = names === null || splitUrl(request.url).path !== '/' ? names : [...names, ...numberParameters];
    const own = { etag: weakEtag(body), ...(read === null ? {} : { 'no-vary-search': noVarySearch(read) }) };
    return { key: keys.of(request), status, headers: { ...own, ...headers }, body, encoded: {} };
  }

  /** The stored response to a request, where it may be answered from memory. */
  function stored(request: FastifyRequest): CachedResponse | undefined {
    if (!isRead(request) || uncachedHeaders.some((name) => request.headers[name] !== undefined)) return undefined;
    // Where a number leads is no response of the page at which it is asked for.
    if (readNumberAddress(request.url) !== null) return undefined;
    if (mayBeAdministrator(request) || isRespelt(request) || !areOthersHeard()) return undefined;
    return store.get(keys.of(request)) ?? store.get(keys.ofFile(request));
  }

  const shared: ResponseCache = {
    generation: () => generation,
    fetch(request, make) {
      const key = keys.of(request);
      const found = areOthersHeard() ? store.get(key) : undefined;
      if (found !== undefined) return Promise.resolve(found);
      return coalesce(key, () =>
        stale.orStale(key, async () => {
          const made = await make();
          return made === null ? null : asCached(request, made);
        }),
      );
    },
    send: sending.send,
    size: () => ({ responses: store.size, bytes: store.calculatedSize }),
    clear() {
      clear();
      onCleared();
    },
  };
  return { shared, store, keys, schedule, stored, sending };
}

/**
 * Keeps public responses in memory: rendered pages and reads, which their handlers fetch through it, and small files that never
 * change. A stored response is sent from an `onRequest` hook, before routing's own hooks and handlers; hooks of the whole
 * application (log, headers, cross-origin) run for it as for any other.
 *
 * What is scheduled clears it at its second, with the first request after it. Every write of an
 * administrator clears it before its answer leaves: to know which responses a write touches would be a second, silent copy of every query. A write refused with 4xx has changed nothing; one that failed otherwise may have.
 */
export const responseCache = fastifyPlugin<Options>(
  async (app: FastifyInstance, options) => {
    const { shared, store, keys, schedule, stored, sending } = createResponseCache(options);
    app.decorate('responseCache', shared);
    app.decorateRequest('cacheGeneration', 0);
    app.decorateRequest('readParameters', null);
    // With a callback, like every hook that runs for these: a promise for each costs as much as the answer.
    function answer(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
      request.cacheGeneration = shared.generation();
      const response = stored(request);
      if (response === undefined) done();
      else if (!sending.atOnce(request, reply, response)) sending.send(request, reply, response).catch(done);
    }
    app.addHook('onRequest', (request, reply, done) => {
      if (schedule.isKnown()) answer(request, reply, done);
      else schedule.look().then(() => answer(request, reply, done), done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      // 503: the database was not reached; whether a commit of which that is not known has changed anything is told by `others`.
      const isRefused = (reply.statusCode >= 400 && reply.statusCode < 500) || reply.statusCode === 503;
      if (mayChangeContent(request) && !isRefused) shared.clear();
      done(null, payload);
    });
    cacheFiles(app, { keys, store, generation: shared.generation });
  },
  { name: 'response-cache', dependencies: ['request-log', 'security-headers', 'cross-origin'] },
);
