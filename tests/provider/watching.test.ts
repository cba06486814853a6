import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFolder } from '../../provider/src/backup/places.ts';
import type { BackupPlace } from '../../provider/src/backup/places.ts';
import { createReadiness } from '../../provider/src/health/readiness.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

const token = '0123456789abcdef';
const elsewhere = { remoteAddress: '203.0.113.7' };

test('versions and figures are for this machine, and for who has the token', async () => {
  const { provider } = await startClient(false, { metrics: true, metricsToken: token });
  for (const url of ['/version', '/metrics']) {
    const ask = (headers: Record<string, string>, from: { remoteAddress?: string } = {}) =>
      provider.app.inject({ url, headers, ...from }).then(({ statusCode }) => statusCode);
    expect(await ask({}), url).toBe(200);
    expect(await ask({}, { remoteAddress: '::1' }), url).toBe(200);
    // What a proxy on this machine passes on comes from elsewhere, whatever it is told to say.
    const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-server'];
    for (const name of [...names, 'cf-connecting-ip', 'true-client-ip', 'x-client-ip']) {
      expect(await ask({ [name]: '127.0.0.1' }), `${url} ${name}`).toBe(403);
    }
    // It may say nothing, and pass on the name that was asked for.
    for (const host of ['studio.example', 'localhost.studio.example', '127.0.0.1.studio.example', '192.0.2.1']) {
      expect(await ask({ host }), `${url} ${host}`).toBe(403);
    }
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost']) expect(await ask({ host }), host).toBe(200);
    expect(await ask({}, elsewhere), url).toBe(403);
    for (const wrong of ['Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]) {
      expect(await ask({ authorization: wrong }, elsewhere), `${url} ${wrong}`).toBe(403);
    }
    expect(await ask({ authorization: `Bearer ${token}` }, elsewhere), url).toBe(200);
  }
});

test('without a token nobody elsewhere is told anything', async () => {
  const { provider } = await startClient(false, { metrics: true });
  const headers = { authorization: 'Bearer null' };
  expect((await provider.app.inject({ url: '/metrics', headers, ...elsewhere })).statusCode).toBe(403);
});

test('nothing is counted unless it is turned on', async () => {
  const { provider } = await startClient(false);
  const answer = await provider.app.inject({ url: '/metrics' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'There is no such page.']);
});

test('what was asked for, what is missing, and the disk are counted', async () => {
  const client = await startClient(false, { metrics: true });
  const { app } = client.provider;
  await client.create({ title: 'Kiln', HeaderMedia: picture() });
  await app.inject({ url: '/api/projects' });
  await app.inject({ url: '/api/nothing' });
  const { body, headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('vitrine_request_duration_seconds_count{kind="api",method="GET",status="200"} 1\n');
  expect(body).toContain('vitrine_request_duration_seconds_count{kind="api",method="GET",status="404"} 1\n');
  expect(body).toMatch(/^vitrine_media_files_missing 0$/m);
  expect(body).toMatch(/^vitrine_disk_free_bytes [1-9]/m);
  expect(body).toMatch(/^process_resident_memory_bytes [1-9]/m);
});

test('a figure that cannot be read is NaN and counted, and takes no other with it', async () => {
  const place: BackupPlace = {
    list: async () => [],
    keep: async () => {
      throw new Error('No room');
    },
    remove: async () => undefined,
  };
  const nightly = { place, due: { hour: 3, minute: 15 } };
  const { provider } = await startClient(false, { metrics: true, nightly });
  const read = async () => (await provider.app.inject({ url: '/metrics' })).body;
  expect(await read()).toMatch(/^vitrine_figures_unread 0$/m);
  await provider.data.db.exec('ALTER TABLE import RENAME TO elsewhere');
  await provider.data.db.exec('ALTER TABLE short_lived RENAME TO away');
  const body = await read();
  expect(body).toMatch(/^vitrine_figures_unread 3$/m);
  expect(body).toMatch(/^vitrine_backup_last_good_timestamp_seconds NaN$/im);
  expect(body).toMatch(/^vitrine_imports_running NaN$/im);
  expect(body).toMatch(/^vitrine_backup_failed NaN$/im);
  expect(body).toMatch(/^vitrine_media_files_missing 0$/m);
  expect(body).toMatch(/^vitrine_disk_free_bytes [1-9]/m);
});

test('missing files are counted anew where the clock was set back', async () => {
  const client = await startClient(false, { metrics: true });
  const { provider } = client;
  await client.create({ title: 'Kiln', HeaderMedia: picture() });
  const read = async () => (await provider.app.inject({ url: '/metrics' })).body;
  provider.advance(1e9);
  expect(await read()).toMatch(/^vitrine_media_files_missing 0$/m);
  const [file = ''] = readdirSync(provider.data.media.folder);
  rmSync(join(provider.data.media.folder, file));
  provider.advance(-1e9);
  expect(await read()).toMatch(/^vitrine_media_files_missing 1$/m);
});

/** Names of Grafana's own, of functions and of labels: what is left of a query is names of series. */
const wordsOfQueries =
  /"[^"]*"|\$\w+|\b(?:sum|by|rate|time|histogram_quantile|label_values|job|kind|status|le|instance)\b/g;

test('every series that the dashboard for Grafana asks for is one that a server with backups has', async () => {
  const nightly = { place: backupFolder(temporaryFolder()), due: { hour: 3, minute: 15 } };
  const { provider } = await startClient(false, { metrics: true, nightly });
  await provider.app.inject({ url: '/api/projects' });
  const { body } = await provider.app.inject({ url: '/metrics' });
  const there = new Set([...body.matchAll(/^([a-z]\w*)[ {]/gm)].map(([, name]) => name));
  const dashboard: {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
    readonly templating: { readonly list: readonly { readonly query: string | { readonly query: string } }[] };
  } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8'));
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.flatMap(({ query }) => (typeof query === 'string' ? [] : [query.query])),
  ];
  const named = queries.flatMap((query) =>
    [...query.replaceAll(wordsOfQueries, ' ').matchAll(/[a-z_]\w+/g)].map(String),
  );
  expect(named.length).toBeGreaterThan(queries.length);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
  // What a server tells about itself is all there.
  const own = [...there].filter((name) => name?.startsWith('vitrine_'));
  expect(own.filter((name) => !named.includes(name ?? ''))).toEqual([]);
  expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length);
});

test('a server without room, or without its database, is not ready', async () => {
  const { data, now } = (await startClient(false)).provider;
  const ready = (free: number) =>
    createReadiness({ db: data.db, store: data.media, clock: now, freeBytes: async () => free })();
  const all = { database: true, schema: true, files: true, disk: true, pictures: true };
  expect(await ready(1e9)).toEqual(all);
  expect(await ready(1e6)).toEqual({ ...all, disk: false });
  if (isOnPostgres) return;
  await data.db.exec('PRAGMA user_version = 1');
  expect(await ready(1e9)).toEqual({ ...all, schema: false });
});

test('who asks a thousand times is told what was found once', async () => {
  const { data, now } = (await startClient(false)).provider;
  let looks = 0;
  const read = createReadiness({
    db: data.db,
    store: data.media,
    clock: now,
    freeBytes: async () => {
      looks += 1;
      return 1e9;
    },
  });
  await Promise.all(Array.from({ length: 1000 }, () => read()));
  expect(looks).toBe(1);
});
