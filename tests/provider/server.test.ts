import { existsSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { findMisspelt, readConfig } from '../../provider/src/config.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { migrate, newestSchema } from '../../provider/src/db/migrate.ts';
import { SqliteFile } from '../../provider/src/db/sqlite-file.ts';
import { copyFirstStart } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from './support/process.ts';

/** For conditions that come true in a moment, or on a busy machine a little later. */
const patient = { timeout: 10_000 };

async function addCategory(address: string | null, name: string): Promise<void> {
  const answer = await fetch(`${address}/api/category`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await logInTo(address ?? '') },
    body: JSON.stringify({ name }),
  });
  expect(answer.status).toBe(201);
}

const categories = async (address: string | null): Promise<unknown> => (await fetch(`${address}/api/category`)).json();

/** A data folder with the demo content. */
async function loadedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await copyFirstStart(folder, true);
  return folder;
}

test('what was answered survives kill -9, and nobody holds the folder after it', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR });
  await addCategory(first.address, 'Furniture');
  await first.stop('SIGKILL');
  const second = await startProcess({ DATA_DIR });
  expect(await categories(second.address)).toEqual([{ id: 1, name: 'Furniture' }]);
});

test('the first start prints the administrator, later ones do not and leave the password alone', async () => {
  const DATA_DIR = join(temporaryFolder(), 'new', 'folder');
  const first = await startProcess({ DATA_DIR, ADMIN_PASSWORD: '' });
  expect(first.stdout()).toMatch(/^Vitrine is ready at http:\/\/127\.0\.0\.1:\d+$/m);
  await expect.poll(() => first.stdout(), patient).toMatch(/^Administrator: admin\nPassword: \S{16,}$/m);
  const [, generated = ''] = /^Password: (\S+)$/m.exec(first.stdout()) ?? [];
  expect(await first.stop('SIGTERM')).toBe(0);
  const second = await startProcess({ DATA_DIR, ADMIN_PASSWORD: 'another one' });
  expect(second.stdout()).not.toContain('Password');
  await expect(logInTo(second.address ?? '', 'another one')).rejects.toThrow('Login failed');
  await logInTo(second.address ?? '', generated);
});

test('a second start serves what the first one stored, and loads nothing again', async () => {
  const DATA_DIR = await loadedFolder();
  const first = await startProcess({ DATA_DIR, DEMO_CONTENT: 'on' });
  const before: unknown = await (await fetch(`${first.address}/api/projects`)).json();
  expect(await first.stop('SIGTERM')).toBe(0);
  const second = await startProcess({ DATA_DIR, DEMO_CONTENT: 'on' });
  expect(await (await fetch(`${second.address}/api/projects`)).json()).toEqual(before);
  expect(await second.stop('SIGTERM')).toBe(0);
});

test('DEMO_CONTENT=off starts empty', async () => {
  const { address } = await startProcess({ DATA_DIR: temporaryFolder() });
  const read = async (path: string): Promise<unknown> => (await fetch(`${address}${path}`)).json();
  expect(await read('/api/projects')).toEqual({ data: [] });
  expect(await read('/api/category')).toEqual([]);
  expect(await read('/api/stories')).toEqual({ stories: [] });
  expect(await read('/api/homepage/headervideos')).toEqual({ headerdata: [] });
  expect(await read('/api/homevideos')).toEqual({ headerdata: [] });
  expect(await read('/api/homepagegrid')).toEqual({ homepageGrids: [] });
  expect(await read('/api/aboutpage')).toEqual({ data: null });
});

test('a second process on the same folder refuses, the first goes on', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR });
  const second = await startProcess({ DATA_DIR });
  expect(await second.exited).toBe(1);
  expect(second.stderr()).toContain('Another Vitrine is already running on the data folder');
  expect(second.stderr()).not.toContain('    at ');
  await addCategory(first.address, 'Still here');
});

test.each([
  ['is not a database', (file: string) => writeFileSync(file, 'This is not a database. '.repeat(400)), 'damaged'],
  [
    'has a damaged page',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.fill(0xff, 4096, 4096 * 6);
      writeFileSync(file, bytes);
    },
    'damaged',
  ],
  [
    'was written by a newer version',
    (file: string) => {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 9000');
      db.close();
    },
    'newer version',
  ],
  [
    "is another program's",
    (file: string) => {
      rmSync(file);
      const db = new DatabaseSync(file);
      db.exec('CREATE TABLE notes (text TEXT)');
      db.close();
    },
    'another program',
  ],
  ['is empty beside media files', (file: string) => truncateSync(file), 'missing or empty'],
  ['is missing beside media files', (file: string) => rmSync(file), 'missing or empty'],
])('a database that %s is refused and left as it is', async (_, damage, words) => {
  const DATA_DIR = await loadedFolder();
  const file = join(DATA_DIR, 'vitrine.db');
  damage(file);
  const read = (): string | null => {
    try {
      return readFileSync(file, 'base64');
    } catch {
      return null;
    }
  };
  const before = read();
  const media = readdirSync(join(DATA_DIR, 'media'));
  await expect(openDataFolder(DATA_DIR)).rejects.toThrow(words);
  expect(read() === before, 'the file is as it was').toBe(true);
  expect(readdirSync(join(DATA_DIR, 'media'))).toEqual(media);
});

test('a database that cannot be used is said without a stack', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, 'vitrine.db'), 'This is not a database. '.repeat(400));
  const refused = await startProcess({ DATA_DIR });
  expect(await refused.exited).toBe(1);
  expect(refused.stderr()).toContain('damaged');
  expect(refused.stderr()).not.toContain('    at ');
});

test('a first start that was cut short is made again', { tags: 'long' }, async () => {
  const DATA_DIR = temporaryFolder();
  const media = join(DATA_DIR, 'media');
  const cut = await startProcess(
    { DATA_DIR, DEMO_CONTENT: 'on' },
    // Media files are arriving, the transaction has not begun.
    { killWhen: () => existsSync(media) && readdirSync(media).length > 0 },
  );
  expect(cut.address).toBeNull();
  const next = await startProcess({ DATA_DIR, DEMO_CONTENT: 'on' });
  const answer: unknown = await (await fetch(`${next.address}/api/projects`)).json();
  expect(answer).toMatchObject({ data: expect.objectContaining({ length: 12 }) });
  const db = new DatabaseSync(join(DATA_DIR, 'vitrine.db'), { readOnly: true });
  const files = db
    .prepare('SELECT file FROM media')
    .all()
    .map((row) => row['file']);
  db.close();
  expect(readdirSync(media).toSorted(), 'what the cut start left is gone').toEqual(files.toSorted());
});

test('a port in use is said so', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const address = holder.address();
  const PORT = String(typeof address === 'object' ? address?.port : '');
  const refused = await startProcess({ DATA_DIR: temporaryFolder(), PORT });
  holder.close();
  expect(await refused.exited).toBe(1);
  expect(refused.stderr()).toContain('already in use');
  expect(refused.stderr()).not.toContain('    at ');
});

test('a value that cannot be used is said without a stack', async () => {
  const refused = await startProcess({ DATA_DIR: temporaryFolder(), PORT: 'http' });
  expect(await refused.exited).toBe(1);
  expect(refused.stderr()).toContain('PORT');
  expect(refused.stderr()).not.toContain('    at ');
});

test.each([
  ['PORT', '70000'],
  ['DEMO_CONTENT', 'maybe'],
  ['PREPARE_PICTURES', 'maybe'],
  ['TRUST_PROXY', 'yes please'],
  ['PUBLIC_ORIGIN', 'studio.example'],
  ['PUBLIC_ORIGIN', 'https://user:secret@studio.example'],
  ['ALLOWED_ORIGINS', 'https://studio.example/path'],
  ['MEDIA_BUCKET', 's3://b/p'],
  ['PURGE_HEADERS', '{bad'],
  ['PURGE_METHOD', 'G ET'],
])('%s=%s is refused with a message', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});

test('a data folder that is a file, or cannot be made, is refused in a sentence and at once', async () => {
  const place = temporaryFolder();
  const file = join(place, 'file');
  writeFileSync(file, '');
  for (const DATA_DIR of [file, join(file, 'below'), '/proc/nothing/at/all']) {
    const begun = performance.now();
    const refused = await startProcess({ DATA_DIR });
    expect(await refused.exited).toBe(1);
    expect(refused.stderr()).toMatch(
      new RegExp(`^The data folder ${DATA_DIR} cannot be made: .*Set DATA_DIR to a folder\\.\n$`),
    );
    expect(performance.now() - begun).toBeLessThan(20_000);
  }
});

test('a variable whose name is nearly one of ours is named', () => {
  const env = {
    TRUST_PROX: 'on',
    DATADIR: '/x',
    media_bucket: 's3://x',
    HOSTNAME: 'a',
    PATH: '/bin',
    PUBILC_ORIGIN: 'x',
    EMPTY: '',
  };
  expect(findMisspelt(env)).toEqual([
    ['TRUST_PROX', 'TRUST_PROXY'],
    ['DATADIR', 'DATA_DIR'],
    ['media_bucket', 'MEDIA_BUCKET'],
    ['PUBILC_ORIGIN', 'PUBLIC_ORIGIN'],
  ]);
  expect(findMisspelt({ DATADIR: '/x', DATA_DIR: '/y' })).toEqual([]);
});

test(
  'a database that is elsewhere and refuses says nothing of restoring a folder; an upgrade is said',
  { tags: 'long' },
  async () => {
    const DATA_DIR = temporaryFolder();
    // Nobody answers there: a wrong address, as it is not given up at once, would take longer.
    const away = await startProcess({
      DATA_DIR,
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/vitrine',
      DATADIR: 'x',
    });
    expect(away.stderr()).toContain('The database at DATABASE_URL cannot be used: ');
    expect(away.stderr()).not.toMatch(/Restore a backup|secret/);

    const db = new SqliteFile(join(DATA_DIR, 'vitrine.db'));
    migrate(db, newestSchema - 1);
    db.close();
    const upgraded = await startProcess({ DATA_DIR, TRUST_PROX: 'on' });
    expect(upgraded.stdout()).toMatch(
      new RegExp(
        `^Vitrine \\d+\\.\\d+\\.\\d+ has brought the database from schema ${String(newestSchema - 1)} to ${String(newestSchema)}\\.$`,
        'm',
      ),
    );
    expect(upgraded.stderr()).toContain('TRUST_PROX has no effect. Is TRUST_PROXY meant?');
    await upgraded.stop('SIGTERM');
  },
);
