// @vitest-environment node
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sayUnmade } from '../../provider/src/export/say.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from '../provider/support/client.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { filesIn, startExports } from './support/static-export.ts';
import { filterInOrder } from '../../provider/src/lib/in-order.ts';

const everythingIn = (folder: string): string =>
  filesIn(folder)
    .filter((file) => !/\.(jpg|avif|mp4)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const ofEmptyStudio = [
  '.vitrine-export',
  '404.html',
  '_headers',
  'about/index.html',
  'assets/app.css',
  'assets/app.js',
  'assets/packages.js',
  'assets/runtime.js',
  'assets/site.css',
  'contact/index.html',
  'favicon.svg',
  'home/index.html',
  'index.html',
  'index/index.html',
  'robots.txt',
  'sitemap.xml',
  'stories.rss',
  'story/index.html',
  'work/index.html',
];

test('an empty studio has its pages, its feeds and the code that they name', async () => {
  const { provider } = await startClient(false);
  const target = join(temporaryFolder(), 'site');
  const facts = await startExports(provider.folder, target)();
  const files = filesIn(target);
  expect(files).toEqual(expect.arrayContaining(ofEmptyStudio.filter((file) => file !== 'about/index.html')));
  expect(files.filter((file) => /dashboard|\.br$|^_redirects/.test(file))).toEqual([]);
  expect(facts).toMatchObject({ pictures: 0, films: 0 });
  expect(readFileSync(join(target, '404.html'), 'utf8')).toContain('404 - Page Not Found');
  // Nothing is left in the data folder.
  expect(readdirSync(join(provider.folder, 'incoming'))).toEqual([]);
});

test('what is listed is in it under any title, and what it was called before leads there', async () => {
  const { provider, create, send, call } = await startClient(false);
  const strange = 'जल & <b>“50 %”</b> ../?#';
  const made = await create({ title: '', HeaderMedia: picture() });
  await send('PATCH', `/api/projects/${String(made.id)}/edit`, { title: strange });
  await send('POST', '/api/stories', { title: 'Story', authorname: 'A', content: `Text`, contentFormat: 'markdown' });
  for (let count = 0; count < 9; count += 1) await create({ title: `Project ${String(count)}` });
  await call('POST', '/api/category', { name: 'Ceramics' }, 201);
  const target = join(temporaryFolder(), 'site');
  const run = startExports(provider.folder, target);
  await run();
  const { slug } = await provider.app
    .inject({ url: '/api/projects' })
    .then((answer) => answer.json<{ data: readonly { title: string; slug: string }[] }>())
    .then(({ data }) => data.find(({ title }) => title === strange) ?? { slug: '' });
  const page = readFileSync(join(target, 'project', slug, 'index.html'), 'utf8');
  expect(page).toContain('&lt;b&gt;“50 %”&lt;/b&gt;');
  expect(readFileSync(join(target, '_redirects'), 'utf8')).toBe(
    `/project/${made.slug} /project/${encodeURIComponent(slug)} 301\n`,
  );
  const files = filesIn(target);
  expect(files).toEqual(expect.arrayContaining(['individual/1/index.html', 'work/page/2/index.html']));
  // Every picture and film that a page names is there, in a format that its name says.
  const named = new Set(everythingIn(target).match(/(?<=\/media\/)[\w.-]+\b/g));
  expect(named.size).toBeGreaterThan(1);
  for (const name of named) expect(existsSync(join(target, 'media', name)), name).toBe(true);
  expect(page).not.toMatch(/\?width=/);

  // A second export: what stayed the same is the same file, and what was deleted is gone.
  await call('DELETE', `/api/projects/${String(made.id)}`);
  await run();
  expect(existsSync(join(target, 'project', slug))).toBe(false);
  // Every page tells how many projects there are: with their number all have changed, with their words these alone.
  const { ino } = statSync(join(target, 'about', 'index.html'), { throwIfNoEntry: false }) ?? { ino: 0 };
  const home = statSync(join(target, 'contact', 'index.html')).ino;
  await send('PATCH', `/api/projects/${String(made.id + 1)}/edit`, { title: 'Other words' });
  await run();
  expect(statSync(join(target, 'contact', 'index.html')).ino).toBe(home);
  expect(statSync(join(target, 'about', 'index.html'), { throwIfNoEntry: false })?.ino ?? 0).toBe(ino);
});

test(
  'a picture whose versions cannot be made is in it as it is, and named; once it can be, they are made',
  { tags: 'long' },
  async () => {
    const { provider, create } = await startClient(false);
    const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const file = (name: string) => new File([new Uint8Array(large)], name, { type: 'image/jpeg' });
    await create({ title: 'Whole', HeaderMedia: file('whole.jpg') });
    await create({ title: 'Broken', HeaderMedia: file('broken.jpg') });
    const stored = (
      await provider.data.db.prepare("SELECT file FROM media WHERE original_name = 'broken.jpg'").get()
    )?.['file'];
    const damaged = join(provider.folder, 'media', String(stored));
    writeFileSync(damaged, 'no picture any more');
    const target = join(temporaryFolder(), 'site');
    const run = startExports(provider.folder, target);
    const versions = () =>
      filesIn(target)
        .filter((name) => name.startsWith(`media/${String(stored)}.`))
        .map((name) => readFileSync(join(target, name)));
    const { unmade } = await run();
    expect(unmade.length).toBeGreaterThan(1);
    expect(new Set(unmade.map(({ picture }) => picture))).toEqual(new Set(['broken.jpg']));
    expect(sayUnmade(unmade)).toMatch(/^Of these pictures .*\n {2}broken\.jpg: .+$/);
    expect(versions().map(String)).toEqual(versions().map(() => 'no picture any more'));
    expect(existsSync(join(target, 'project', 'whole', 'index.html'))).toBe(true);

    expect((await run()).unmade.length, 'it is named each time').toBe(unmade.length);
    writeFileSync(damaged, large);
    expect((await run()).unmade).toEqual([]);
    for (const version of versions()) expect(version.subarray(0, 12).toString('latin1')).not.toContain('no picture');
  },
);

test('a picture taller than a version may be does not end it', { tags: 'long' }, async () => {
  const { provider, create } = await startClient(false);
  const tall = await sharp({ create: { width: 1200, height: 17_000, channels: 3, background: '#996633' } })
    .png()
    .toBuffer();
  await create({ title: 'Long', HeaderMedia: new File([new Uint8Array(tall)], 'tall.png', { type: 'image/png' }) });
  const target = join(temporaryFolder(), 'site');
  expect((await startExports(provider.folder, target)()).unmade).toEqual([]);
  expect(filesIn(target).filter((name) => /^media\/.*\.png\.\d+\.avif$/.test(name)).length).toBeGreaterThan(2);
});

test.each(['draft', 'unlisted', 'sealed'])(
  'nothing of what is %s is in it, and none of its media',
  async (visibility) => {
    const { provider, create, send } = await startClient(false);
    const hidden = await create({ title: 'Kiln of Secrets', HeaderMedia: picture() });
    await send('POST', '/api/stories', {
      title: 'Whisper of Clay',
      authorname: 'Asha',
      content: 'Quiet',
      visibility,
    });
    // Everybody may know the address.
    await send('POST', '/api/stories', {
      title: 'In the open',
      authorname: 'Asha',
      content: `See [there](/project/${hidden.slug}).`,
      contentFormat: 'markdown',
    });
    await send('PATCH', `/api/projects/${String(hidden.id)}/edit`, { visibility });
    const target = join(temporaryFolder(), 'site');
    await startExports(provider.folder, target)();
    const files = filesIn(target);
    expect(everythingIn(target)).toContain('In the open');
    expect(everythingIn(target)).not.toMatch(/Kiln of Secrets|Whisper of Clay/);
    expect(files.filter((file) => file.startsWith('project/') || file.startsWith('media/'))).toEqual([]);
  },
);

test('stopped, it leaves what was there before', async () => {
  const { provider } = await startClient(false);
  const target = join(temporaryFolder(), 'site');
  const run = startExports(provider.folder, target);
  await run();
  const before = filesIn(target);
  const stop = new AbortController();
  stop.abort(new Error('Stopped.'));
  await expect(run(stop.signal)).rejects.toThrow('Stopped.');
  expect(filesIn(target)).toEqual(before);
  expect(readdirSync(join(target, '..'))).toEqual(['site']);
});

test('without a data folder it says which one it looked for', async () => {
  const place = temporaryFolder();
  await expect(startExports(join(place, 'nowhere'), join(place, 'site'))()).rejects.toThrow('There is no data folder');
  expect(readdirSync(place)).toEqual([]);
});

test('a picture that is missing is left out and named; the page and everything else are there', async () => {
  const { provider, create } = await startClient(false);
  await create({
    title: 'Kiln',
    HeaderMedia: picture('header.jpg'),
    grids: [{ gridType: 'G3', position: '1', frames: [] }],
    grid_0_frame_0_0: picture('frame.jpg'),
  });
  const of = async (name: string): Promise<string> =>
    String((await provider.data.db.prepare('SELECT file FROM media WHERE original_name = ?').get(name))?.['file']);
  rmSync(join(provider.folder, 'media', await of('frame.jpg')));
  const target = join(temporaryFolder(), 'site');
  const facts = await startExports(provider.folder, target)();
  expect(facts.missing).toEqual([
    { file: await of('frame.jpg'), name: 'frame.jpg', uses: ['project Kiln: grid 1, frame 1'] },
  ]);
  const files = filesIn(target);
  expect(files).toContain('project/kiln/index.html');
  expect(files).toContain(`media/${await of('header.jpg')}`);
  expect(await filterInOrder(files, async (file) => file.includes(await of('frame.jpg')))).toEqual([]);
});
