import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failOn } from '../contract/support/database.ts';
import { encode, film, formOf, logIn, picture, startProvider, svg } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { forgetRevisions, sweep } from './support/client.ts';

interface Frame {
  readonly id: number;
  readonly mediaUrl: string;
  readonly slot: number;
}
interface Grid {
  readonly id: number;
  readonly gridType: string;
  readonly frames: readonly Frame[];
}
interface Project {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly HeaderMedia: string | null;
  readonly categoryId: number | null;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly grids: readonly Grid[];
  readonly relatedProjects: readonly { readonly relatedId: number }[];
}

let provider: TestProvider;
let cookie: string;
beforeAll(async () => {
  provider = await startProvider();
  ({ cookie } = await logIn(provider.app));
});
afterAll(() => provider.close());

/** For conditions that come true in a moment, or on a busy machine a little later. */
const patient = { timeout: 10_000 };

async function write(
  method: 'POST' | 'PATCH',
  url: string,
  form: FormData,
): Promise<{ status: number; message: string; data: Project }> {
  const { headers, payload } = await encode(form);
  const answer = await provider.app.inject({ method, url, headers: { ...headers, cookie }, payload });
  return { status: answer.statusCode, ...answer.json<{ message: string; data: Project }>() };
}
const create = (fields: Readonly<Record<string, unknown>>) => write('POST', '/api/projects', formOf(fields));
const edit = (id: number, fields: Readonly<Record<string, unknown>>) =>
  write('PATCH', `/api/projects/${id}/edit`, formOf(fields));

async function json<T>(url: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET', payload?: object): Promise<T> {
  const answer = await provider.app.inject({
    method,
    url,
    headers: { cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
}

const load = async (slug: string): Promise<Project> =>
  (await json<{ data: Project }>(`/api/project?slug=${encodeURIComponent(slug)}`)).data;
const list = async (): Promise<readonly Project[]> => (await json<{ data: readonly Project[] }>('/api/projects')).data;

/** Files on the disk: kept ones and those that are still arriving. */
const filesOnDisk = (): readonly string[] =>
  ['media', 'incoming'].flatMap((folder) => readdirSync(join(provider.folder, folder)));

test('a project keeps everything that was sent, in order', async () => {
  const { data: category } = await json<{ data: { id: number } }>('/api/category', 'POST', { name: 'Packaging' });
  const other = (await create({ title: 'Other' })).data;
  const { status, data } = await create({
    title: 'Upar',
    clientName: 'Upar Tea Company',
    year: '2023',
    category: String(category.id),
    description: 'Nine gardens.',
    Theme: 'black',
    HeaderMedia: picture(),
    credits: [
      { role: 'Photography', name: 'B' },
      { role: 'Art direction', name: 'A' },
    ],
    relatedProjects: [String(other.id)],
    grids: [
      { gridType: 'G4', gridText: 'Tissue', position: '1', frames: [] },
      { gridType: 'G3', position: '2', frames: [] },
    ],
    grid_0_frame_1_0: picture(),
    grid_0_frame_0_0: film(),
    grid_1_frame_0_1: picture(),
    grid_1_frame_0_0: film(),
  });
  expect(status).toBe(201);
  expect(data).toEqual(await load('upar'));
  expect(data).toMatchObject({
    title: 'Upar',
    slug: 'upar',
    clientName: 'Upar Tea Company',
    year: '2023',
    Theme: 'black',
    categoryId: category.id,
    description: 'Nine gardens.',
    credits: [
      { role: 'Photography', name: 'B' },
      { role: 'Art direction', name: 'A' },
    ],
    relatedProjects: [{ relatedId: other.id, related: { title: 'Other', slug: 'other', HeaderMedia: null } }],
    grids: [
      {
        gridType: 'G4',
        gridText: 'Tissue',
        position: '1',
        frames: [
          { slot: 0, mediaType: 'VIDEO', details: { width: 1920, height: 1080, duration: 8, color: null } },
          {
            slot: 1,
            mediaType: 'IMAGE',
            details: { width: 60, height: 40, color: expect.stringMatching(/^#3[234]6[67]9[89a]$/) },
          },
        ],
      },
      { gridType: 'G3', gridText: null, position: '2', frames: [{ mediaType: 'VIDEO' }, { mediaType: 'IMAGE' }] },
    ],
  });
  const [summary] = (await list()).filter(({ slug }) => slug === 'upar');
  expect(summary).not.toHaveProperty('grids');
  expect(summary).not.toHaveProperty('description');

  await json(`/api/category/${category.id}`, 'DELETE');
  expect((await load('upar')).categoryId).toBeNull();
  await json(`/api/projects/${other.id}`, 'DELETE');
  expect((await load('upar')).relatedProjects).toEqual([]);
});

test('fields that are not sent stay, the slug always does', async () => {
  const { data } = await create({
    title: 'Stays',
    year: '2020',
    credits: [{ role: 'r', name: 'n' }],
    HeaderMedia: picture(),
  });
  const { data: edited } = await edit(data.id, { title: 'Renamed' });
  expect(edited).toEqual({ ...data, title: 'Renamed', updatedAt: expect.any(String) });
  const { data: cleared } = await edit(data.id, { HeaderMedia: '', credits: [], year: '' });
  expect(cleared).toMatchObject({ HeaderMedia: null, credits: [], year: '', slug: 'stays' });
  await expect(create({ title: 'Stays' })).resolves.toMatchObject({ data: { slug: 'stays-2' } });
  await expect(create({})).resolves.toMatchObject({ status: 201, data: { title: '', slug: 'untitled' } });
  await expect(create({})).resolves.toMatchObject({ data: { slug: 'untitled-2' } });
});

test('the first title gives an address its words, and the one before goes on leading there', async () => {
  const { data } = await create({ year: '2024' });
  expect(data.slug).toMatch(/^untitled/);
  await expect(edit(data.id, { title: 'Untitled' })).resolves.toMatchObject({ data: { slug: data.slug } });
  const { data: titled } = await edit(data.id, { title: 'Tide Tables' });
  expect(titled.slug).toBe('tide-tables');
  await expect(load(data.slug)).resolves.toEqual(titled);
  await expect(load('tide-tables')).resolves.toEqual(titled);
  await expect(edit(data.id, { title: 'Ebb' })).resolves.toMatchObject({ data: { slug: 'tide-tables' } });
  await expect(edit(data.id, { title: '' })).resolves.toMatchObject({ data: { slug: 'tide-tables' } });
  // Nobody else gets it.
  await expect(create({})).resolves.not.toMatchObject({ data: { slug: data.slug } });
});

test('kept frames stay, a new file replaces its slot, a G3 is appended to, the rest goes', async () => {
  const { data } = await create({
    title: 'Frames',
    grids: [
      { gridType: 'G1', position: '1', frames: [] },
      { gridType: 'G3', position: '2', frames: [] },
    ],
    grid_0_frame_0_0: picture(),
    grid_0_frame_1_0: picture(),
    grid_0_frame_2_0: picture(),
    grid_1_frame_0_0: picture(),
  });
  const [first, carousel] = data.grids;
  const [a, b, c] = first?.frames ?? [];
  const [x] = carousel?.frames ?? [];
  await forgetRevisions(provider.data);
  await sweep({ provider }, 0);
  const before = filesOnDisk();
  const { status, data: edited } = await edit(data.id, {
    grids: [
      {
        id: carousel?.id,
        gridType: 'G3',
        position: '1',
        frames: [{ id: x?.id, mediaUrl: x?.mediaUrl, mediaType: 'IMAGE', slot: 0 }],
      },
      // Slot 2 is not named, slot 1 gets a new file though it is named too.
      {
        id: first?.id,
        gridType: 'G1',
        position: '2',
        frames: [
          { id: a?.id, slot: 0 },
          { id: b?.id, slot: 1 },
        ],
      },
    ],
    grid_0_frame_0_1: picture(),
    grid_0_frame_0_0: picture(),
    grid_1_frame_1_0: film(),
  });
  expect(status).toBe(200);
  expect(edited.grids.map(({ id }) => id)).toEqual([carousel?.id, first?.id]);
  expect(edited.grids[0]?.frames).toHaveLength(3);
  expect(edited.grids[0]?.frames[0]?.id).toBe(x?.id);
  expect(edited.grids[1]?.frames.map(({ id, slot }) => [id, slot])).toEqual([
    [a?.id, 0],
    [expect.any(Number), 1],
  ]);
  const gone = [b, c].map((frame) => frame?.mediaUrl.replace('media/', ''));
  expect(filesOnDisk()).toHaveLength(before.length + 3);
  // No revision names them any more.
  await forgetRevisions(provider.data);
  await sweep({ provider }, 0);
  const after = filesOnDisk();
  expect(before.filter((file) => !after.includes(file)).toSorted()).toEqual(gone.toSorted());
  expect(after).toHaveLength(before.length - 2 + 3);

  const swapped = await edit(data.id, {
    grids: [
      {
        id: first?.id,
        gridType: 'G1',
        position: '1',
        frames: [
          { id: a?.id, slot: 2 },
          { id: x?.id, slot: 0 },
        ],
      },
    ],
  });
  expect(
    swapped.data.grids.map(({ frames }) => frames.map(({ id }) => id)),
    'a frame may move to another grid',
  ).toEqual([[x?.id, a?.id]]);
});

test('new files of a G3 take the places that its kept frames leave free', async () => {
  const grids = [{ gridType: 'G3', position: '1', frames: [] }];
  const { data } = await create({ title: 'Order', grids, grid_0_frame_0_0: picture(), grid_0_frame_0_1: picture() });
  const [grid] = data.grids;
  const [a, b] = grid?.frames ?? [];
  const put = (positions: readonly (number | undefined)[], files: object) => {
    const frames = [b, a].map((frame, index) => ({ id: frame?.id, slot: 0, position: positions[index] }));
    return edit(data.id, { grids: [{ id: grid?.id, gridType: 'G3', position: '1', frames }], ...files });
  };
  const idsOf = ({ data: project }: { readonly data: Project }) => project.grids[0]?.frames.map(({ id }) => id);
  expect(idsOf(await put([1, 3], { grid_0_frame_0_0: picture(), grid_0_frame_0_1: picture() }))).toEqual([
    expect.any(Number),
    b?.id,
    expect.any(Number),
    a?.id,
  ]);
  expect(idsOf(await put([7, 5], {})), 'places beyond the last').toEqual([a?.id, b?.id]);
  expect(idsOf(await put([undefined, undefined], { grid_0_frame_0_0: picture() }))?.slice(0, 2)).toEqual([
    b?.id,
    a?.id,
  ]);
  expect((await put([1, 1], {})).status).toBe(400);
});

test('a ninth frame that is no picture leaves nothing of the other eight, nor of the rest of the form', async () => {
  const { data } = await create({ title: 'All or nothing' });
  const before = { files: filesOnDisk(), projects: await list(), project: await load(data.slug) };
  const frames = Object.fromEntries(
    Array.from({ length: 9 }, (_, slot) => [`grid_0_frame_${slot}_0`, slot === 8 ? svg() : picture()]),
  );
  const form = { title: 'Changed', grids: [{ gridType: 'G9', position: '1', frames: [] }], ...frames };
  expect(await edit(data.id, form)).toMatchObject({ status: 415 });
  expect(await create(form)).toMatchObject({ status: 415 });
  // The last check of all fails after the files have their names.
  expect(await edit(data.id, { ...form, grid_0_frame_8_0: picture(), grid_1_frame_0_0: picture() })).toMatchObject({
    status: 400,
  });
  expect({ files: filesOnDisk(), projects: await list(), project: await load(data.slug) }).toEqual(before);
});

test('a database that fails in the middle leaves nothing', async () => {
  const { data } = await create({ title: 'Failing', grids: [], credits: [{ role: 'r', name: 'n' }] });
  const before = { files: filesOnDisk(), project: await load('failing') };
  const mend = await failOn(provider.data.db, 'INSERT', 'frame', 'secret detail');
  const answer = await edit(data.id, {
    title: 'Half',
    credits: [],
    grids: [{ gridType: 'G7', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
  });
  await mend();
  expect(answer).toEqual({
    status: 500,
    message: expect.stringMatching(/^Something went wrong on the server\. \(Request [0-9a-f]{10}\)$/),
  });
  expect({ files: filesOnDisk(), project: await load('failing') }).toEqual(before);
});

test('forms that break a rule', async () => {
  const { data } = await create({
    title: 'Rules',
    grids: [{ gridType: 'G7', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
  });
  const { data: foreign } = await create({
    title: 'Foreign',
    grids: [{ gridType: 'G7', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
  });
  const grid = (gridType: string, frames: readonly object[] = []): object => ({ gridType, position: '1', frames });
  const refused: readonly [Readonly<Record<string, unknown>>, string, string][] = [
    [{ relatedProjects: [1, 2, 3] }, 'You can only select up to 2 related projects!', 'relatedProjects'],
    [{ relatedProjects: [data.id] }, 'A project cannot be related to itself.', 'relatedProjects'],
    [
      { relatedProjects: [foreign.id, String(foreign.id)] },
      '"relatedProjects" holds the same project twice.',
      'relatedProjects',
    ],
    [{ relatedProjects: [999] }, 'A related project does not exist.', 'relatedProjects'],
    [{ category: 'none' }, 'There is no such category.', 'category'],
    [{ credits: [{ role: ' ', name: 'n' }] }, '"credits[0].role" cannot be empty.', 'credits'],
    [{ credits: '[{' }, '"credits" is not valid JSON.', 'credits'],
    [
      { grids: [grid('G11')] },
      '"grids[0].gridType" must be one of "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10".',
      'grids',
    ],
    [
      { grids: [grid('G2')], grid_1_frame_0_0: picture() },
      'grid_1_frame_0_0 names grid 1, which is not in "grids".',
      'grid_1_frame_0_0',
    ],
    [
      { grids: [grid('G2')], grid_0_frame_2_0: picture() },
      'grid_0_frame_2_0 names frame 2, but a G2 grid has 2.',
      'grid_0_frame_2_0',
    ],
    [
      { grids: [grid('G2')], grid_0_frame_0_0: picture(), grid_0_frame_0_1: picture() },
      'Two files were given for one frame of a G2 grid.',
      'grid_0_frame_0_1',
    ],
    [{ grid_0_frame_0_0: picture() }, '"grids" is missing, so the new files have no place.', 'grids'],
    [{ grids: [grid('G7')], grid_0_frame_0_0: 'text' }, '"grid_0_frame_0_0" must be a file.', 'grid_0_frame_0_0'],
    [
      { grids: [grid('G7', [{ id: foreign.grids[0]?.frames[0]?.id }])] },
      `Frame ${foreign.grids[0]?.frames[0]?.id} is not of this project, or is named twice.`,
      'grids',
    ],
    [
      { grids: [{ ...grid('G7'), id: foreign.grids[0]?.id }] },
      `Grid ${foreign.grids[0]?.id} is not of this project, or is named twice.`,
      'grids',
    ],
    [
      { HeaderMedia: foreign.grids[0]?.frames[0]?.mediaUrl ?? '' },
      '"HeaderMedia" must be a file or the path of the present header.',
      'HeaderMedia',
    ],
    [{ title: picture() }, '"title" must be text.', 'title'],
    [{ Theme: 'blue' }, '"Theme" must be one of "", "white", "black".', 'Theme'],
    [{ colour: 'red' }, '"colour" is not a known field.', 'colour'],
  ];
  for (const [fields, message, part] of refused) {
    expect(await edit(data.id, fields)).toEqual({ status: 400, message, part });
  }
  expect(await load('rules')).toEqual(data);
});

test('JSON may come with its own content type, as text or as a Blob', async () => {
  const form = new FormData();
  form.append('title', 'Blobs');
  form.append('credits', new Blob(['[{"role":"r","name":"n"}]'], { type: 'application/json' }));
  expect(await write('POST', '/api/projects', form)).toMatchObject({
    status: 201,
    data: { credits: [{ role: 'r', name: 'n' }] },
  });
  const body = [
    '--x',
    'Content-Disposition: form-data; name="grids"',
    'Content-Type: application/json',
    '',
    '[]',
    '--x--',
    '',
  ].join('\r\n');
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  });
  expect(answer.statusCode).toBe(201);
  const twice = new FormData();
  twice.append('title', 'One');
  twice.append('title', 'Two');
  expect(await write('POST', '/api/projects', twice)).toEqual({
    status: 400,
    message: '"title" was sent twice.',
    part: 'title',
  });
});

test.each([
  ['without a boundary', 'multipart/form-data', '--x\r\n'],
  ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(300)}`, '--x\r\n'],
  ['with an empty boundary', 'multipart/form-data; boundary=""', '--\r\n'],
  [
    'that ends in the middle of a file',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="HeaderMedia"; filename="a.jpg"\r\n\r\nabc',
  ],
  ['that ends in the middle of a header', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
  [
    'with a name from the prototype',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  ],
])('a form %s is refused', async (_, type, payload) => {
  const before = filesOnDisk();
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { cookie, 'content-type': type },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<{ message: string }>().message).not.toBe('');
  expect(filesOnDisk()).toEqual(before);
});

test('an upload that is broken off leaves no file', async () => {
  const address = new URL(await provider.app.listen({ port: 0, host: '127.0.0.1' }));
  const before = filesOnDisk();
  const upload = request({
    host: address.hostname,
    port: address.port,
    path: '/api/projects',
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' },
  });
  upload.on('error', () => undefined);
  upload.write('--x\r\nContent-Disposition: form-data; name="HeaderMedia"; filename="a.jpg"\r\n\r\nabc');
  await expect.poll(() => filesOnDisk().length, patient).toBe(before.length + 1);
  upload.destroy();
  await expect.poll(() => filesOnDisk(), patient).toEqual(before);
});

test('positions stay 1 … n', async () => {
  const positions = async (): Promise<readonly number[]> => (await list()).map(({ position }) => position);
  const count = (await list()).length;
  const { data: last } = await create({ title: 'Last' });
  expect(last.position).toBe(count + 1);
  const order = (await list()).map(({ id }) => id);
  await json(`/api/projects/${last.id}/position`, 'PATCH', { position: 2 });
  expect((await list()).map(({ id }) => id)).toEqual(order.slice(0, -1).toSpliced(1, 0, last.id));
  await json(`/api/projects/${order[0]}/position`, 'PATCH', { position: count + 1 });
  expect((await list()).at(-1)?.id).toBe(order[0]);
  const numbers = Array.from({ length: count + 1 }, (_, index) => index + 1);
  expect(await positions()).toEqual(numbers);
  await json(`/api/projects/${last.id}`, 'DELETE');
  expect(await positions()).toEqual(numbers.slice(0, -1));
});

test('slots of the home page go with their media and their project', async () => {
  const grids = [{ gridType: 'G10', position: '1', frames: [] }];
  const make = async (title: string): Promise<Project> =>
    (await create({ title, grids, grid_0_frame_0_0: film(), grid_0_frame_1_0: picture(), grid_0_frame_2_0: picture() }))
      .data;
  const project = await make('Shown');
  const other = await make('Shown too');
  const url = (of: Project, index: number): string => of.grids[0]?.frames[index]?.mediaUrl ?? '';
  const id = project.id;
  await json('/api/homepage/headervideos', 'POST', { projectId: id, headervideoUrl: url(project, 0), position: 1 });
  await json('/api/homepage/headervideos', 'POST', {
    projectId: other.id,
    headervideoUrl: `/${url(other, 0)}`,
    position: 2,
  });
  await json('/api/homevideos', 'POST', {
    projectId: id,
    homepagevideoUrl: url(project, 0).replace('/', '\\'),
    position: 2,
  });
  await json('/api/homepagegrid', 'POST', {
    projectId: id,
    gridType: 'grid1',
    position: 1,
    nonHoverMedia: `http://localhost/${url(project, 1)}`,
    hoverMedia: url(project, 0),
  });
  await json('/api/homepagegrid', 'POST', {
    projectId: id,
    gridType: 'grid2',
    position: 2,
    nonHoverMedia: null,
    hoverMedia: url(project, 1),
  });
  await json('/api/homepagegrid', 'POST', {
    projectId: id,
    gridType: 'grid3',
    position: 3,
    nonHoverMedia: url(project, 2),
    hoverMedia: url(project, 1),
  });
  await json('/api/homepagegrid', 'POST', {
    projectId: other.id,
    gridType: 'grid4',
    position: 4,
    nonHoverMedia: url(other, 2),
    hoverMedia: null,
  });

  // Frame 1 goes: grid1 keeps its film, grid2 has nothing left, grid3 keeps its picture.
  const kept = [0, 2].map((index) => ({ id: project.grids[0]?.frames[index]?.id, slot: index }));
  await edit(id, { grids: [{ ...grids[0], id: project.grids[0]?.id, frames: kept }] });
  const cells = await json<{ homepageGrids: readonly object[] }>('/api/homepagegrid');
  expect(cells.homepageGrids).toMatchObject([
    { gridType: 'grid1', nonHoverMedia: url(project, 0), hoverMedia: null },
    { gridType: 'grid3', nonHoverMedia: url(project, 2), hoverMedia: null },
    { gridType: 'grid4' },
  ]);
  await json(`/api/projects/${id}`, 'DELETE');
  expect(await json('/api/homepage/headervideos')).toMatchObject({
    headerdata: [{ position: 2, projectId: other.id }],
  });
  expect(await json('/api/homevideos')).toEqual({ headerdata: [] });
  expect(await json<{ homepageGrids: readonly object[] }>('/api/homepagegrid')).toMatchObject({
    homepageGrids: [{ gridType: 'grid4' }],
  });
  const file = await provider.app.inject(`/${url(project, 0)}`);
  expect(file.statusCode, 'what is deleted is not served, though it could be put back').toBe(404);
  await json(`/api/projects/${other.id}`, 'DELETE');
  expect(await json('/api/homepagegrid')).toEqual({ homepageGrids: [] });
});
