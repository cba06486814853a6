import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inPages, inPortions } from '../../provider/src/lib/in-portions.ts';
import { startImporter, type Imported } from './support/imports.ts';
import { item, wxr } from './support/read-exports.ts';

const many = 2345;
const posts = wxr(
  ...Array.from({ length: many }, (_one, at) =>
    item('Words', `<wp:post_id>${String(at + 1)}</wp:post_id>`, `Post ${String(at)}`),
  ),
);

test('a list is handed out in portions, and others are answered between them', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate();
  })();
  const portions: (readonly number[])[] = [];
  for await (const some of inPortions([1, 2, 3, 4, 5], 2)) portions.push(some);
  expect(portions).toEqual([[1, 2], [3, 4], [5]]);
  const pages: (readonly number[])[] = [];
  for await (const page of inPages<number>(async (after) =>
    [1, 2, 3, 4, 5].filter((one) => one > (after ?? 0)).slice(0, 2),
  ))
    pages.push(page);
  expect(pages).toEqual([[1, 2], [3, 4], [5]]);
  isDone = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('items of a large export are written in portions, and nobody can run it before all are there', async () => {
  const importer = await startImporter();
  const { db } = importer.provider.data;
  const counts = new Set<number>();
  const states = new Set<string>();
  let isDone = false;
  const count = db.prepare('SELECT count(*) AS count FROM import_item');
  const state = db.prepare('SELECT state FROM import');
  const watch = (async () => {
    while (!isDone) {
      const now = Number((await count.get())?.['count'] ?? 0);
      if (now > 0 && now < many) counts.add(now);
      const row = await state.get();
      if (row !== undefined && now < many && row['state'] !== 'planned') states.add(String(row['state']));
      await setImmediate();
    }
  })();
  onTestFinished(() => void (isDone = true));
  const found = await importer.plan(posts);
  isDone = true;
  await watch;
  // Whoever asks is answered between the portions, not in them.
  expect(counts.size).toBeGreaterThan(0);
  expect([...counts].filter((now) => now % 500 !== 0)).toEqual([]);
  expect([...states]).toEqual(['failed']);
  expect(found).toMatchObject({ state: 'planned', items: { planned: many } });
  const report = await importer.report(found.id);
  expect(report.split('\r\n')).toHaveLength(many + 2);
  expect(report.indexOf('\u{FEFF}', 1)).toBe(-1);
  expect(report).toContain(`"Post ${String(many - 1)}"`);
});

test('what is deleted while it is written is not there', async () => {
  const importer = await startImporter();
  const { db } = importer.provider.data;
  const remove = db.prepare('DELETE FROM import WHERE id IN (SELECT import_id FROM import_item)');
  let isDone = false;
  const watch = (async () => {
    while (!isDone && (await remove.run()).changes === 0) await setImmediate();
  })();
  onTestFinished(() => void (isDone = true));
  const file = new File([posts], 'export.xml');
  expect(await importer.send('/api/imports', { file }, 409)).toMatchObject({ message: 'It was deleted meanwhile.' });
  isDone = true;
  await watch;
  expect(await importer.call<{ data: readonly Imported[] }>('GET', '/api/imports')).toEqual({ data: [] });
  expect(readdirSync(join(importer.provider.folder, 'imports'))).toEqual([]);
});
