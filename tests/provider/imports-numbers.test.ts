import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startImporter } from './support/imports.ts';
import { temporaryFolder } from './support/process.ts';
import { item, wxr } from './support/read-exports.ts';

/** A renderer of the home page and of whatever the provider shows to visitors. */
const renderer = `
export function createRenderer() {
  return async ({ url, read }) => {
    const path = url.replace(/\\?.*$/s, '');
    const page = { contentType: 'text/html', body: 'page', styles: [], parameters: [], location: null };
    const [, story] = /^\\/individual\\/(\\d+)$/.exec(path) ?? [];
    const [, project] = /^\\/project\\/(.+)$/.exec(path) ?? [];
    const from = story ? '/api/stories/' + story : project ? '/api/project?slug=' + project : '/api/page?slug=' + path.slice(1);
    if (path === '/' || path === '/work') return { ...page, status: 200 };
    return { ...page, status: (await read(from)).status };
  };
}`;

async function startSite() {
  const serverDir = await temporaryFolder();
  const clientDir = await temporaryFolder();
  for (const [name, text] of [
    ['package.json', '{"type":"module"}'],
    ['manifest.json', '{}'],
    ['server.js', renderer],
  ] as const)
    await writeFile(join(serverDir, name), text);
  await writeFile(join(clientDir, 'index.html'), '<title>Plain</title>');
  await mkdir(join(clientDir, 'assets'));
  const importer = await startImporter({ serverDir, clientDir });
  return {
    ...importer,
    async ask(url: string): Promise<number | string> {
      const { statusCode, headers } = await importer.provider.app.inject({ url, headers: { accept: 'text/html' } });
      return headers.location === undefined ? statusCode : String(headers.location);
    },
    async take(content: string, redirects = true) {
      const found = await importer.plan(content);
      const as = { post: 'story', page: 'page', portfolio: 'project' };
      const types = Object.fromEntries(
        found.types.map(({ type }) => [type, Object.entries(as).find(([key]) => key === type)?.[1] ?? 'none']),
      );
      await importer.run(found.id, { types, hosts: [], redirects });
      const { stories } = await importer.call<{ stories: readonly { id: number; title: string }[] }>(
        'GET',
        '/api/stories',
      );
      return { found, story: (title: string): number => stories.find((one) => one.title === title)?.id ?? 0 };
    },
    publish: (url: string, title: string) =>
      importer.send(url, { title, authorname: 'A', content: 'Words', visibility: 'public' }, 200, 'PATCH'),
  };
}

const numbered = (id: number, type: string, link: string, title: string): string =>
  item(
    'Words',
    `<link>${link}</link><wp:post_id>${String(id)}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_name>${title.toLowerCase()}</wp:post_name>`,
    title,
  );

describe('a text of WordPress by its number', () => {
  test('leads to where it is now, as its permalink does, once it is public', async () => {
    const { ask, take, publish, call, send } = await startSite();
    const { story } = await take(
      wxr(
        numbered(12, 'post', 'https://old.example/2012/kites/', 'Kites'),
        numbered(13, 'page', 'https://old.example/studio/', 'Studio'),
        numbered(14, 'portfolio', 'https://old.example/work/upar/', 'Upar'),
        numbered(15, 'post', 'https://old.example/?p=15', 'Plain'),
      ),
    );
    const all = ['/?p=12', '/?page_id=13', '/?p=13', '/?p=14', '/?p=15'];
    // Asked for before, so that what is kept of it is looked at too.
    for (const url of ['/', ...all, '/?p=99']) expect(await ask(url), url).toBe(200);
    for (const title of ['Kites', 'Plain']) await publish(`/api/stories/${String(story(title))}`, title);
    const { pages } = await call<{ pages: readonly { id: number }[] }>('GET', '/api/pages');
    await call('PATCH', `/api/pages/${String(pages[0]?.id)}`, {
      title: 'Studio',
      content: 'Words',
      visibility: 'public',
    });
    const { data: project } = await call<{ data: { id: number } }>('GET', '/api/project?slug=upar');
    await send(`/api/projects/${String(project.id)}/edit`, { title: 'Upar', visibility: 'public' }, 200, 'PATCH');
    const kites = `/individual/${String(story('Kites'))}`;
    for (const [url, to] of [
      ['/', 200],
      ['/2012/kites/', kites],
      ['/?p=12', kites],
      ['/?p=12&utm_source=mail', kites],
      ['/?page_id=12', kites],
      ['/index.php?p=12', kites],
      ['/?page_id=13', '/studio'],
      ['/?p=13', '/studio'],
      ['/?p=14', '/project/upar'],
      ['/?p=15', `/individual/${String(story('Plain'))}`],
      ['/?p=99', 200],
      ['/?p=', 200],
      ['/?p=12x', 200],
      ['/?p=0012', 200],
      ['/work?p=12', 200],
    ] as const)
      expect(await ask(url), url).toBe(to);
    await call('DELETE', `/api/stories/${String(story('Kites'))}`);
    expect(await ask('/?p=12')).toBe(200);
  });

  test('in the folder of its site, and where that was chosen alone', async () => {
    const { ask, take, publish } = await startSite();
    const export1 = wxr(numbered(12, 'post', 'https://old.example/blog/kites/', 'Kites')).replace(
      '<link>https://old.example</link>',
      '<link>https://old.example/blog</link>',
    );
    const { story, found } = await take(export1);
    expect(found.addresses).toBe(1);
    await publish(`/api/stories/${String(story('Kites'))}`, 'Kites');
    expect(await ask('/blog/?p=12')).toBe(`/individual/${String(story('Kites'))}`);
    expect(await ask('/?p=12')).toBe(200);
    const other = await startSite();
    const taken = await other.take(wxr(numbered(12, 'post', 'https://old.example/kites/', 'Kites')), false);
    await other.publish(`/api/stories/${String(taken.story('Kites'))}`, 'Kites');
    expect(await other.ask('/?p=12')).toBe(200);
  });

  test('is counted among the addresses of its export, and not told as one that cannot lead', async () => {
    const { take, report } = await startSite();
    const { found } = await take(
      wxr(
        numbered(15, 'post', 'https://old.example/?p=15', 'Plain'),
        numbered(16, 'post', 'https://old.example/?p=99', 'Other'),
      ),
    );
    expect(found.addresses).toBe(2);
    expect(await report(found.id)).not.toContain('/?p=15 cannot lead');
    expect(await report(found.id)).toContain('Its old address /?p=99 cannot lead to it');
  });

  test('is said to be what the home page depends on', async () => {
    const { provider } = await startSite();
    const of = async (url: string) =>
      (await provider.app.inject({ url, headers: { accept: 'text/html' } })).headers['no-vary-search'];
    expect(await of('/')).toBe('key-order, params, except=("p" "page_id")');
    expect(await of('/work')).toBe('key-order, params');
  });
});
