import { ReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Replay } from './replay.ts';

/** In bytes. What is longer is streamed each time. */
const small = 512 * 1024;
/** So many bytes may be on their way to clients that take their time; whoever comes then gets a stream. */
const mostUnderWay = 32 * 1024 * 1024;

/**
 * Reads small files whole before they are sent. Those that are kept for good never have another content under their name: they
 * are sent again from memory until something is written, which is when they may go.
 */
export function registerSmallFiles(app: FastifyInstance, replay: Replay): void {
  let underWay = 0;
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof ReadStream) || request.method !== 'GET' || reply.statusCode !== 200) return payload;
    const length = Number(reply.getHeader('content-length'));
    if (!(length <= small) || underWay + length > mostUnderWay) return payload;
    underWay += length;
    reply.raw.once('close', () => (underWay -= length));
    const pieces: Buffer[] = [];
    for await (const piece of payload) pieces.push(piece);
    const [only] = pieces;
    const body = only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
    if (body.length !== length) throw new Error('A file has changed while it was read.');
    if (String(reply.getHeader('cache-control')).includes('immutable')) replay.note(request, reply, body);
    return body;
  });
}
