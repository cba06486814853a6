import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../media/bucket.ts';
import { noteMissing } from './note-missing.ts';
import { isNamed } from '../http/etag.ts';
import { onceClosed } from '../http/once-closed.ts';
import { notFound } from '../lib/http-error.ts';
import type { MediaBucket } from '../media/store.ts';

interface BucketFile {
  readonly file: string;
  /** Of all of it. */
  readonly bytes: number;
  readonly bucket: MediaBucket;
}

interface CachePolicy {
  readonly cacheControl: boolean;
  readonly immutable?: boolean;
}

/**
 * The bytes that a `Range` header asks for (RFC 9110, 14.1.2).
 * @returns `all` where there is none, or one that is not understood, or of several parts; `null` for what the file does not have
 */
function rangeIn(header: string | undefined, bytes: number): ByteRange | 'all' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all';
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  if (Number(from) >= bytes || (to !== '' && Number(to) < Number(from))) return null;
  return { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}

/**
 * Sends a file, or the part of it that is asked for, from the bucket, as the file server sends one from the folder.
 */
export async function passOn(
  { file, bytes, bucket }: BucketFile,
  policy: CachePolicy,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const etag = `"${file}"`;
  reply.header('etag', etag);
  if (policy.cacheControl) {
    reply.header('cache-control', `public, max-age=${policy.immutable === true ? '31536000, immutable' : '60'}`);
  }
  const { range, 'if-none-match': noneMatch, 'if-range': ifRange } = request.headers;
  if (noneMatch !== undefined && isNamed(noneMatch, etag)) {
    reply.code(304).removeHeader('content-type').send();
    return;
  }
  const part = rangeIn(ifRange === undefined || ifRange === etag ? range : undefined, bytes);
  if (part === null) {
    reply
      .code(416)
      .header('content-range', `bytes */${String(bytes)}`)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send({ message: 'The file does not have this range.' });
    return;
  }
  const { start, end } = part === 'all' ? { start: 0, end: bytes - 1 } : part;
  // The length of a stream is what its header says, for HEAD too.
  const stream = request.method === 'HEAD' ? Readable.from([]) : await bucket.read(file, { start, end });
  if (stream === null) {
    noteMissing(file, request.log);
    throw notFound('file');
  }
  reply.header('accept-ranges', 'bytes').header('content-length', end - start + 1);
  if (part !== 'all') reply.code(206).header('content-range', `bytes ${String(start)}-${String(end)}/${String(bytes)}`);
  // A client that goes away ends the read at the bucket too.
  onceClosed(reply.raw, () => void stream.destroy());
  reply.send(stream);
}
