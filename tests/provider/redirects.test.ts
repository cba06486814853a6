import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppConfig } from '../../provider/src/app.ts';
import {
  longestChain,
  mostRedirects,
  readTarget,
  toReadable,
  toRedirectPath,
} from '../../provider/src/rules/redirects.ts';
import { encode, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { createCall, type Call } from './support/calls.ts';
import { startClient } from './support/client.ts';

/** A renderer of some pages, one that has moved, and the sealed `/project/sealed`; all else is not there. */
const module = `
let drawn = 0;
const there = ['/', '/work', '/about', '/draft'];
export function createRenderer() {
  return async ({ url, read, teaser }) => {
    const path = url.replace(/\\?.*$/s, '');
    const page = { contentType: 'text/html', body: 'page ' + (drawn += 1), styles: [], parameters: [], location: null };
    if (teaser !== null) return { ...page, status: 403 };
    if (path !== '/' && path.endsWith('/')) return { ...page, status: 301, location: path.replace(/\\/+$/, '') };
    if (path === '/moved') return { ...page, status: 301, location: '/work' };
    const { body } = await read('/api/stories');
    if (path === '/story') return { ...page, status: JSON.parse(body).stories.length > 0 ? 200 : 404 };
    return { ...page, status: there.includes(path) && path !== '/draft' ? 200 : 404 };
  };
}`;

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-redirects-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

interface Added {
  readonly id: number;
  readonly source: string;
  readonly target: string;
  readonly asked: number;
  readonly askedAt?: string;
}

interface Site {
  readonly provider: TestProvider;
  readonly cookie: string;
  add(
    source: string,
    target: string,
    status?: number,
  ): Promise<Added & { readonly message: string; readonly part?: string }>;
  readonly call: Call;
  list(): Promise<readonly Added[]>;
  ask(url: string, headers?: Readonly<Record<string, string>>): Promise<readonly [status: number, location?: string]>;
}

async function startSite(config: Partial<AppConfig> = {}): Promise<Site> {
  const serverDir = await folder({ 'package.json': '{"type":"module"}', 'manifest.json': '{}', 'server.js': module });
  const clientDir = await folder({ 'index.html': '<title>Plain</title>' });
  await mkdir(join(clientDir, 'assets'));
  const provider = await startProvider({ clientDir, serverDir, ...config });
  onTestFinished(() => (provider.data.db.isOpen ? provider.close() : undefined));
  const { cookie } = await logIn(provider.app);
  const call = createCall(provider.app, cookie);
  return {
    provider,
    cookie,
    call,
    add: async (source, target, status = 201) => {
      const answer = await call<{ data?: Added; message: string }>(
        'POST',
        '/api/redirects',
        { source, target },
        status,
      );
      return { id: 0, source: '', target: '', asked: 0, ...answer.data, ...answer };
    },
    list: async () => (await call<{ data: readonly Added[] }>('GET', '/api/redirects')).data,
    ask: async (url, headers = { accept: 'text/html' }) => {
      const { statusCode, headers: own } = await provider.app.inject({ url, headers });
      return own.location === undefined ? [statusCode] : [statusCode, String(own.location)];
    },
  };
}

async function publish(
  { provider, cookie }: Site,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { headers, payload } = await encode(formOf(fields));
  const answer = await provider.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
  expect(answer.statusCode, answer.body).toBe(201);
}

describe('an old address', () => {
  test('leads on in one hop: with a slash at its end, a query, encoded either way, and as a file', async () => {
    const { add, ask, cookie } = await startSite();
    await add('/2019/05/Über uns/', '/work?category=2#top');
    await add('/wp-content/uploads/photo.jpg', '/about');
    const to = [301, '/work?category=2#top'];
    for (const path of ['/2019/05/%C3%9Cber%20uns', '/2019/05/%c3%9cber%20uns/', '/2019/05/U%CC%88ber%20uns/?utm=1']) {
      expect(await ask(path), path).toEqual(to);
    }
    for (const path of [
      '//2019/05/%C3%9Cber%20uns',
      '/2019/05/x/..//%C3%9Cber%20uns/',
      '/%32019/05/%C3%9Cber%20uns//',
    ]) {
      expect(await ask(path), path).toEqual(to);
      // Whoever looks after the redirects tries them.
      expect(await ask(path, { accept: 'text/html', cookie }), path).toEqual(to);
    }
    expect(await ask('/2019/05/%C3%BCber%20uns'), 'case counts').toEqual([404]);
    expect(await ask('/wp-content/uploads/photo.jpg/')).toEqual([301, '/about']);
    await add('/Project/Old Name', '/about');
    expect(await ask('/Project/Old%20Name/')).toEqual([301, '/about']);
    expect(await ask('/wp-content/uploads/photo.jpg', { accept: 'image/avif,*/*' })).toEqual([301, '/about']);
    expect(await ask('/wp-content/uploads/photo.jpg', { accept: 'text/html' })).toEqual([301, '/about']);
  });

  test('is never asked for where the site has something, also what is sealed or has moved', async () => {
    const site = await startSite();
    const { add, ask, call } = site;
    await add('/moved', '/about');
    await add('/project/sealed', '/work');
    expect(await ask('/about')).toEqual([200]);
    expect(await ask('/about/')).toEqual([301, '/about']);
    expect(await ask('/moved')).toEqual([301, '/work']);
    expect(await ask('/project/sealed')).toEqual([301, '/work']);
    await publish(site, '/api/projects', { title: 'Sealed', visibility: 'sealed', sealedShows: 'title' });
    expect(await ask('/project/sealed')).toEqual([403]);
    expect(await ask('/Project/sealed')).toEqual([301, '/project/sealed']);
    expect(await call('GET', '/api/redirects')).toMatchObject({ data: [{ asked: 1 }, { asked: 0 }] });
  });

  test('leads through others and former addresses at once, and nowhere while nothing is at its end', async () => {
    const site = await startSite();
    const { add, ask } = site;
    await add('/one', '/two');
    expect(await ask('/one')).toEqual([404]);
    await add('/two', '/moved#part');
    expect(await ask('/one')).toEqual([301, '/work#part']);
    await add('/three', '/story');
    expect(await ask('/three')).toEqual([404]);
    // What it leads to is published.
    await publish(site, '/api/stories', { title: 'A', authorname: 'B', content: 'C' });
    expect(await ask('/three/')).toEqual([301, '/story']);
    await add('/four', 'https://elsewhere.example/ü?q=1');
    expect(await ask('/four')).toEqual([301, 'https://elsewhere.example/%C3%BC?q=1']);
    await add('/five', '/dashboard/settings');
    expect(await ask('/five')).toEqual([301, '/dashboard/settings']);
  });

  test('is answered for shared caches as pages are, and the administrator’s answer for none', async () => {
    const { add, provider, cookie } = await startSite();
    await add('/old', '/work');
    const page = await provider.app.inject({ url: '/work', headers: { accept: 'text/html' } });
    const moved = await provider.app.inject({ url: '/old', headers: { accept: 'text/html' } });
    for (const name of ['cache-control', 'cdn-cache-control', 'cache-tag', 'surrogate-key']) {
      expect([name, moved.headers[name]]).toEqual([name, page.headers[name]]);
      expect(moved.headers[name]).toBeDefined();
    }
    expect(moved.body).toBe('');
    expect(moved.headers).not.toHaveProperty('content-type');
    const own = await provider.app.inject({ url: '/old', headers: { accept: 'text/html', cookie } });
    expect([own.statusCode, own.headers['cache-control'], own.headers['cdn-cache-control']]).toEqual([
      301,
      'private, no-store',
      undefined,
    ]);
    expect((await provider.app.inject({ method: 'POST', url: '/old' })).statusCode).toBe(405);
  });

  test('of a file that stood for its folder leads to the page, unless the studio says where', async () => {
    const { add, ask } = await startSite();
    expect(await ask('/index.html')).toEqual([301, '/']);
    expect(await ask('/INDEX.PHP')).toEqual([301, '/']);
    expect(await ask('/work/index.htm')).toEqual([301, '/work']);
    expect((await ask('/none/index.html'))[0]).toBe(404);
    expect((await ask('/api/index.html'))[0]).toBe(404);
    await add('/index.html', '/about');
    expect(await ask('/index.html')).toEqual([301, '/about']);
  });

  test('is counted in memory and written once a while, at the end, and before it is read', async () => {
    const { add, ask, list, provider } = await startSite();
    await add('/old', '/work');
    const run = vi.spyOn(provider.data.db, 'exec');
    for (let count = 0; count < 50; count += 1) await ask('/old');
    expect(run, 'no transaction').not.toHaveBeenCalled();
    expect(await list()).toMatchObject([{ asked: 50, askedAt: new Date(provider.now()).toISOString() }]);
    provider.advance(1000);
    await ask('/old');
    await provider.app.close();
    expect(await provider.data.db.prepare('SELECT asked, asked_at FROM redirect').get()).toEqual({
      asked: 51,
      asked_at: provider.now(),
    });
    await provider.data.close();
    await rm(provider.folder, { recursive: true, force: true });
  });
});

describe('what is refused', () => {
  test('old addresses that no site has, or that it answers itself; what a whole one lacks or has too much is mended', async () => {
    const { add, ask } = await startSite({ publicOrigin: 'https://studio.example' });
    const refused = [
      '',
      '/',
      '//evil.example/x',
      '/100%',
      '/a/../b',
      '/a/%2e%2e/b',
      'javascript:alert(1)',
      '/api/projects',
      '/dashboard',
      '/login/',
      '/media/a.jpg',
      '/p/token',
      `/${'a'.repeat(1200)}`,
    ];
    for (const source of refused) {
      expect((await add(source, '/work', 400)).message, source).not.toBe('');
    }
    expect(await add('https://studio.example/old/?a=b#c', '/work')).toMatchObject({ source: '/old' });
    expect(await ask('/old')).toEqual([301, '/work']);
    // As they were copied from the address bar, of whatever host the studio had then.
    for (const [typed, source] of [
      ['https://www.neemink.example/portfolio/chai?utm=1', '/portfolio/chai'],
      ['www.neemink.example/portfolio/tin/', '/portfolio/tin'],
      ['neemink.example/portfolio/kiln', '/portfolio/kiln'],
      ['portfolio/salt', '/portfolio/salt'],
      ['old.html', '/old.html'],
      ['old.php?page=1', '/old.php'],
      ['index.php/2019/hello', '/index.php/2019/hello'],
    ] as const) {
      expect(await add(typed, 'work'), typed).toMatchObject({ source, target: '/work' });
    }
    expect((await add('old-studio.example', '/work', 400)).message).toBe(
      'The home page is always there, so it cannot lead elsewhere. Where this is the name of a page, begin with /, as in /old-studio.example.',
    );
    expect((await add('https://old-studio.example/', '/work', 400)).message).not.toContain('name of a page');
    for (const [typed, target] of [
      ['press.example/kit', 'https://press.example/kit'],
      ['shop.example', 'https://shop.example/'],
      ['Shop.Example?from=old', 'https://shop.example/?from=old'],
      ['shop.example#new', 'https://shop.example/#new'],
      ['shop.example:8443/x', 'https://shop.example:8443/x'],
      ['कला.भारत', 'https://xn--11b2drb.xn--h2brj9c/'],
      ['studio.example', '/'],
      ['studio.example?a=b', '/?a=b'],
      ['brochure.pdf', '/brochure.pdf'],
      ['/shop.example', '/shop.example'],
      ['work', '/work'],
    ] as const) {
      expect(await add(`/to/${typed.replaceAll(/[?#/]/g, '-')}`, typed), typed).toMatchObject({ target });
    }
  });

  test('targets that are neither a path of the site nor https; none leads to another host unseen', async () => {
    const { add } = await startSite();
    const targets = [
      '',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'http://plain.example/',
      'https://user:secret@evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/100%',
      'https://',
      `https://a.example/${'a'.repeat(2000)}`,
    ];
    for (const [at, target] of targets.entries()) {
      const { message, part } = await add(`/old-${String(at)}`, target, 400);
      expect([target, part], message).toEqual([target, target.length > 2000 ? undefined : 'target']);
    }
    expect(readTarget('/a\r\nx-evil: 1', []).target).toBe('/ax-evil:%201');
  });

  test('circles, an address that leads somewhere already, and chains that are too long', async () => {
    const { add, call } = await startSite();
    expect(await add('/a', '/a/?x', 409)).toMatchObject({ part: 'target' });
    const { id } = await add('/a', '/b');
    expect(await add('/a/', '/work', 409)).toMatchObject({ part: 'source', message: expect.stringContaining('/b') });
    await add('/b', '/c');
    expect(await add('/c', '/a#x', 409)).toMatchObject({ message: 'It would lead back to itself.' });
    await call('PUT', `/api/redirects/${String(id)}`, { source: '/a', target: '/c' });
    await call('PUT', `/api/redirects/${String(id)}`, { source: '/c', target: '/b' }, 409);
    for (let at = 1; at < longestChain; at += 1) await add(`/n${String(at)}`, `/n${String(at + 1)}`);
    await add(`/n${String(longestChain)}`, '/end');
    expect(await add('/n0', '/n1', 409)).toMatchObject({ message: 'It would lead through too many other redirects.' });
    expect(await add('/work-of-old', '/n2')).toMatchObject({ target: '/n2' });
    const { id: last = 0 } = (await call<{ data: Added[] }>('GET', '/api/redirects')).data.find(
      ({ target }) => target === '/end',
    ) ?? { id: 0 };
    // At its far end as well.
    await add('/end', '/elsewhere', 409);
    await call('DELETE', `/api/redirects/${String(last)}`);
  });

  test('more than there may be', async () => {
    const { add, provider } = await startSite();
    const insert = provider.data.db.prepare(
      "INSERT INTO redirect (source, target, target_path, changed_at) VALUES (?, '/work', '/work', 0)",
    );
    await provider.data.db.exec('BEGIN');
    for (let at = 0; at < mostRedirects; at += 1) await insert.run(`/${String(at)}`);
    await provider.data.db.exec('COMMIT');
    expect(await add('/one-more', '/work', 409)).toMatchObject({ message: expect.stringContaining('10,000') });
  });
});

describe('a redirect', () => {
  test('is deleted, and comes back with what was counted; not where its address is another’s by then', async () => {
    const { add, ask, call, list } = await startSite();
    const { id } = await add('/old', '/work');
    await ask('/old');
    const { undo } = await call<{ undo: string }>('DELETE', `/api/redirects/${String(id)}`);
    expect(await ask('/old')).toEqual([404]);
    expect(await call('GET', '/api/deleted')).toMatchObject({ data: [{ kind: 'redirect', title: '/old', files: 0 }] });
    await call('POST', '/api/undo', { undo });
    expect(await list()).toMatchObject([{ id, source: '/old', asked: 1 }]);
    const again = await call<{ undo: string }>('DELETE', `/api/redirects/${String(id)}`);
    await add('/old', '/about');
    await call('POST', '/api/undo', { undo: again.undo }, 409);
  });

  test('is made once however often it is sent, and not overwritten in another version', async () => {
    const { provider, cookie, list } = await startSite();
    const send = (method: 'POST' | 'PUT', url: string, target: string, headers: Record<string, string>) =>
      provider.app.inject({ method, url, headers: { cookie, ...headers }, payload: { source: '/old', target } });
    const first = await send('POST', '/api/redirects', '/work', { 'idempotency-key': 'once' });
    const again = await send('POST', '/api/redirects', '/work', { 'idempotency-key': 'once' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const [{ id } = { id: 0 }, ...others] = await list();
    expect(others).toEqual([]);
    const match = { 'if-match': String(first.headers.etag) };
    expect((await send('PUT', `/api/redirects/${String(id)}`, '/about', match)).statusCode).toBe(200);
    expect((await send('PUT', `/api/redirects/${String(id)}`, '/work', match)).statusCode).toBe(412);
    expect((await send('PUT', '/api/redirects/999', '/work', {})).statusCode).toBe(404);
  });

  test('is the administrator’s alone', async () => {
    const { provider } = await startClient(false);
    for (const method of ['GET', 'POST'] as const) {
      expect((await provider.app.inject({ method, url: '/api/redirects' })).statusCode).toBe(401);
    }
  });
});

test('a path reads as a person writes it, and what would read as another stays encoded', () => {
  for (const path of ['/a%2Fb', '/a%3Fb', '/a%23b', '/a%2525', '/a%20b', '/ü/कला/あ', '/%5Cevil', "/it's*(x)!"]) {
    const written = toRedirectPath(path);
    expect(toRedirectPath(toReadable(written ?? '')), path).toBe(written);
  }
  expect(toReadable('/%C3%BC/%E3%81%82')).toBe('/ü/あ');
  expect(toRedirectPath("/it's*")).toBe('/it%27s%2A');
});
