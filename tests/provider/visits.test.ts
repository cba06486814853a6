import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppConfig } from '../../provider/src/app.ts';
import type { Schemas } from '../../provider/src/contract/types.ts';
import { createServices } from '../../provider/src/services.ts';
import { foreignHost, isRobot, pathIn } from '../../provider/src/rules/visits.ts';
import type { DayCount } from '../../provider/src/repositories/visits.ts';
import type { ShortLivedRepository } from '../../provider/src/repositories/short-lived.ts';
import { createOwnFirstTimes, createSharedFirstTimes } from '../../provider/src/visits/first-times.ts';
import { createVisits } from '../../provider/src/visits/visits.ts';
import { logIn } from '../contract/support/provider.ts';
import { startClient, type Client } from './support/client.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';
const day = 24 * 60 * 60_000;

/** Pages that are there, and none at all others. */
const renderer = `
export function createRenderer() {
  return async ({ url, read }) => {
    const path = url.replace(/\\?.*$/s, '');
    await read('/api/projects');
    const isThere = ['/', '/work', '/about', '/contact'].includes(path) || /^\\/(project|p)\\//.test(path);
    return {
      status: isThere ? 200 : 404, contentType: 'text/html; charset=utf-8', location: null, parameters: ['page'], isUnlisted: false,
      styles: [], body: '<html><body>' + path + '</body></html>',
    };
  };
}`;

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-visits-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

interface Site {
  readonly client: Client;
  /** Asks for a page as a browser does. */
  open(url: string, headers?: Readonly<Record<string, string>>): Promise<number>;
  /** Asks for what the page at an address shows. */
  show(page: string, headers?: Readonly<Record<string, string>>): Promise<void>;
  read(days?: string): Promise<Schemas['Visits']>;
}

async function startSite(config: Partial<AppConfig> = {}): Promise<Site> {
  const serverDir = await folder({ 'package.json': '{"type":"module"}', 'manifest.json': '{}', 'server.js': renderer });
  const clientDir = await folder({ 'index.html': '<title>Plain</title>' });
  await mkdir(join(clientDir, 'assets'));
  const client = await startClient(false, { clientDir, serverDir, ...config });
  const { app } = client.provider;
  return {
    client,
    open: async (url, headers = {}) =>
      (await app.inject({ url, headers: { accept: 'text/html', 'user-agent': firefox, ...headers } })).statusCode,
    async show(page, headers = {}) {
      const given = { 'user-agent': firefox, 'sec-fetch-site': 'same-origin', referer: `http://localhost${page}` };
      await app.inject({ url: '/api/projects', headers: { ...given, ...headers } });
    },
    read: async (days = '30') =>
      (await client.call<{ data: Schemas['Visits'] }>('GET', `/api/visits?days=${days}`)).data,
  };
}

const countsOf = ({ pages }: Schemas['Visits']): Readonly<Record<string, number>> =>
  Object.fromEntries(pages.map(({ path, count }) => [path, count]));

describe('what is counted', () => {
  test('a page once a visitor and day, from memory and with 304 too', async () => {
    const { client, open, read } = await startSite();
    expect(await open('/work')).toBe(200);
    // From memory, and what the browser has already.
    await open('/work', { 'user-agent': safari });
    const { headers } = await client.provider.app.inject({ url: '/work', headers: { accept: 'text/html' } });
    const third = { 'user-agent': `${safari} third`, 'if-none-match': String(headers['etag']) };
    expect(await open('/work?page=2', { 'user-agent': `${safari} fourth` })).toBe(200);
    expect(await open('/work', third)).toBe(304);
    await open('/work', third);
    await open('/');
    expect(await read()).toMatchObject({ counting: true, visitors: 4, views: 5, days: [{ visitors: 4, views: 5 }] });
    expect(countsOf(await read())).toEqual({ '/work': 4, '/': 1 });
    await client.wait(day);
    await open('/work');
    expect(countsOf(await read())).toEqual({ '/work': 5, '/': 1 });
    expect((await read()).days).toHaveLength(2);
  });

  test('a project by its title, whatever its address was, and what the site draws after a click', async () => {
    const { client, open, show, read } = await startSite();
    const { id } = await client.create({ title: 'Upar' });
    await open('/project/upar');
    await show('/about');
    // Read ahead for a link that is pointed at, on the page that is shown.
    await show('/about');
    await show('/project/nobody');
    await show('/project/upar', { 'user-agent': safari });
    await show('/work', { 'sec-fetch-site': 'cross-site' });
    expect((await read()).pages).toEqual([
      { path: '/project/upar', title: 'Upar', projectId: id, count: 2 },
      { path: '/about', title: null, count: 1 },
    ]);
  });

  test('a client’s link by its name, and never its token', async () => {
    const { client, open, read } = await startSite();
    const { id } = await client.create({ title: 'Kiln', visibility: 'sealed' });
    const expiresAt = new Date(client.provider.now() + 9 * day).toISOString();
    const { data } = await client.call<{ data: { path: string } }>(
      'POST',
      '/api/links',
      { project: id, name: 'Museum of Salt', expiresAt },
      201,
    );
    expect(await open(data.path)).toBe(200);
    const found = await read();
    expect(found).toMatchObject({ links: [{ name: 'Museum of Salt', title: 'Kiln', count: 1 }], pages: [], views: 1 });
    const rows = JSON.stringify(await client.provider.data.db.prepare('SELECT * FROM visit').all());
    expect(rows).not.toContain(data.path.slice(3));
  });

  test('the hosts of other sites, without what was read there', async () => {
    const { open, read } = await startSite();
    await open('/', { referer: 'https://www.example.org/search?q=a+name' });
    await open('/about', { referer: 'https://www.example.org/' });
    await open('/work', { referer: 'http://localhost/', host: 'localhost' });
    await open('/', { 'user-agent': safari, referer: 'https://example.org/' });
    expect((await read()).referrers).toEqual([{ host: 'example.org', count: 2 }]);
  });

  test('what is not there, apart', async () => {
    const { open, read } = await startSite();
    expect(await open('/2019/hello')).toBe(404);
    // Nearly a link of a client: nobody is to read it there.
    for (const path of ['/p/c2VjcmV0', '/p/c2VjcmV0)', '/p/c2VjcmV0/x', '/P/c2VjcmV0%22']) await open(path);
    await open('/2019/hello', { 'user-agent': safari });
    expect(await read()).toMatchObject({ views: 0, visitors: 0, missing: [{ path: '/2019/hello', count: 2 }] });
  });
});

test('robots, prefetches, HEAD, administrators, their screens and what is no page are not counted', async () => {
  const { client, open, show, read } = await startSite();
  const { app } = client.provider;
  await open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://bot.example/)' });
  await open('/', { 'user-agent': 'curl/8.0' });
  await open('/', { 'user-agent': '' });
  await open('/', { 'sec-purpose': 'prefetch;prerender' });
  await open('/', { 'x-moz': 'prefetch' });
  await open('/', { 'sec-fetch-dest': 'iframe' });
  await open('/dashboard');
  await open('/login');
  await app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html', 'user-agent': firefox } });
  await app.inject({ url: '/api/projects', headers: { 'user-agent': firefox } });
  await open('/work', { cookie: 'vitrine_session=x', 'user-agent': safari });
  // The site's reads send no cookie.
  await show('/about', { 'user-agent': safari });
  expect(await read()).toMatchObject({ visitors: 0, views: 0, pages: [] });
});

test('off by one switch, which the log names; what was counted stays', async () => {
  const { client, open, read } = await startSite();
  await open('/');
  expect(await client.call('PUT', '/api/visits/counting', { counting: false })).toEqual({
    message: 'Visits are not counted.',
  });
  await open('/work');
  expect(await read()).toMatchObject({ counting: false, views: 1 });
  await client.call('PUT', '/api/visits/counting', { counting: true });
  await open('/about');
  expect(countsOf(await read())).toEqual({ '/': 1, '/about': 1 });
  const { data } = await client.call<{ data: { entries: { what: string }[] } }>('GET', '/api/log?of=changes');
  expect(data.entries.map(({ what }) => what).slice(0, 2)).toEqual([
    'Turned on counting of visits',
    'Turned off counting of visits',
  ]);
});

/** The counter alone, which stores in a list, and finds a page at every path. */
function createSeen() {
  let isAway = false;
  const stored: DayCount[] = [];
  const forgotten: number[] = [];
  /** How much each transaction has asked whether it was seen before. */
  const taken: number[] = [];
  const asked: string[] = [];
  const keys = new Set<string>();
  const seen = createVisits({
    visits: {
      isCounting: async () => true,
      setCounting: async () => undefined,
      names: async () => [],
      days: async () => [],
      most: async () => [],
      ofDay: async () => [],
      removeBefore: async () => undefined,
      async add(counts) {
        if (isAway) throw new Error('away');
        stored.push(...counts);
      },
    },
    findPlace: async (path) => {
      asked.push(path);
      return { kind: 'page', path, title: null };
    },
    firstTimes: {
      async of() {
        const fresh = new Set<string>();
        return {
          digestOf: (visitor) => visitor,
          has: async (key) => keys.has(key),
          async take(key) {
            taken.push((taken.pop() ?? 0) + 1);
            return !keys.has(key) && fresh.add(key).has(key);
          },
          keep: () => fresh.forEach((key) => keys.add(key)),
        };
      },
      forget: (now) => void forgotten.push(now),
    },
    async atomically(work) {
      taken.push(0);
      await work();
    },
    clock: () => day,
  });
  return { taken, seen, stored, asked, forgotten, setAway: (is: boolean) => void (isAway = is) };
}

test('of what is made up endlessly long, nothing is kept, nor looked for', async () => {
  const { client, show } = await startSite();
  const { seen, asked } = createSeen();
  const visitor = seen.visitorOf('192.0.2.1', firefox + ' '.repeat(15_000));
  expect(visitor?.who.length).toBeLessThan(400);
  if (visitor === null) return;
  seen.noteSeen(visitor, `/project/${'a'.repeat(15_000)}`, '');
  seen.noteSeen(visitor, `/project/${'%F0%9F%8F%BA'.repeat(80)}`, '');
  await seen.write();
  expect(asked).toEqual([`/project/${'%F0%9F%8F%BA'.repeat(80)}`]);
  // Combining marks: to bring 2700 of them into order takes a hundred times as long as to read them.
  const marks = '%CC%81%CC%A3%CC%95%CC%A8'.repeat(600);
  for (let count = 0; count < 900; count += 1) await show(`/project/${String(count)}${marks}`);
  const began = process.cpuUsage();
  await client.call('GET', '/api/visits?days=30');
  const { user } = process.cpuUsage(began);
  expect(user / 1000).toBeLessThan(500);
});

describe('what is stored', () => {
  test('neither addresses nor browsers nor digests; of a year, and no more', async () => {
    const { client, open, read } = await startSite();
    const { db } = client.provider.data;
    await open('/', { referer: 'https://example.org/secret' });
    expect(await db.prepare('SELECT * FROM visit').all()).toEqual([]);
    await read();
    const stored = await db.prepare('SELECT kind, name, count FROM visit ORDER BY kind, name').all();
    expect(stored.map((row) => ({ ...row }))).toEqual([
      { kind: 'page', name: '/', count: 1 },
      { kind: 'referrer', name: 'example.org', count: 1 },
      { kind: 'visitor', name: '', count: 1 },
    ]);
    await client.wait(364 * day);
    const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
    const { seenPages } = createServices(db, client.provider.data.media, client.provider.now, config);
    await seenPages.prune();
    expect(await db.prepare('SELECT * FROM visit').all()).toHaveLength(3);
    client.provider.advance(day);
    await seenPages.prune();
    expect(await db.prepare('SELECT * FROM visit').all()).toEqual([]);
  });

  test('in batches, at the end too; names that are made up are bounded', async () => {
    const { client, open } = await startSite();
    const { db } = client.provider.data;
    for (let count = 0; count < 205; count += 1) await open(`/made-up-${String(count)}`);
    await client.provider.app.close();
    const rows = await db.prepare("SELECT name, count FROM visit WHERE kind = 'missing'").all();
    expect(rows).toHaveLength(201);
    expect(rows.find(({ name }) => name === '')).toMatchObject({ count: 5 });
  });

  test('once, where it fails at first', async () => {
    const { seen, stored, asked, setAway } = createSeen();
    const look = () => {
      const visitor = seen.visitorOf('192.0.2.1', firefox);
      if (visitor !== null) seen.noteSeen(visitor, '/', '');
    };
    look();
    setAway(true);
    await expect(seen.write()).rejects.toThrow('away');
    setAway(false);
    await seen.write();
    await seen.write();
    look();
    await seen.write();
    expect(asked).toEqual(['/', '/', '/']);
    expect(stored).toEqual([
      { day: '1970-01-02', kind: 'page', name: '/', count: 1 },
      { day: '1970-01-02', kind: 'visitor', name: '', count: 1 },
    ]);
  });

  test('in transactions that are short, whatever strangers make up, and all of it', async () => {
    const { seen, stored, taken, setAway } = createSeen();
    for (let count = 0; count < 500; count += 1) {
      const visitor = seen.visitorOf(`192.0.2.${String(count % 250)}`, `${firefox} ${String(count)}`);
      if (visitor !== null) seen.noteSeen(visitor, '/work', 'example.org');
    }
    const busy = seen.visitorOf('198.51.100.1', firefox);
    if (busy === null) throw new Error('Not noted');
    for (let count = 0; count < 1000; count += 1) seen.noteMissing(busy, `/none-${String(count)}`);
    setAway(true);
    await expect(seen.write()).rejects.toThrow('away');
    setAway(false);
    await seen.write();
    expect(Math.max(...taken)).toBeLessThan(200);
    const total = (kind: string): number =>
      stored.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);
    expect(['page', 'visitor', 'referrer', 'missing'].map(total)).toEqual([500, 500, 500, 1000]);
    // Nothing of it is left to be written.
    taken.length = 0;
    await seen.write();
    expect(taken).toEqual([]);
  });

  test('as a table for spreadsheets, in which nothing is a formula', async () => {
    const { client, open } = await startSite();
    const title = '=HYPERLINK("https://evil.example")';
    const { id } = await client.create({ title: 'Kiln', visibility: 'sealed' });
    const expiresAt = new Date(client.provider.now() + 9 * day).toISOString();
    const { data } = await client.call<{ data: { path: string } }>(
      'POST',
      '/api/links',
      { project: id, name: title, expiresAt },
      201,
    );
    await open(data.path);
    const { app } = client.provider;
    expect((await app.inject('/api/visits/file')).statusCode).toBe(401);
    const { cookie } = await logIn(app);
    const { body: text } = await app.inject({ url: '/api/visits/file', headers: { cookie } });
    expect(text).toMatch(/^\u{FEFF}"Day","What","Name","Count"\r\n/u);
    expect(text).toContain(`"Link","'=HYPERLINK(""https://evil.example"")","1"\r\n`);
  });
});

test('of who came nothing is in memory once it is written, though nobody comes by the same browser again', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { seen } = createSeen();
  const note = (): WeakRef<object> => {
    const visitor = seen.visitorOf('192.0.2.1', firefox);
    if (visitor === null) throw new Error('Not noted');
    seen.noteSeen(visitor, '/', '');
    return new WeakRef(visitor);
  };
  const noted = note();
  await seen.write();
  await vi.waitFor(() => {
    collect();
    expect(noted.deref()).toBeUndefined();
  });
});

test('what tells visitors of a day apart is gone two minutes after it, though nobody comes on the next', async () => {
  const { seen, forgotten } = createSeen();
  await seen.write();
  expect(forgotten).toEqual([day]);

  const firstTimes = createOwnFirstTimes();
  const midnight = Date.parse('2026-12-01');
  const digest = async () => (await firstTimes.of('2026-11-30')).digestOf(firefox);
  const before = await digest();
  firstTimes.forget(midnight + 119_000);
  expect(await digest()).toBe(before);
  firstTimes.forget(midnight + 121_000);
  const after = await digest();
  expect(after).not.toBe(before);
  // The clock was a day ahead until now.
  firstTimes.forget(midnight - day - 1);
  expect(await digest()).not.toBe(after);
});

test('of a day of made up addresses little is kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const firstTimes = createOwnFirstTimes();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let batch = 0; batch < 30; batch += 1) {
    const first = await firstTimes.of('2026-11-30');
    for (let count = 0; count < 3000; count += 1) {
      const path = `/${String(batch * 3000 + count)}`.padEnd(200, 'x');
      await first.take(`${first.digestOf(firefox)} missing ${path}`);
    }
    first.keep();
  }
  collect();
  expect((process.memoryUsage().heapUsed - before) / 1_000_000, 'MB').toBeLessThan(15);
  const again = await firstTimes.of('2026-11-30');
  expect(await again.has(`${again.digestOf(firefox)} missing ${'/7'.padEnd(200, 'x')}`)).toBe(true);
  expect(await again.has(`${again.digestOf(firefox)} missing ${'/none'.padEnd(200, 'x')}`)).toBe(false);
});

test('of a day only so much is kept in the database to tell first times by', async () => {
  const rows = new Set<string>();
  const shortLived: ShortLivedRepository = {
    find: async (kind, key) => (rows.has(`${kind} ${key}`) ? { value: '', endsAt: day } : null),
    put: async () => undefined,
    putNew: async (kind, key) => !rows.has(`${kind} ${key}`) && rows.add(`${kind} ${key}`).size > 0,
    remove: async () => false,
    removeEnded: async () => undefined,
  };
  const firstTimes = createSharedFirstTimes(shortLived, 3);
  const first = await firstTimes.of('2026-11-30');
  expect([await first.take('a'), await first.take('a'), await first.take('b')]).toEqual([true, false, true]);
  first.keep();
  const second = await firstTimes.of('2026-11-30');
  expect([await second.take('c'), await second.take('d')]).toEqual([true, false]);
  const unwritten = await firstTimes.of('2026-12-01');
  await unwritten.take('a');
  const next = await firstTimes.of('2026-12-01');
  expect(await next.take('b')).toBe(true);
});

test('an account of the rules', () => {
  expect([firefox, safari].map(isRobot)).toEqual([false, false]);
  expect(foreignHost('https://www.Example.org:8443/a?b', 'localhost')).toBe('example.org');
  expect(foreignHost('android-app://com.example', 'localhost')).toBe('');
  expect(foreignHost('no address', 'localhost')).toBe('');
  expect(foreignHost('https://user@example.org/', 'localhost')).toBe('');
  expect(foreignHost('http://localhost:3000/a', 'localhost:3000')).toBe('');
  expect(pathIn('https://example.org/work?page=2#end')).toBe('/work');
  expect(pathIn('https://example.org')).toBe('');
});
