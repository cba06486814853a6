import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inPages, inPortions } from '../../provider/src/lib/in-portions.ts';
import { Upload } from '../../provider/src/lib/upload.ts';
import { inspect } from '../../provider/src/media/inspect.ts';
import type { SourceParts } from '../../provider/src/imports/source.ts';
import { createImporting } from '../../provider/src/imports/importing.ts';
import { openFolderSource } from '../../provider/src/imports/folder-source.ts';
import { createServices, type Services } from '../../provider/src/services.ts';
import { picture } from '../contract/support/provider.ts';
import { temporaryFolder } from './support/process.ts';
import { startImporter, type Imported, type Importer } from './support/imports.ts';
import { item, wxr } from './support/read-exports.ts';

/** Services of their own on an importer's data. */
const servicesOf = ({ provider: { data } }: Importer): Services =>
  createServices(data.db, data.media, Date.now, { publicOrigin: null, trustProxy: false, allowedOrigins: [] });

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
  const seen: unknown[] = [];
  const watch = (async () => {
    while (!isDone) {
      if (counts.size > 0)
        seen.push(
          ...(await importer.call<{ data: readonly Imported[] }>('GET', '/api/imports')).data.map(
            ({ state: shown }) => shown,
          ),
        );
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
  // Nobody is told of a failure while it is written.
  expect(seen.filter((shown) => shown !== 'planned')).toEqual([]);
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

test('what was written when the provider ended is told at the next start', async () => {
  const importer = await startImporter();
  const { data } = importer.provider;
  await data.db
    .prepare("INSERT INTO import (kind, name, state, plan, created_at) VALUES ('wordpress', 'a.xml', 'failed', ?, ?)")
    .run(JSON.stringify({ types: [], hosts: [], addresses: 0, skipped: [] }), Date.now() - 7_200_000);
  const list = async () => (await importer.call<{ data: readonly Imported[] }>('GET', '/api/imports')).data;
  expect(await list()).toEqual([]);
  await createImporting(servicesOf(importer));
  expect(await list()).toMatchObject([
    { state: 'failed', reason: 'It was not looked through to its end. Choose its file again.' },
  ]);
});

/** Notes which calls are made within a transaction. */
function watchTransactions(services: Services) {
  let depth = 0;
  const calls: string[] = [];
  const note = (name: string): void => void calls.push(`${name}${depth > 0 ? '' : ' alone'}`);
  const { imports, atomically } = services;
  const watched: Services = {
    ...services,
    atomically: (work) =>
      atomically(async () => {
        depth += 1;
        try {
          return await work();
        } finally {
          depth -= 1;
        }
      }),
    imports: {
      ...imports,
      setMade: (...parameters) => {
        note('made');
        return imports.setMade(...parameters);
      },
      endItem: (...parameters) => {
        note(parameters[1]);
        return imports.endItem(...parameters);
      },
    },
  };
  return { calls, watched };
}

test.each(['story', 'page', 'project'] as const)(
  'a %s, its item and its account are there at once, or not at all',
  async (as) => {
    const importer = await startImporter();
    const { calls, watched } = watchTransactions(servicesOf(importer));
    const importing = await createImporting(watched);
    const { id } = await importer.plan(wxr(item('<form></form>', '<wp:post_id>1</wp:post_id>')));
    await importing.run(id, { types: { post: as }, hosts: [], redirects: true });
    expect(await importer.ended(id)).toMatchObject({ made: 1 });
    await importing.close();
    expect(calls).toEqual(['made', 'done']);
    expect(await importer.report(id)).toContain('A form was not taken.');
  },
);

test('a project of a folder of which a grid cannot be written is not there, and nor are its files', async () => {
  const importer = await startImporter();
  const services = servicesOf(importer);
  let left = 1;
  const importing = await createImporting({
    ...services,
    grids: {
      ...services.grids,
      write: async (...parameters) => {
        await services.grids.write(...parameters);
        if (left > 0) {
          left -= 1;
          throw new Error('The power is gone.');
        }
      },
    },
  });
  const { data } = await importer.send<{ data: Imported }>('/api/imports', { folder: 'Work' });
  for (const path of ['Work/Kal/1.jpg', 'Work/Kal/2.jpg', 'Work/Kal/3.jpg'])
    await importer.send(`/api/imports/${String(data.id)}/files`, { path, file: picture() });
  const choices = { types: { folder: 'project' }, hosts: [], redirects: false } as const;
  await importing.run(data.id, choices);
  expect(await importer.ended(data.id)).toMatchObject({ made: 0, items: { failed: 1 } });
  const count = async (table: string) =>
    (await importer.provider.data.db.prepare(`SELECT count(*) AS count FROM ${table}`).get())?.['count'];
  for (const table of ['project', 'grid', 'frame', 'media']) expect(await count(table), table).toBe(0);
  expect(readdirSync(services.store.incoming, { withFileTypes: true }).filter((one) => one.isFile())).toEqual([]);
  await importing.run(data.id, choices);
  expect(await importer.ended(data.id)).toMatchObject({ made: 1, items: { done: 1 } });
  expect(await count('frame')).toBe(2);
  await importing.close();
});

test('a folder whose reading ends leaves none of its copies', async () => {
  const folder = temporaryFolder();
  const incoming = temporaryFolder();
  await writeFile(join(folder, 'a'), new Uint8Array(await picture().arrayBuffer()));
  const source = openFolderSource(
    'Work',
    ['1.jpg', '2.jpg'].map((name) => ({ path: `Work/${name}`, file: 'a', bytes: 1 })),
    { folder, incoming },
  );
  let looked = 0;
  const parts: SourceParts = {
    fetcher: { fetch: () => Promise.reject(new Error('Nothing is fetched.')) },
    hosts: new Set(),
    isListed: () => false,
    list: async () => undefined,
    budget: { left: async () => 1, take: async () => undefined },
    signal: new AbortController().signal,
    now: Date.now,
    look: async (file) => {
      looked += 1;
      if (looked > 1) throw new Error('Stopped.');
      return { ...file, lost: '', facts: await inspect(new Upload('file', file.path, 'one.jpg', file.bytes)) };
    },
  };
  for await (const { read } of source.items()) await expect(read('project', parts)).rejects.toThrow('Stopped.');
  expect(readdirSync(incoming)).toEqual([]);
});
