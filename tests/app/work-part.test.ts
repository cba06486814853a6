import { describe, expect, test } from 'vitest';
import { normaliseProjects } from '../../src/api/normalise.ts';
import { toEmbedded } from '../../src/app/embedded.ts';
import { createReads } from '../../src/api/reads.ts';
import { createPages, findPage } from '../../src/app/pages.tsx';
import { createGet } from '../../src/api/read.ts';
import { workView, type WorkAddress, type WorkContent } from '../../src/domain/categories.ts';
import { paths } from '../../src/domain/paths.ts';
import { drawPage } from './support/renderer.ts';

const categories = [
  { id: 1, name: 'Even' },
  { id: 2, name: 'Odd' },
  { id: 3, name: 'Nobody’s' },
];

/** As a provider answers; the last is in no category. */
const listOf = (count: number) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Project ${index + 1}`,
    slug: `project-${index + 1}`,
    categoryId: index === count - 1 ? null : (index % 2) + 1,
    position: index + 1,
  })),
});

const drawWork = (count: number, search = '') =>
  drawPage(paths.work + search, { '/api/projects': listOf(count), '/api/category': categories });

function isContent(value: unknown): value is WorkContent {
  return typeof value === 'object' && value !== null && 'projects' in value && 'categories' in value;
}

async function embeddedOf(count: number, search = ''): Promise<WorkContent> {
  const [, json] =
    /<script type="application\/json" id="embedded">([^<]*)<\/script>/.exec((await drawWork(count, search)).body) ?? [];
  const value = toEmbedded(JSON.parse(json ?? 'null'))?.read?.answer.value;
  if (!isContent(value)) throw new Error('No list was embedded.');
  return value;
}

const whole = (count: number): WorkContent => ({ projects: normaliseProjects(listOf(count), ''), categories });

describe('the first HTML of a long list', () => {
  test('weighs the same for 100 projects and for 5000, but for longer numbers', async () => {
    const [some, many] = [await drawWork(100), await drawWork(5000)];
    expect(many.body.length).toBeLessThan(some.body.length * 1.02);
    expect(many.body).toContain('Project 1<');
  });

  test.each<[string, WorkAddress]>([
    ['', { category: null, page: 1 }],
    ['?page=3', { category: null, page: 3 }],
    ['?category=2&page=2', { category: '2', page: 2 }],
    ['?category=3&page=99', { category: '3', page: 99 }],
  ])('brings along what /work%s shows, and nothing else', async (search, address) => {
    const content = await embeddedOf(100, search);
    expect(content.projects.length).toBeLessThanOrEqual(8);
    expect(workView(content, address)).toEqual(workView(whole(100), address));
  });

  test('of another page it knows everything but the projects', async () => {
    const address = { category: '1', page: 2 };
    expect(workView(await embeddedOf(100), address)).toEqual({ ...workView(whole(100), address), projects: null });
  });

  test('a list that weighs less than asking again comes whole', async () => {
    expect(await embeddedOf(40)).toEqual({ ...whole(40), part: undefined });
  });
});

test('a part is shown once and the whole is read behind it, however young the part is', async () => {
  const { projects } = whole(8);
  const part = { category: null, page: 1, total: 100, counts: { '1': 50 } };
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    return Response.json(pathname === '/api/category' ? categories : listOf(100));
  };
  const host = 'https://provider.example';
  const reads = createReads({ host, get: createGet(host, fetch) });
  const page = findPage(
    createPages(async () => reads),
    paths.work,
  )?.page;
  page?.adopt({ key: 'work', answer: { value: { projects, categories, part }, problems: [] } });
  await page?.prepare({});
  await page?.prepare({});
  expect(asked.filter((path) => path === '/api/projects')).toHaveLength(1);
});
