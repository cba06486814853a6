import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptLimits } from './kept.ts';
import { requestIdOf, toLine } from './log.ts';

/** A kept answer as it went out once: whoever asks the same way gets the same, without being looked at by every hook again. */
interface Sent {
  /** Names and values by turns. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly body: Buffer;
}

/** Answers that have been sent once and may be sent again as they are. */
export interface Replay {
  /**
   * Notes what is being sent, unless something has been written since it was asked for. Called for whole answers that are the
   * same for everybody.
   */
  note(request: FastifyRequest, reply: FastifyReply, body: Buffer): void;
  forget(): void;
}

interface ReplayOptions {
  /** Whether a proxy in front says how it was asked. */
  readonly trustProxy: boolean;
  /** At most this many answers and bytes; the oldest go first, as anybody can ask in any number of ways. */
  readonly limits: KeptLimits;
}

/** Ways to ask that only the hooks know how to answer. */
const special = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'origin',
  'upgrade',
  'transfer-encoding',
  'content-length',
] as const;

/** Headers that are made for each answer. */
const ofEach: ReadonlySet<string> = new Set(['x-request-id', 'content-length']);

function keyOf({ method, url, headers }: IncomingMessage, trustProxy: boolean): string | null {
  if (method !== 'GET' || special.some((name) => headers[name] !== undefined)) return null;
  const asked = [headers.host, headers['accept-encoding'], headers.accept, url];
  // All that the framework believes a proxy, but for the client's address, which changes no answer to everybody.
  if (trustProxy) asked.push(String(headers['x-forwarded-proto']), String(headers['x-forwarded-host']));
  return asked.join('\n');
}

/** The client's address: behind a proxy, what that has added. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string | undefined {
  const told = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return told.split(',').at(-1)?.trim() || socket.remoteAddress;
}

/**
 * Puts itself before the application's own listener. Headers of the request that an answer depends on are in the key; what
 * differs from one answer to the next (`Date`, `X-Request-Id`) is made anew. One line is logged, as for any other.
 */
export function createReplay(app: FastifyInstance, { trustProxy, limits }: ReplayOptions): Replay {
  let sent = new Map<string, Sent>();
  let size = 0;
  /** Counts what was forgotten: an answer that was begun in another age may be old already. */
  let age = 0;
  const ages = new WeakMap<IncomingMessage, number>();
  let isClosing = false;

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const found = isClosing || sent.size === 0 ? undefined : sent.get(keyOf(request, trustProxy) ?? '');
    if (found === undefined) return false;
    const begun = performance.now();
    const reqId = requestIdOf(request, trustProxy);
    if (app.log.level === 'info') {
      response.on('close', () => {
        const milliseconds = performance.now() - begun;
        const { method, url } = request;
        const isWhole = response.writableFinished;
        app.log.info({
          reqId,
          ...toLine({ method, url, status: 200, milliseconds, address: addressOf(request, trustProxy), isWhole }),
        });
      });
    }
    response.writeHead(200, [...found.headers, 'x-request-id', reqId]);
    response.end(found.body);
    return true;
  };

  const listeners = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return;
    ages.set(request, age);
    for (const listener of listeners) listener.call(app.server, request, response);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  return {
    note(request, reply, body) {
      const key = keyOf(request.raw, trustProxy);
      if (key === null || ages.get(request.raw) !== age) return;
      const own = Object.entries(reply.getHeaders()).filter(([name]) => !ofEach.has(name));
      const headers = own.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
      size += body.length - (sent.get(key)?.body.length ?? 0);
      sent.set(key, { headers: [...headers, 'content-length', body.length], body });
      for (const [oldest, { body: gone }] of sent) {
        if (size <= limits.bytes && sent.size <= limits.answers) return;
        sent.delete(oldest);
        size -= gone.length;
      }
    },
    forget() {
      sent = new Map();
      size = 0;
      age += 1;
    },
  };
}
