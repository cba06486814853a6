import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { encode, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import { operations } from '../contract/support/provider-contract.ts';
import { siteTexts } from '../contract/support/site.ts';

const html = { accept: 'text/html' };

/** Draws what it reads, or that it is closed. */
const renderer = `
export function createRenderer() {
  return async ({ url, read, isClosed }) => {
    const { status, body } = await read(isClosed ? '/api/site' : url.startsWith('/p/') ? '/api/shown/' + url.slice(3) : '/api/projects');
    const page = isClosed ? 'Opens soon' : 'The work';
    return {
      status: isClosed ? 503 : url === '/none' ? 404 : status, contentType: 'text/html; charset=utf-8', location: null, parameters: [], isUnlisted: false,
      styles: ['p{}'], body: '<html><body>' + page + body + '</body></html>',
    };
  };
}`;

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-closed-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

async function start() {
  const serverDir = await folder({ 'package.json': '{"type":"module"}', 'manifest.json': '{}', 'server.js': renderer });
  const clientDir = await folder({ 'index.html': '<title>Plain</title>', 'favicon.svg': '<svg/>' });
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets', 'app.js'), '1');
  const provider = await startProvider({ clientDir, serverDir });
  onTestFinished(() => provider.close());
  const { app } = provider;
  const { cookie } = await logIn(app);
  const send = async (method: 'POST' | 'PUT', url: string, fields: Readonly<Record<string, unknown>>) => {
    const { headers, payload } = await encode(formOf(fields));
    const answer = await app.inject({ method, url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const { data: project } = await send('POST', '/api/projects', { title: 'Kiln', HeaderMedia: picture() });
  const change = (method: 'PUT' | 'DELETE') => app.inject({ method, url: '/api/closing', headers: { cookie } });
  return {
    provider,
    project,
    send,
    cookie,
    close: () => change('PUT'),
    open: () => change('DELETE'),
    get: (url: string, headers: Readonly<Record<string, string>> = html) => app.inject({ url, headers }),
    own: (url: string) => app.inject({ url, headers: { ...html, cookie } }),
  };
}

const mark = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>'],
  'mark.svg',
);
const closedTo = { 'cache-control': 'no-store', 'retry-after': '3600', 'x-robots-tag': 'noindex' };

test('a studio is open unless its owner closes it; what was kept while it was open is sent to nobody', async () => {
  const { get, close, open, own, project } = await start();
  const media = `/${String(project.HeaderMedia)}`;
  const addresses = ['/', '/work', '/none', '/index.html', '/sitemap.xml', '/stories.rss', '/api/projects', media];
  // Into every cache there is.
  const before = new Map<string, string>();
  for (const url of [...addresses, ...addresses]) {
    const answer = await get(url);
    expect(answer.statusCode, url).not.toBe(503);
    before.set(url, String(answer.headers['etag']));
  }
  expect((await close()).json()).toMatchObject({ message: 'The site is closed.', data: { closed: true } });
  for (const url of addresses) {
    for (const headers of [html, { ...html, 'if-none-match': before.get(url) ?? '' }, { accept: '*/*' }]) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.headers], url).toEqual([503, expect.objectContaining(closedTo)]);
      expect(answer.headers['cdn-cache-control'], url).toBeUndefined();
      expect(answer.body, url).not.toMatch(/Kiln|The work/);
    }
  }
  expect((await get('/work')).body).toContain('Opens soon');
  expect((await get('/api/projects')).json()).toEqual({ message: 'This site is closed for now.' });
  expect((await own('/api/projects')).json().data).toHaveLength(1);
  expect((await open()).json()).toMatchObject({ data: { closed: false } });
  expect((await get('/work')).body).toContain('The work');
  expect((await get('/work')).headers['cache-control']).toContain('public');
});

test('every public read of the contract is closed, but what a link opens, what lets an owner in, and what watches the server', async () => {
  const { provider, close } = await start();
  await close();
  const left: string[] = [];
  for (const { id, method, path } of operations.filter((one) => one.method === 'GET')) {
    const { statusCode } = await provider.app.inject({ method: 'GET', url: path.replaceAll(/\{\w+\}/g, '1') });
    expect([401, 404, 503, 200], `${method} ${path}`).toContain(statusCode);
    if (statusCode !== 503 && statusCode !== 401) left.push(id);
  }
  expect(left.toSorted()).toEqual([
    'getForgottenPassword',
    'getShown',
    'getShownMedia',
    'health',
    'metrics',
    'readiness',
    'version',
  ]);
});

test('login, the dashboard and what they need stay', async () => {
  const { get, close, send } = await start();
  const { data } = await send('PUT', '/api/site', { ...siteTexts, wordmarkDark: mark, share: picture() });
  await close();
  for (const url of ['/login', '/dashboard', '/dashboard/settings', '/assets/app.js', '/favicon.svg', '/healthz']) {
    expect((await get(url)).statusCode, url).toBe(200);
  }
  expect((await get('/assets/app.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/api/verify-auth')).statusCode).toBe(401);
  const shown = await get(`/${String(data.wordmarkDark.path)}`);
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await get(`/${String(data.share.path)}`)).statusCode).toBe(503);
});

describe('while it is closed', () => {
  test('its owner sees everything, told so by a bar, and nothing in front keeps it', async () => {
    const { own, close, project } = await start();
    expect((await own('/work')).body).not.toContain('closed-bar');
    await close();
    for (const url of ['/work', '/api/projects', `/${String(project.HeaderMedia)}`]) {
      const { statusCode, headers } = await own(url);
      expect([statusCode, headers['cache-control'], headers['cdn-cache-control']], url).toEqual([
        200,
        'private, no-store',
        undefined,
      ]);
    }
    const page = await own('/work');
    expect(page.body).toMatch(/id="closed-bar".*Closed: only you see this.*<\/body>/);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
  });

  test('a personal link works, and counts', async () => {
    const { provider, get, close, cookie, send } = await start();
    const { data } = await send('POST', '/api/projects', { title: 'Secret', visibility: 'sealed' });
    const made = await provider.app.inject({
      method: 'POST',
      url: '/api/links',
      headers: { cookie },
      payload: { project: data.id, name: 'Client', expiresAt: new Date(Date.now() + 9e8).toISOString() },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { path } = made.json().data;
    await close();
    const page = await get(String(path));
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.body).toContain('Secret');
    expect(page.body).not.toContain('closed-bar');
    expect((await get('/project/secret')).statusCode).toBe(503);
  });

  test('an ended session sees what strangers see', async () => {
    const { provider, own, close, cookie } = await start();
    await close();
    await provider.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
    expect((await own('/work')).statusCode).toBe(503);
    expect(
      (await provider.app.inject({ url: '/', headers: { ...html, 'x-vitrine-own-read': 'guess' } })).statusCode,
    ).toBe(503);
  });
});

test('closing and opening are in the log, by name', async () => {
  const { close, open, own } = await start();
  await close();
  await open();
  const { entries } = (await own('/api/log')).json().data;
  expect(entries.slice(0, 2)).toEqual([
    expect.objectContaining({ kind: 'change', name: 'admin', what: 'Opened the site' }),
    expect.objectContaining({ kind: 'change', name: 'admin', what: 'Closed the site' }),
  ]);
});

test('nobody without a session closes or opens it', async () => {
  const { provider, close } = await start();
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect((await provider.app.inject({ method, url: '/api/closing' })).statusCode).toBe(401);
  }
  await close();
  expect((await provider.app.inject({ method: 'DELETE', url: '/api/closing' })).statusCode).toBe(401);
});
