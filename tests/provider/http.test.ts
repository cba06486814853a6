import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { operations } from '@vitrine/contract/operations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assertComplete } from '../../provider/src/contract/routes.ts';
import { createHandlers } from '../../provider/src/handlers/index.ts';
import { createImporting } from '../../provider/src/imports/importing.ts';
import { createServices } from '../../provider/src/services.ts';
import { createSessionCookie } from '../../provider/src/auth/cookie.ts';
import { toProblem } from '../../provider/src/http/errors.ts';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

async function start(config: Parameters<typeof startProvider>[0] = {}): Promise<TestProvider> {
  const provider = await startProvider(config);
  onTestFinished(() => provider.close());
  return provider;
}

async function buildClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vitrine</title>');
  await writeFile(join(folder, 'index.html.gz'), gzipSync('<!doctype html><title>Vitrine</title>'));
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'console.info(1);');
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('console.info(1);'));
  return folder;
}

describe('the pages', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  test('every page address gets index.html, nothing else does', async () => {
    const { app } = await start({ clientDir: await buildClient() });
    const pages = [
      '/',
      '/work',
      '/project/upar',
      '/project/no.5',
      '/project/%E0%A4%97',
      '/dashboard/edit/5?x=1',
      '/apiary',
    ];
    for (const url of pages) {
      const answer = await app.inject({ url, headers: html });
      // The dashboard's are not kept at all: Back after logout asks for them again.
      const kept = url.startsWith('/dashboard/') ? 'no-store' : 'no-cache';
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, kept]);
      expect(answer.body).toContain('<title>Vitrine</title>');
    }
    const anything = { accept: '*/*' };
    for (const [url, headers] of [
      ['/api', html],
      ['/api/nothing', html],
      ['/media', html],
      ['/media/x.jpg', html],
      ['/assets/old.css', html],
      ['/missing.js', anything],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect([url, answer.statusCode, typeof answer.json<{ message: unknown }>().message]).toEqual([
        url,
        404,
        'string',
      ]);
    }
    expect((await app.inject({ url: '/work', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });

  test('a page can be read, and the answer to anything else names what can be done', async () => {
    const { app } = await start({ clientDir: await buildClient() });
    for (const [method, url] of [
      ['POST', '/work'],
      ['PUT', '/'],
      ['DELETE', '/assets/app-1a2b.js'],
      ['PATCH', '/none'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: html });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
      expect(answer.json()).toEqual({ message: 'This cannot be done here.' });
    }
    const asked = await app.inject({ method: 'OPTIONS', url: '/work' });
    expect([asked.statusCode, asked.headers.allow, asked.body]).toEqual([204, 'GET, HEAD', '']);
  });

  test.each([
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=0.5, identity;q=1', undefined],
    ['br;q=0, *', 'gzip'],
    ['deflate', undefined],
    ['gzip;q=0', undefined],
  ])('Accept-Encoding: %s is answered with %s, whatever answers', async (header, encoding) => {
    const { app } = await start({ clientDir: await buildClient(), demoContent: true });
    for (const url of ['/work', '/assets/app-1a2b.js', '/api/projects']) {
      const answer = await app.inject({ url, headers: { ...html, 'accept-encoding': header } });
      expect([url, answer.headers['content-encoding']]).toEqual([url, encoding]);
      expect(String(answer.headers.vary).toLowerCase().split('accept-encoding')).toHaveLength(2);
    }
  });

  test('only GET has ranges, none is joined by a weak tag, and a version that is not there is refused', async () => {
    const { app } = await start({ clientDir: await buildClient(), demoContent: true });
    const url = '/assets/app-1a2b.js';
    const range = 'bytes=0-3';
    const part = await app.inject({ url, headers: { range } });
    expect([part.statusCode, part.body]).toEqual([206, 'cons']);
    const head = await app.inject({ method: 'HEAD', url, headers: { range } });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '16']);
    const etag = String(part.headers.etag);
    expect(etag).toMatch(/^W\//);
    expect((await app.inject({ url, headers: { range, 'if-range': etag } })).statusCode).toBe(200);
    for (const path of [url, '/api/projects']) {
      const other = await app.inject({ url: path, headers: { 'if-match': '"other"' } });
      expect([path, other.statusCode, Object.keys(other.json<object>())]).toEqual([path, 412, ['message']]);
      expect((await app.inject({ url: path, headers: { 'if-match': '*' } })).statusCode).toBe(200);
    }
  });

  test('files named by their content are kept, and sent compressed', async () => {
    const { app } = await start({ clientDir: await buildClient() });
    const plain = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const page = await app.inject({ url: '/work', headers: { ...html, 'accept-encoding': 'gzip' } });
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(gunzipSync(page.rawPayload).toString()).toContain('<title>Vitrine</title>');
    expect((await app.inject({ url: '/assets/..%2F..%2Findex.html' })).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('before they are built, a plain text says so', async () => {
    const { app } = await start({ clientDir: '/nowhere/at/all' });
    const answer = await app.inject({ url: '/work', headers: html });
    expect(answer.headers['content-type']).toMatch('text/plain');
    expect(answer.body).toContain('npm run build');
  });
});

describe('refusals', () => {
  test.each([
    ['GET', '/api/nothing', {}, '', 404],
    ['PUT', '/api/projects', {}, '', 405],
    ['DELETE', '/media/x.jpg', {}, '', 405],
    ['GET', '/%zz', {}, '', 400],
    ['POST', '/api/login', { 'content-type': 'application/json' }, '{"username":', 400],
    ['POST', '/api/login', { 'content-type': 'application/json' }, '', 400],
    ['POST', '/api/login', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 400],
    ['POST', '/api/login', { 'content-type': 'application/xml' }, '<a/>', 415],
    ['POST', '/api/login', {}, 'text', 415],
    ['POST', '/api/login', { 'content-type': 'application/json' }, `{"username":"${'x'.repeat(1024 * 1024)}"}`, 413],
  ] as const)('%s %s is {message} (%#)', async (method, url, headers, payload, expected) => {
    const { app } = await start();
    const answer = await app.inject({ method, url, headers, ...(payload === '' ? {} : { payload }) });
    expect(answer.statusCode, answer.body).toBe(expected);
    expect(Object.keys(answer.json<object>())).toEqual(['message']);
    expect(answer.body).not.toMatch(/node_modules|\.ts|FST_|at /);
    if (expected === 405) expect(answer.headers['allow']).toMatch(/GET/);
  });

  test('a full disk is 507, the unexpected is 500 without details', () => {
    expect(toProblem(Object.assign(new Error('ENOSPC: /secret/path'), { code: 'ENOSPC' })).status).toBe(507);
    expect(toProblem(Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })).status).toBe(507);
    expect(toProblem(new Error('/secret/path'))).toEqual({
      status: 500,
      message: 'Something went wrong on the server.',
    });
    expect(toProblem('nothing')).toEqual({ status: 500, message: 'Something went wrong on the server.' });
  });
});

describe('other origins', () => {
  const login = (provider: TestProvider, headers: Readonly<Record<string, string>>) =>
    provider.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'studio.example', ...headers },
      payload: { username, password },
    });

  test.each([
    [{}, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ origin: 'https://studio.example' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('a change from %j is %i', async (headers, expected) => {
    expect((await login(await start(), headers)).statusCode).toBe(expected);
  });

  test('an allowed origin may call with the session', async () => {
    const origin = 'https://www.studio.example';
    const provider = await start({ allowedOrigins: [origin] });
    const answer = await login(provider, { origin, 'sec-fetch-site': 'same-site' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const preflight = await provider.app.inject({
      method: 'OPTIONS',
      url: '/api/projects/1',
      headers: { origin, 'access-control-request-method': 'DELETE' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
    const other = await provider.app.inject({
      method: 'OPTIONS',
      url: '/api/projects/1',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('https', () => {
  test.each([
    [{ publicOrigin: 'https://studio.example' }, {}],
    [{ trustProxy: true }, { 'x-forwarded-proto': 'https' }],
  ])('%j: the cookie is Secure and of this host', async (config, headers) => {
    const { app } = await start(config);
    const answer = await app.inject({ method: 'POST', url: '/api/login', headers, payload: { username, password } });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-vitrine_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [cookie] = answer.cookies;
    const ask = (name: string) =>
      app.inject({ url: '/api/verify-auth', headers: { ...headers, cookie: `${name}=${cookie?.value}` } });
    expect((await ask('__Host-vitrine_session')).statusCode).toBe(200);
    expect((await ask('vitrine_session')).statusCode).toBe(401);
  });

  test('a proxy is believed only when it is trusted, and only about its own client', async () => {
    const untrusted = await start();
    const plain = await untrusted.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { username, password },
    });
    expect(plain.headers['set-cookie']).toMatch(/^vitrine_session=/);
    const { app } = await start({ trustProxy: true });
    const fail = (claimed: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': `${claimed}, 10.0.0.9` },
        payload: { username, password: 'wrong' },
      });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await fail(`1.2.3.${count}`)).statusCode);
    expect(answers, 'the address that the client claims does not count').toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('of several proxies each adds an address, and the one before them is the client', async () => {
    const { app } = await start({ trustProxy: true, proxyHops: 2 });
    const fail = (chain: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': chain },
        payload: { username, password: 'wrong' },
      });
    for (let count = 0; count < 5; count += 1)
      expect((await fail(`1.2.3.${String(count)}, 10.0.0.9, 66.0.0.1`)).statusCode).toBe(401);
    expect((await fail('1.2.3.9, 10.0.0.9, 66.0.0.1')).statusCode).toBe(429);
    expect((await fail('10.0.0.8, 66.0.0.1')).statusCode, 'somebody else').toBe(401);
  });
});

test('boot fails when contract and handlers differ', async () => {
  const { data } = await start();
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  const services = createServices(data.db, data.media, Date.now, config);
  const handlers = createHandlers(services, createSessionCookie(config), await createImporting(services));
  const register = (known: typeof operations): void => assertComplete({ operations: known, handlers });
  expect(() => register(operations.slice(1))).toThrow('Handlers without an operation: listHeaderVideos');
  const [first, ...rest] = operations;
  if (first === undefined) throw new Error('The contract has no operations.');
  expect(() => register([{ ...first, id: 'surprise' }, ...rest])).toThrow('Operations without a handler: surprise');
});

test('long answers are compressed for those who accept it', async () => {
  const { app } = await startProvider({ demoContent: true }).then((provider) => {
    onTestFinished(() => provider.close());
    return provider;
  });
  const plain = await app.inject({ url: '/api/projects' });
  const packed = await app.inject({ url: '/api/projects', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const zipped = await app.inject({ url: '/api/projects', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const short = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

test('the demo content is complete', async () => {
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  const read = async <T>(url: string): Promise<T> => (await provider.app.inject({ url })).json<T>();
  interface Shown {
    readonly details: {
      readonly alt: string;
      readonly color: string;
      readonly luminance: { readonly top: number; readonly bottom: number };
      readonly poster: string | null;
      readonly width: number;
    };
  }
  const { data: projects } = await read<{ data: readonly (Shown & { slug: string; position: number })[] }>(
    '/api/projects',
  );
  expect(projects.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  for (const { slug, details } of projects) {
    expect(details.color, slug).toMatch(/^#[0-9a-f]{6}$/);
    expect(details.luminance.bottom, slug).toBeGreaterThan(0);
    const { data } = await read<{
      data: { grids: readonly { frames: readonly Shown[] }[]; relatedProjects: readonly unknown[] };
    }>(`/api/project?slug=${slug}`);
    expect(data.relatedProjects).toHaveLength(2);
    for (const frame of data.grids.flatMap(({ frames }) => frames)) expect(frame.details.alt).not.toBe('');
  }
  const { headerdata } = await read<{ headerdata: readonly (Shown & { thumbnail: string })[] }>(
    '/api/homepage/headervideos',
  );
  expect(headerdata).toHaveLength(4);
  for (const { thumbnail, details } of headerdata) {
    expect(thumbnail).toBe(details.poster);
    // A film's brightness is its poster's.
    expect(details.luminance.top).toBeGreaterThan(0);
    expect((await provider.app.inject({ url: `/${thumbnail}` })).statusCode).toBe(200);
  }
  expect(await read('/api/homevideos')).toMatchObject({ headerdata: [{ position: 1 }, { position: 2 }] });
  expect((await read<{ homepageGrids: readonly unknown[] }>('/api/homepagegrid')).homepageGrids).toHaveLength(6);
  expect(await read<readonly unknown[]>('/api/category')).toHaveLength(6);
  const { stories } = await read<{ stories: readonly { createdAt: string }[] }>('/api/stories');
  const dates = stories.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates).size).toBe(stories.length);
  expect(await read('/api/aboutpage')).toMatchObject({ data: { mediaUrl: expect.stringMatching(/^media\//) } });
  const { hometexts } = await read<{ hometexts: readonly { text: string }[] }>('/api/homepagetexts');
  for (const { text } of hometexts) expect(text).not.toBe('');
  await logIn(provider.app);
});
