import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** An id given by a proxy that we trust, if it is one that can be read out and searched for. */
const usable = /^[\w.-]{1,64}$/;

/** Fetched for many ids at a time: five bytes for each took an eighth of the time of an answer that is sent again. */
const random = Buffer.alloc(5 * 800);
let taken = random.length;

function newRequestId(): string {
  if (taken === random.length) {
    randomFillSync(random);
    taken = 0;
  }
  taken += 5;
  return random.toString('hex', taken - 5, taken);
}

/** A request's id: the trusted proxy's (`X-Request-Id`), or ten random hex digits. */
export function requestIdOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = headers['x-request-id'];
  return trustProxy && typeof given === 'string' && usable.test(given) ? given : newRequestId();
}

/** Options that give each request its id. */
export function requestIds(trustProxy: boolean): Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'> {
  return {
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => requestIdOf(request, trustProxy),
  };
}

/** Longest address in a log line, in characters. */
const longest = 300;

/** What a line says of a request. */
export interface Line {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string | undefined;
  readonly isWhole: boolean;
}

/** A line as it is written. */
export const toLine = ({ method, url = '', status, milliseconds, address, isWhole }: Line) => ({
  method,
  url: url.slice(0, longest),
  status,
  milliseconds: Math.round(milliseconds),
  address,
  ...(isWhole ? {} : { brokenOff: true }),
});

/**
 * Writes one line a request, when it has been answered or has broken off, and names its id in the answer. Headers and bodies
 * are never logged, so neither are cookies, tokens or passwords.
 */
export function registerLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      toLine({
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        milliseconds: reply.elapsedTime,
        address: request.ip,
        // An answer to ourselves never says that it is finished; one that breaks off is destroyed.
        isWhole: reply.raw.writableFinished || !reply.raw.destroyed,
      }),
    );
  });
}
