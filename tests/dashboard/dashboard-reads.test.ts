import { describe, expect, test, vi } from 'vitest';
import { createAuth } from '../../src/api/dashboard/session.ts';
import { createProviderClient } from '../../src/api/http/client.ts';
import { createSiteReads } from '../../src/api/dashboard/site-reads.ts';
import { createDashboardReads } from '../../src/api/dashboard/reads.ts';
import { createReads } from '../../src/api/site/reads.ts';

type Answers = Readonly<Record<string, unknown>>;

/** A provider that answers these paths and refuses every other one. */
function provide(answers: Answers) {
  const asked: string[] = [];
  const client = createProviderClient({
    host: 'http://provider.test',
    fetch: async (input, init) => {
      const { signal: within, url } = new Request(input, init);
      within.throwIfAborted();
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      const answer = answers[pathname];
      return answer === undefined ? new Response(null, { status: 500 }) : Response.json(answer);
    },
  });
  return { asked, client, reads: createDashboardReads(client, createReads(client)) };
}

const { signal } = new AbortController();
const project = (id: number, categoryId: number | null) => ({
  id,
  title: `P${String(id)}`,
  slug: `p${String(id)}`,
  categoryId,
});
const film = (id: number) => ({ id, projectId: 1, position: id, videoUrl: 'media/a.mp4' });

test('the overview counts what there is', async () => {
  const { reads } = provide({
    '/api/category': [{ id: 1, name: 'Print' }],
    '/api/projects': { data: [project(1, null), project(2, null)] },
    '/api/stories': [],
    '/api/aboutpage': { data: { id: 1 } },
    '/api/homepage/headervideos': { headerdata: [film(1), film(2)] },
    '/api/homevideos': { headerdata: [film(1)] },
    '/api/homepagegrid': { homepageGrids: [] },
  });
  expect(await reads.overview(signal)).toEqual({
    value: {
      categories: 1,
      projects: 2,
      stories: 0,
      slots: 3,
      hasAbout: true,
      shown: [
        { field: 'headervideo', position: 1, projectId: 1 },
        { field: 'headervideo', position: 2, projectId: 1 },
        { field: 'homepagevideo', position: 1, projectId: 1 },
      ],
      records: { projects: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })], stories: [] },
    },
    problems: [],
  });
});

test('a count that fails is unknown; the others stay', async () => {
  const { reads } = provide({
    '/api/projects': [],
    '/api/homepage/headervideos': { headerdata: [] },
    '/api/homevideos': { headerdata: [] },
  });
  const { value, problems } = await reads.overview(signal);
  expect(value).toEqual({
    categories: null,
    projects: 0,
    stories: null,
    slots: null,
    hasAbout: null,
    shown: [],
    records: { projects: [], stories: [] },
  });
  expect(problems).toHaveLength(4);
});

test('categories come with the number of their projects', async () => {
  const { reads } = provide({
    '/api/category': [
      { id: 1, name: 'Identity' },
      { id: 2, name: 'Books' },
    ],
    '/api/projects': [project(1, 1), project(2, 1), project(3, null)],
  });
  const { categories, projectCounts } = await reads.categoriesInUse(signal);
  expect(categories).toHaveLength(2);
  expect([...(projectCounts ?? [])]).toEqual([['1', 2]]);
});

test('categories come without it where the projects cannot be read', async () => {
  const { reads } = provide({ '/api/category': [] });
  expect(await reads.categoriesInUse(signal)).toEqual({ categories: [], projectCounts: null });
});

test('a project for editing is asked for by its id', async () => {
  const { asked, reads } = provide({ '/api/project': { data: { ...project(5, 1), description: 'Long' } } });
  expect(await reads.projectForEdit('5', signal)).toMatchObject({ id: 5, description: 'Long' });
  await reads.projectForEdit('a&b', signal);
  expect(asked).toEqual(['/api/project?id=5/edit', '/api/project?id=a%26b/edit']);
});

test('the media of a project have their normal shape', async () => {
  const { reads } = provide({
    '/api/projects/5/media': {
      title: 'Upar',
      headerMedia: 'media\\header.jpg',
      media: [{ id: 9, mediaUrl: 'media\\a.mov', mediaType: 'VIDEO' }],
    },
  });
  const { title, header, media } = await reads.projectMedia('5', signal);
  expect(title).toBe('Upar');
  expect(header?.media.url).toBe('http://provider.test/media/header.jpg');
  expect(media.map((frame) => frame.media.kind)).toEqual(['video']);
});

test('a check that gets no answer in 15 seconds has failed', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const { client } = provide({ '/api/verify-auth': {} });
  await expect(createAuth(client).verifyAuth(signal)).rejects.toMatchObject({ problem: { kind: 'timeout' } });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

test.each([
  ['"a1"', '"a1"'],
  ['W/"a1"', null],
  [null, null],
])('a record to be edited carries its strong tag: %s is %s', async (sent, expected) => {
  const client = createProviderClient({
    host: 'http://provider.test',
    fetch: async () =>
      Response.json({ id: 1, title: 'A', content: 'C' }, sent === null ? {} : { headers: { etag: sent } }),
  });
  const reads = createDashboardReads(client, createReads(client));
  expect((await reads.storyForEdit('1', signal)).etag).toBe(expected);
});

describe('files without an alt text', () => {
  const file = (id: number, details?: object) => ({
    id,
    mediaUrl: `media/${String(id)}.jpg`,
    mediaType: 'IMAGE',
    details,
  });
  const header = 'media/h.jpg';
  const list = {
    '/api/projects': [1, 2, 3].map((id) => ({ ...project(id, null), HeaderMedia: id === 2 ? header : null })),
  };
  const media = (id: number, answer: object) => ({
    [`/api/projects/${String(id)}/media`]: { title: `P${String(id)}`, media: [], ...answer },
  });
  const media1 = media(1, { media: [file(1, { alt: 'Known' }), file(2, { alt: null })] });
  const media2 = media(2, { headerMedia: header, headerDetails: { alt: ' ' } });
  const media3 = media(3, { media: [file(3)] });
  const find = async (answers: Answers) => {
    const { asked, client, reads } = provide({ ...list, ...answers });
    const found = await reads.undescribed(await createReads(client).projects(signal), signal);
    return {
      found: found.map(({ project: { title }, file: { path } }) => [title, path]),
      asked: asked.filter((path) => path !== '/api/projects'),
    };
  };

  test('are found with one call where the provider offers it', async () => {
    const data = [
      { projectId: 1, file: file(2, { alt: null }) },
      { projectId: 9, file: file(8, { alt: null }) },
      { projectId: 2, file: { id: 'header', mediaUrl: header, details: { alt: null } } },
    ];
    const { asked, found } = await find({ ...media2, '/api/undescribed-media': { data } });
    expect(found).toEqual([
      ['P1', 'media/2.jpg'],
      ['P2', header],
    ]);
    expect(asked).toEqual(['/api/projects/2/media', '/api/undescribed-media']);
  });

  test.each([{}, { '/api/undescribed-media': '<html>' }])('else project by project, in order', async (answer) => {
    const { asked, found } = await find({ ...media1, ...media2, ...media3, ...answer });
    expect(found).toEqual([
      ['P1', 'media/2.jpg'],
      ['P2', header],
    ]);
    expect(asked).toHaveLength(4);
  });

  test('a provider without details is not asked for more', async () => {
    const { asked, found } = await find(media(2, { headerMedia: header }));
    expect([found, asked]).toEqual([[], ['/api/projects/2/media']]);
    expect((await find({ '/api/projects': [] })).found).toEqual([]);
  });
});

test('Work to try a look on has what visitors see of it, and goes without categories that cannot be read', async () => {
  const asAdministrator = (answers: Answers) => {
    const { client } = provide(answers);
    return createDashboardReads(client, createSiteReads(client));
  };
  const draft = { ...project(2, 1), visibility: 'draft' };
  const projects = { '/api/projects': [project(1, 1), draft] };
  const categories = { '/api/category': [{ id: 1, name: 'Print' }] };
  expect(await asAdministrator({ ...projects, ...categories }).publicWork(signal)).toMatchObject({
    projects: [{ id: 1 }],
    categories: [{ id: 1, name: 'Print' }],
  });
  expect(await asAdministrator(projects).publicWork(signal)).toMatchObject({ projects: [{ id: 1 }], categories: [] });
  await expect(asAdministrator(categories).publicWork(signal)).rejects.toThrow();
});

test('what the home page shows is asked for only where a file can be deleted by itself', async () => {
  const media = (removable?: boolean) => ({
    title: 'P1',
    media: [{ id: 'loose-1', mediaUrl: 'media/1.mp4', ...(removable === undefined ? {} : { removable }) }],
  });
  const path = '/api/projects/1/media';
  const plain = provide({ [path]: media() });
  expect(await plain.reads.projectMediaInUse('1', signal)).toMatchObject({
    media: [{ isRemovable: false }],
    home: null,
  });
  expect(plain.asked).toEqual([path]);

  const home = {
    '/api/homepage/headervideos': { headerdata: [film(1)] },
    '/api/homevideos': { headerdata: [] },
    '/api/homepagegrid': { homepageGrids: [] },
  };
  const whole = provide({ [path]: media(true), ...home, '/api/homepagetexts': { hometexts: [] } });
  expect(await whole.reads.projectMediaInUse('1', signal)).toMatchObject({
    media: [{ isRemovable: true }],
    home: { headerFilms: [{ position: 1 }] },
  });
  const broken = provide({ [path]: media(true), ...home });
  expect(await broken.reads.projectMediaInUse('1', signal), 'a part is not known').toMatchObject({ home: null });
});
