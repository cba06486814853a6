import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Shorter answers fit into a packet or two as they are. In bytes. */
export const threshold = 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pack = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
};

/** Compression of what is sent many times: slower, smaller. */
export const packKept = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
};

/** Encodings that we can send, the better one first. */
export type Encoding = keyof typeof pack;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The encodings that a request accepts (RFC 9110, 12.5.3), ours only, the better one first. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const accepted = String(header ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase());
  return encodings.filter((encoding) =>
    accepted.some((item) => item.startsWith(encoding) && !/;\s*q=0(\.0*)?$/.test(item)),
  );
}

/** Notes that the answer depends on a header of the request. */
export function vary(reply: FastifyReply, header: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present === undefined ? header : `${String(present)}, ${header}`);
}

/** Compresses JSON answers that are worth it. Files are not touched: media are compressed, pages come compressed. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || payload.length < threshold) return payload;
    vary(reply, 'Accept-Encoding');
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return pack[encoding](payload);
  });
}
