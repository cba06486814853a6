import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logIn } from '../contract/support/provider.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { newDatabase, openLine, sendStory, startServer, titlesIn } from './support/servers.ts';
import type { Line, Server } from './support/servers.ts';

async function start(): Promise<{ readonly server: Server; readonly line: Line; readonly cookie: string }> {
  const line = await openLine(await newDatabase());
  const server = await startServer(line.url);
  const { cookie } = await logIn(server.app);
  return { server, line, cookie };
}

const read = ({ app }: Server, url = '/api/stories') => app.inject({ url });
test('without a database visitors get what is in memory, others a 503 in words, and it goes on by itself', async () => {
  const { server, line, cookie } = await start();
  expect((await sendStory(server, cookie, 'Before')).statusCode).toBe(201);
  expect(await titlesIn(server)).toEqual(['Before']);
  line.cut();
  for (let count = 0; count < 20; count += 1) {
    expect(await titlesIn(server)).toEqual(['Before']);
    const refused = await sendStory(server, cookie, 'Refused');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json<{ message: string }>().message).toContain(
      'The server cannot reach its database just now. Nothing was changed',
    );
  }
  const begun = performance.now();
  expect((await read(server, '/api/category')).statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(500);
  line.mend();
  await vi.waitFor(async () => expect((await sendStory(server, cookie, 'After')).statusCode).toBe(201), {
    timeout: 5000,
  });
  await vi.waitFor(async () => expect(await titlesIn(server)).toEqual(['Before', 'After']), { timeout: 3000 });
});

/** Draws the titles of stories, and a feed of them; what it is not told it leaves out, as a page with an error does. */
const renderer = `export const createRenderer = () => async ({ url, read }) => {
  const { status, body } = await read(url === '/known' ? '/api/stories' : '/api/category');
  if (url === '/broken' && status !== 200) throw new Error('It cannot be drawn.');
  const contentType = url.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
  return { status: 200, contentType, body: status + body, styles: [], parameters: [], location: null, isUnlisted: false };
};`;

test('pages and feeds that are not in memory are a 503 with the reason, which no cache keeps', async () => {
  const [serverDir, clientDir] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(serverDir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(serverDir, 'manifest.json'), '{}');
  writeFileSync(join(serverDir, 'server.js'), renderer);
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><noscript>Needs JavaScript.</noscript><script></script>',
  );
  const line = await openLine(await newDatabase());
  const server = await startServer(line.url, undefined, { clientDir, serverDir });
  const { cookie } = await logIn(server.app);
  expect((await sendStory(server, cookie, 'Before')).statusCode).toBe(201);
  const ask = (url: string, more: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...more } });
  expect((await ask('/known')).body).toContain('Before');
  line.cut();
  for (const headers of [{}, { cookie }]) {
    expect(await ask('/known', headers)).toMatchObject({ statusCode: 200, body: expect.stringContaining('Before') });
    for (const url of ['/other', '/broken', '/project/kiln', '/work?page=2', '/p/abc']) {
      const page = await ask(url, headers);
      expect(page.statusCode, url).toBe(503);
      expect(page.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toMatch(/<noscript>The server cannot reach its database just now\..*<script>/);
    }
    for (const url of ['/sitemap.xml', '/robots.txt', '/stories.rss', '/old-picture.jpg', '/media/a.jpg']) {
      const file = await ask(url, { accept: '*/*', ...headers });
      expect(file.statusCode, url).toBe(503);
      expect(file.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(file.json<{ message: string }>().message).toContain('The server cannot reach its database just now.');
    }
  }
  expect((await ask('/healthz')).statusCode).toBe(200);
  line.mend();
  await vi.waitFor(async () => expect((await ask('/other')).statusCode).toBe(200), { timeout: 5000 });
});

test('a database that falls silent is given up within ten seconds', async () => {
  const { server, line, cookie } = await start();
  line.hush();
  const begun = performance.now();
  expect((await sendStory(server, cookie, 'Silence')).statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(12_000);
  line.cut();
  line.mend();
  await vi.waitFor(async () => expect((await sendStory(server, cookie, 'Again')).statusCode).toBe(201), {
    timeout: 5000,
  });
});

test.each([
  ['is stored', true, ['Unknown']],
  ['is lost', false, []],
])('a commit whose answer is lost and that %s is said to be unknown', async (_what, isDelivered, stored) => {
  const { server, line, cookie } = await start();
  // It hears of a possible change, and looks for pictures to prepare: that it cannot must not end it.
  await vi.waitFor(() => expect(server.data.db.others?.isLeading()).toBe(true));
  line.cutWhenSent('COMMIT', isDelivered);
  const answer = await sendStory(server, cookie, 'Unknown');
  expect(answer.statusCode).toBe(503);
  expect(answer.json<{ message: string }>().message).toContain('Whether this was stored is not known');
  line.mend();
  await vi.waitFor(async () => expect((await read(server, '/api/category')).statusCode).toBe(200), { timeout: 5000 });
  expect(await titlesIn(server)).toEqual(stored);
});

test('what was begun on a lost connection is not gone on with on the next', async () => {
  const { server, line } = await start();
  const { db } = server.data;
  const begun = db.transaction(async () => {
    await db.prepare("INSERT INTO category (name, name_key) VALUES ('A', 'a')").run();
    line.cut();
    line.mend();
    await vi.waitFor(() => db.prepare('SELECT 1 AS one').get(), { timeout: 1500 }).catch(() => undefined);
    await db.prepare("INSERT INTO category (name, name_key) VALUES ('B', 'b')").run();
  });
  await expect(begun).rejects.toThrow();
  await vi.waitFor(async () => expect(await db.prepare('SELECT name FROM category').all()).toEqual([]), {
    timeout: 5000,
  });
});

test('while changes of others go unheard, nothing is answered from memory', async () => {
  const { server, cookie } = await start();
  expect(await titlesIn(server)).toEqual([]);
  const { others } = server.data.db;
  if (others === null) throw new Error('No others');
  vi.spyOn(others, 'areHeard').mockReturnValue(false);
  await server.data.db
    .prepare("INSERT INTO story (title, authorname, content, created_at) VALUES ('Quietly', 'A', 'B', 1)")
    .run();
  expect(await titlesIn(server)).toEqual(['Quietly']);
  expect(cookie).not.toBe('');
});

test('what was changed just before the database was lost is answered as it was, what was changed earlier is not', async () => {
  const { server, line, cookie } = await start();
  await sendStory(server, cookie, 'First');
  expect(await titlesIn(server)).toEqual(['First']);
  expect((await server.app.inject({ url: '/api/category' })).statusCode).toBe(200);
  await sendStory(server, cookie, 'Second');
  line.cut();
  // Nobody had asked since.
  expect(await titlesIn(server)).toEqual(['First']);
  const { others } = server.data.db;
  if (others === null) throw new Error('No others');
  vi.spyOn(others, 'heardAt').mockReturnValue(Date.now() + 60_000);
  expect((await read(server)).statusCode).toBe(503);
  line.mend();
  await vi.waitFor(async () => expect(await titlesIn(server)).toEqual(['First', 'Second']), { timeout: 5000 });
});
