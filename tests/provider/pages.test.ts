import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AppConfig } from '../../provider/src/app.ts';
import { encode, film, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

const html = { accept: 'text/html' };

/** A renderer that draws the stories' titles, says how often it drew, and breaks when told to. */
const module = `
let drawn = 0;
export function createRenderer({ template, manifest, fileText }) {
  return async ({ url: address, origin, read }) => {
    const [url] = address.split('?');
    if (url === '/login') return null;
    if (url === '/broken') throw new Error('It does not want to.');
    if (url === '/old') return { status: 301, contentType: 'text/plain', body: '', styles: [], parameters: [], location: '/new' };
    const { status, body } = await read(url === '/secret' ? '/api/verify-auth' : '/api/stories');
    drawn += 1;
    return {
      status: url === '/none' ? 404 : 200,
      contentType: url.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8',
      body: [template, manifest.name, origin, 'drawing ' + drawn, status, body, ' '.repeat(2000)].join('\\n'),
      styles: [fileText('a.css')],
      parameters: url.startsWith('/work') ? ['category', 'page'] : [],
      location: null,
    };
  };
}`;

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-pages-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

async function start(
  config: Partial<AppConfig> = {},
  renderer: Readonly<Record<string, string>> = { 'server.js': module },
): Promise<TestProvider> {
  const serverDir = await folder({
    'package.json': '{"type":"module"}',
    'manifest.json': '{"name":"built"}',
    ...renderer,
  });
  const clientDir = await folder({ 'index.html': '<title>Plain</title>', 'a.css': 'p{}' });
  await mkdir(join(clientDir, 'assets'));
  const provider = await startProvider({ clientDir, serverDir, ...config });
  onTestFinished(() => provider.close());
  return provider;
}

async function get({ app }: TestProvider, url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await app.inject({ url, headers: { ...html, ...headers } });
  return { ...answer, status: answer.statusCode, drawing: /drawing \d+/.exec(answer.body)?.[0] ?? null };
}

async function publish({ app }: TestProvider, title: string): Promise<void> {
  const { cookie } = await logIn(app);
  const { headers, payload } = await encode(formOf({ title, authorname: 'A', content: 'C' }));
  const answer = await app.inject({ method: 'POST', url: '/api/stories', headers: { ...headers, cookie }, payload });
  expect(answer.statusCode).toBe(201);
}

describe('the first HTML', () => {
  test('brings styles that its policy lets in, by their hash, with a 304 too; no other page does', async () => {
    const provider = await start();
    const source = `'sha256-${createHash('sha256').update('p{}').digest('base64')}'`;
    const page = await get(provider, '/');
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' ${source};`);
    const held = await get(provider, '/', { 'if-none-match': String(page.headers.etag) });
    expect(held.status).toBe(304);
    expect(held.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    expect((await get(provider, '/login')).headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('shares no window with its opener where it is not everybody’s; a visitor’s page does not ask for a process of its own', async () => {
    const provider = await start();
    const policy = async (url: string, cookie = '') =>
      (await get(provider, url, { cookie })).headers['cross-origin-opener-policy'];
    const { cookie } = await logIn(provider.app);
    for (const url of ['/', '/work?utm_source=x', '/none']) expect(await policy(url), url).toBeUndefined();
    const held = await get(provider, '/', { 'if-none-match': String((await get(provider, '/')).headers.etag) });
    expect([held.status, held.headers['cross-origin-opener-policy']]).toEqual([304, undefined]);
    for (const url of ['/', '/work', '/none', '/broken'])
      expect(await policy(url, cookie), `${url}, with a session`).toBe('same-origin');
    for (const url of ['/login', '/dashboard', '/dashboard/settings', '/p/abc', '/preview/abc', '/broken']) {
      expect(await policy(url), url).toBe('same-origin');
    }
  });

  test('is drawn from the provider’s own reads and its own files, without a session', async () => {
    const provider = await start();
    await publish(provider, 'Salt');
    const page = await get(provider, '/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of ['<title>Plain</title>', 'built', 'http://localhost\n', '200', 'Salt']) {
      expect(page.body).toContain(text);
    }
    const { cookie } = await logIn(provider.app);
    expect((await get(provider, '/secret', { cookie })).body).toContain('401');
  });

  test('is kept until a write succeeds, and no longer', async () => {
    const provider = await start();
    const first = await get(provider, '/work');
    expect((await get(provider, '/work')).drawing).toBe(first.drawing);
    expect((await provider.app.inject({ method: 'POST', url: '/api/stories' })).statusCode).toBe(401);
    expect((await get(provider, '/work')).drawing).toBe(first.drawing);
    await publish(provider, 'Fresh from the press');
    const second = await get(provider, '/work');
    expect(second.drawing).not.toBe(first.drawing);
    expect(second.body).toContain('Fresh from the press');
  });

  test('is kept by a CDN for as long as nobody answers, where it is told to forget what a closed site no longer shows', async () => {
    const provider = await start({ purge: { url: 'http://127.0.0.1:9/', method: 'POST', headers: {} } });
    expect((await get(provider, '/work')).headers['cdn-cache-control']).toBe(
      'max-age=10, stale-while-revalidate=60, stale-if-error=86400',
    );
  });

  test('can be kept by a CDN, and is not sent to who has it', async () => {
    const provider = await start();
    const { headers } = await get(provider, '/work');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'cdn-cache-control': 'max-age=10, stale-while-revalidate=60',
      'cache-tag': 'content',
      'surrogate-key': 'content',
      'no-vary-search': 'key-order, params, except=("category" "page")',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    });
    const again = await get(provider, '/work', { 'if-none-match': `"x", ${String(headers.etag)}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    await publish(provider, 'New');
    expect((await get(provider, '/work', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  test('is drawn once, whatever an address carries that it does not read', async () => {
    const provider = await start();
    const first = await get(provider, '/work?page=1');
    for (const query of ['utm_source=x&page=1', 'page=1&fbclid=%zz', 'page=1&a[]=1&a=2&%'])
      expect((await get(provider, `/work?${query}`)).drawing, query).toBe(first.drawing);
    expect((await get(provider, '/work?page=2&utm_source=x')).drawing).not.toBe(first.drawing);
    const home = await get(provider, '/');
    expect((await get(provider, '/?utm_source=y')).drawing).toBe(home.drawing);
    expect((await get(provider, '/?page=2')).drawing).toBe(home.drawing);
  });

  test('is for the administrator as it is now, and kept by nobody', async () => {
    const provider = await start();
    await get(provider, '/work');
    const { cookie } = await logIn(provider.app);
    const { status, headers } = await get(provider, '/work', { cookie });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key']) expect(headers).not.toHaveProperty(name);
    const data = await get(provider, '/api/stories', { cookie });
    expect(data.headers['cache-control']).toBe('private, no-store');
  });

  test('comes compressed as the browser likes it', async () => {
    const provider = await start();
    const plain = await get(provider, '/work');
    const br = await get(provider, '/work', { 'accept-encoding': 'gzip, br' });
    const gzip = await get(provider, '/work', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('an unknown page answers 404 and is not kept; an old address leads to the new one', async () => {
    const provider = await start();
    const first = await get(provider, '/none');
    expect([first.status, first.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect((await get(provider, '/none')).drawing).not.toBe(first.drawing);
    const old = await get(provider, '/old');
    expect([old.status, old.headers['location'], old.body]).toEqual([301, '/new', '']);
  });

  test('knows itself by PUBLIC_ORIGIN, else by the request, and believes no nonsense', async () => {
    const provider = await start();
    expect((await get(provider, '/', { host: 'studio.example' })).body).toContain('http://studio.example');
    expect((await get(provider, '/', { host: 'other.example' })).body).toContain('http://other.example');
    expect((await get(provider, '/', { host: 'evil"><script>' })).body).toBe('<title>Plain</title>');
    const fixed = await start({ publicOrigin: 'https://studio.example' });
    expect((await get(fixed, '/', { host: 'other.example' })).body).toContain('https://studio.example');
  });

  test('what only the browser draws, and what cannot be drawn, is the plain page; the latter is logged', async () => {
    const said: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        said.push(String(chunk));
        done();
      },
    });
    const provider = await start({ logger: { level: 'error', stream } });
    expect((await get(provider, '/login')).body).toBe('<title>Plain</title>');
    expect(said).toEqual([]);
    const broken = await get(provider, '/broken');
    expect([broken.status, broken.body]).toEqual([200, '<title>Plain</title>']);
    expect(said.join('')).toContain('It does not want to.');
  });

  test.each([
    ['does not start', { 'server.js': 'throw new Error("No.");' }],
    ['is not there', {}],
  ])('a renderer that %s leaves all pages plain', async (_what, files) => {
    const provider = await start({}, files);
    const page = await get(provider, '/');
    expect([page.status, page.body]).toEqual([200, '<title>Plain</title>']);
  });

  test('files for machines need no HTML to be asked for', async () => {
    const provider = await start();
    const answer = await provider.app.inject({ url: '/sitemap.xml', headers: { accept: 'application/xml' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml']);
  });
});

describe('a public read', () => {
  test('is kept until a write, carries a tag, and is sent compressed', async () => {
    const provider = await start();
    const url = '/api/stories';
    await publish(provider, 'x'.repeat(400));
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']) {
      await publish(provider, title);
    }
    const first = await get(provider, url, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'cdn-cache-control': 'max-age=10, stale-while-revalidate=60',
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe((await get(provider, url)).body);
    // Written behind the provider's back: what is kept is not asked of the database.
    await provider.data.db.exec("UPDATE story SET title = 'Changed in secret'");
    expect((await get(provider, url)).body).not.toContain('Changed in secret');
    const tag = { 'if-none-match': String(first.headers.etag) };
    expect((await get(provider, url, tag)).status).toBe(304);
    await publish(provider, 'A write');
    const later = await get(provider, url, tag);
    expect([later.status, later.body.includes('Changed in secret')]).toEqual([200, true]);
  });

  test('behind a session is never kept for others, and one that fails is not kept', async () => {
    const provider = await start();
    const { cookie } = await logIn(provider.app);
    expect((await get(provider, '/api/verify-auth', { cookie })).status).toBe(200);
    expect((await get(provider, '/api/verify-auth')).status).toBe(401);
    expect((await get(provider, '/api/stories/1')).status).toBe(404);
    await publish(provider, 'There now');
    expect((await get(provider, '/api/stories/1')).body).toContain('There now');
  });
});

describe('the picture for shares', () => {
  async function createProject(provider: TestProvider, header: File) {
    const { cookie } = await logIn(provider.app);
    const form = await encode(formOf({ title: 'Salt', HeaderMedia: header }));
    const url = '/api/projects';
    const answer = await provider.app.inject({
      method: 'POST',
      url,
      headers: { ...form.headers, cookie },
      payload: form.payload,
    });
    return answer.json<{ data: { HeaderMedia: string; details: { share: string | null } } }>().data;
  }

  test('is 1200 × 630, a JPEG of at most 300 kB without metadata, made once', async () => {
    const provider = await start();
    const noise = await sharp({
      create: {
        width: 1600,
        height: 900,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { details } = await createProject(
      provider,
      new File([new Uint8Array(noise)], 'noise.jpg', { type: 'image/jpeg' }),
    );
    const [one, two] = await Promise.all(
      [0, 1].map(() => provider.app.inject({ url: `/${String(details.share)}`, headers: { accept: '*/*' } })),
    );
    expect(one?.statusCode).toBe(200);
    expect(one?.headers['content-type']).toBe('image/jpeg');
    expect(one?.headers['cache-control']).toContain('immutable');
    expect(two?.rawPayload.equals(one?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const facts = await sharp(one?.rawPayload).metadata();
    expect([facts.width, facts.height, facts.format, facts.exif]).toEqual([1200, 630, 'jpeg', undefined]);
    expect(one?.rawPayload.length).toBeLessThanOrEqual(300_000);
  });

  test('a film without a poster has none, and no name makes one', async () => {
    const provider = await start();
    const { HeaderMedia, details } = await createProject(provider, film());
    expect(details.share).toBeNull();
    const still = await createProject(provider, picture());
    for (const url of [
      `/${HeaderMedia}.share.jpg`,
      `/${still.HeaderMedia}.share.jpg.share.jpg`,
      '/media/none.jpg.share.jpg',
      '/media/..%2Fvitrine.db.share.jpg',
    ]) {
      expect([url, (await provider.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });
});
