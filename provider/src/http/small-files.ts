import { ReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Replay } from './replay.ts';

/** In bytes. What is longer is streamed each time. */
const small = 512 * 1024;
/** Files are read in pieces of so many bytes: a picture is one or two. */
export const pieceBytes = 256 * 1024;

/**
 * Reads small files whole before they are sent. Those that are kept for good never have another content under their name: they
 * are sent again from memory until something is written, which is when they may go.
 */
export function registerSmallFiles(app: FastifyInstance, replay: Replay): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof ReadStream) || request.method !== 'GET' || reply.statusCode !== 200) return payload;
    const length = Number(reply.getHeader('content-length'));
    if (!(length <= small)) return payload;
    const pieces: Buffer[] = [];
    for await (const piece of payload) pieces.push(piece);
    const [only] = pieces;
    const body = only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
    if (body.length !== length) throw new Error('A file has changed while it was read.');
    if (String(reply.getHeader('cache-control')).includes('immutable')) replay.note(request, reply, body);
    return body;
  });
}
