import { createHash } from 'node:crypto';
import { ReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.ts';
import { DatabaseUnavailable } from '../db/postgres/errors.ts';
import { accepts } from '../rules/variants.ts';
import { chosenEncoding, type Encoding } from './encodings.ts';
import { isNamed } from './etag.ts';
import { isRead, mayChangeContent } from './methods.ts';
import { onceClosed } from './once-closed.ts';
import { splitUrl } from './page-path.ts';
import { numberParameters, readNumberAddress } from '../rules/number-addresses.ts';
import { createQueryParameters, noVarySearch } from './query-parameters.ts';
import { isForEverybody, untilChange, withoutPurge } from './shared-caches.ts';
import { isRespelt } from './spelling.ts';
import { vary } from './vary.ts';

/** A response that is the same for every client. Header names are lower case. */
export interface PublicResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response in memory. */
export interface CachedResponse {
  readonly key: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body compressed, by encoding, as far as it has been asked for; `null` for a file, which is sent as it is. */
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>> | null;
}

/** Bounds of the cache: bytes of all bodies with their compressed copies, and the number of responses. */
export interface CacheLimits {
  readonly bytes: number;
  readonly responses: number;
}

export interface ResponseCache {
  /** Changes with whatever may change what visitors are shown. */
  generation(): number;
  /**
   * The stored response to a request, or what `make` returns, which is stored if its status is 200. Requests for the same
   * that arrive while it is made wait for it.
   * @returns `null` when `make` does
   */
  fetch(request: FastifyRequest, make: () => Promise<PublicResponse | null>): Promise<CachedResponse | null>;
  /** Sends a response: 304 to who has it, else compressed as the client accepts it. */
  send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): Promise<FastifyReply>;
  /** What is stored. */
  size(): { readonly responses: number; readonly bytes: number };
  /** Removes everything. Responses that are being made now are sent, and not stored. */
  clear(): void;
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

/** Shorter bodies fit into a packet or two as they are. In bytes. */
const compressionThreshold = 1024;
/** Larger files are streamed from the disk each time. In bytes. */
const maxFileBytes = 512 * 1024;
/** Bytes of files that may be on their way to slow clients at a time; further files are streamed meanwhile. */
const maxFileBytesInFlight = 32 * 1024 * 1024;

/**
 * Slower and smaller for a response that is stored, which is sent many times. Brotli's 10 makes a page 6 % smaller than its 9, in a fifth
 * of the time; 11 takes twice as long as 10 for another 2 %. What is sent once, such as that there is no page, is not worth five times
 * the work of making it: strangers can ask for any number of those.
 */
const compress: Readonly<Record<Encoding, (body: Buffer, isStored: boolean) => Promise<Buffer>>> = {
  br: (body, isStored) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isStored ? 10 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};

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

/** The headers of a file's response that belong to the file; the others are made for each request. */
const fileHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'vary',
  'x-robots-tag',
];

/** Clients' headers are few; the bound is for the others. */
const headerCacheSize = { max: 500 };
/** Those of browsers have some hundred letters. */
const longestUsual = 1000;
const mediaTypes = new LRUCache<string, string>(headerCacheSize);

/** The part of `Accept` that responses depend on: whether it is a page that is asked for, and the format of pictures. */
function normaliseAccept(accept = 'none'): string {
  const known = mediaTypes.get(accept);
  if (known !== undefined) return known;
  const flags = [accept === 'none' || accept.includes('*/*'), accept.includes('text/html')];
  const formats = ['image/avif', 'image/webp'].map((type) => accepts(accept, type));
  const normalised = [...flags, ...formats].map(Number).join('');
  if (accept.length <= longestUsual) mediaTypes.set(accept, normalised);
  return normalised;
}

/** With its key, which whoever asks may make long. */
const sizeOf = ({ key, body, encoded }: CachedResponse): number =>
  Math.max(
    1,
    [key, body, ...Object.values(encoded ?? {})].reduce((sum, { length }) => sum + length, 0),
  );

const weakEtag = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the client has this response already. */
function isNotModified(request: FastifyRequest, etag: string | undefined): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && etag !== undefined && isNamed(header, etag);
}

const isCompressible = ({ encoded, body }: CachedResponse): boolean =>
  encoded !== null && body.length >= compressionThreshold;

function createResponseCache(
  limits: CacheLimits,
  { nextAfter, clock, areOthersHeard = () => true, isDatabaseThere = () => true, lastHeardAt = () => null }: Changes,
  {
    publicOrigin,
    isPurged,
    onCleared,
  }: { readonly publicOrigin: string | null; readonly isPurged: boolean; readonly onCleared: () => void },
) {
  const store = new LRUCache<string, CachedResponse>({
    max: limits.responses,
    maxSize: limits.bytes,
    sizeCalculation: sizeOf,
  });
  const former = new LRUCache<string, FormerResponse>({
    max: limits.responses,
    maxSize: limits.bytes,
    sizeCalculation: ({ response }) => sizeOf(response),
  });
  const parameters = createQueryParameters(limits.responses);
  let pending = new Map<string, Promise<CachedResponse | null>>();
  let generation = 0;
  /** When what is stored is no longer what there is; `undefined` until somebody asks. */
  let goodUntil: number | null | undefined;
  /** Compressions by body: clients that ask for the same at a time wait for one. */
  const compressing = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

  /** Of what responses depend on: pages name it, where it is not known which one is the site's. Whoever asks can invent as many hosts as they like. */
  const originOf = ({ url, protocol, host }: FastifyRequest): string =>
    publicOrigin !== null || /^\/(?:api|media)\//.test(url) ? '' : `${protocol}://${host}`;

  const keyOf = (request: FastifyRequest): string =>
    `${originOf(request)} ${normaliseAccept(request.headers.accept)} ${parameters.canonical(request.url)}`;

  /** The compressed copies that the build has made of a file are chosen by the file server: each is a response of its own. */
  const fileKeyOf = (request: FastifyRequest): string =>
    `${keyOf(request)} ${request.headers['accept-encoding'] ?? ''}`;

  /** From then on, requests that differ in other parameters alone have one response. */
  function learn({ readParameters, url }: FastifyRequest): void {
    if (readParameters !== null) parameters.learn(url, readParameters);
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
        const isMade = response !== null && former.get(response.key)?.response !== response;
        if (isMade && response.status === 200 && own === pending && isCurrent && isDatabaseThere()) {
          store.set(response.key, response);
        }
        return response;
      })
      .finally(() => own.delete(key));
    own.set(key, result);
    return result;
  }

  /** What was answered until a change just before the database was lost; what was changed earlier is not shown again. */
  function lastKnown(key: string): CachedResponse | null {
    const found = former.get(key);
    const heardAt = lastHeardAt();
    return found === undefined || heardAt === null || found.clearedAt < heardAt - newEnough ? null : found.response;
  }

  /** What `work` makes, or what was answered before, where it fails: with the database, which may be back by the time it is looked at. */
  async function orLastKnown(key: string, work: () => Promise<CachedResponse | null>): Promise<CachedResponse | null> {
    try {
      const made = await work();
      const isFailure = made !== null && made.status >= 500;
      return isFailure ? (lastKnown(key) ?? made) : made;
    } catch (error) {
      const known = error instanceof DatabaseUnavailable ? lastKnown(key) : null;
      if (known === null) throw error;
      return known;
    }
  }

  async function encodedBody(response: CachedResponse, encoding: Encoding): Promise<Buffer> {
    const known = response.encoded?.[encoding];
    if (known !== undefined) return known;
    const isStored = store.peek(response.key) === response;
    const jobs = compressing.get(response.body) ?? new Map<Encoding, Promise<Buffer>>();
    compressing.set(response.body, jobs);
    const job = jobs.get(encoding) ?? compress[encoding](response.body, isStored);
    jobs.set(encoding, job);
    const body = await job;
    const latest = store.peek(response.key);
    // With its new size. What has been replaced or cleared meanwhile stays so.
    if (isStored && latest?.body === response.body && latest.encoded?.[encoding] === undefined) {
      store.set(response.key, { ...latest, encoded: { ...latest.encoded, [encoding]: body } });
    }
    return body;
  }

  function clear(): void {
    if (lastHeardAt() !== null) {
      const clearedAt = clock();
      for (const [key, response] of store.entries()) former.set(key, { response, clearedAt });
    }
    store.clear();
    pending = new Map();
    generation += 1;
    goodUntil = undefined;
  }

  /** Clears it when the time has come. @returns whether it is known for how long what is stored is good */
  function isTimed(): boolean {
    if (typeof goodUntil === 'number' && goodUntil <= clock()) clear();
    return goodUntil !== undefined;
  }

  /** Looks for how long it is good. */
  async function time(): Promise<void> {
    while (!isTimed()) {
      const asked = generation;
      try {
        const next = await nextAfter(clock());
        // What was written meanwhile may change sooner.
        if (asked === generation) goodUntil = next;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        // What is stored is the best that there is then; the next request asks again.
        return;
      }
    }
  }

  /** For how long it is good, in milliseconds. */
  const timeLeft = (): number => (typeof goodUntil === 'number' ? Math.max(0, goodUntil - clock()) : Infinity);

  /** Whether the client has this response already. */
  const isKnown = (request: FastifyRequest, { status, headers }: CachedResponse): boolean =>
    status === 200 && isNotModified(request, headers['etag']);

  /** How the body is to be compressed; `null` where it is sent as it is, or not at all. */
  const encodingOf = (request: FastifyRequest, response: CachedResponse): Encoding | null =>
    isCompressible(response) && !isKnown(request, response) ? chosenEncoding(request) : null;

  /** @returns false, and sends nothing, where the body has to be compressed first */
  function sendAtOnce(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): boolean {
    const { body, headers, status, encoded } = response;
    const encoding = encodingOf(request, response);
    const payload = encoding === null ? body : encoded?.[encoding];
    if (payload === undefined) return false;
    const policies = untilChange(headers, Math.floor(timeLeft() / 1000));
    reply.code(status).headers(isPurged ? policies : withoutPurge(policies));
    // A first visit from a new tab would wait for another process, and there is nothing to keep from an opener
    // (docs/decisions/077).
    if (isForEverybody(headers)) reply.removeHeader('cross-origin-opener-policy');
    if (isCompressible(response)) vary(reply, 'Accept-Encoding');
    if (isKnown(request, response)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send();
      return true;
    }
    if (encoding !== null) reply.header('content-encoding', encoding);
    // An empty body is of no type.
    reply.send(payload.length === 0 ? undefined : payload);
    return true;
  }

  return {
    store,
    generation: () => generation,
    keyOf,
    fileKeyOf,
    learn,
    isTimed,
    time,
    areOthersHeard,
    fetch(request: FastifyRequest, make: () => Promise<PublicResponse | null>): Promise<CachedResponse | null> {
      const key = keyOf(request);
      const stored = areOthersHeard() ? store.get(key) : undefined;
      if (stored !== undefined) return Promise.resolve(stored);
      return coalesce(key, () =>
        orLastKnown(key, async () => {
          const made = await make();
          if (made === null) return null;
          const body = Buffer.from(made.body);
          if (made.status !== 200) return { key, status: made.status, headers: made.headers, body, encoded: {} };
          learn(request);
          const names = request.readParameters;
          const own = {
            etag: weakEtag(body),
            ...(names === null
              ? {}
              : {
                  'no-vary-search': noVarySearch(
                    splitUrl(request.url).path === '/' ? [...names, ...numberParameters] : names,
                  ),
                }),
          };
          return { key: keyOf(request), status: 200, headers: { ...own, ...made.headers }, body, encoded: {} };
        }),
      );
    },
    sendAtOnce,
    async send(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): Promise<FastifyReply> {
      const encoding = encodingOf(request, response);
      if (encoding !== null && response.encoded?.[encoding] === undefined) {
        const compressed = await encodedBody(response, encoding);
        await time();
        sendAtOnce(request, reply, { ...response, encoded: { ...response.encoded, [encoding]: compressed } });
      } else {
        await time();
        sendAtOnce(request, reply, response);
      }
      return reply;
    },
    size: () => ({ responses: store.size, bytes: store.calculatedSize }),
    clear() {
      clear();
      onCleared();
    },
  };
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

/**
 * How old a response may be, when the database was lost, to stand for one that cannot be made, in milliseconds: as long as caches in
 * front may show it after a change.
 */
const newEnough = 60_000;

/** A response that a change has made obsolete, for the time in which nobody can say what is in its place. */
interface FormerResponse {
  readonly response: CachedResponse;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clearedAt: number;
}

const noChanges: Changes = { nextAfter: async () => null, clock: Date.now };

/** Reads small files whole, and stores those that never change under their name. */
function cacheFiles(
  app: FastifyInstance,
  { fileKeyOf, generation, learn, store }: ReturnType<typeof createResponseCache>,
): void {
  let bytesInFlight = 0;
  async function readWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: ReadStream,
    length: number,
  ): Promise<Buffer> {
    bytesInFlight += length;
    onceClosed(reply.raw, () => (bytesInFlight -= length));
    const body = await buffer(payload);
    if (body.length !== length) throw new Error('A file has changed while it was read.');
    const isImmutable = String(reply.getHeader('cache-control')).includes('immutable');
    if (isImmutable && request.cacheGeneration === generation()) {
      const headers = fileHeaders.flatMap((name) => {
        const value = reply.getHeader(name);
        return value === undefined ? [] : [[name, String(value)] as const];
      });
      learn(request);
      const key = fileKeyOf(request);
      store.set(key, { key, status: 200, headers: Object.fromEntries(headers), body, encoded: null });
    }
    return body;
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFile = payload instanceof ReadStream && request.method === 'GET' && reply.statusCode === 200;
    const length = isFile ? Number(reply.getHeader('content-length')) : Infinity;
    if (isFile && length <= maxFileBytes && bytesInFlight + length <= maxFileBytesInFlight) {
      readWhole(request, reply, payload, length).then((body) => done(null, body), done);
    } else done(null, payload);
  });
}

/**
 * Keeps public responses in memory: rendered pages and reads, which their handlers fetch through it, and small files that never
 * change. A stored response is sent from an `onRequest` hook, before routing's own hooks and handlers; hooks of the whole
 * application (log, headers, cross-origin) run for it as for any other.
 *
 * What is scheduled clears it at its second, with the first request after it. Every write of an
 * administrator clears it before its answer leaves: to know which responses a write touches would be a second, silent copy of every query. A write refused with 4xx has changed nothing; one that failed otherwise may have.
 */
export const responseCache = fastifyPlugin<{
  readonly limits?: CacheLimits;
  readonly changes?: Changes;
  /** The site's, where it is known; `null` where the site is at whatever origin it is asked for. */
  readonly publicOrigin?: string | null;
  /** Whether caches in front are told of writes. */
  readonly isPurged?: boolean;
  /** Called after a write has cleared it. */
  readonly onCleared?: () => void;
}>(
  async (
    app,
    {
      limits = defaultCacheLimits,
      changes = noChanges,
      publicOrigin = null,
      isPurged = false,
      onCleared = () => undefined,
    },
  ) => {
    const cache = createResponseCache(limits, changes, { publicOrigin, isPurged, onCleared });
    app.decorate('responseCache', cache);
    app.decorateRequest('cacheGeneration', 0);
    app.decorateRequest('readParameters', null);
    function stored(request: FastifyRequest): CachedResponse | undefined {
      if (!isRead(request) || uncachedHeaders.some((name) => request.headers[name] !== undefined)) return undefined;
      // Where a number leads is no response of the page at which it is asked for.
      if (readNumberAddress(request.url) !== null) return undefined;
      if (mayBeAdministrator(request) || isRespelt(request) || !cache.areOthersHeard()) return undefined;
      return cache.store.get(cache.keyOf(request)) ?? cache.store.get(cache.fileKeyOf(request));
    }
    // With a callback, like every hook that runs for these: a promise for each costs as much as the answer.
    function answer(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
      request.cacheGeneration = cache.generation();
      const response = stored(request);
      if (response === undefined) done();
      else if (!cache.sendAtOnce(request, reply, response)) cache.send(request, reply, response).catch(done);
    }
    app.addHook('onRequest', (request, reply, done) => {
      if (cache.isTimed()) answer(request, reply, done);
      else cache.time().then(() => answer(request, reply, done), done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      // 503: the database was not reached; whether a commit of which that is not known has changed anything is told by `others`.
      const isRefused = (reply.statusCode >= 400 && reply.statusCode < 500) || reply.statusCode === 503;
      if (mayChangeContent(request) && !isRefused) cache.clear();
      done(null, payload);
    });
    cacheFiles(app, cache);
  },
  { name: 'response-cache', dependencies: ['request-log', 'security-headers', 'cross-origin'] },
);
