import { readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKept } from '../../provider/src/http/kept.ts';
import { createReplay } from '../../provider/src/http/replay.ts';
import type { AppConfig } from '../../provider/src/app.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';

/** A provider that listens: what is sent again never reaches the application, so `inject` would not meet it. */
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

describe('an answer that is sent again', () => {
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

  test('is asked of the application by who holds it already, and by another origin', async () => {
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
    // The application answers who holds it already; the rest is sent again.
    const { headers } = await ask(path, from);
    await app.inject({ url: path, headers: from });
    expect(headers['x-request-id']).toBe('proxy-1.2');
    await expect.poll(() => lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain('"address":"198.51.100.7"');
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

test('the oldest go when there are too many, or they are too large', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const replay = createReplay(app, { trustProxy: false, limits: { bytes: 1000, answers: 2 } });
  const made: string[] = [];
  app.get<{ Params: { name: string; length: number } }>('/:name/:length', async (request, reply) => {
    made.push(request.params.name);
    const body = Buffer.alloc(Number(request.params.length));
    replay.note(request, reply, body);
    return reply.send(body);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (...paths: readonly string[]) => {
    made.length = 0;
    for (const path of paths) await fetch(origin + path).then((answer) => answer.arrayBuffer());
    return made.join(' ');
  };
  expect(await ask('/a/1', '/b/1', '/a/1', '/c/1', '/b/1', '/a/1')).toBe('a b c a');
  expect(await ask('/a/1', '/large/1000', '/a/1', '/large/1000')).toBe('large a large');
  expect(await ask('/huge/1001', '/huge/1001')).toBe('huge huge');
});

test('what a write has made old while it was being sent is not sent again', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const replay = createReplay(app, { trustProxy: false, limits: { bytes: 1000, answers: 10 } });
  const kept = createKept({ bytes: 1000, answers: 10 }, replay);
  let made = 0;
  app.get('/', async (request, reply) => {
    const ready = await kept.get('/', async () => ({ status: 200, contentType: 'text/plain', body: `${(made += 1)}` }));
    if (made === 1) kept.forget();
    ready?.sending(request, reply, ready.bytes);
    return reply.send(ready?.bytes);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async () => (await fetch(origin)).text();
  expect([await ask(), await ask(), await ask()]).toEqual(['1', '2', '2']);
});
