import { expect, test } from 'vitest';
import { logIn } from '../contract/support/provider.ts';
import { withClient } from './support/client.ts';
import { newDatabase, sendStory, startServer } from './support/servers.ts';
import type { Server } from './support/servers.ts';

async function start(): Promise<{ readonly server: Server; readonly cookie: string }> {
  const server = await startServer(await newDatabase());
  const { cookie } = await logIn(server.app);
  expect((await sendStory(server, cookie, 'A story')).statusCode).toBe(201);
  return { server, cookie };
}

/** As an administrator reads them: from the database each time. @returns when each was answered, in milliseconds from now */
async function readAtOnce({ app }: Server, cookie: string, count: number): Promise<readonly number[]> {
  const begun = performance.now();
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const { statusCode } = await app.inject({ url: '/api/stories', headers: { cookie } });
      expect(statusCode).toBe(200);
      return performance.now() - begun;
    }),
  );
}

test('a query of two seconds keeps none of a hundred others waiting', async () => {
  const { server, cookie } = await start();
  // Connections, statements and code are there from then on.
  await readAtOnce(server, cookie, 100);
  const alone = Math.max(...(await readAtOnce(server, cookie, 100)));
  const begun = performance.now();
  const slow = server.data.db.prepare('SELECT pg_sleep(2)').get();
  const beside = Math.max(...(await readAtOnce(server, cookie, 100)));
  const soon = server.app.inject({ url: '/healthz' }).then(() => performance.now() - begun);
  await slow;
  expect(performance.now() - begun).toBeGreaterThan(1900);
  expect(beside).toBeLessThan(Math.min(1500, 3 * alone + 200));
  expect(await soon).toBeLessThan(1900);
}, 20_000);

test('as many slow queries as there are connections have others refused in words, and hold up nobody else', async () => {
  const { server, cookie } = await start();
  const slow = Array.from({ length: 10 }, () => server.data.db.prepare('SELECT pg_sleep(5)').get());
  const refused = await server.app.inject({ url: '/api/stories', headers: { cookie } });
  expect(refused.statusCode).toBe(503);
  expect(refused.json<{ message: string }>().message).toContain('The server cannot reach its database just now.');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await Promise.all(slow);
  await readAtOnce(server, cookie, 1);
}, 20_000);

test('a table that another program has locked keeps nobody waiting who does not need it, and is waited for eight seconds', async () => {
  const { server, cookie } = await start();
  const { app, data } = server;
  const known = (await app.inject({ url: '/api/stories' })).body;
  await withClient(server.url, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE story IN ACCESS EXCLUSIVE MODE');
    const begun = performance.now();
    const since = (): number => performance.now() - begun;
    const waiting = app
      .inject({ url: '/api/stories', headers: { cookie } })
      .then((answer) => ({ answer, at: since() }));
    const others = Array.from({ length: 20 }, () => data.db.prepare('SELECT count(*) FROM project').get());
    await Promise.all(others);
    // Visitors have it from memory.
    expect((await app.inject({ url: '/api/stories' })).body).toBe(known);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect(since()).toBeLessThan(3000);
    const { answer, at } = await waiting;
    expect(answer.statusCode).toBe(503);
    expect(at).toBeGreaterThan(7000);
    expect(at).toBeLessThan(11_000);
    await client.query('ROLLBACK');
  });
  await readAtOnce(server, cookie, 1);
}, 30_000);

test('what is read together is one state, until it waits for something else', async () => {
  const { server } = await start();
  const { db } = server.data;
  const count = async () => (await db.prepare('SELECT count(*) AS n FROM category').get())?.['n'];
  const add = (name: string) => db.prepare('INSERT INTO category (name, name_key) VALUES (?, ?)').run(name, name);
  let written: Promise<unknown> = Promise.resolve();
  await db.snapshot(async () => {
    expect(await count()).toBe(0);
    // Another's, which is stored while this is read.
    for (let tries = 0; tries < 50; tries += 1) {
      if (tries === 5) written = Promise.resolve().then(() => other());
      expect(await count()).toBe(0);
    }
    await written;
    // Looking again and again, it waits for the time to come.
    await expect.poll(count).toBe(1);
    // One's own ends it.
    await add('b');
    expect(await count()).toBe(2);
  });

  async function other(): Promise<void> {
    const second = await startServer(server.url);
    await second.data.db.prepare("INSERT INTO category (name, name_key) VALUES ('a', 'a')").run();
  }
}, 20_000);

test('writers of one server wait for each other, and what one reads nobody changes meanwhile', async () => {
  const { server } = await start();
  const { db } = server.data;
  await db.prepare("INSERT INTO category (name, name_key) VALUES ('0', 'k')").run();
  const raise = () =>
    db.transaction(async () => {
      const row = await db.prepare("SELECT name FROM category WHERE name_key = 'k'").get();
      await db.prepare("UPDATE category SET name = ? WHERE name_key = 'k'").run(String(Number(row?.['name']) + 1));
    });
  await Promise.all(Array.from({ length: 30 }, raise));
  expect(await db.prepare("SELECT name FROM category WHERE name_key = 'k'").get()).toEqual({ name: '30' });
});
