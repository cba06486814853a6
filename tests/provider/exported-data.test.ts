import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { newestSchema } from '../../provider/src/db/migrate.ts';
import { exportData } from '../../provider/src/exported-data/export.ts';
import { DataRefused } from '../../provider/src/exported-data/format.ts';
import { importData } from '../../provider/src/exported-data/import.ts';
import { contentTables, leftOut } from '../../provider/src/exported-data/tables.ts';
import { isOnPostgres, elsewhereOf } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { runCommandFile, temporaryFolder } from './support/process.ts';

type Row = Readonly<Record<string, unknown>>;

interface Exported {
  readonly folder: string;
  /** Changes the entries of a table. */
  readonly edit: (table: string, change: (entries: readonly Row[]) => unknown) => void;
  /** Says something else in the manifest. */
  readonly say: (change: (manifest: { readonly files: readonly Row[] }) => Row) => void;
}

/** A small studio's data. */
async function exported(): Promise<Exported> {
  const { provider, create, call } = await startClient(false);
  await create({
    title: 'Kiln',
    visibility: 'sealed',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G3', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
  });
  await call(
    'POST',
    '/api/links',
    { project: 1, name: 'Client', expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    201,
  );
  const folder = join(temporaryFolder(), 'data');
  await exportData(provider.folder, folder, elsewhereOf(provider.data));
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  return {
    folder,
    edit: (table, change) => write(`data/${table}.json`, change(read(`data/${table}.json`))),
    say: (change) => {
      const manifest = read('vitrine.json');
      write('vitrine.json', { ...manifest, ...change(manifest) });
    },
  };
}

/** What a refused import says; it leaves neither content nor files. */
async function refusal(folder: string): Promise<string> {
  const target = join(temporaryFolder(), 'store');
  const error: unknown = await importData(folder, target).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DataRefused);
  if (existsSync(target)) {
    expect([...readdirSync(join(target, 'media')), ...readdirSync(join(target, 'incoming'))]).toEqual([]);
    const data = await openDataFolder(target);
    for (const table of ['media', 'project', 'grid']) {
      expect(await data.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 });
    }
    expect(await data.db.prepare('SELECT count(*) AS n FROM home_text').get()).toEqual({ n: 3 });
    await data.close();
  }
  return error instanceof Error ? error.message : '';
}

test('every table of the database is exported, or left out for a reason', async () => {
  const { provider } = await startClient(false);
  const tables = await provider.data.db.tables();
  expect([...contentTables.map(({ name }) => name), ...Object.keys(leftOut)].toSorted()).toEqual(tables.toSorted());
});

test('nothing of who logs in, and no link to what is sealed, is in it', async () => {
  const { folder } = await exported();
  const all = readdirSync(join(folder, 'data'))
    .map((name) => readFileSync(join(folder, 'data', name), 'utf8'))
    .join('\n');
  expect(all).not.toMatch(/argon2|password|Client|one two three/);
  expect(all).toContain('"title": "Kiln"');
});

const notThere = '0'.repeat(24);

test.each<readonly [string, (data: Exported) => void, RegExp]>([
  ['no manifest', ({ folder }) => rmSync(join(folder, 'vitrine.json')), /^vitrine\.json is missing/],
  ['another format', ({ say }) => say(() => ({ format: 'x' })), /does not say/],
  ['a newer format', ({ say }) => say(() => ({ version: 2 })), /of format 2/],
  ['a newer schema', ({ say }) => say(() => ({ schema: newestSchema + 1 })), /newer version/],
  ['a path for a name', ({ say }) => say((all) => ({ files: [{ ...all.files[0], file: '../x.jpg' }] })), /cannot be/],
  [
    'broken JSON',
    ({ folder }) => appendFileSync(join(folder, 'data/project.json'), '}'),
    /^data\/project\.json is not JSON/,
  ],
  ['no list', ({ edit }) => edit('project', () => ({})), /is not a list/],
  ['a table that is not there', ({ folder }) => rmSync(join(folder, 'data/grid.json')), /^data\/grid\.json is missing/],
  ['an unknown column', ({ edit }) => edit('project', ([one]) => [{ ...one, 'title) --': 1 }]), /entry 1: there is no/],
  [
    'an object for a text',
    ({ edit }) => edit('project', ([one]) => [{ ...one, title: {} }]),
    /entry 1, "title" is neither/,
  ],
  ['no title', ({ edit }) => edit('project', ([one]) => [{ ...one, title: null }]), /project\.json, entry 1: .*title/],
  ['a state that there is not', ({ edit }) => edit('project', ([one]) => [{ ...one, visibility: 'x' }]), /entry 1/],
  ...(
    [
      ['a time that there is not', 'story', { id: 1, title: 'a', authorname: 'b', content: 'c', created_at: 9e15 }],
      ['settings that are none', 'site', { id: 1, texts: { email: 5 }, changed_at: 1 }],
      ['people who are none', 'about', { id: 1, what_we_do: [], how_we_do: [], clients: [], people: 5 }],
      ['a redirect that runs something', 'redirect', { id: 1, source: '/a', target: 'javascript:1', changed_at: 1 }],
    ] as const
  ).map(([what, table, row]): readonly [string, (one: Exported) => void, RegExp] => [
    what,
    ({ edit }) => edit(table, () => [row]),
    /^An entry of the data cannot be read\.$/,
  ]),
  [
    'a poster of its own',
    ({ edit }) => edit('media', (all) => all.map((one) => ({ ...one, poster_id: one['id'] }))),
    /^An entry of the data cannot be read\.$/,
  ],
  ['two of an address', ({ edit }) => edit('project', ([one]) => [one, { ...one, id: 2 }]), /entry 2: .*slug/],
  [
    'a frame of no grid',
    ({ edit }) => edit('frame', ([one]) => [{ ...one, grid_id: 9 }]),
    /frame\.json names an entry of data\/grid\.json/,
  ],
  [
    'a file that is not there',
    ({ folder }) => readdirSync(join(folder, 'media')).forEach((name) => rmSync(join(folder, 'media', name))),
    /is missing/,
  ],
  [
    'a changed file',
    ({ folder }) =>
      readdirSync(join(folder, 'media')).forEach((name) => appendFileSync(join(folder, 'media', name), 'x')),
    /is damaged/,
  ],
  ['a file that is not listed', ({ say }) => say(() => ({ files: [] })), /does not list/],
  [
    'a name that leads elsewhere',
    ({ edit }) => edit('media', ([one, ...others]) => [{ ...one, file: '../../etc/passwd' }, ...others]),
    /does not list/,
  ],
  [
    'another name',
    ({ edit }) => edit('media', ([one, ...others]) => [{ ...one, file: `${notThere}.jpg` }, ...others]),
    /does not list/,
  ],
  [
    'another type',
    ({ edit }) => edit('media', (all) => all.map((one) => ({ ...one, content_type: 'text/html' }))),
    /is not text\/html/,
  ],
])('with %s it is refused in words, and nothing comes in', async (_what, spoil, words) => {
  const data = await exported();
  spoil(data);
  expect(await refusal(data.folder)).toMatch(words);
});

test('a store with content is left as it is, and so is one whose content can still come back', async () => {
  const { folder } = await exported();
  const { provider, create } = await startClient(false);
  await create({ title: 'Here already', HeaderMedia: picture() });
  await provider.data.close();
  await expect(importData(folder, provider.folder, provider.databaseUrl)).rejects.toThrow(/There is content/);
  expect(readdirSync(join(provider.folder, 'media'))).toHaveLength(1);

  const emptied = join(temporaryFolder(), 'store');
  const data = await openDataFolder(emptied);
  await data.db.exec(
    `INSERT INTO undo (token, kind, expires_at, taken) VALUES ('t', 'story', ${String(2 ** 45)}, '{}')`,
  );
  await data.close();
  await expect(importData(folder, emptied)).rejects.toThrow(/There is content/);
});

test('data of an older version is brought to the newest', async () => {
  const { folder, say } = await exported();
  say(() => ({ schema: 25 }));
  const addedSince = { media: ['captions'], project: ['sealed_shows'], site: ['face_id', 'face_rest_id'] } as const;
  for (const [table, columns] of Object.entries<readonly string[]>(addedSince)) {
    const file = join(folder, 'data', `${table}.json`);
    const rows: Readonly<Record<string, unknown>>[] = JSON.parse(readFileSync(file, 'utf8'));
    const former = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name))),
    );
    writeFileSync(file, JSON.stringify(former));
  }
  const target = join(temporaryFolder(), 'store');
  await importData(folder, target);
  const db = new DatabaseSync(join(target, 'vitrine.db'), { readOnly: true });
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: newestSchema });
  expect(db.prepare('SELECT title, sealed_shows FROM project').all()).toEqual([
    { title: 'Kiln', sealed_shows: 'titleAndPicture' },
  ]);
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
});

test.skipIf(isOnPostgres)(
  'by the commands: out of one folder, into another, and every refusal in a sentence',
  async () => {
    const { provider, create } = await startClient(false);
    await create({ title: 'Kiln', HeaderMedia: picture() });
    const place = temporaryFolder();
    const folder = join(place, 'data');
    const out = await runCommandFile('export-data', [folder], { DATA_DIR: provider.folder });
    expect(out).toMatchObject({ code: 0, err: '' });
    expect(out.out).toMatch(/^Exported \d+ entries and 1 files, .*Drafts are among them\.\n$/);
    const twice = await runCommandFile('export-data', [folder], { DATA_DIR: provider.folder });
    expect(twice).toMatchObject({ code: 1, err: `${folder} is there already. Name a new folder.\n` });
    const inTo = await runCommandFile('import-data', [folder], { DATA_DIR: join(place, 'store') });
    expect(inTo).toMatchObject({ code: 0, err: '' });
    const running = await runCommandFile('import-data', [folder], { DATA_DIR: provider.folder });
    expect(running).toMatchObject({ code: 1, err: 'A Vitrine is running on this data folder. Stop it first.\n' });
    const full = await runCommandFile('import-data', [folder], { DATA_DIR: join(place, 'store') });
    expect(full).toMatchObject({ code: 1 });
    expect(full.err).toMatch(/^There is content in .* already\. Import into an empty data folder\.\n$/);
    expect(readdirSync(place).toSorted()).toEqual(['data', 'store']);
  },
);
