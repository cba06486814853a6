import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { PostgresDatabase } from '../../provider/src/db/postgres/database.ts';
import { rememberMedia, rememberedMedia } from '../../provider/src/db/postgres/installation.ts';
import { openPostgres } from '../../provider/src/db/postgres/open.ts';
import { newestSchema, otherSchema } from '../../provider/src/db/migrate.ts';
import { openDatabase } from '../../provider/src/db/open.ts';
import { differences } from '../../provider/src/db/compare.ts';
import { encode, film, formOf, logIn, picture } from '../contract/support/provider.ts';
import { runCommandFile, temporaryFolder } from '../provider/support/process.ts';
import { withClient } from './support/client.ts';
import { newDatabase, startServer } from './support/servers.ts';

/** A new database in which nothing is. */
async function emptyDatabase(): Promise<string> {
  const url = await newDatabase();
  await withClient(url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  return url;
}

/** A stopped studio on PostgreSQL, with something of everything that is written often. */
async function studio(): Promise<{ readonly folder: string; readonly databaseUrl: string }> {
  const [folder, databaseUrl] = [temporaryFolder(), await newDatabase()];
  const { app, close } = await startServer(databaseUrl, folder);
  const { cookie } = await logIn(app);
  const send = async (url: string, fields: Record<string, unknown>) => {
    const { headers, payload } = await encode(formOf(fields));
    const answer = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ data: { id: number } }>().data;
  };
  await send('/api/projects', {
    title: 'Kiln — 窯',
    credits: [{ role: 'Film', name: 'Ama' }],
    HeaderMedia: picture(),
    grids: [{ gridType: 'G3', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
  });
  const { id } = await send('/api/stories', { title: 'Quiet', authorname: 'Ama', content: 'Words\n\n😀' });
  await app.inject({ method: 'DELETE', url: `/api/stories/${String(id)}`, headers: { cookie } });
  await close();
  return { folder, databaseUrl };
}

async function expectSame(url: string, file: string): Promise<void> {
  const [one, other] = [await openPostgres(url), openDatabase(file)];
  expect(await differences(one, other)).toEqual([]);
  await one.close();
  await other.close();
}

test('a database is moved to a file and back, row by row the same, and media stay', async () => {
  const { folder, databaseUrl } = await studio();
  const media = readdirSync(join(folder, 'media'));
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const out = await runCommandFile('move', ['--to', 'file'], env);
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(out.out).toMatch(/^Moved the database into .* \d+ rows are the same on both sides; 2 media files are there\./);
  await expectSame(databaseUrl, join(folder, 'vitrine.db'));
  const again = await runCommandFile('move', ['--to', 'file'], env);
  expect(again).toMatchObject({ code: 1 });
  expect(again.err).toContain('There is a database in the data folder already.');

  const url = await newDatabase();
  const back = await runCommandFile('move', ['--to', url], { DATA_DIR: folder });
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toContain('Set DATABASE_URL and start Vitrine');
  await expectSame(url, join(folder, 'vitrine.db'));
  const full = await runCommandFile('move', ['--to', url], { DATA_DIR: folder });
  // The file is what was there before.
  expect(full).toMatchObject({ code: 1, err: expect.stringContaining(`The database of ${folder} is PostgreSQL `) });
  rmSync(join(folder, 'installation.json'));
  const unknown = await runCommandFile('move', ['--to', url], { DATA_DIR: folder });
  expect(unknown).toMatchObject({ code: 1, err: 'The PostgreSQL database is not empty. Move into an empty one.\n' });
  expect(readdirSync(join(folder, 'media'))).toEqual(media);
  // The next record gets a number of its own.
  const db = await openPostgres(url);
  expect(
    await db
      .prepare("INSERT INTO story (title, authorname, content, created_at) VALUES ('', '', '', 1) RETURNING id")
      .get(),
  ).toEqual({ id: 2 });
  await db.close();
});

test('neither is moved while a server is at work, and no server starts meanwhile', async () => {
  const { folder, databaseUrl } = await studio();
  const server = await startServer(databaseUrl);
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const words = 'Servers are at work on it. Stop them first.\n';
  const refused = `The database at DATABASE_URL cannot be used: ${words}`;
  expect(await runCommandFile('move', ['--to', 'file'], env)).toMatchObject({ code: 1, err: refused });
  expect(await runCommandFile('move', ['--media', 'folder'], { ...env, MEDIA_BUCKET: 's3://studio/v' })).toMatchObject({
    code: 1,
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('vitrine.db'))).toEqual([]);
  // Other commands work beside it.
  const archive = join(temporaryFolder(), 'a.tar');
  expect(await runCommandFile('backup', [archive], env)).toMatchObject({ code: 0, err: '' });
  await server.close();
  const alone = temporaryFolder();
  await (await openDataFolder(alone)).close();
  const used = await newDatabase();
  const working = await startServer(used);
  expect(await runCommandFile('move', ['--to', used], { DATA_DIR: alone })).toMatchObject({ code: 1, err: refused });
  await working.close();

  const mover = await openPostgres(databaseUrl, 'mover');
  await expect(openDataFolder(temporaryFolder(), databaseUrl)).rejects.toThrow('It is being moved just now.');
  await mover.close();
  await expect
    .poll(() => runCommandFile('move', ['--to', 'file'], env), { timeout: 10_000 })
    .toMatchObject({ code: 0 });
});

test('a command that only reads leaves a database as servers of a former version have it', async () => {
  const { folder, databaseUrl } = await studio();
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const archive = join(temporaryFolder(), 'a.tar');
  await withClient(databaseUrl, (client) => client.query('UPDATE installation SET schema = schema - 1'));
  const words = `${otherSchema(newestSchema - 1)}\n`;
  const commands = [['check'], ['backup', archive], ['export-data', temporaryFolder()], ['password']] as const;
  for (const [name, ...given] of commands) {
    const { code, err } = await runCommandFile(name, given, env);
    expect([name, code, err]).toEqual([name, 1, words]);
  }
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT schema FROM installation');
    expect(rows).toEqual([{ schema: newestSchema - 1 }]);
  });
  const empty = await emptyDatabase();
  const other = { DATA_DIR: temporaryFolder(), DATABASE_URL: empty };
  expect(await runCommandFile('backup', [archive], other)).toMatchObject({
    code: 1,
    err: 'There is no Vitrine in the database at DATABASE_URL.\n',
  });
  await withClient(empty, async (client) => {
    const { rows } = await client.query("SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'");
    expect(rows).toEqual([]);
  });
});

test('a command that fills a database brings none to a newer schema that it is refused for', async () => {
  const { folder, databaseUrl } = await studio();
  const place = temporaryFolder();
  const [archive, data, alone] = [join(place, 'a.tar'), join(place, 'data'), join(place, 'alone')];
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  expect(await runCommandFile('backup', [archive], env)).toMatchObject({ code: 0 });
  expect(await runCommandFile('export-data', [data], env)).toMatchObject({ code: 0 });
  await (await openDataFolder(alone)).close();
  await withClient(databaseUrl, (client) => client.query('UPDATE installation SET schema = schema - 1'));
  const words = otherSchema(newestSchema - 1);
  const there = { DATA_DIR: join(place, 'new'), DATABASE_URL: databaseUrl };
  for (const [name, given, where] of [
    ['restore', [archive], there],
    ['import-data', [data], there],
    ['move', ['--to', databaseUrl], { DATA_DIR: alone }],
  ] as const) {
    const { code, err } = await runCommandFile(name, given, where);
    expect([name, code, err]).toEqual([name, 1, `${words}\n`]);
  }
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT schema FROM installation');
    expect(rows).toEqual([{ schema: newestSchema - 1 }]);
  });
});

test('a server or command with other media, or another database, is refused in a sentence', async () => {
  const { folder, databaseUrl } = await studio();
  const data = await openDataFolder(folder, databaseUrl);
  if (!(data.db instanceof PostgresDatabase)) throw new Error('It is on PostgreSQL.');
  await rememberMedia(data.db, 's3://studio/v');
  await data.remember();
  expect(await rememberedMedia(data.db)).toEqual({ media: null });
  await rememberMedia(data.db, 's3://studio/v');
  await data.close();
  // A server with a new folder has been told by the database.
  await expect(openDataFolder(temporaryFolder(), databaseUrl)).rejects.toThrow(
    'The media files of this installation are in s3://studio/v, and not in the data folder: set MEDIA_BUCKET=s3://studio/v',
  );
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const target = join(temporaryFolder(), 'a.tar');
  expect(await runCommandFile('backup', [target], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('set MEDIA_BUCKET=s3://studio/v'),
  });
  const url = new URL(databaseUrl);
  const another = await newDatabase();
  const other = await openPostgres(another);
  await other.prepare("UPDATE installation SET identity = 'another'").run();
  await other.close();
  await expect(openDataFolder(folder, another)).rejects.toThrow(
    `The data folder ${folder} belongs to the PostgreSQL database ${url.host}${url.pathname}, and DATABASE_URL names another`,
  );
  await expect(openDataFolder(folder, null)).rejects.toThrow(
    `The database of ${folder} is PostgreSQL ${url.host}${url.pathname}.`,
  );
});

test('a backup of one is restored to the other', async () => {
  const { folder, databaseUrl } = await studio();
  const place = temporaryFolder();
  const archive = join(place, 'vitrine.tar');
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  expect(await runCommandFile('backup', [archive], env)).toMatchObject({ code: 0, err: '' });

  expect(await runCommandFile('restore', [archive], { DATA_DIR: join(place, 'file') })).toMatchObject({
    code: 0,
    err: '',
  });
  await expectSame(databaseUrl, join(place, 'file', 'vitrine.db'));

  const url = await newDatabase();
  const there = { DATA_DIR: join(place, 'server'), DATABASE_URL: url };
  expect(await runCommandFile('restore', [archive], there)).toMatchObject({ code: 0, err: '' });
  await expectSame(url, join(place, 'file', 'vitrine.db'));
  expect(readdirSync(join(place, 'server', 'media'))).toEqual(readdirSync(join(folder, 'media')));
  rmSync(join(place, 'server'), { recursive: true });
  const full = await runCommandFile('restore', [archive], there);
  expect(full).toMatchObject({
    code: 1,
    err: 'The database at DATABASE_URL is not empty. Restore into an empty one.\n',
  });
  expect(readdirSync(join(place, 'server'))).toEqual([]);
});

test('content is exported from one and imported into the other', async () => {
  const { folder, databaseUrl } = await studio();
  const place = temporaryFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  expect(await runCommandFile('export-data', [join(place, 'data')], env)).toMatchObject({ code: 0, err: '' });
  const url = await newDatabase();
  const there = { DATA_DIR: join(place, 'server'), DATABASE_URL: url };
  expect(await runCommandFile('import-data', [join(place, 'data')], there)).toMatchObject({ code: 0, err: '' });
  expect(await runCommandFile('export-data', [join(place, 'again')], there)).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(place, 'again', 'media'))).toEqual(readdirSync(join(place, 'data', 'media')));
  const full = await runCommandFile('import-data', [join(place, 'data')], there);
  expect(full.err).toMatch(/^There is content in /);
});

test('a new password is set on the host', async () => {
  const { folder, databaseUrl } = await studio();
  const out = await runCommandFile('password', [], { DATA_DIR: folder, DATABASE_URL: databaseUrl });
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(out.out).toMatch(/^Administrator: admin\nPassword: \S+/);
});

test('what cannot be used is said in words', async () => {
  const place = temporaryFolder();
  const env = { DATA_DIR: place };
  const nobody = await runCommandFile('backup', [join(place, 'a.tar')], { ...env, DATABASE_URL: 'mysql://host/db' });
  expect(nobody).toMatchObject({
    code: 1,
    err: 'DATABASE_URL must be an address such as postgres://USER:PASSWORD@HOST/DATABASE.\n',
  });
  const missing = new URL(await newDatabase());
  missing.pathname = '/not_there';
  const absent = await runCommandFile('backup', [join(place, 'a.tar')], { ...env, DATABASE_URL: missing.href });
  expect(absent.code).toBe(1);
  expect(absent.err).toMatch(/^The database at DATABASE_URL cannot be used: database "not_there" does not exist\n$/);
  expect(absent.err).not.toContain(missing.href);
  const unclear = await runCommandFile('move', ['file'], env);
  expect(unclear).toMatchObject({ code: 1, err: expect.stringContaining('Usage: npm run move -- --to ') });
});
