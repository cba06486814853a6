import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shortAddress } from '../rules/networks.ts';
import { splitUrl } from './page-path.ts';

/** An id given by a proxy that we trust, if it is one that can be read out and searched for. */
const usable = /^[\w.-]{1,64}$/;

/** Fetched for many ids at a time: fetching five bytes for each took an eighth of the time of a cached response. */
const random = Buffer.alloc(5 * 800);
let offset = random.length;

function newRequestId(): string {
  if (offset === random.length) {
    randomFillSync(random);
    offset = 0;
  }
  offset += 5;
  return random.toString('hex', offset - 5, offset);
}

/** Gives each request its id: the trusted proxy's (`X-Request-Id`), or ten random hex digits. */
export function requestIds(trustProxy: boolean): Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'> {
  return {
    requestIdHeader: false,
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return trustProxy && typeof given === 'string' && usable.test(given) ? given : newRequestId();
    },
  };
}

/** What stands behind these parts of a path is a token, or was meant to be one. */
const tokenPath = /((?:^|\/)(?:p|preview|shown)\/)[^/?]+/gi;
/** A secret of ours has 256 random bits; that of an undo 144, and opens nothing without a session. Not from the middle of an escape of JSON. */
const secret = /(?<!\\|\\u[0-9a-f]{0,3})[\w-]{40,}/g;

/** A query in which nothing that needs no encoding is encoded. */
function plainQuery(query: string): string {
  if (query === '') return '';
  return `?${query.includes('%') ? new URLSearchParams(query).toString() : query}`;
}

/** What may be a secret. */
const longWord = /[\w-]{40}/;

/** An address without what was meant to be a secret, however short. Others are taken from every line. */
function withoutTokens(url: string): string {
  const { path, query } = splitUrl(url);
  return path.replaceAll(tokenPath, '$1…') + plainQuery(query);
}

/** Shorter ones would take words from the log. */
const shortestGiven = 6;

/**
 * Takes from each line what opens something to whoever reads it: links, keys and tokens of ours, wherever they stand, also in errors
 * of others' code; and what the environment has given as a secret.
 *
 * @param given passwords and keys from the environment
 */
export function withoutSecrets(given: readonly string[]): { readonly hooks: { streamWrite(line: string): string } } {
  const known = given
    .filter(({ length }) => length >= shortestGiven)
    .flatMap((one) => [JSON.stringify(one).slice(1, -1), encodeURIComponent(one)]);
  return {
    hooks: {
      streamWrite: (line) => {
        const text = known.reduce((rest, one) => rest.replaceAll(one, '…'), line);
        // Hardly any line has one, and to look behind each of its letters takes longest.
        return longWord.test(text) ? text.replaceAll(secret, '…') : text;
      },
    },
  };
}

/** Longest address in a log line, in characters. */
const maxUrlLength = 300;
const sayUrl = (url: string): string => withoutTokens(url).replaceAll(secret, '…').slice(0, maxUrlLength);

/** Levels at which a request is worth a line. */
const levelsOfInfo: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/**
 * Writes one line a request, when it has been answered or has broken off, and names its id in the answer. Headers and bodies
 * are never logged, so neither are cookies, tokens or passwords.
 */
export const requestLog = fastifyPlugin<{
  /** Whether requests have lines at all. */
  readonly logRequests?: boolean;
  /** Whether visitors' addresses are whole in them: they are personal data. */
  readonly logsWholeAddresses?: boolean;
}>(
  async (app, { logRequests = true, logsWholeAddresses = false }) => {
    const sayAddress = logsWholeAddresses ? (address: string) => address : shortAddress;
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    if (!logRequests || !levelsOfInfo.has(app.log.level)) return;
    app.addHook('onResponse', (request, reply, done) => {
      // An answer to `inject` never says that it is finished; one that breaks off is destroyed.
      const isWhole = reply.raw.writableFinished || !reply.raw.destroyed;
      request.log.info({
        method: request.method,
        url: sayUrl(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        address: sayAddress(request.ip),
        ...(isWhole ? {} : { brokenOff: true }),
      });
      done();
    });
  },
  { name: 'request-log' },
);
