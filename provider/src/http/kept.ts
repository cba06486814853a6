import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, packKept, threshold, vary } from './compress.ts';
import type { Encoding } from './compress.ts';
import type { Replay } from './replay.ts';

/** An answer that is the same for everybody. */
export interface OpenAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** With status 301: path and query. */
  readonly location?: string | null;
  /** CSP sources of the style elements in a page. */
  readonly styleSources?: readonly string[];
  /** Left out, one is made from the body. */
  readonly etag?: string | null;
}

/** An answer as it is sent. */
export interface ReadyAnswer {
  readonly answer: OpenAnswer;
  readonly bytes: Buffer;
  readonly etag: string;
  /** The bytes in an encoding; compressed once. */
  packed(encoding: Encoding): Promise<Buffer>;
  /** Says that it is about to be sent whole, with the reply's headers as they are and this body. */
  sending(request: FastifyRequest, reply: FastifyReply, body: Buffer): void;
}

/** At most this many bytes before compression, and this many answers; the least used go first. */
export interface KeptLimits {
  readonly bytes: number;
  readonly answers: number;
}

/** Answers in memory, ready to be sent. */
export interface Kept {
  /** The answer under `key`, made unless it is there. Whoever asks while it is made waits for the same one. */
  get(key: string, make: () => Promise<OpenAnswer | null>): Promise<ReadyAnswer | null>;
  /** Forgets everything; what is being made now is not kept. */
  forget(): void;
}

function toReady(answer: OpenAnswer, sending: ReadyAnswer['sending']): ReadyAnswer {
  const bytes = Buffer.from(answer.body);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    answer,
    bytes,
    // Weak: the same for every encoding.
    etag: answer.etag ?? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packed(encoding) {
      const work = packed.get(encoding) ?? packKept[encoding](bytes);
      packed.set(encoding, work);
      return work;
    },
    sending,
  };
}

/** Only whole answers are kept: anybody can ask for any number of things that do not exist. */
const isKept = ({ answer }: ReadyAnswer): boolean => answer.status === 200;

/** @param replay sends again what was sent, until it is forgotten here */
export function createKept(limits: KeptLimits, replay: Replay | null = null): Kept {
  let kept = new Map<string, ReadyAnswer>();
  let underWay = new Map<string, Promise<ReadyAnswer | null>>();
  let size = 0;

  const keep = (key: string, ready: ReadyAnswer): void => {
    kept.set(key, ready);
    size += ready.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (size <= limits.bytes && kept.size <= limits.answers) return;
      kept.delete(oldest);
      size -= bytes.length;
    }
  };

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found !== undefined) {
        // Last in the map is last to go.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const joined = underWay.get(key);
      if (joined !== undefined) return joined;
      const begun = underWay;
      const work = make()
        .then((answer) => {
          const ready: ReadyAnswer | null =
            answer === null
              ? null
              : toReady(answer, (request, reply, body) => {
                  // Forgotten while it was compressed: this was its last time.
                  if (kept.get(key) === ready) replay?.note(request, reply, body);
                });
          if (ready !== null && isKept(ready) && begun === underWay) keep(key, ready);
          return ready;
        })
        .finally(() => begun.delete(key));
      begun.set(key, work);
      return work;
    },
    forget() {
      kept = new Map();
      underWay = new Map();
      size = 0;
      replay?.forget();
    },
  };
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
export const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Forgets everything on every write, before its answer leaves: telling which answers a write touches would be a second,
 * silent copy of every query. A refused write has changed nothing; one that broke may have.
 */
export function forgetOnWrites(app: FastifyInstance, ...all: readonly Kept[]): void {
  app.addHook('onSend', async (request, reply) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!safe.has(request.method) && !isRefused) for (const kept of all) kept.forget();
  });
}

/** Does the client hold this very answer (RFC 9110, 13.1.2)? */
function isHeld(request: FastifyRequest, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque || tag.trim() === '*');
}

/** @param caching the `Cache-Control` of a whole answer; any other is asked for anew */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
  caching: string,
): Promise<FastifyReply> {
  const { answer, etag, bytes } = ready;
  const { status, contentType, location = null } = answer;
  if (location !== null) {
    return reply.code(status).header('cache-control', caching).header('location', location).send('');
  }
  reply
    .code(status)
    .type(contentType)
    .header('cache-control', isKept(ready) ? caching : 'no-cache');
  if (isKept(ready)) reply.header('etag', etag);
  if (bytes.length >= threshold) vary(reply, 'Accept-Encoding');
  if (isKept(ready) && isHeld(request, etag)) return reply.code(304).send();
  const [encoding] = bytes.length < threshold ? [] : acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined) {
    ready.sending(request, reply, bytes);
    return reply.send(bytes);
  }
  const packed = await ready.packed(encoding);
  reply.header('content-encoding', encoding);
  ready.sending(request, reply, packed);
  return reply.send(packed);
}
