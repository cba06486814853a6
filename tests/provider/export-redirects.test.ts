import { expect, onTestFinished, test } from 'vitest';
import { writeRedirects } from '../../provider/src/export/host-files.ts';
import { exportPages } from '../../provider/src/export/pages.ts';
import { sayLeftOut } from '../../provider/src/export/say.ts';
import type { RenderedPage } from '@vitrine/contract/pages';
import type { Site } from '../../provider/src/pages/renderer.ts';
import { createRepositories } from '../../provider/src/repositories/index.ts';
import { readTarget, toRedirectPath } from '../../provider/src/rules/redirects.ts';
import { startProvider } from '../contract/support/provider.ts';

const page = (path: string | null): RenderedPage => ({
  status: path === null ? 404 : 200,
  contentType: 'text/html',
  body: '<img src="/media/shown.jpg">',
  location: null,
  isUnlisted: false,
  parameters: [],
  styles: [],
  file: { path, links: [], pictures: [] },
});

const site: Site = {
  render: async ({ url }) => (['/', '/work', '/about'].includes(url) ? page(url) : page(null)),
  files: new Set(),
  firstPages: ['/', '/work', '/about'],
  nowhere: '/nowhere',
  feeds: ['/sitemap.xml'],
};

test('redirects are in the export where something is at their end, and nothing at their beginning', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const repositories = createRepositories(provider.data.db);
  const redirects = [
    ['/old', '/work?category=2#top'],
    ['/über uns', '/one-more'],
    ['/one-more', '/about'],
    ['/shop', 'https://shop.example/'],
    ['/star*', '/sitemap.xml'],
    ['/brochure', '/media/shown.jpg'],
    ['/hidden', '/media/hidden.jpg'],
    ['/draft-of-old', '/project/draft'],
    ['/work', '/about'],
    ['/round', '/round-again'],
    ['/round-again', '/round'],
    ['/office', '/dashboard'],
  ] as const;
  for (const [source, target] of redirects) {
    await repositories.redirects.insert({ source: toRedirectPath(source) ?? '', ...readTarget(target, []) });
  }
  const { moved } = await exportPages({
    app: provider.app,
    site,
    repositories,
    folder: { write: async () => undefined },
    origin: 'https://studio.example',
    onPage: () => undefined,
    signal: new AbortController().signal,
  });
  expect(writeRedirects(moved).trim().split('\n').toSorted()).toEqual(
    [
      '/%C3%BCber%20uns /about 301',
      '/%C3%BCber%20uns/ /about 301',
      '/brochure /media/shown.jpg 301',
      '/brochure/ /media/shown.jpg 301',
      '/old /work?category=2#top 301',
      '/old/ /work?category=2#top 301',
      '/one-more /about 301',
      '/one-more/ /about 301',
      '/shop https://shop.example/ 301',
      '/shop/ https://shop.example/ 301',
      '/star%2A /sitemap.xml 301',
      '/star%2A/ /sitemap.xml 301',
    ].toSorted(),
  );
});

test('a page that cannot be drawn, or cannot be a file, is named, and the others are written', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const long = `/project/${'가'.repeat(86)}`;
  const written: string[] = [];
  const exporting = (render: Site['render']) =>
    exportPages({
      app: provider.app,
      site: { ...site, firstPages: ['/work', encodeURI(long), '/about'], render },
      repositories: createRepositories(provider.data.db),
      folder: { write: async (file) => void written.push(file) },
      origin: 'https://studio.example',
      onPage: () => undefined,
      signal: new AbortController().signal,
    });
  const { leftOut, documents } = await exporting(async ({ url }) => {
    if (url === '/work' || url === '/sitemap.xml') throw new Error('A picture without a size.');
    return page(url);
  });
  expect(leftOut.map(({ address }) => address)).toEqual(['/work', long, '/sitemap.xml']);
  expect(documents).toHaveLength(2);
  expect(written).toEqual(['about/index.html', '404.html']);
  expect(sayLeftOut(leftOut)).toMatch(/^These pages .*\n {2}\/work: A picture without a size\.\n/);
  await expect(
    exporting(async () => {
      throw new Error('Nothing can.');
    }),
  ).rejects.toThrow('No page can be drawn. The first is /work: Nothing can.');
});
