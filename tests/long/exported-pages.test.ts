// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { exportData } from '../../provider/src/exported-data/export.ts';
import { importData } from '../../provider/src/exported-data/import.ts';
import { completeFirstStart } from '../../provider/src/start/first-start.ts';
import { film, picture } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient } from '../provider/support/client.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { filesIn, startExports } from '../app/support/static-export.ts';

test('exported data in an empty store is the same site, page by page and file by file', async () => {
  const { provider, create, send, call } = await startClient(false);
  const { data: category } = await call<{ data: { id: number } }>('POST', '/api/category', { name: 'जल & lamps' }, 201);
  const first = await create({
    title: 'Kiln “50 %” <b>',
    description: '**Fired** twice',
    descriptionFormat: 'markdown',
    category: String(category.id),
    year: '2026',
    credits: [{ role: 'Photo', name: 'Asha' }],
    HeaderMedia: picture('header.jpg'),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
    grid_0_frame_1_0: picture(),
  });
  const second = await create({ title: 'Second', Theme: 'black', HeaderMedia: picture(), relatedProjects: [first.id] });
  await send('PATCH', `/api/projects/${String(second.id)}/edit`, { title: 'Second, renamed', slug: 'second-renamed' });
  await create({ title: 'A draft', visibility: 'draft', HeaderMedia: picture() });
  const story = { title: 'Of clay', authorname: 'Asha', content: 'One *two*', contentFormat: 'markdown' };
  await send('POST', '/api/stories', story);
  await call('POST', '/api/pages', { title: 'Legal notice', content: 'Who we are.' }, 201);
  await call('POST', '/api/redirects', { source: '/2019/old', target: '/work' }, 201);
  await call('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'Hello' }] });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
  const wordmarkDark = new File([drawing], 'mark.svg', { type: 'image/svg+xml' });
  await send('PUT', '/api/site', { ...siteTexts, siteName: 'Studio Nord', wordmarkDark });

  const folder = join(temporaryFolder(), 'data');
  const exported = await exportData(provider.folder, folder);
  const copy = join(temporaryFolder(), 'copy');
  expect(await importData(folder, copy)).toEqual(exported);
  expect(exported).toMatchObject({ files: 6 });

  const sites = [provider.folder, copy].map((from) => ({ from, to: join(temporaryFolder(), 'site') }));
  for (const { from, to } of sites) await startExports(from, to)();
  const [one, other] = sites.map(({ to }) => to);
  const files = filesIn(one ?? '');
  expect(files).toEqual(expect.arrayContaining(['project/second-renamed/index.html', 'individual/1/index.html']));
  expect(filesIn(other ?? '')).toEqual(files);
  for (const file of files) {
    expect(readFileSync(join(other ?? '', file)).equals(readFileSync(join(one ?? '', file))), file).toBe(true);
  }

  // Exported again it is the same to the letter, drafts too.
  const again = join(temporaryFolder(), 'again');
  await exportData(copy, again);
  for (const file of filesIn(folder).filter((name) => name !== 'vitrine.json')) {
    expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
  }
}, 60_000);

test('the demo comes back whole, and the first start afterwards adds an administrator and no second demo', async () => {
  const { provider } = await startClient(true);
  const folder = join(temporaryFolder(), 'data');
  await exportData(provider.folder, folder);
  const copy = join(temporaryFolder(), 'copy');
  await importData(folder, copy);
  const data = await openDataFolder(copy);
  try {
    const start = { adminUsername: 'admin', adminPassword: 'one two three', demoContent: true };
    expect(await completeFirstStart(data, start, Date.now)).toMatchObject({ username: 'admin' });
    const count = (db: typeof data.db): Promise<unknown> => db.prepare('SELECT count(*) AS n FROM project').get();
    expect(await count(data.db)).toEqual(await count(provider.data.db));
    const names = await data.db.prepare('SELECT file FROM media').all();
    expect(names.length).toBeGreaterThan(50);
    for (const { file } of names) expect(existsSync(join(copy, 'media', String(file)))).toBe(true);
  } finally {
    await data.close();
  }
}, 60_000);
