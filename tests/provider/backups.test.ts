import { existsSync, readdirSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { writeArchive } from '../../provider/src/backup/archive.ts';
import { restoreRunning } from '../../provider/src/backup/restore-running.ts';
import type { StoredBackups } from '../../provider/src/backup/stored.ts';
import { createServices } from '../../provider/src/services.ts';
import { isOnPostgres, elsewhereOf } from '../contract/support/database.ts';
import { copyToFile } from '../../provider/src/db/postgres/copy.ts';
import { encode, formOf, logIn, password, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

interface Backup {
  readonly id: string;
  readonly kind: 'made' | 'before';
  readonly bytes: number;
}

const right = { password };
const day = 24 * 60 * 60_000;

const make = async ({ call }: Client): Promise<Backup & { readonly key: string }> =>
  (await call<{ data: Backup & { key: string } }>('POST', '/api/backups', right, 201)).data;
const list = async ({ call }: Client): Promise<readonly Backup[]> =>
  (await call<{ data: Backup[] }>('GET', '/api/backups')).data;
const titles = async ({ call }: Client): Promise<readonly string[]> =>
  (await call<{ data: { title: string }[] }>('GET', '/api/projects')).data.map(({ title }) => title);
const mediaOf = ({ provider }: Client): readonly string[] => readdirSync(join(provider.folder, 'media')).toSorted();

/** The bytes of a backup, as a browser downloads them. */
async function download({ provider }: Client, { id, key }: { readonly id: string; readonly key: string }) {
  const { cookie } = await logIn(provider.app);
  return provider.app.inject({ url: `/api/backups/${id}/file?key=${key}`, headers: { cookie } });
}

const archiveOf = (bytes: Uint8Array): File =>
  new File([Buffer.from(bytes)], 'vitrine.tar', { type: 'application/x-tar' });

/** Restores, and gives what the answer says. */
const restore = (
  { send }: Client,
  fields: Readonly<Record<string, unknown>>,
  status = 200,
): Promise<{ message: string; data: { before: Backup; files: number } }> =>
  send('POST', '/api/restores', { password, ...fields }, status);

test('what was downloaded brings everything back, and what was there before comes back too', async () => {
  const client = await startClient(false);
  const { create, remove, call } = client;
  const kiln = await create({ title: 'Kiln', HeaderMedia: picture() });
  await create({ title: 'Glaze', HeaderMedia: picture() });
  const then = { titles: await titles(client), media: mediaOf(client) };
  const file = archiveOf((await download(client, await make(client))).rawPayload);

  await remove(`/api/projects/${String(kiln.id)}`);
  await call('DELETE', '/api/deleted');
  await create({ title: 'Later', HeaderMedia: picture() });
  await call('POST', '/api/category', { name: 'Lamps' }, 201);
  const now = { titles: await titles(client), media: mediaOf(client) };
  expect(now).not.toEqual(then);

  const { data } = await restore(client, { file });
  expect({ titles: await titles(client), media: mediaOf(client) }).toEqual(then);
  expect(await call('GET', '/api/category')).toEqual([]);
  expect(readdirSync(join(client.provider.folder, 'incoming'))).toEqual([]);
  // Nobody was logged out, and the log goes on.
  const log = await call<{ data: { entries: { what: string }[] } }>('GET', '/api/log?of=changes');
  expect(log.data.entries.map(({ what }) => what).slice(0, 3)).toEqual([
    'Restored a backup',
    'Created a category',
    'Created a project',
  ]);

  await restore(client, { backup: data.before.id });
  expect({ titles: await titles(client), media: mediaOf(client) }).toEqual(now);
  expect((await list(client)).map(({ kind }) => kind)).toEqual(['before', 'before', 'made']);
  // It can be worked in as before.
  await create({ title: 'And on', HeaderMedia: picture() });
  // PostgreSQL has looked when the transaction ended.
  if (!isOnPostgres) expect(await client.provider.data.db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
});

test('who was let in since stays, and who was removed since stays out', async () => {
  const client = await startClient(false);
  const { call } = client;
  const join = async (name: string): Promise<void> => {
    const { data } = await call<{ data: { token: string } }>('POST', '/api/invitations', { name, password }, 201);
    const joining = { token: data.token, username: name, name, password: 'seven blue kettles sing' };
    await client.provider.app.inject({ method: 'POST', url: '/api/join', payload: joining });
  };
  interface Listed {
    readonly data: { readonly administrators: readonly { readonly id: number; readonly username: string }[] };
  }
  const names = async (): Promise<Listed['data']['administrators']> =>
    (await call<Listed>('GET', '/api/administrators')).data.administrators;
  await join('early');
  const { id } = await make(client);
  const early = (await names()).find(({ username }) => username === 'early');
  await call('POST', `/api/administrators/${String(early?.id)}/remove`, right);
  await join('late');
  await restore(client, { backup: id });
  expect((await names()).map(({ username }) => username)).toEqual(['admin', 'late']);
});

test('a link that has ended since stays ended', async () => {
  const client = await startClient(false);
  const { call, create, provider } = client;
  const { id: project } = await create({ title: 'For clients', visibility: 'sealed' });
  interface Made {
    readonly data: { readonly id: number; readonly path: string };
  }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const open = async ({ data }: Made): Promise<number> =>
    (await provider.app.inject({ url: `/api/shown/${data.path.replace(/^.*\//, '')}` })).statusCode;
  const makeLink = (name: string) => call<Made>('POST', '/api/links', { project, name, expiresAt }, 201);
  const [ended, going] = [await makeLink('Ended'), await makeLink('Going on')];
  const { id } = await make(client);
  await call('DELETE', `/api/links/${String(ended.data.id)}`);
  expect([await open(ended), await open(going)]).toEqual([410, 200]);
  await restore(client, { backup: id });
  expect([await open(ended), await open(going)]).toEqual([410, 200]);
});

test('a download needs the password, its key, and whoever has asked for it', async () => {
  const client = await startClient(false);
  const { provider, call } = client;
  await call('POST', '/api/backups', { password: 'wrong' }, 403);
  expect(await list(client)).toEqual([]);
  const made = await make(client);
  const url = `/api/backups/${made.id}/file?key=${made.key}`;
  expect((await provider.app.inject({ url })).statusCode).toBe(401);
  await call('GET', `/api/backups/${made.id}/file?key=${made.key.slice(1)}`, undefined, 404);
  const answer = await download(client, made);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'cache-control': 'no-store',
    'content-length': String(made.bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.tar"$/),
  });
  expect(answer.headers['accept-ranges']).toBe('bytes');
  await client.wait(7 * 60 * 60_000);
  expect((await download(client, made)).statusCode).toBe(404);
  await call('POST', `/api/backups/${made.id}/key`, { password: 'wrong' }, 403);
  const { data } = await call<{ data: { key: string } }>('POST', `/api/backups/${made.id}/key`, right);
  expect((await download(client, { id: made.id, key: data.key })).statusCode).toBe(200);
});

test('the newest three of a kind are kept, seven days and thirty', async () => {
  const client = await startClient(false);
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await make(client)).id);
  expect((await list(client)).map(({ id }) => id)).toEqual(made.slice(0, 3));
  const { data } = await restore(client, { backup: made[0] });
  await client.wait(8 * day);
  expect((await list(client)).map(({ id }) => id)).toEqual([data.before.id]);
  await client.wait(30 * day);
  expect(await list(client)).toEqual([]);
  await restore(client, { backup: data.before.id }, 404);
});

/** A backup with one project, whose database or files were changed afterwards. */
async function changedBackup(change: (db: DatabaseSync, file: string) => Promise<void> | void): Promise<File> {
  const { provider, create } = await startClient(false);
  await create({ title: 'Kiln', HeaderMedia: picture() });
  const place = temporaryFolder();
  const [name = ''] = readdirSync(join(provider.folder, 'media'));
  const [database, media] = [join(place, 'vitrine.db'), join(place, name)];
  await writeFile(media, await readFile(join(provider.folder, 'media', name)));
  const { server } = elsewhereOf(provider.data);
  if (server === null) await provider.data.db.prepare('VACUUM INTO ?').run(database);
  else await copyToFile(server, database);
  const db = new DatabaseSync(database, { enableForeignKeyConstraints: false });
  await change(db, media);
  db.close();
  const archive = join(place, 'vitrine.tar');
  const out = await open(archive, 'w');
  const writer = writeArchive(out);
  for (const [as, path] of [
    ['vitrine.db', database],
    [`media/${name}`, media],
  ] as const) {
    if (existsSync(path)) await writer.add(as, path, (await readFile(path)).length);
  }
  await writer.finish();
  await out.close();
  return archiveOf(await readFile(archive));
}

test.each<readonly [string, () => Promise<File>, RegExp]>([
  ['is none', async () => archiveOf(Buffer.from('no archive')), /damaged/],
  [
    'has a wrong bit',
    async () => {
      const bytes = await (await changedBackup(() => undefined)).bytes();
      bytes[5000] = (bytes[5000] ?? 0) ^ 1;
      return archiveOf(bytes);
    },
    /damaged/,
  ],
  ['is newer', () => changedBackup((db) => db.exec('PRAGMA user_version = 9999')), /newer version/],
  [
    'lacks a file',
    () => changedBackup((db) => db.exec("UPDATE media SET file = 'aaaaaaaaaaaaaaaaaaaaaaaa.jpg'")),
    /lacks 1 media/,
  ],
  [
    'calls a picture a page',
    () => changedBackup((db) => db.exec("UPDATE media SET content_type = 'text/html'")),
    /is not text\/html/,
  ],
  [
    'has a page for a picture',
    () => changedBackup((_, file) => writeFile(file, '<script>alert(1)</script>')),
    /is not image\/jpeg/,
  ],
  [
    'does not fit together',
    () => changedBackup((db) => db.exec("INSERT INTO grid (project_id, ordinal, grid_type) VALUES (99, 1, 'G1')")),
    /fit together/,
  ],
  [
    'has a trigger',
    () => changedBackup((db) => db.exec('CREATE TRIGGER t AFTER DELETE ON project BEGIN DELETE FROM story; END')),
    /not one that Vitrine/,
  ],
  [
    'names a file outside of its folder',
    () =>
      changedBackup((db) => {
        db.exec("INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'story', 8e15, '{}')");
        db.exec("INSERT INTO undo_file (file, token) VALUES ('../vitrine.db', 't')");
      }),
    /has a name/,
  ],
  [
    'has a page for a picture that Undo would bring back',
    () =>
      changedBackup((db) => {
        const taken = `{"media":[${JSON.stringify(db.prepare('SELECT * FROM media').get())}]}`.replace(
          'image/jpeg',
          'text/html',
        );
        db.prepare("INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'project', 8e15, ?)").run(taken);
      }),
    /is not text\/html/,
  ],
  ...[
    "INSERT INTO grid (project_id, ordinal, grid_type) SELECT id, 0, 'X9' FROM project",

    "UPDATE site SET texts = 'no JSON'",
    "UPDATE site SET texts = 'null'",
    `UPDATE site SET texts = '{"email": 5}'`,
    "INSERT INTO about (id, what_we_do, how_we_do, clients) VALUES (1, '[]', '{}', '[]')",
    "INSERT INTO about (id, what_we_do, how_we_do, clients) VALUES (1, '[]', '[', '[]')",
    "UPDATE revision SET body = '[]'",
    ...[
      ['state.fields', 'null'],
      ['state.header', '5'],
      ['state.header.id', '"x"'],
      ['state.grids', '[{"id":1,"gridType":"X","frames":5}]'],
      ['state.credits', '{}'],
      ['rows', 'null'],
      ['rows.media', '[5]'],
    ].map(([path = '', value = '']) => `UPDATE revision SET body = json_set(body, '$.${path}', json('${value}'))`),
    "INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'story', 8e15, 'null')",
    "INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'story', 8e15, '{\"story\":5}')",
    "INSERT INTO import (kind, name, state, plan, created_at) VALUES ('folder', 'a', 'done', '5', 0)",
    "INSERT INTO import (kind, name, state, plan, created_at) VALUES ('folder', 'a', 'done', '{}', 0)",
    `INSERT INTO about (id, what_we_do, how_we_do, clients) VALUES (1, '[{"heading":1}]', '[]', '[]')`,
    "INSERT INTO story (title, authorname, content, created_at) VALUES ('a', 'b', 'c', 9000000000000000)",
    "INSERT INTO story (title, authorname, content, created_at) VALUES (hex(zeroblob(600000)), 'b', 'c', 1)",
    ...['5', '[null]', '[{"name":5,"role":"b","portrait":null}]', '[{"name":"a","role":"b","portrait":7}]'].map(
      (people) =>
        `INSERT INTO about (id, what_we_do, how_we_do, clients, people) VALUES (1, '[]', '[]', '[]', '${people}')`,
    ),
    // Whoever copies or removes such a file would go round in a circle: the server ended for want of memory.
    'UPDATE media SET poster_id = id',
    'INSERT INTO rendition (media_id, film_id) SELECT id, id FROM media',
    'INSERT INTO second_light (media_id, day_id) SELECT id, id FROM media',
    ...[
      '{"project":[{"id":"x"}]}',
      '{"message":[{"id":"x"}]}',
      '{"categorised":[{"id":"x"}]}',
      '{"story":[{"id":9,"created_at":9000000000000000}]}',
      '{"message":[{"id":9,"at":9000000000000000}]}',
      '{"site":[{"id":1,"texts":"{\\"email\\":5}"}]}',
      '{"about":[{"id":1,"people":"5"}]}',
      '{"kept_look":[{"id":1,"look":"{}"}]}',
    ].map((taken) => `INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'story', 8e15, '${taken}')`),
    `INSERT INTO import (kind, name, state, plan, created_at)
       VALUES ('folder', 'a', 'done', '{"types":[],"hosts":[],"skipped":[{"names":5}]}', 0)`,
    ...['5', '{}', 'no JSON'].map(
      (look) => `INSERT INTO kept_look (name, name_key, look) VALUES ('a', 'a', '${look}')`,
    ),
    "INSERT INTO redirect (source, target, changed_at) VALUES ('/a', 'javascript:alert(1)', 1)",
    "INSERT INTO redirect (source, target, changed_at) VALUES ('/a', 'https://b.example' || char(13, 10) || 'X: y', 1)",
  ].map((change): readonly [string, () => Promise<File>, RegExp] => [
    `has what cannot be read (${change})`,
    () => changedBackup((db) => db.exec(change)),
    /read/,
  ]),
  [
    'has a deletion whose record nests without an end',
    () =>
      changedBackup((db) => {
        const taken = `{"media":[{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`;
        db.prepare("INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'project', 8e15, ?)").run(taken);
      }),
    /cannot be read/,
  ],
  [
    'has an index that is dear to keep',
    () => changedBackup((db) => db.exec('CREATE INDEX dear ON category (length(hex(zeroblob(400000000))))')),
    /not one that Vitrine/,
  ],
  [
    'has other columns',
    () => changedBackup((db) => db.exec('ALTER TABLE project DROP COLUMN year')),
    /cannot be read|not one|fit/,
  ],
])('a backup that %s is refused in words, and changes nothing', async (_what, build, words) => {
  const file = await build();
  const client = await startClient(false);
  await client.create({ title: 'Here', HeaderMedia: picture() });
  const was = mediaOf(client);
  const { message } = await restore(client, { file }, 400);
  expect(message).toMatch(words);
  expect(await titles(client)).toEqual(['Here']);
  expect(mediaOf(client)).toEqual(was);
  expect(readdirSync(join(client.provider.folder, 'incoming'))).toEqual([]);
});

test('neither nothing nor two at once, no wrong password, and none while an import runs', async () => {
  const client = await startClient(false);
  const { id } = await make(client);
  await restore(client, {}, 400);
  await restore(client, { backup: id, file: archiveOf(Buffer.from('x')) }, 400);
  await restore(client, { backup: 'none' }, 404);
  await restore(client, { backup: id, password: 'wrong' }, 403);
  await client.provider.data.db.exec(
    "INSERT INTO import (kind, name, state, plan, created_at) VALUES ('folder', 'x', 'running', '{}', 0)",
  );
  const { message } = await restore(client, { backup: id }, 409);
  expect(message).toMatch(/import is under way/);
});

test('an import that was under way as a backup was made is not under way once it is restored, and takes no other file', async () => {
  const client = await startClient(false);
  const { provider, call } = client;
  const { db } = provider.data;
  const plan = '{"types":[],"hosts":[],"addresses":0,"skipped":[]}';
  const insert = db.prepare(
    "INSERT INTO import (id, kind, name, state, plan, choices, created_at) VALUES (7, 'wordpress', ?, ?, ?, ?, 1)",
  );
  await insert.run('then.xml', 'running', plan, '{"types":{},"hosts":[],"redirects":false}');
  const { id } = await make(client);
  await db.exec('DELETE FROM import');
  await insert.run('now.xml', 'planned', plan, null);
  const file = join(provider.folder, 'imports', '7');
  await writeFile(file, 'an export of something else');
  await restore(client, { backup: id });
  const { data } = await call<{ data: object }>('GET', '/api/imports/7');
  expect(data).toMatchObject({ name: 'then.xml', state: 'cancelled' });
  expect(existsSync(file)).toBe(false);
  await restore(client, { backup: id });
});

test(
  'visitors who come meanwhile keep no restoration from being made, and what is written does',
  { tags: 'long' },
  async () => {
    const client = await startClient(false);
    const { provider, create } = client;
    const { db, media } = provider.data;
    await create({ title: 'Kiln', HeaderMedia: picture() });
    const { id } = await make(client);
    await create({ title: 'Later', HeaderMedia: picture() });
    const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
    const { backups, links, store, visits, categories } = createServices(db, media, provider.now, config);
    let made = 0;
    /** Puts a backup back; while the one of before is made, which takes minutes, something else goes on. */
    const restoreWhile = (work: () => Promise<unknown>) => {
      const slow: StoredBackups = {
        ...backups,
        async make(kind) {
          made += 1;
          const backup = await backups.make(kind);
          await work();
          return backup;
        },
      };
      const archive = join(backups.folder, `vitrine-${id}.tar`);
      return restoreRunning({ db, links, store, backups: slow, assertRight: async () => undefined }, archive);
    };
    const visit = { day: '2026-11-29', kind: 'visitor', name: '', count: 1 } as const;
    await restoreWhile(() => visits.add([visit]));
    expect(made).toBe(1);
    expect(await visits.ofDay(visit.day)).toEqual([visit]);
    expect(await db.prepare('SELECT title FROM project').all()).toEqual([{ title: 'Kiln' }]);
    const write = () => categories.insert(`Lamps ${String(made)}`);
    await expect(restoreWhile(write)).rejects.toThrow('Others are writing just now.');
    expect(made).toBe(4);
  },
);

test('what others write while it is restored is in the backup of before, or refused, and never lost', async () => {
  const client = await startClient(false);
  const { provider, create } = client;
  await create({ title: 'Kiln', HeaderMedia: picture() });
  const { id } = await make(client);
  const { cookie } = await logIn(provider.app);
  const { headers, payload } = await encode(formOf({ password, backup: id }));
  let isOver = false;
  const restoring = provider.app
    .inject({ method: 'POST', url: '/api/restores', headers: { ...headers, cookie }, payload })
    .finally(() => (isOver = true));
  const written: string[] = [];
  while (!isOver) {
    const name = `Category ${String(written.length)}`;
    const answer = await provider.app.inject({
      method: 'POST',
      url: '/api/category',
      headers: { cookie },
      payload: { name },
    });
    if (answer.statusCode === 201) written.push(name);
  }
  const answer = await restoring;
  const names = async (): Promise<readonly string[]> =>
    (await client.call<{ name: string }[]>('GET', '/api/category')).map(({ name }) => name);
  const here = [...(await names())];
  expect([200, 409]).toContain(answer.statusCode);
  if (answer.statusCode === 200) {
    await restore(client, { backup: answer.json().data.before.id });
    here.push(...(await names()));
  }
  expect(written.filter((name) => !here.includes(name))).toEqual([]);
});
