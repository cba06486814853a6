import { ReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onceClosed } from '../once-closed.ts';
import type { Store } from './cached-response.ts';
import type { Keys } from './keys.ts';

/** Larger files are streamed from the disk each time. In bytes. */
const maxFileBytes = 512 * 1024;
/** Bytes of files that may be on their way to slow clients at a time; further files are streamed meanwhile. */
const maxFileBytesInFlight = 32 * 1024 * 1024;

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

/**
 * Reads small files whole, and stores those that never change under their name.
 *
 * @param generation changes with whatever may change what visitors are shown
 */
export function cacheFiles(
  app: FastifyInstance,
  { keys, store, generation }: { readonly keys: Keys; readonly store: Store; readonly generation: () => number },
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
      keys.learn(request);
      const key = keys.ofFile(request);
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
