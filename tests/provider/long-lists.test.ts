import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isOnPostgres } from '../contract/support/database.ts';
import { encode, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

/** How long `work` takes in all, and the longest time that nobody else was answered meanwhile. In milliseconds. */
async function measure(work: () => Promise<unknown>): Promise<{ readonly total: number; readonly longest: number }> {
  const began = performance.now();
  let longest = 0;
  let isOver = false;
  const watch = (async () => {
    let last = performance.now();
    while (!isOver) {
      await setImmediate();
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
  })();
  await work();
  isOver = true;
  await watch;
  return { total: performance.now() - began, longest };
}

/** Whoever asks meanwhile is answered long before it is over. */
async function expectTurns(work: () => Promise<unknown>): Promise<void> {
  const { total, longest } = await measure(work);
  expect(total, 'long enough to tell').toBeGreaterThan(100);
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
