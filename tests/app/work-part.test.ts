import { projectFields, receiveTexts } from '@vitrine/content';
import { afterAll, describe, expect, test } from 'vitest';
import { createRepositories } from '../../provider/src/repositories/index.ts';
import { normaliseCategories, normaliseProjects } from '../../src/api/normalise/projects.ts';
import { createGet } from '../../src/api/http/read.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { toEmbedded } from '../../src/app/embedded.ts';
import { createPages, findPage } from '../../src/app/pages.tsx';
import { createRenderer } from '../../src/app/server.tsx';
import { workView, type WorkAddress, type WorkContent } from '../../src/domain/categories.ts';
import { paths } from '../../src/domain/paths.ts';
import { startProvider, type TestProvider } from '../contract/support/provider.ts';
import { fileText, manifest, origin, template } from './support/renderer.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

const open: TestProvider[] = [];
afterAll(() => Promise.all(open.map((provider) => provider.close())));

const bare = {
  ...receiveTexts(projectFields, {}, null),
  description: null,
  descriptionFormat: 'plain',
  theme: null,
  headerMediaId: null,
  visibility: 'public',
  publishAt: null,
  sealedShows: 'nothing',
} as const;

/** The provider with this many projects in two categories, the last project in none; a third category is empty. */
async function openStudio(count: number) {
  const provider = await startProvider();
  open.push(provider);
  const { categories, projects } = createRepositories(provider.data.db);
  await provider.data.db.transaction(async () => {
    const ids = await mapInOrder(['Even', 'Odd', 'Nobody’s'], async (name) => (await categories.insert(name)).id);
    for (let index = 0; index < count; index += 1) {
      const categoryId = index === count - 1 ? null : (ids[index % 2] ?? null);
      await projects.insert(`project-${String(index + 1)}`, {
        ...bare,
        title: `Project ${String(index + 1)}`,
        categoryId,
      });
    }
  });
  const asked: string[] = [];
  const read = async (url: string) => {
    asked.push(url);
    const { statusCode, body } = await provider.app.inject({ url });
    return { status: statusCode, body };
  };
  const json = async (url: string): Promise<unknown> => (await provider.app.inject({ url })).json();
  const whole: WorkContent = {
    projects: normaliseProjects(await json('/api/projects'), ''),
    categories: normaliseCategories(await json('/api/category')),
  };
  const draw = async (search = ''): Promise<string> => {
    const url = paths.work + search;
    return (await createRenderer({ template, manifest, fileText })({ url, origin, read }))?.body ?? '';
  };
  return { asked, draw, whole };
}

function isContent(value: unknown): value is WorkContent {
  return typeof value === 'object' && value !== null && 'projects' in value && 'categories' in value;
}

function embeddedIn(html: string): WorkContent {
  const [, json] = /<script type="application\/json" id="embedded">([^<]*)<\/script>/.exec(html) ?? [];
  const value = toEmbedded(JSON.parse(json ?? 'null'))?.read?.answer.value;
  if (!isContent(value)) throw new Error('No list was embedded.');
  return value;
}

describe('the first HTML of a long list', async () => {
  const { asked, draw, whole } = await openStudio(100);

  test('weighs the same for 100 projects and for 2000, but for longer numbers', async () => {
    const [some, many] = [await draw(), await (await openStudio(2000)).draw()];
    expect(many.length).toBeLessThan(some.length * 1.02);
    expect(many).toContain('Project 1<');
  });

  test('is drawn without the list', async () => {
    asked.length = 0;
    await draw();
    expect(asked).toEqual(['/api/site', '/api/pages', '/api/project-page?size=8&page=1', '/api/category']);
  });

  test.each<[string, WorkAddress]>([
    ['', { category: null, page: 1 }],
    ['?page=3', { category: null, page: 3 }],
    ['?page=13', { category: null, page: 13 }],
    ['?page=14', { category: null, page: 14 }],
    ['?category=2&page=2', { category: '2', page: 2 }],
    ['?category=1&page=99', { category: '1', page: 99 }],
    ['?category=3&page=99', { category: '3', page: 99 }],
    ['?category=nobody', { category: 'nobody', page: 1 }],
  ])('brings along what /work%s shows, and nothing else', async (search, address) => {
    const content = embeddedIn(await draw(search));
    expect(content.projects.length).toBeLessThanOrEqual(8);
    expect(workView(content, address)).toEqual(workView(whole, address));
  });

  test('of another page it knows everything but the projects', async () => {
    const address = { category: '1', page: 2 };
    expect(workView(embeddedIn(await draw()), address)).toEqual({ ...workView(whole, address), projects: null });
  });
});

test.each([0, 1, 40])('a list of %i weighs less than asking again and comes whole', async (count) => {
  const { draw, whole } = await openStudio(count);
  expect(embeddedIn(await draw())).toEqual(whole);
});

test('a part is shown once and the whole is read behind it, however young the part is', async () => {
  const { whole } = await openStudio(8);
  const part = { category: null, page: 1, total: 100, counts: { '1': 50 } };
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    return Response.json({ data: [] });
  };
  const host = 'https://provider.example';
  const reads = createReads({ host, get: createGet(host, 'omit', fetch) });
  const page = findPage(
    createPages(async () => reads),
    paths.work,
  )?.page;
  page?.adopt({ key: 'work', answer: { value: { ...whole, part }, problems: [] } });
  await page?.prepare({});
  await page?.prepare({});
  expect(asked.filter((path) => path === '/api/projects')).toHaveLength(1);
});
