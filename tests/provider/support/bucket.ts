import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished, vi } from 'vitest';

export interface HeldObject {
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
  /** Milliseconds since 1970-01-01 UTC. */
  changedAt: number;
}

/** Keys that a page of a list has: few, so that lists have several. */
const pageLength = 3;

const toXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * A host of one bucket, `studio`, which answers as S3 does what an export asks, and which the environment names until the test ends.
 * Signatures are not looked at.
 */
export async function startBucket() {
  const objects = new Map<string, HeldObject>();
  /** Writes as they came, such as `PUT site/index.html`. */
  const writes: string[] = [];
  /** Reads of objects likewise, such as `GET media/one.jpg`. */
  const reads: string[] = [];
  let refuse: (request: string) => boolean = () => false;

  const list = (query: URLSearchParams): string => {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, pageLength);
    const contents = page.map((key) => {
      const { body = Buffer.of(), changedAt = 0 } = objects.get(key) ?? {};
      const etag = createHash('md5').update(body).digest('hex');
      return `<Contents><Key>${toXml(key)}</Key><Size>${String(body.length)}</Size><LastModified>${new Date(changedAt).toISOString()}</LastModified><ETag>"${etag}"</ETag></Contents>`;
    });
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${toXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}<IsTruncated>${String(more)}</IsTruncated>${next}</ListBucketResult>`;
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: string | Buffer = '', etag = ''): void => {
      response.writeHead(status, { 'content-type': 'application/xml', ...(etag === '' ? {} : { etag }) }).end(body);
    };
    const answerError = (status: number, code: string): void =>
      answer(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    const work = async (): Promise<void> => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
      const key = parts.join('/');
      const body = await readBody(request);
      if (bucket !== 'studio') return answerError(404, 'NoSuchBucket');
      if (request.method === 'GET' && key === '') return answer(200, list(searchParams));
      const asked = `${request.method ?? ''} ${key}`;
      if (refuse(asked)) return answerError(403, 'AccessDenied');
      const held = objects.get(key);
      if (request.method === 'HEAD') return answer(held === undefined ? 404 : 200);
      if (request.method === 'GET') {
        reads.push(asked);
        if (held === undefined) return answerError(404, 'NoSuchKey');
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        return from === undefined
          ? answer(200, held.body)
          : answer(206, held.body.subarray(Number(from), Number(to) + 1));
      }
      writes.push(asked);
      if (request.method === 'DELETE') {
        objects.delete(key);
        return answer(204);
      }
      const source = request.headers['x-amz-copy-source'];
      if (typeof source === 'string') {
        const from = objects.get(decodeURIComponent(source).replace('/studio/', ''));
        if (from === undefined) return answerError(404, 'NoSuchKey');
        objects.set(key, { ...from, changedAt: Date.now() });
        return answer(200, '<CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>');
      }
      objects.set(key, { body, headers: request.headers, changedAt: Date.now() });
      return answer(200, '', `"${createHash('md5').update(body).digest('hex')}"`);
    };
    void work();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${String(address.port)}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    objects,
    writes,
    reads,
    /** From now on, requests for which this is true are refused. */
    refuse(which: typeof refuse) {
      refuse = which;
    },
  };
}
