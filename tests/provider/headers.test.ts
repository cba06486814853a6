import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { AppConfig } from '../../provider/src/app.ts';
import { mapOrigin, scriptHashes } from '../../provider/src/http/headers.ts';
import { mapEmbedUrl } from '../../src/site/contact/map-address.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

async function start(config: Partial<AppConfig> = {}): Promise<TestProvider> {
  const provider = await startProvider(config);
  onTestFinished(() => provider.close());
  return provider;
}

const script = "document.body.className = 'black-theme';";

async function buildClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.html'), `<!doctype html><body><script>${script}</script>`);
  return folder;
}

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page runs its own scripts and those in index.html, by their hash, and nothing else', async () => {
  const { app } = await start({ clientDir: await buildClient() });
  const { headers } = await app.inject({ url: '/work', headers: { accept: 'text/html' } });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)] as const),
  );
  expect(policy.get('script-src')).toEqual(["'self'", sourceOf(script)]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-src'), 'the map that the contact page embeds').toEqual([
    new URL(mapEmbedUrl({ latitude: 1, longitude: 2 })).origin,
  ]);
  expect(mapOrigin).toBe(policy.get('frame-src')?.[0]);
  const { origin, pathname } = new URL(mapEmbedUrl({ latitude: 1, longitude: 2 }));
  expect(policy.get('connect-src'), 'ourselves, and the one page that is asked before it is embedded').toEqual([
    "'self'",
    origin + pathname,
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
  });
});

test.each(['/assets/site-1.js', '/api/projects', '/media/none.jpg'])(
  '%s is no page and offers nothing',
  async (url) => {
    const { headers } = await (await start({ clientDir: await buildClient() })).app.inject({ url });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(headers['content-security-policy']).not.toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("base-uri 'none'; form-action 'none'");
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  },
);

test('the worker that converts films compiles WebAssembly; no other file and no page may', async () => {
  const { app } = await start({ clientDir: await buildClient() });
  const policyOf = async (url: string, accept = '*/*') =>
    String((await app.inject({ url, headers: { accept } })).headers['content-security-policy']);
  const own =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  expect(await policyOf('/assets/film-worker-B3x_9-aZ.js')).toBe(own);
  expect(await policyOf('/assets/film-worker-B3x_9-aZ.js?v=1')).toBe(own);
  const others = [
    '/assets/film-conversion-B3x.js',
    '/assets/film-worker-B3x.js.map',
    '/assets/x/film-worker-B3x.js',
    '/media/film-worker-a.js',
  ];
  for (const url of [...others, '/api/projects']) expect(await policyOf(url), url).not.toContain('wasm');
  for (const url of ['/', '/dashboard', '/film-worker-a.js']) {
    const policy = await policyOf(url, 'text/html');
    expect(policy, url).not.toMatch(/wasm|worker-src/);
  }
});

test('scripts that run are hashed, data and files are not', () => {
  const html = `<script>a()</script><SCRIPT type="module">b()</SCRIPT><script type=text/javascript>c()</script>
    <script type="application/json">{"d":1}</script><script type="application/ld+json">{}</script>
    <script type="module" src="/assets/e.js"></script><script\nsrc="/f.js"></script>`;
  expect(scriptHashes(html)).toEqual(['a()', 'b()', 'c()'].map(sourceOf));
});

test.each(['/api/projects', '/healthz', '/api/none', '/media/none.jpg', '/none', '/%zz'])(
  '%s has them too',
  async (url) => {
    const { headers } = await (await start()).app.inject({ url });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test.each([
  [{ publicOrigin: 'https://studio.example' }, {}, true],
  [{ publicOrigin: 'http://studio.example' }, {}, false],
  [{ trustProxy: true }, { 'x-forwarded-proto': 'https' }, true],
  [{ trustProxy: true }, { 'x-forwarded-proto': 'http' }, false],
  [{ trustProxy: false }, { 'x-forwarded-proto': 'https' }, false],
])('%j, %j: only https is demanded from then on: %s', async (config, headers, isHttps) => {
  const answer = await (await start(config)).app.inject({ url: '/healthz', headers });
  expect(answer.headers['strict-transport-security']).toBe(isHttps ? 'max-age=31536000' : undefined);
});

test('other origins of the same site may read when some are allowed', async () => {
  const { app } = await start({ allowedOrigins: ['https://www.studio.example'] });
  expect((await app.inject({ url: '/api/projects' })).headers['cross-origin-resource-policy']).toBe('same-site');
});

/** A provider whose log is kept. */
async function startLogged(config: Partial<AppConfig> = {}) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const provider = await start({ ...config, logger: { level: 'info', stream } });
  return { provider, lines, last: (): unknown => JSON.parse(lines.at(-1) ?? 'null') };
}

test('a request is one line of JSON, without cookie, token or password', async () => {
  const { provider, lines, last } = await startLogged();
  const { cookie, token } = await logIn(provider.app);
  const answer = await provider.app.inject({
    method: 'PATCH',
    url: '/api/reset-credentials?x=1',
    headers: { cookie, authorization: `Bearer ${token}` },
    payload: { username, oldPassword: 'an old secret', newPassword: 'a new secret' },
  });
  expect(lines).toHaveLength(2);
  expect(last()).toMatchObject({
    reqId: answer.headers['x-request-id'],
    method: 'PATCH',
    url: '/api/reset-credentials?x=1',
    status: 403,
    milliseconds: expect.any(Number),
    address: '127.0.0.1',
  });
  expect(last()).not.toHaveProperty('brokenOff');
  for (const secret of [password, 'an old secret', 'a new secret', token, cookie.split('=')[1] ?? '', 'Bearer']) {
    expect(lines.join('')).not.toContain(secret);
  }
});

test('a fault names its request, in the header and in the message', async () => {
  const { provider, lines } = await startLogged();
  const { cookie } = await logIn(provider.app);
  await provider.data.db.exec(isOnPostgres ? 'DROP TABLE story CASCADE' : 'DROP TABLE story');
  const answer = await provider.app.inject({ url: '/api/stories/1', headers: { cookie } });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  expect(answer.json<unknown>()).toEqual({ message: `Something went wrong on the server. (Request ${String(id)})` });
  const about = lines.filter((line) => line.includes(`"reqId":"${String(id)}"`));
  expect(about).toHaveLength(2);
  expect(about[0]).toMatch(/no such table|does not exist/);
});

test("a trusted proxy's id is kept, unless it could not be read out; nobody else's is", async () => {
  const ask = async (trustProxy: boolean, id: string): Promise<unknown> =>
    (await (await start({ trustProxy })).app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await ask(true, 'proxy-1.2')).toBe('proxy-1.2');
  expect(await ask(true, 'a "quoted" id')).toMatch(/^[0-9a-f]{10}$/);
  expect(await ask(true, 'x'.repeat(65))).toMatch(/^[0-9a-f]{10}$/);
  expect(await ask(false, 'proxy-1.2')).toMatch(/^[0-9a-f]{10}$/);
});
