import { join } from 'node:path';
import { createMemory } from '../../provider/src/auth/short-lived.ts';
import { nothingElsewhere } from '../../provider/src/backup/capture.ts';
import { createNightlyBackups } from '../../provider/src/backup/nightly.ts';
import { backupFolder } from '../../provider/src/backup/places.ts';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { storedFiles } from '../../provider/src/repositories/stored-files.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { encode, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { temporaryFolder } from './support/process.ts';

/** Of this thread, in milliseconds: who shares the processor with it takes nothing from that. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Measured {
  readonly total: number;
  /** The longest time that nobody else was answered. */
  readonly longest: number;
}

/** How long `work` takes. In milliseconds, of the clock unless another is given. */
async function measure(work: () => Promise<unknown>, now = () => performance.now()): Promise<Measured> {
  const began = now();
  let longest = 0;
  let isOver = false;
  const watch = (async () => {
    let last = now();
    while (!isOver) {
      await setImmediate();
      longest = Math.max(longest, now() - last);
      last = now();
    }
  })();
  await work();
  isOver = true;
  await watch;
  return { total: now() - began, longest };
}

/** Whoever asks meanwhile is answered long before it is over. */
async function expectTurns(work: () => Promise<unknown>): Promise<void> {
  const { total, longest } = await measure(work, processorTime);
  expect(total, 'long enough to tell').toBeGreaterThan(50);
  expect(longest / total).toBeLessThan(0.4);
}

async function start(): Promise<TestProvider & { readonly cookie: string }> {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  return { ...provider, ...(await logIn(provider.app)) };
}

/** Rows as a snapshot has them, of many files. */
const manyRows = Array.from({ length: 40_000 }, (_, id) => ({
  id,
  file: `picture-${String(id)}.jpg`,
  alt: 'A picture',
  bytes: 1,
}));

test('formatted stories are listed in turns with whoever else asks', async () => {
  const { app, data } = await start();
  const line = `${'Some words of a story that was written with care. '.repeat(40)}**Bold**\n\n`;
  for (let at = 0; at < 15; at += 1) {
    const content = `${String(at)} ${line.repeat(25)}`.slice(0, 49_900);
    await data.db
      .prepare(
        "INSERT INTO story (title, authorname, content, content_format, created_at) VALUES (?, 'Asha', ?, 'markdown', ?)",
      )
      .run(`Story ${String(at)}`, content, at);
  }
  await expectTurns(async () => {
    const answer = await app.inject({ url: '/api/stories' });
    expect(answer.json()).toMatchObject({ stories: { length: 15 } });
  });
});

test('former states are listed in turns, however large each is', async () => {
  const { app, data, cookie } = await start();
  const { headers, payload } = await encode(formOf({ title: 'Tea', authorname: 'Asha', content: 'Tins.' }));
  const asked = { method: 'POST', url: '/api/stories', headers: { ...headers, cookie }, payload } as const;
  const made = await app.inject(asked);
  const { id } = made.json<{ data: { id: number } }>().data;
  const row = await data.db.prepare('SELECT body FROM revision').get();
  const body = JSON.stringify({ ...JSON.parse(String(row?.['body'])), rows: { media: manyRows } });
  await data.db.prepare('UPDATE revision SET body = ?').run(body);
  for (let at = 0; at < 14; at += 1) {
    await data.db
      .prepare(
        `INSERT INTO revision (kind, target_id, saved_at, cause, summary, body)
           SELECT kind, target_id, saved_at, 'saved', summary, body FROM revision WHERE id = (SELECT min(id) FROM revision)`,
      )
      .run();
  }
  await expectTurns(async () => {
    const answer = await app.inject({ url: `/api/revisions?kind=story&id=${String(id)}`, headers: { cookie } });
    expect(answer.json()).toMatchObject({ data: { length: 15, 0: { isPresent: true } } });
  });
});

test('deletions are listed in turns, however much each has taken', async () => {
  const { app, data, cookie, now } = await start();
  const taken = JSON.stringify({ story: [{ id: 1, title: 'Tea' }], original: manyRows });
  for (let at = 0; at < 15; at += 1) {
    await data.db
      .prepare("INSERT INTO undo (token, kind, deleted_at, expires_at, taken) VALUES (?, 'story', ?, ?, ?)")
      .run(`token-${String(at)}`, now(), now() + 60_000, taken);
  }
  await expectTurns(async () => {
    const answer = await app.inject({ url: '/api/deleted', headers: { cookie } });
    expect(answer.json()).toMatchObject({ data: { length: 15, 0: { title: 'Tea', files: 40_000 } } });
  });
});

test.skipIf(isOnPostgres)(
  'a file that takes another’s content lets others in between, and leaves none of it in the log',
  async () => {
    const { data, folder } = await start();
    const body = JSON.stringify(manyRows);
    for (let at = 0; at < 40; at += 1) {
      await data.db
        .prepare(
          "INSERT INTO revision (kind, target_id, saved_at, cause, summary, body) VALUES ('story', 1, 1, 'saved', '', ?)",
        )
        .run(body);
    }
    const from = join(folder, 'other.sqlite');
    await data.db.exec(`VACUUM INTO '${from}'`);
    await expectTurns(() => data.db.replaceTables({ from, tables: ['revision', 'revision_media'] }));
    const found = await data.db.prepare('SELECT count(*) AS n, min(body) = max(body) AS same FROM revision').get();
    expect(found).toEqual({ n: 40, same: 1 });
    const log = await data.db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
    expect(log?.['log']).toBe(log?.['checkpointed']);
  },
);

test('the library is listed in turns, and the first page of the dashboard counts what it does not show', async () => {
  const { app, data, cookie } = await start();
  const { db } = data;
  const project = await db
    .prepare("INSERT INTO project (slug, title, position) VALUES ('kiln', 'Kiln', 1) RETURNING id")
    .get();
  await db
    .prepare(
      `INSERT INTO grid (project_id, ordinal, grid_type)
         WITH RECURSIVE one (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM one WHERE at < 100) SELECT ?, at, 'G1' FROM one`,
    )
    .run(project?.['id'] ?? null);
  await db
    .prepare(
      `INSERT INTO media (file, content_type, media_type, bytes, width, height)
         WITH RECURSIVE one (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM one WHERE at < 10000)
         SELECT 'seeded-' || at || '.jpg', 'image/jpeg', 'IMAGE', 1, 1600, 1067 FROM one`,
    )
    .run();
  await db
    .prepare(
      `INSERT INTO frame (grid_id, slot, ordinal, media_id)
         SELECT grid.id, 0, media.id, media.id FROM media JOIN grid ON grid.ordinal = 1 + media.id % 100 AND grid.project_id = ?
           WHERE file LIKE 'seeded-%'`,
    )
    .run(project?.['id'] ?? null);
  const ask = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  const before = await measure(() => ask('/api/library'));
  await expectTurns(async () => expect((await ask('/api/library')).data).toHaveLength(10_000));
  const desk = await measure(async () => expect((await ask('/api/desk')).data.undescribed.count).toBe(10_000));
  expect(desk.total / before.total).toBeLessThan(0.2);
});

test('a year of visits is written as a table in turns', async () => {
  const { app, data, cookie } = await start();
  const today = Date.now();
  const names = Array.from({ length: 200 }, (_, at) => `/made-up-${String(at).padEnd(150, 'x')}`);
  const insert = data.db.prepare(
    `INSERT INTO visit (day, kind, name, count) VALUES ${names.map(() => "(?, 'missing', ?, 1)").join(', ')}`,
  );
  await data.db.transaction(async () => {
    for (let back = 0; back < 300; back += 1) {
      const day = new Date(today - back * 86_400_000).toISOString().slice(0, 10);
      await insert.run(...names.flatMap((name) => [day, name]));
    }
  });
  let table = '';
  await expectTurns(async () => {
    table = (await app.inject({ url: '/api/visits/file', headers: { cookie } })).body;
  });
  expect(table.split('\r\n')).toHaveLength(60_002);
});

// The folder's own database is what is backed up here.
test.skipIf(isOnPostgres)(
  'a night’s backup is made and proved beside others, however large the database is',
  async () => {
    const { data, folder, now } = await start();
    // One file that is missing, too: what it was there for is looked up by the same copy.
    await data.db
      .prepare(
        `INSERT INTO revision_media (revision_id, file)
         WITH RECURSIVE one (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM one WHERE at < 600000)
         SELECT at, '0123456789abcdef01234567.jpg' FROM one`,
      )
      .run();
    const nightly = createNightlyBackups({
      dataDir: folder,
      scratch: temporaryFolder(),
      elsewhere: nothingElsewhere,
      place: backupFolder(join(temporaryFolder(), 'backups')),
      due: { hour: 3, minute: 15 },
      clock: now,
      notes: createMemory(now),
      tell: async () => undefined,
    });
    const check = await measure(async () => {
      await data.db.prepare('PRAGMA quick_check').all();
      await storedFiles(data.db);
    });
    const night = await measure(async () => expect(await nightly.tick()).toBe(true));
    expect(check.total, 'long enough to tell').toBeGreaterThan(100);
    expect(night.longest / check.total).toBeLessThan(0.5);
  },
);
