import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ArchiveRefused, readMissing, writeArchive } from '../../provider/src/backup/archive.ts';
import { createBackup } from '../../provider/src/backup/create.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { paddingOf, tarHeader } from '../../provider/src/backup/tar.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createServices } from '../../provider/src/services.ts';
import { encode, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';

let provider: TestProvider;
let cookie: string;
beforeEach(async () => {
  provider = await startProvider();
  ({ cookie } = await logIn(provider.app));
});
afterEach(() => provider.close());

async function createProject(title: string): Promise<number> {
  const { headers, payload } = await encode(formOf({ title, HeaderMedia: picture() }));
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** The header picture is replaced: the old file goes at once. */
async function replaceHeader(id: number, title: string): Promise<void> {
  const { headers, payload } = await encode(formOf({ title, HeaderMedia: picture() }));
  const url = `/api/projects/${id}/edit`;
  const answer = await provider.app.inject({ method: 'PATCH', url, headers: { ...headers, cookie }, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

function rowsOf(folder: string): Readonly<Record<string, unknown>> {
  const db = new DatabaseSync(join(folder, 'vitrine.db'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const rows = Object.fromEntries(
    tables.map(({ name }) => [String(name), db.prepare(`SELECT * FROM "${String(name)}" ORDER BY 1`).all()]),
  );
  db.close();
  return rows;
}

const mediaOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(folder, 'media')).map((name) => [name, readFileSync(join(folder, 'media', name), 'base64')]),
  );

test('a restored backup is the folder that was backed up, to the byte', async () => {
  for (const title of ['One', 'Two', 'Three']) await createProject(title);
  const place = temporaryFolder();
  const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'new', 'data')];
  expect(await createBackup(provider.folder, archive)).toMatchObject({ files: 3 });
  expect(await restoreBackup(archive, restored)).toMatchObject({ files: 3 });
  expect(rowsOf(restored)).toEqual(rowsOf(provider.folder));
  expect(mediaOf(restored)).toEqual(mediaOf(provider.folder));
  const again = join(place, 'again.tar');
  await createBackup(restored, again);
  expect(readFileSync(again).equals(readFileSync(archive)), 'the same content gives the same archive').toBe(true);
  expect(readdirSync(join(provider.folder, 'incoming')), 'nothing is left of the work').toEqual([]);
  await expect(createBackup(provider.folder, archive)).rejects.toThrow('is there already');
  await expect(createBackup(temporaryFolder(), join(place, 'none.tar'))).rejects.toThrow('no database');
});

test('a backup that version 0.1 made is restored by this one', async () => {
  const place = temporaryFolder();
  const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'data')];
  writeFileSync(archive, gunzipSync(readFileSync('tests/provider/fixtures/backup-0.1.tar.gz')));
  expect(await restoreBackup(archive, restored)).toMatchObject({ files: 1 });
  const data = await openDataFolder(restored);
  const rows = await data.db.prepare('SELECT title, file FROM project JOIN media ON media.id = header_media_id').all();
  await data.close();
  expect(rows).toEqual([{ title: 'Kept since 0.1', file: '2d17a1e2f18255fa9d95e844.jpg' }]);
  expect(Object.keys(mediaOf(restored))).toEqual(['2d17a1e2f18255fa9d95e844.jpg']);
});

test('the files of a backup reach the disk together, each once and none after the other', async () => {
  for (const title of ['One', 'Two', 'Three']) await createProject(title);
  const place = temporaryFolder();
  const archive = join(place, 'vitrine.tar');
  await createBackup(provider.folder, archive);
  const handle = await open(archive, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  let [under, most] = [0, 0];
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 20));
    under -= 1;
  });
  onTestFinished(() => sync.mockRestore());
  await restoreBackup(archive, join(place, 'data'));
  // Three files and the database at once; then the names in both folders.
  expect(most).toBe(4);
  expect(sync).toHaveBeenCalledTimes(6);
});

test('a backup holds what was deleted lately, and its files: it can be restored from there', async () => {
  const id = await createProject('Deleted');
  const deleted = await provider.app.inject({ method: 'DELETE', url: `/api/projects/${id}`, headers: { cookie } });
  const { undo } = deleted.json<{ undo: string }>();
  const place = temporaryFolder();
  const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'data')];
  expect(await createBackup(provider.folder, archive)).toMatchObject({ files: 1 });
  await restoreBackup(archive, restored);
  const data = await openDataFolder(restored);
  const services = createServices(data.db, data.media, Date.now, {
    publicOrigin: null,
    trustProxy: false,
    allowedOrigins: [],
  });
  await services.atomically(() => services.undoService.restore(undo, null));
  const [project] = await services.projects.seenBy('administrator').list();
  const header = await services.media.find(project?.headerMediaId ?? 0);
  expect(project?.title).toBe('Deleted');
  expect(Object.keys(mediaOf(restored))).toEqual([header?.file]);
  await data.close();
});

test('a backup under writes is one state that there was, with exactly its files', async () => {
  const id = await createProject('Changing');
  const place = temporaryFolder();
  const answered: string[] = [];
  let isOver = false;
  const write = async (): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      await replaceHeader(id, `State ${count}`);
      answered.push(`State ${count}`);
    }
  };
  const writing = write();
  for (let count = 0; count < 8; count += 1) {
    // On a busy machine eight backups may be made before the first write is answered.
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(count);
    const before = answered.at(-1);
    const [archive, restored] = [join(place, `${count}.tar`), join(place, `data-${count}`)];
    await createBackup(provider.folder, archive);
    await restoreBackup(archive, restored);
    const media = mediaOf(restored);
    // Opened as the provider does, it would clear up.
    const db = new DatabaseSync(join(restored, 'vitrine.db'), { readOnly: true });
    const row = db.prepare('SELECT title, file FROM project JOIN media ON media.id = header_media_id').get();
    expect(answered.indexOf(String(row?.['title'])), 'nothing answered before is missing').toBeGreaterThanOrEqual(
      before === undefined ? -1 : answered.indexOf(before),
    );
    // The header of now, and those that revisions have.
    const named = db.prepare('SELECT file FROM media UNION SELECT file FROM revision_media').all();
    const bytes = Buffer.from(await picture().arrayBuffer()).toString('base64');
    expect(Object.entries(media).toSorted()).toEqual(named.map((one) => [String(one['file']), bytes]).toSorted());
    expect(Object.keys(media)).toContain(row?.['file']);
    db.close();
  }
  isOver = true;
  await writing;
  expect(answered.length).toBeGreaterThan(8);
});

test('a damaged archive is refused and changes nothing', async () => {
  await createProject('One');
  const place = temporaryFolder();
  const archive = join(place, 'whole.tar');
  await createBackup(provider.folder, archive);
  const whole = readFileSync(archive);
  const flipped = (at: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const spread = Array.from({ length: 60 }, (_, index) => Math.floor(((index + 0.5) * whole.length) / 60));
  const damages: readonly Buffer[] = [
    ...[0, 99, 130, 150, 511, 512, whole.length - 1600, whole.length - 1100, whole.length - 1].map(flipped),
    ...spread.map(flipped),
    ...[0, 1, 511, 512, 5000, whole.length - 1024, whole.length - 1].map((bytes) => whole.subarray(0, bytes)),
    Buffer.concat([whole, Buffer.alloc(512)]),
    Buffer.concat([whole, whole]),
    Buffer.from('This is not an archive. '.repeat(100)),
  ];
  const folder = join(place, 'data');
  mkdirSync(folder);
  for (const [index, bytes] of damages.entries()) {
    const damaged = join(place, 'damaged.tar');
    writeFileSync(damaged, bytes);
    await expect(restoreBackup(damaged, folder), `damage ${index}`).rejects.toThrow('damaged');
    expect(readdirSync(folder), `damage ${index}`).toEqual([]);
  }
  await restoreBackup(archive, folder);
  const before = [rowsOf(folder), mediaOf(folder)];
  await expect(restoreBackup(archive, folder)).rejects.toThrow('not empty');
  expect([rowsOf(folder), mediaOf(folder)]).toEqual(before);
});

test('a volume is empty, though it has a folder of its file system', async () => {
  const place = temporaryFolder();
  const [archive, folder] = [join(place, 'backup.tar'), join(place, 'data')];
  await createBackup(provider.folder, archive);
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  await restoreBackup(archive, folder);
  expect(mediaOf(folder)).toEqual(mediaOf(provider.folder));
  expect(readdirSync(folder)).toContain('lost+found');
});

test('a whole archive that somebody else has made is refused', async () => {
  const place = temporaryFolder();
  const database = join(provider.folder, 'vitrine.db');
  for (const names of [
    ['vitrine.db', '../evil'],
    ['vitrine.db', '/tmp/evil'],
    ['vitrine.db', 'vitrine.db'],
    ['vitrine.db', 'media/../../evil'],
    ['media/0123456789abcdef01234567.jpg'],
  ]) {
    const archive = join(place, 'made.tar');
    const file = await open(archive, 'w');
    const writer = writeArchive(file);
    for (const name of names) await writer.add(name, database, statSync(database).size);
    await writer.finish();
    await file.close();
    const folder = join(place, 'data');
    await expect(restoreBackup(archive, folder), names.join()).rejects.toThrow('not a Vitrine backup');
    expect(existsSync(folder)).toBe(false);
  }
});

test('the commands say what they did, and what to do when they refuse', { tags: 'long' }, async () => {
  const place = temporaryFolder();
  const archive = join(place, 'vitrine.tar');
  const made = await runCommandFile('backup', [archive], { DATA_DIR: provider.folder });
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Backed up') });
  expect(made.out).toMatch(new RegExp(`^Backing up ${provider.folder}\n`));
  const nowhere = join(place, 'no', 'such');
  expect(await runCommandFile('backup', [join(place, 'x.tar')], { DATA_DIR: nowhere })).toMatchObject({
    code: 1,
    err: expect.stringContaining(`There is no data folder ${nowhere}.`),
  });
  const DATA_DIR = join(place, 'data');
  expect(await runCommandFile('restore', [archive], { DATA_DIR })).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(DATA_DIR, 'vitrine.db'))).toBe(true);
  const twice = await runCommandFile('restore', [archive], { DATA_DIR });
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
  const absent = await runCommandFile('restore', [join(place, 'none.tar')], { DATA_DIR: join(place, 'b') });
  expect(absent).toMatchObject({ code: 1, err: expect.stringMatching(/no such file[^\n]*none\.tar/) });
  const misused = await runCommandFile('backup', [], { DATA_DIR });
  expect(misused).toMatchObject({ code: 1, err: 'Usage: npm run backup -- FILE\n' });
});

test(
  'without DATA_DIR the folder of npm start is backed up while it runs, and the command says which',
  { tags: 'long' },
  async () => {
    const place = temporaryFolder();
    const running = await startProcess({ ADMIN_PASSWORD: '' }, { cwd: place });
    const archive = join(place, 'vitrine.tar');
    const made = await runCommandFile('backup', ['vitrine.tar'], {}, place);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`Backing up ${join(place, 'data')} (DATA_DIR names another folder)\n`);
    expect(made.out).toContain(`in ${archive}\n`);
    const restored = join(place, 'restored');
    expect(await restoreBackup(archive, restored)).toMatchObject({ files: 0 });
    expect(Object.keys(rowsOf(restored))).toContain('project');
    await running.stop('SIGTERM');
  },
);

test('a lost password is replaced on the host, and every session ends', async () => {
  const verify = async (): Promise<number> =>
    (await provider.app.inject({ url: '/api/verify-auth', headers: { cookie } })).statusCode;
  expect(await verify()).toBe(200);
  const done = await runCommandFile('password', [], { DATA_DIR: provider.folder });
  expect(done).toMatchObject({ code: 0, err: '' });
  const [, password = ''] = /^Administrator: admin\nPassword: (\S{16,})$/m.exec(done.out) ?? [];
  expect(await verify()).toBe(401);
  await expect(logIn(provider.app)).rejects.toThrow('Login failed');
  await logIn(provider.app, password);
  const none = await runCommandFile('password', [], { DATA_DIR: temporaryFolder() });
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('no database') });
});

test.each([
  ['of 66 MB', 22_000_000],
  ['of 15 MB', 5_000_000],
])('a list %s of files that are missing is refused in a moment', async (_size, parts) => {
  const path = join(temporaryFolder(), 'hostile.tar');
  const list = Buffer.from(`[${'[],'.repeat(parts)}[]]`);
  const header = tarHeader({ name: 'missing.json', bytes: list.length });
  writeFileSync(path, Buffer.concat([header, list, Buffer.alloc(paddingOf(list.length))]));
  const before = process.cpuUsage();
  await expect(readMissing(path)).rejects.toThrow(ArchiveRefused);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'milliseconds of the processor').toBeLessThan(300);
});
