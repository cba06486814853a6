import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixture, serve, startImporter } from './support/imports.ts';

const everything = { post: 'story', page: 'page', portfolio: 'project', testimonial: 'none' };

interface Story {
  readonly id: number;
  readonly title: string;
  readonly authorname: string;
  readonly contentSource?: string;
  readonly visibility?: string;
  readonly createdAt?: string;
  readonly richContent?: readonly { readonly tag: string; readonly caption?: string }[];
}

interface Project {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly visibility: string;
  readonly HeaderMedia: string | null;
  readonly grids: readonly { readonly gridType: string; readonly frames: readonly { readonly mediaUrl: string }[] }[];
}

describe('a WordPress export', () => {
  test('is looked through before anything is written or fetched', async () => {
    const { origin, host, asked } = await serve();
    const { plan, call } = await startImporter();
    const found = await plan(await fixture('wordpress.xml', origin));
    expect(found).toMatchObject({ kind: 'wordpress', state: 'planned', addresses: 4, made: 0 });
    expect(found.types.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toEqual([
      { type: 'page', count: 1, as: 'page' },
      { type: 'portfolio', count: 1, as: 'project' },
      { type: 'post', count: 2, as: 'story' },
      { type: 'testimonial', count: 1, as: 'none' },
    ]);
    expect(found.hosts).toEqual([
      { host, files: 4 },
      { host: 'elsewhere.example', files: 1 },
    ]);
    expect(found.skipped).toEqual([
      { reason: 'Items in the trash', count: 1 },
      { reason: 'Entries of menus', count: 1 },
    ]);
    expect(asked).toEqual([]);
    expect(await call('GET', '/api/stories')).toEqual({ stories: [] });
  });

  test('becomes drafts: texts in Markdown, pictures of the chosen hosts, and an account of the rest', async () => {
    const { origin, host } = await serve();
    const { plan, run, call, report } = await startImporter();
    const { id } = await plan(await fixture('wordpress.xml', origin));
    const done = await run(id, { types: everything, hosts: [host], redirects: true });
    expect(done).toMatchObject({ state: 'done', items: { planned: 0, done: 4, skipped: 1, failed: 0 }, made: 4 });

    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    const hello = stories.find(({ title }) => title === 'Hello “world” & others');
    expect(hello).toMatchObject({ authorname: 'Meera Rao', visibility: 'draft' });
    const source = hello?.contentSource ?? '';
    expect(source.replaceAll(/[0-9a-f]{24}/g, 'FILE')).toBe(
      [
        'We made **this** with _care_, and [told](http://old.example/about/) people.\nOn two lines; 2 \\* 3 = 6.',
        '## How it began',
        '- One\n- Two\n    1. Within',
        '![A kite \\[red\\]](/media/FILE.jpg "The kite, \\"flying\\"")',
        'It flies.',
        '_A child_',
        '[https://video.example/watch?v=1](https://video.example/watch?v=1)',
        '[https://map.example/embed](https://map.example/embed)',
      ].join('\n\n'),
    );
    expect(hello?.richContent?.map(({ tag }) => tag)).toEqual(['p', 'h2', 'ul', 'picture', 'p', 'p', 'p', 'p']);
    const classic = stories.find(({ title }) => title === 'Classic');
    expect(classic?.contentSource?.replaceAll(/[0-9a-f]{24}/g, 'FILE')).toBe(
      [
        'First paragraph\non two lines.',
        '![Kite](/media/FILE.jpg "As it was")',
        'Second paragraph .',
        // A gallery shows its pictures, whatever else the text shows of them.
        '![](/media/FILE.jpg)',
        '![](/media/FILE.jpg)',
      ].join('\n\n'),
    );

    const { data } = await call<{ data: readonly Project[] }>('GET', '/api/projects');
    const { data: upar } = await call<{ data: Project }>('GET', `/api/project?id=${String(data[0]?.id)}/edit`);
    expect(upar).toMatchObject({ title: 'Upar', slug: 'upar', visibility: 'draft', grids: [{ gridType: 'G3' }] });
    expect(upar.grids[0]?.frames).toHaveLength(2);
    expect(upar.HeaderMedia).toMatch(/^media\//);
    expect(JSON.stringify(await call('GET', '/api/category'))).toContain('Packaging');
    const { pages } = await call<{ pages: readonly object[] }>('GET', '/api/pages');
    expect(pages).toMatchObject([{ title: 'About', slug: 'about-2', visibility: 'draft' }]);

    const account = await report(id);
    for (const words of [
      '1 file of elsewhere.example was not fetched: ',
      'missing.jpg was not taken. Its host answered 404.',
      '2 things that other sites show were not taken: links to them take their place (video.example, map.example).',
      'The shortcode [contact-form-7] was not taken.',
      'Categories and tags that were not taken: Kites.',
      'It was protected by a password',
      'Items in the trash: 1',
    ]) {
      expect(account).toContain(words);
    }
    // Nobody else sees any of it, and the temporary files are gone.
    const { provider } = await startImporter();
    expect((await provider.app.inject({ url: '/api/imports' })).statusCode).toBe(401);
  });

  test('leads old addresses to what was made, and everything can be deleted and restored', async () => {
    const { origin, host } = await serve();
    const { plan, run, call, provider } = await startImporter();
    const { id } = await plan(await fixture('wordpress.xml', origin));
    await run(id, { types: everything, hosts: [host], redirects: true });
    const { data } = await call<{ data: readonly { source: string; target: string }[] }>('GET', '/api/redirects');
    expect(data.map(({ source, target }) => `${source} ${target}`).toSorted()).toEqual([
      '/2019/05/hello-world /individual/1',
      '/portfolio/upar /project/upar',
    ]);
    // They go behind the last state that is told.
    await expect.poll(() => readdirSync(join(provider.folder, 'incoming'))).toEqual([]);
    await expect.poll(() => readdirSync(join(provider.folder, 'imports'))).toEqual([]);
    expect(await call('POST', `/api/imports/${String(id)}/removal`)).toMatchObject({
      deleted: 4,
      data: { state: 'removed' },
    });
    expect(await call('GET', '/api/stories')).toEqual({ stories: [] });
    expect(await call('GET', '/api/redirects')).toEqual({ data: [] });
    const { data: deleted } = await call<{ data: readonly { undo: string; kind: string }[] }>('GET', '/api/deleted');
    expect(deleted.map(({ kind }) => kind).toSorted()).toEqual([
      'page',
      'project',
      'redirect',
      'redirect',
      'story',
      'story',
    ]);
    for (const { undo } of deleted) await call('POST', '/api/undo', { undo });
    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    expect(stories).toHaveLength(2);
    for (const { file } of stories.flatMap(({ contentSource = '' }) =>
      [...contentSource.matchAll(/\/media\/([\w.]+)/g)].map(([, name = '']) => ({ file: name })),
    )) {
      expect(readdirSync(join(provider.folder, 'media'))).toContain(file);
    }
  });

  test('is not taken twice; what was deleted since may be taken again', async () => {
    const { origin } = await serve();
    const { plan, run, call } = await startImporter();
    const text = await fixture('wordpress.xml', origin);
    const choices = { types: everything, hosts: [], redirects: false };
    const first = await plan(text);
    expect(await run(first.id, choices)).toMatchObject({ made: 4 });
    await call('POST', `/api/imports/${String(first.id)}/run`, choices, 409);
    const second = await plan(text);
    expect(second.items).toEqual({ planned: 1, done: 0, skipped: 4, failed: 0 });
    const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
    await call('DELETE', `/api/stories/${String(stories[0]?.id)}`);
    const third = await plan(text);
    expect(third.items).toMatchObject({ planned: 2, skipped: 3 });
    expect(await run(third.id, choices)).toMatchObject({ made: 1, state: 'done' });
    // Planned before the third has taken it, and run after it.
    expect(await run(second.id, choices)).toMatchObject({ made: 0, state: 'done' });
    expect(await call<{ stories: readonly Story[] }>('GET', '/api/stories')).toMatchObject({ stories: { length: 2 } });
  });
});

test('a Squarespace export is read out of its layout, each picture once', async () => {
  const { origin, host } = await serve();
  const { plan, run, call } = await startImporter();
  const found = await plan(await fixture('squarespace.xml', origin));
  expect(found).toMatchObject({ kind: 'squarespace', addresses: 1, hosts: [{ host, files: 3 }] });
  await run(found.id, { types: { post: 'story' }, hosts: [host], redirects: true });
  const { stories } = await call<{ stories: readonly Story[] }>('GET', '/api/stories');
  expect(stories).toMatchObject([{ title: 'A day at the press', authorname: 'Meera Rao' }]);
  expect(stories[0]?.contentSource?.replaceAll(/[0-9a-f]{24}/g, 'FILE')).toBe(
    [
      'We printed\u{A0}all day.',
      '## Ink',
      '![The press](/media/FILE.jpg "At work")',
      '![One](/media/FILE.jpg)',
      '![Two](/media/FILE.jpg)',
    ].join('\n\n'),
  );
  expect(await call('GET', '/api/redirects')).toMatchObject({ data: [{ source: '/journal/a-day-at-the-press' }] });
});
