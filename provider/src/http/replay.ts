import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newRequestId, toLine } from './log.ts';

/** A kept answer as it went out once: whoever asks the same way gets the same, without being looked at by every hook again. */
interface Sent {
  /** Names and values by turns. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly body: Buffer;
}

/** Answers that have been sent once and may be sent again as they are. */
export interface Replay {
  /** Notes what is being sent. Called for whole answers that are the same for everybody. */
  note(request: FastifyRequest, reply: FastifyReply, body: Buffer): void;
  forget(): void;
}

interface ReplayOptions {
  /** Answers depend on nothing else of a request than address, host and encodings. */
  readonly isPlain: boolean;
  /** At most this many; then it begins anew, as anybody can ask in any number of ways. */
  readonly answers: number;
}

/** Ways to ask that only the hooks know how to answer. */
const special = ['if-none-match', 'origin', 'upgrade', 'transfer-encoding', 'content-length'] as const;

function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || special.some((name) => headers[name] !== undefined)) return null;
  return [headers.host, headers['accept-encoding'], headers.accept, url].join('\n');
}

/**
 * Puts itself before the application's own listener. Headers of the request that an answer depends on are in the key; what
 * differs from one answer to the next (`Date`, `X-Request-Id`) is made anew. One line is logged, as for any other.
 */
export function createReplay(app: FastifyInstance, { isPlain, answers }: ReplayOptions): Replay {
  let sent = new Map<string, Sent>();
  let isClosing = false;

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const found = isClosing || sent.size === 0 ? undefined : sent.get(keyOf(request) ?? '');
    if (found === undefined) return false;
    const begun = performance.now();
    const reqId = newRequestId();
    if (app.log.level === 'info') {
      response.on('close', () => {
        const milliseconds = performance.now() - begun;
        const { method, url, socket } = request;
        const isWhole = response.writableFinished;
        app.log.info({
          reqId,
          ...toLine({ method, url, status: 200, milliseconds, address: socket.remoteAddress, isWhole }),
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
    for (const listener of listeners) listener.call(app.server, request, response);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  return {
    note(request, reply, body) {
      const key = isPlain ? keyOf(request.raw) : null;
      if (key === null) return;
      if (sent.size >= answers) sent = new Map();
      const own = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id');
      const headers = own.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
      sent.set(key, { headers: [...headers, 'content-length', body.length], body });
    },
    forget() {
      sent = new Map();
    },
  };
}
