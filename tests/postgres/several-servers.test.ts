import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { databaseName } from '../../provider/src/backup/archive.ts';
import { withCapture } from '../../provider/src/backup/capture.ts';
import type { Database } from '../../provider/src/db/database.ts';
import { PostgresDatabase } from '../../provider/src/db/postgres/database.ts';
import { SqliteDatabase } from '../../provider/src/db/sqlite.ts';
import { removeExpired } from '../../provider/src/media/cleanup.ts';
import { createServices } from '../../provider/src/services.ts';
import { encode, formOf, logIn, password, picture, username } from '../contract/support/provider.ts';
import { newDatabase, sendStory, startServer, titlesIn } from './support/servers.ts';
import type { Server } from './support/servers.ts';

async function startTwo(): Promise<readonly [Server, Server, string]> {
  const url = await newDatabase();
  const [one, other] = [await startServer(url), await startServer(url)];
  const { cookie } = await logIn(one.app);
  return [one, other, cookie];
}

async function publish(server: Server, cookie: string, title: string): Promise<void> {
  const answer = await sendStory(server, cookie, title);
  expect(answer.statusCode, answer.body).toBe(201);
}

test('what one server stores the other shows to visitors within a second, and to the administrator at once', async () => {
  const [one, other, cookie] = await startTwo();
  for (let count = 0; count < 20; count += 1) {
    const title = `Story ${String(count)}`;
    // In the other's memory.
    expect(await titlesIn(other)).not.toContain(title);
    await publish(one, cookie, title);
    expect(await titlesIn(other, cookie)).toContain(title);
    await vi.waitFor(async () => expect(await titlesIn(other)).toContain(title), { timeout: 1000, interval: 5 });
    expect(await titlesIn(one)).toContain(title);
  }
});

test('both write at once, and nothing is lost or doubled', async () => {
  const [one, other, cookie] = await startTwo();
  const titles = Array.from({ length: 60 }, (_, index) => `Story ${String(index)}`);
  await Promise.all(titles.map((title, index) => publish(index % 2 === 0 ? one : other, cookie, title)));
  expect((await titlesIn(one, cookie)).toSorted()).toEqual(titles.toSorted());
  expect((await titlesIn(other, cookie)).toSorted()).toEqual(titles.toSorted());
});

test('a session is good on both, and ends on both', async () => {
  const [one, other, cookie] = await startTwo();
  expect((await other.app.inject({ url: '/api/verify-auth', headers: { cookie } })).statusCode).toBe(200);
  expect((await other.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })).statusCode).toBe(200);
  expect((await one.app.inject({ url: '/api/verify-auth', headers: { cookie } })).statusCode).toBe(401);
});

test('failed logins count on both together', async () => {
  const [one, other] = await startTwo();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { app } = count % 2 === 0 ? one : other;
    const payload = { username, password: 'wrong' };
    statuses.push((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const right = { username, password };
  expect((await other.app.inject({ method: 'POST', url: '/api/login', payload: right })).statusCode).toBe(429);
});

test('what tidies up each minute and finds nothing has the other forget nothing', async () => {
  const [one, other, cookie] = await startTwo();
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  const tidyUp = () => removeExpired(createServices(one.data.db, one.data.media, Date.now, config));
  await publish(one, cookie, 'Kiln');
  await tidyUp();
  await vi.waitFor(async () => expect(await titlesIn(other)).toContain('Kiln'));
  const generation = other.app.responseCache.generation();
  let heard = 0;
  other.data.db.others?.onChange(() => (heard += 1));
  await tidyUp();
  await publish(one, cookie, 'Glaze');
  await vi.waitFor(() => expect(heard).toBe(1));
  expect(other.app.responseCache.generation()).toBe(generation + 1);
});

test('the same creation sent to both makes one record', async () => {
  const [one, other, cookie] = await startTwo();
  const sent = await encode(formOf({ title: 'Kiln', HeaderMedia: picture() }));
  const answers = await Promise.all(
    [one, other, one, other].map(({ app }) =>
      app.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { ...sent.headers, cookie, 'idempotency-key': 'one' },
        payload: sent.payload,
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  const { data } = (await one.app.inject({ url: '/api/projects', headers: { cookie } })).json<{ data: unknown[] }>();
  expect(data).toHaveLength(1);
});

test('one of them does what only one has to, and another takes over when it ends', async () => {
  const [one, other] = await startTwo();
  const leading = () => [one, other].map(({ data }) => data.db.others?.isLeading());
  await vi.waitFor(() => expect(leading()).toEqual([true, false]), { timeout: 3000 });
  await one.close();
  await vi.waitFor(() => expect(other.data.db.others?.isLeading()).toBe(true), { timeout: 3000 });
});

test('whoever is answered by both is one visitor, recognised by what ends with the day', async () => {
  const [one, other, cookie] = await startTwo();
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'sec-fetch-site': 'same-origin',
    referer: 'http://localhost/work',
  };
  for (const { app } of [one, other, one]) await app.inject({ url: '/api/projects', headers });
  const read = async ({ app }: Server) => (await app.inject({ url: '/api/visits', headers: { cookie } })).json().data;
  await read(one);
  expect(await read(other)).toMatchObject({ visitors: 1, views: 1, pages: [{ path: '/work', count: 1 }] });
  const kinds = (db: Database) =>
    db.prepare("SELECT DISTINCT kind FROM short_lived WHERE kind LIKE 'visit%' ORDER BY kind").all();
  expect(await kinds(one.data.db)).toEqual([{ kind: 'visit' }, { kind: 'visit-salt' }]);
  const { db, media } = one.data;
  if (!(db instanceof PostgresDatabase)) throw new Error('These tests are of PostgreSQL.');
  const salt = await db.prepare("SELECT value FROM short_lived WHERE kind = 'visit-salt'").get();
  const left = await withCapture(
    dirname(media.folder),
    'backup',
    async ({ staging }) => {
      const path = join(staging, databaseName);
      // What was there and is deleted stays in a file until something else takes its place.
      const isInBytes = readFileSync(path).includes(String(salt?.['value']));
      return [await kinds(new SqliteDatabase(path, { readOnly: true })), isInBytes];
    },
    { server: db, bring: async () => undefined },
  );
  expect(left).toEqual([[], false]);
});
