import { readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '../../provider/src/db/postgres/errors.ts';
import { crossOrigin } from '../../provider/src/http/cross-origin.ts';
import { securityHeaders } from '../../provider/src/http/headers.ts';
import { requestLog } from '../../provider/src/http/log.ts';
import { responseCache, type Changes } from '../../provider/src/http/response-cache/response-cache.ts';
import type { CacheLimits } from '../../provider/src/http/response-cache/cached-response.ts';
import type { AppConfig } from '../../provider/src/app.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';

/** A provider that listens, so that answers go over a socket. */
async function listen(config: Partial<AppConfig> = {}) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const provider = await startProvider({ demoContent: true, logger: { level: 'info', stream }, ...config });
  onTestFinished(() => provider.close());
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
  return { ...provider, origin, ask, lines };
}

/** Differs from answer to answer. */
const own = { date: expect.any(String), 'x-request-id': expect.stringMatching(/^[0-9a-f]{10}$/) };

describe('a cached response', () => {
  test('is the first one to the letter, but for its date and name, and is logged like it', async () => {
    const { ask, lines } = await listen();
    for (const path of ['/api/projects', '/api/project?slug=upar', '/api/category']) {
      const first = await ask(path, { 'accept-encoding': 'br' });
      const again = await ask(path, { 'accept-encoding': 'br' });
      expect(again).toEqual({ ...first, headers: { ...first.headers, ...own } });
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      await expect.poll(() => lines.filter((line) => line.includes(`"${path}"`))).toHaveLength(2);
      const [one, other] = lines
        .filter((line) => line.includes(`"${path}"`))
        .map((line) => Object.keys(JSON.parse(line)));
      expect(other).toEqual(one);
    }
  });

  test('is one for all hosts that are asked for, where it names none of them', async () => {
    const { app } = await listen();
    const ask = (host: string, url: string) => app.inject({ url, headers: { host, accept: '*/*' } });
    await ask('a.example', '/api/projects');
    const { responses } = app.responseCache.size();
    for (let at = 0; at < 50; at += 1) await ask(`${String(at)}.example`, '/api/projects');
    expect(app.responseCache.size().responses).toBe(responses);
  });

  test('comes as the client takes it', async () => {
    const { ask } = await listen();
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const { headers, body } = await ask('/api/projects', { 'accept-encoding': encoding });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(JSON.parse(body)).toHaveProperty('data');
    }
  });

  test('is over with the write that changes it', async () => {
    const { app, ask, origin } = await listen();
    const { cookie } = await logIn(app);
    await ask('/api/category');
    await ask('/api/category');
    const headers = { cookie, 'content-type': 'application/json' };
    const written = await fetch(`${origin}/api/category`, { method: 'POST', headers, body: '{"name":"Sounds"}' });
    expect(written.status).toBe(201);
    expect((await ask('/api/category')).body).toContain('Sounds');
  });

  test('is not sent to who holds it already, and allows another origin', async () => {
    const { ask } = await listen({ allowedOrigins: ['https://www.studio.example'] });
    const { headers } = await ask('/api/category');
    await ask('/api/category');
    expect((await ask('/api/category', { 'if-none-match': headers['etag'] ?? '' })).status).toBe(304);
    const foreign = await ask('/api/category', { origin: 'https://www.studio.example' });
    expect(foreign.headers['access-control-allow-origin']).toBe('https://www.studio.example');
    expect((await ask('/api/category')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('behind a proxy is one for each way that it says it was asked', async () => {
    const { app, ask, lines } = await listen({ trustProxy: true });
    const ways: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-proto': 'http, https' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'studio.example' },
    ];
    const path = '/api/category';
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(ways.map((way) => ask(path, way)));
      const secure = answers.map(({ headers }) => 'strict-transport-security' in headers);
      expect(secure).toEqual([false, true, true, true]);
    }
    const from = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-request-id': 'proxy-1.2' };
    lines.length = 0;
    const { headers } = await ask(path, from);
    await app.inject({ url: path, headers: from });
    expect(headers['x-request-id']).toBe('proxy-1.2');
    await expect.poll(() => lines).toHaveLength(2);
    // The proxy's own word, shortened.
    for (const line of lines) expect(line).toContain('"address":"198.51.100.0"');
    for (const line of lines) expect(line).toContain('"reqId":"proxy-1.2"');
  });
});

test('a picture is sent again from memory as it was sent from the disk, until it is deleted', async () => {
  const { app, ask, origin, data: store } = await listen();
  const { data } = (await app.inject({ url: '/api/projects' })).json();
  const { id, HeaderMedia } = data.find((project: { HeaderMedia: string }) => project.HeaderMedia.endsWith('.jpg'));
  const path = `/${HeaderMedia}`;
  const first = await ask(path);
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg', 'accept-ranges': 'bytes' } });
  const file = join(store.media.folder, basename(path));
  const bytes = await readFile(file);
  // The disk is no longer asked.
  await rename(file, `${file}.away`);
  const again = await fetch(origin + path);
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(again.headers)).toEqual({ ...first.headers, ...own });
  await rename(`${file}.away`, file);

  const etag = first.headers['etag'] ?? '';
  const modified = first.headers['last-modified'] ?? '';
  // Otherwise fetch says that it wants no answer from a cache.
  const asBrowsers = { 'cache-control': 'max-age=0' };
  expect((await ask(path, { ...asBrowsers, 'if-none-match': etag })).status).toBe(304);
  expect((await ask(path, { ...asBrowsers, 'if-modified-since': modified })).status).toBe(304);
  expect((await ask(path, { 'if-match': '"another"' })).status).toBe(412);
  expect(await ask(path, { range: 'bytes=0-9' })).toMatchObject({ status: 206, headers: { 'content-length': '10' } });

  const { cookie } = await logIn(app);
  expect((await fetch(`${origin}/api/projects/${id}`, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  expect((await ask(path)).status).toBe(404);
});

/** An application with nothing but the cache: `/name/length` answers `name`, padded to that length, and counts. */
async function startCache(limits: CacheLimits, changes?: Changes) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(requestLog);
  await app.register(securityHeaders, { setHeaders: () => undefined });
  await app.register(crossOrigin, { allowedOrigins: [], publicOrigin: null, trustProxy: false });
  await app.register(responseCache, changes === undefined ? { limits } : { limits, changes });
  const made: string[] = [];
  let isReady: Promise<void> = Promise.resolve();
  let isLost = false;
  app.get<{ Params: { name: string; length: string } }>('/:name/:length', async (request, reply) => {
    const response = await app.responseCache.fetch(request, async () => {
      if (isLost) throw new DatabaseUnavailable();
      const { name, length } = request.params;
      made.push(name);
      const body = `${made.length}`.padEnd(Number(length));
      await isReady;
      return { status: 200, headers: { 'content-type': 'text/plain' }, body };
    });
    return response === null ? reply : app.responseCache.send(request, reply, response);
  });
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await app.inject({ url: path, headers })).body.trim();
  return {
    app,
    ask,
    made,
    /** Holds back what is being made, until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      isReady = promise;
      return resolve;
    },
    /** From now on nothing can be made. */
    lose: () => void (isLost = true),
  };
}

test('the least used go when there are too many, or they are too large', async () => {
  const { ask, made } = await startCache({ bytes: 1000, responses: 2 });
  const askAll = async (...paths: readonly string[]) => {
    made.length = 0;
    for (const path of paths) await ask(path);
    return made.join(' ');
  };
  expect(await askAll('/a/1', '/b/1', '/a/1', '/c/1', '/a/1', '/b/1')).toBe('a b c b');
  expect(await askAll('/a/1', '/large/940', '/a/1', '/large/940')).toBe('large a large');
  // With its key, however short it is.
  expect(await askAll('/huge/1000', '/huge/1000')).toBe('huge huge');
});

test('compressed copies count, and are made once', async () => {
  const { app, ask, made } = await startCache({ bytes: 4100, responses: 10 });
  await ask('/a/4000');
  const packed = () => app.inject({ url: '/a/4000', headers: { 'accept-encoding': 'br' } });
  const [one, other] = [await packed(), await packed()];
  expect(one.headers['content-encoding']).toBe('br');
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  expect(made).toEqual(['a']);
  await ask('/b/90');
  await ask('/a/4000');
  expect(made, 'no room for both with the copy').toEqual(['a', 'b', 'a']);
});

test('what is sent once is compressed with little work, and what is stored as small as it gets', async () => {
  const { app } = await startCache({ bytes: 100_000, responses: 10 });
  // Words that repeat, as in a page.
  const body = Array.from({ length: 4000 }, (_, at) => `${String((at * at) % 977)} of ${String(at % 89)}`).join(', ');
  app.get('/page/:status', async (request, reply) => {
    const { status } = Object(request.params);
    const headers = { 'content-type': 'text/plain' };
    const response = await app.responseCache.fetch(request, async () => ({ status: Number(status), headers, body }));
    return response === null ? reply : app.responseCache.send(request, reply, response);
  });
  const bytesOf = async (status: number): Promise<number> => {
    const answer = await app.inject({ url: `/page/${String(status)}`, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(body);
    return answer.rawPayload.length;
  };
  const quick = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(await bytesOf(404)).toBeGreaterThan(quick);
  expect(await bytesOf(200)).toBeLessThan(quick);
});

test('is made once for all who wait; what a write overtakes is sent and not stored', async () => {
  const { app, ask, hold } = await startCache({ bytes: 1000, responses: 10 });
  const release = hold();
  const early = [ask('/a/1'), ask('/a/1')];
  await new Promise((resolve) => setTimeout(resolve, 20));
  app.responseCache.clear();
  const late = ask('/a/1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  release();
  expect(await Promise.all([...early, late])).toEqual(['1', '1', '2']);
  expect(await ask('/a/1')).toBe('2');
});

test('what a write overtook while it was made stands in for it once the database is lost', async () => {
  const lostAt = Date.now();
  const changes = { nextAfter: async () => null, clock: () => lostAt, lastHeardAt: () => lostAt };
  const { app, ask, hold, lose } = await startCache({ bytes: 1000, responses: 10 }, changes);
  const release = hold();
  const early = ask('/a/1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  app.responseCache.clear();
  release();
  expect(await early).toBe('1');
  lose();
  expect(await ask('/a/1')).toBe('1');
  expect((await app.inject({ url: '/b/1' })).statusCode, 'nothing is known of it').toBe(500);
});

test('what fails is said to have failed, where nothing was known before', async () => {
  const { app } = await startCache({ bytes: 1000, responses: 10 });
  app.get('/failing', async (request, reply) => {
    const failed = { status: 500, headers: {}, body: 'It has failed.' };
    const response = await app.responseCache.fetch(request, () => Promise.resolve(failed));
    return response === null ? reply : app.responseCache.send(request, reply, response);
  });
  const answer = await app.inject({ url: '/failing' });
  expect([answer.statusCode, answer.body]).toEqual([500, 'It has failed.']);
});

test('HEAD has the headers of GET, with and without the cache', async () => {
  const { app } = await listen();
  const head = () => app.inject({ method: 'HEAD', url: '/api/projects', headers: { 'accept-encoding': 'br' } });
  const first = await head();
  const get = await app.inject({ url: '/api/projects', headers: { 'accept-encoding': 'br' } });
  const again = await head();
  for (const answer of [first, again]) {
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control']) {
      expect([name, answer.headers[name]]).toEqual([name, get.headers[name]]);
    }
  }
});

test('a write that fails halfway clears it, a refused one does not', async () => {
  const { app, data: store } = await listen();
  const { cookie } = await logIn(app);
  const read = async () => (await app.inject({ url: '/api/category' })).body;
  const before = await read();
  await store.db.exec("UPDATE category SET name = 'Changed in secret' WHERE id = 1");
  const write = (payload: object) => app.inject({ method: 'POST', url: '/api/category', headers: { cookie }, payload });
  expect((await write({})).statusCode).toBe(400);
  expect(await read()).toBe(before);
  await store.db.exec('ALTER TABLE created_once RENAME TO elsewhere');
  const broken = await app.inject({
    method: 'POST',
    url: '/api/category',
    headers: { cookie, 'idempotency-key': 'a' },
    payload: { name: 'Sounds' },
  });
  expect(broken.statusCode).toBe(500);
  expect(await read()).toContain('Changed in secret');
});

test('what strangers may send clears nothing, however often', async () => {
  const { app } = await listen();
  const { cookie } = await logIn(app);
  const show = { method: 'PUT', url: '/api/contact-form', headers: { cookie }, payload: { shown: true } } as const;
  expect((await app.inject(show)).statusCode).toBe(200);
  await app.inject('/api/category');
  const generation = app.responseCache.generation();
  const send = async (url: string) => (await app.inject({ method: 'POST', url })).statusCode;
  expect(await send('/api/login/passkey/options')).toBe(200);
  expect(await send('/api/messages/ticket')).toBe(201);
  await logIn(app);
  expect(app.responseCache.generation()).toBe(generation);
});
