import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../provider/src/multipart/form.ts';
import { createHandlers } from '../../provider/src/handlers/index.ts';
import { createImporting } from '../../provider/src/imports/importing.ts';
import { createServices } from '../../provider/src/services.ts';
import { createSessionCookie } from '../../provider/src/auth/cookie.ts';
import { film, password, picture, svg, username } from './support/provider.ts';
import { callSecondLights } from './support/second-light-calls.ts';
import { extensionCalls } from './support/extension-calls.ts';
import { callRenditions } from './support/film-calls.ts';
import { callReplacement, callView } from './support/view-calls.ts';
import { operationOf, operations, startContractClient } from './support/provider-contract.ts';
import type { ContractClient, Sent } from './support/provider-contract.ts';

/** Every operation of openapi.yaml, every status it documents, every answer held against its schema. */

interface Record {
  readonly id: number;
}
interface WrittenProject {
  readonly data: {
    readonly id: number;
    readonly slug: string;
    readonly HeaderMedia: string;
    readonly grids: readonly {
      readonly id: number;
      readonly frames: readonly { readonly id: number; readonly mediaUrl: string }[];
    }[];
  };
}

let client: ContractClient;
const send = <T = { message: string }>(operation: string, status: number, sent?: Sent): Promise<T> =>
  client.send<T>(operation, status, sent);

beforeAll(async () => {
  client = await startContractClient({ limits: { ...defaultLimits, fileBytes: 2 * 1024 * 1024 }, metrics: true });
});
afterAll(() => client.provider.close());

const unknownId = 999_999;

/** A project with a film in frame 0 and a picture in frame 1 of a G2 grid. */
async function createProject(title: string): Promise<WrittenProject['data']> {
  const { data } = await send<WrittenProject>('createProject', 201, {
    form: {
      title,
      HeaderMedia: picture(),
      grids: [{ gridType: 'G2', position: '1', frames: [] }],
      grid_0_frame_0_0: film(),
      grid_0_frame_1_0: picture(),
    },
  });
  return data;
}

const frameUrl = (project: WrittenProject['data'], index: number): string =>
  project.grids[0]?.frames[index]?.mediaUrl ?? '';

test('the contract and the handlers name the same operations', async () => {
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  const services = createServices(client.provider.data.db, client.provider.data.media, Date.now, config);
  const handlers = createHandlers(services, createSessionCookie(config), await createImporting(services));
  expect(Object.keys(handlers).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

describe('what every operation has in common', () => {
  const closed = operations.filter(
    (one) => one.responses.has('401') && !/^(login\w*|getProject|getSite)$/.test(one.id),
  );
  test.each(closed.map(({ id }) => id))('%s needs the session', async (id) => {
    const headers = { 'content-type': 'application/json' };
    expect(await send(id, 401, { id: 1, isVisitor: true, headers })).toEqual({ message: 'Please log in.' });
  });

  const withBody = operations.filter(({ responses }) => responses.has('415'));
  test.each(withBody.map(({ id }) => id))('%s takes one content type only', async (id) => {
    await send(id, 415, { id: 1, raw: { type: 'text/plain', body: 'hello' } });
    const other =
      operationOf(id).body?.contentType === 'application/json' ? { form: { title: 'x' } } : { json: { title: 'x' } };
    await send(id, 415, { id: 1, ...other });
  });

  const forms = operations.filter(({ responses }) => responses.has('413'));
  test.each(forms.map(({ id }) => id))('%s bounds what is sent', async (id) => {
    const answer = await send(id, 413, { id: 1, form: { title: 'x'.repeat(1024 * 1024 + 1) } });
    expect(answer.message).toBe('"title" is longer than 1 MB.');
  });

  const json = operations.filter(({ body }) => body?.contentType === 'application/json');
  test.each(json.map(({ id }) => id))('%s refuses broken JSON, and a list', async (id) => {
    await send(id, 400, { id: 1, raw: { type: 'application/json', body: '{"a":' } });
    await send(id, 400, { id: 1, json: [] });
  });

  const strict = operations.filter(({ id, body }) => body !== null && id !== 'logout');
  test.each(strict.map(({ id }) => id))('%s refuses a field that the contract does not have', async (id) => {
    const body = { surprise: '1' };
    const sent = operationOf(id).body?.contentType === 'application/json' ? { json: body } : { form: body };
    await send(id, 400, { id: 1, ...sent });
  });
});

describe('public reads of an empty store', () => {
  test.each([
    ['listHeaderVideos', { headerdata: [] }],
    ['listHomeVideos', { headerdata: [] }],
    ['listHomeGrid', { homepageGrids: [] }],
    ['listHomeTexts', { hometexts: [1, 2, 3].map((id) => ({ id, text: '' })) }],
    ['getAboutPage', { data: null }],
    ['listProjects', { data: [] }],
    ['listCategories', []],
    ['listStories', { stories: [] }],
    ['health', { status: 'ok' }],
  ])('%s', async (operation, expected) => {
    expect(await send<unknown>(operation, 200, { isVisitor: true })).toEqual(expected);
  });
});

test('categories', async () => {
  const { data } = await send<{ data: Record }>('createCategory', 201, { json: { name: '  Furniture ' } });
  expect(data).toEqual({ id: data.id, name: 'Furniture' });
  await send('createCategory', 409, { json: { name: 'FURNITURE' } });
  for (const json of [{ name: ' ' }, {}, { name: null }]) {
    expect(await send('createCategory', 400, { json })).toEqual({ message: 'Category name cannot be empty!' });
    expect(await send('updateCategory', 400, { id: data.id, json })).toEqual({
      message: 'Category name cannot be empty!',
    });
  }
  await send('createCategory', 201, { json: { name: 'Books' } });
  await send('updateCategory', 409, { id: data.id, json: { name: 'books' } });
  await send('updateCategory', 404, { id: unknownId, json: { name: 'Chairs' } });
  await send('updateCategory', 200, { id: data.id, json: { name: 'furniture' } });
  await send('deleteCategory', 404, { id: unknownId });
  await send('deleteCategory', 404, { id: 'furniture' });
  await send('deleteCategory', 200, { id: data.id });
});

test('stories', async () => {
  const form = { title: 'On tea', authorname: 'Hetal Vora', content: 'It helps.' };
  const { data } = await send<{ data: Record }>('createStory', 201, { form });
  expect(await send<unknown>('getStory', 200, { id: data.id, isVisitor: true })).toMatchObject(form);
  await send('createStory', 400, { form: { ...form, content: ' ' } });
  await send('updateStory', 200, { id: data.id, form: { ...form, title: 'On coffee' } });
  await send('updateStory', 400, { id: data.id, form: { title: 'On coffee' } });
  await send('updateStory', 404, { id: unknownId, form });
  await send('getStory', 404, { id: unknownId, isVisitor: true });
  await send('deleteStory', 200, { id: data.id });
  await send('deleteStory', 404, { id: data.id });
});

test('home texts', async () => {
  await send('updateHomeTexts', 200, {
    json: {
      texts: [
        { id: 2, text: 'Two' },
        { id: '3', text: 'Three' },
      ],
    },
  });
  expect(await send<unknown>('listHomeTexts', 200)).toEqual({
    hometexts: [
      { id: 1, text: '' },
      { id: 2, text: 'Two' },
      { id: 3, text: 'Three' },
    ],
  });
  await send('updateHomeTexts', 404, {
    json: {
      texts: [
        { id: 1, text: 'One' },
        { id: 4, text: 'Four' },
      ],
    },
  });
  await send('updateHomeTexts', 400, { json: { texts: [] } });
  expect(await send<unknown>('listHomeTexts', 200), 'one text or none').toMatchObject({
    hometexts: [{ text: '' }, {}, {}],
  });
});

test('projects', async () => {
  const project = await createProject('Upar');
  const form = { title: 'Upar, again', HeaderMedia: project.HeaderMedia };
  await send('updateProject', 200, { id: project.id, form });
  await send('updateProject', 404, { id: unknownId, form });
  await send('updateProject', 400, { id: project.id, form: { HeaderMedia: 'media/another.jpg' } });
  await send('createProject', 400, { form: { category: '77' } });
  expect(await send('createProject', 415, { form: { HeaderMedia: svg() } })).toEqual({
    message: 'logo.svg is not a picture or a film that can be stored.',
    part: 'HeaderMedia',
  });
  const big = new File([new Uint8Array(3 * 1024 * 1024)], 'big.jpg');
  const grids = [{ gridType: 'G2', frames: [] }];
  expect(await send('createProject', 413, { form: { HeaderMedia: big } })).toMatchObject({ part: 'HeaderMedia' });
  expect(
    await send('createProject', 413, { form: { HeaderMedia: picture(), grids, grid_0_frame_1_0: big } }),
  ).toMatchObject({ part: 'grid_0_frame_1_0' });
  expect(
    await send('createProject', 415, { form: { HeaderMedia: picture(), grids, grid_0_frame_1_0: svg() } }),
  ).toEqual({ message: 'logo.svg is not a picture or a film that can be stored.', part: 'grid_0_frame_1_0' });

  expect(await send<unknown>('getProject', 200, { query: { slug: 'upar' }, isVisitor: true })).toMatchObject({
    data: { id: project.id, title: 'Upar, again', slug: 'upar' },
  });
  await send('getProject', 200, { query: { id: `${project.id}/edit` } });
  await send('getProject', 401, { query: { id: `${project.id}/edit` }, isVisitor: true });
  await send('getProject', 400, { query: { id: String(project.id) } });
  await send('getProject', 400);
  await send('getProject', 400, { query: { slug: 'upar', id: `${project.id}/edit` } });
  await send('getProject', 404, { query: { slug: 'nowhere' } });

  type Part = { readonly data: { readonly page: number; readonly category: number | null; readonly total: number } };
  const page = (query: NonNullable<Sent['query']>) => send<Part>('getProjectPage', 200, { query, isVisitor: true });
  const all = await page({ size: '1' });
  expect(all.data).toMatchObject({ page: 1, category: null, projects: [expect.anything()] });
  // Beyond the last is the last; a category that nobody is in is none.
  expect((await page({ size: '1', page: '999999999', category: 'none' })).data).toMatchObject({
    page: all.data.total,
    category: null,
  });
  for (const query of [{}, { size: '0' }, { size: '100' }, { size: '8', page: '0' }, { size: '8', page: '-1' }]) {
    await send('getProjectPage', 400, { query });
  }

  await send('listProjectMedia', 200, { id: project.id });
  await send('listProjectMedia', 404, { id: unknownId });
  await send('moveProject', 200, { id: project.id, json: { position: 1 } });
  await send('moveProject', 400, { id: project.id, json: { position: 99 } });
  await send('moveProject', 400, { id: project.id, json: { position: 0 } });
  await send('moveProject', 404, { id: unknownId, json: { position: 1 } });
  await send('deleteProject', 200, { id: project.id });
  await send('deleteProject', 404, { id: project.id });
});

describe.each([
  { kind: 'HeaderVideo', url: 'headervideoUrl', positions: 4 },
  { kind: 'HomeVideo', url: 'homepagevideoUrl', positions: 2 },
])('$kind slots', ({ kind, url, positions }) => {
  test('create, update', async () => {
    const project = await createProject(`Film for ${kind}`);
    const other = await createProject(`Another film for ${kind}`);
    const create = { projectId: project.id, [url]: frameUrl(project, 0), position: 1 };
    await send(`create${kind}`, 404, { json: { ...create, projectId: unknownId } });
    await send(`create${kind}`, 400, { json: { ...create, position: positions + 1 } });
    await send(`create${kind}`, 400, { json: { ...create, [url]: 'media/none.jpg' } });
    await send(`create${kind}`, 400, { json: { ...create, [url]: frameUrl(other, 0) } });
    await send(`create${kind}`, 201, { json: create });
    await send(`create${kind}`, 409, { json: create });
    const { headerdata } = await send<{ headerdata: readonly Record[] }>(`list${kind}s`, 200);
    expect(headerdata).toMatchObject([
      { position: 1, videoUrl: frameUrl(project, 0), project: { slug: project.slug } },
    ]);

    const update = { projectId: project.id, newMediaUrl: frameUrl(other, 0), newProjectId: other.id };
    const id = headerdata[0]?.id;
    await send(`update${kind}`, 400, { json: { projectId: project.id, newMediaUrl: frameUrl(other, 0), id } });
    await send(`update${kind}`, 404, { json: { ...update, id: unknownId } });
    await send(`update${kind}`, 404, { json: { ...update, position: 2 } });
    await send(`update${kind}`, 404, { json: { ...update, newProjectId: unknownId } });
    await send(`update${kind}`, 409, { json: { ...update, projectId: other.id, id } });
    await send(`update${kind}`, 200, { json: update });
    await send(`update${kind}`, 404, { json: update });
    await send(`update${kind}`, 200, {
      json: { projectId: other.id, newMediaUrl: frameUrl(other, 0), id, position: 1 },
    });
    expect(await send<unknown>(`list${kind}s`, 200)).toMatchObject({ headerdata: [{ id, projectId: other.id }] });
  });
});

test('a header video can be removed', async () => {
  const { headerdata } = await send<{ headerdata: readonly Record[] }>('listHeaderVideos', 200);
  const [slot] = headerdata;
  await send('deleteHeaderVideo', 200, { id: slot?.id ?? 0 });
  await send('deleteHeaderVideo', 404, { id: slot?.id ?? 0 });
});

test('the grid of the home page', async () => {
  const project = await createProject('Cell');
  const other = await createProject('Other cell');
  const [moving, still] = [frameUrl(project, 0), frameUrl(project, 1)];
  const create = { projectId: project.id, gridType: 'grid1', nonHoverMedia: still, hoverMedia: moving, position: 1 };
  const refusals = [
    [
      { ...create, nonHoverMedia: null, hoverMedia: null },
      'Please select at least one media for Before or After Hover.',
    ],
    [{ ...create, hoverMedia: still }, 'You cannot select the same media for both Before and After Hover.'],
    [{ projectId: project.id, gridType: 'grid1', nonHoverMedia: still }, 'Position not specified'],
    [{ ...create, gridType: 'grid2' }, '"gridType" must be grid1.'],
    [{ ...create, nonHoverMedia: frameUrl(other, 1) }, 'This media does not belong to the project.'],
  ] as const;
  for (const [json, message] of refusals) expect(await send('createHomeGridItem', 400, { json })).toEqual({ message });
  await send('createHomeGridItem', 404, { json: { ...create, projectId: unknownId } });
  await send('createHomeGridItem', 201, { json: create });
  await send('createHomeGridItem', 409, { json: create });
  const { homepageGrids } = await send<{ homepageGrids: readonly Record[] }>('listHomeGrid', 200, { isVisitor: true });
  expect(homepageGrids).toMatchObject([{ gridType: 'grid1', nonHoverMedia: still, hoverMedia: moving }]);

  const id = homepageGrids[0]?.id ?? 0;
  const update = { projectId: project.id, newnonHoverMedia: moving, newhoverMedia: null };
  await send('updateHomeGridItem', 200, { id, json: update });
  await send('updateHomeGridItem', 404, { id: unknownId, json: update });
  await send('updateHomeGridItem', 400, { id, json: { ...update, newhoverMedia: moving } });
  await send('updateHomeGridItem', 400, { id, json: { ...update, id: unknownId } });
  await send('updateHomeGridItem', 409, { id, json: { ...update, position: 2 } });
  await send('updateHomeGridItem', 409, { id, json: { ...update, projectId: other.id, newProjectId: project.id } });
  await send('updateHomeGridItem', 404, { id, json: { ...update, newProjectId: unknownId } });
  await send('updateHomeGridItem', 200, {
    id,
    json: { projectId: project.id, newProjectId: other.id, newhoverMedia: frameUrl(other, 0) },
  });
  expect(await send<unknown>('listHomeGrid', 200)).toMatchObject({
    homepageGrids: [{ projectId: other.id, nonHoverMedia: null, hoverMedia: frameUrl(other, 0) }],
  });
  expect(await send('deleteHomeGridItem', 200, { id })).toMatchObject({
    message: 'Project removed from homepage grid successfully!',
  });
  await send('deleteHomeGridItem', 404, { id });
});

test('the About page', async () => {
  await send('updateAboutPage', 404, { form: { introHeading: 'Too early' } });
  const create = {
    introHeading: 'Half a ream',
    introDescription: 'Founded in 2011.',
    mediaUrl: picture(),
    WhatwedoMainHeading: 'What we do?',
    whowearedescription: 'Eleven people.',
    whatWeDoSections: [{ heading: 'Paper', bulletPoints: ['Books', { point: 'Posters' }] }],
    howWeDoSubsections: [{ subheading: 'One page', description: 'Before any drawing.' }],
    clientSections: [{ name: 'Tilde' }, { clientsname: 'Upar' }],
  };
  expect(await send('createAboutPage', 415, { form: { ...create, mediaUrl: film() } })).toEqual({
    message: 'Please select a valid image file.',
    part: 'mediaUrl',
  });
  await send('createAboutPage', 400, { form: { ...create, clientSections: '[' } });
  await send('createAboutPage', 400, { form: { ...create, mediaUrl: 'media/a.jpg' } });
  await send('createAboutPage', 201, { form: create });
  const { data } = await send<{ data: { id: number; mediaUrl: string } }>('getAboutPage', 200, { isVisitor: true });
  expect(data).toMatchObject({
    whatWeDoHeading: 'What we do?',
    whoWeAreDescription: 'Eleven people.',
    whatWeDoSections: [{ heading: 'Paper', bulletPoints: ['Books', 'Posters'] }],
    clientSections: [{ name: 'Tilde' }, { name: 'Upar' }],
  });
  const { id, mediaUrl } = data;
  expect(await send('updateAboutPage', 400, { form: { introHeading: ' ' } })).toEqual({
    message: 'Intro heading is required.',
    part: 'introHeading',
  });
  expect(await send('updateAboutPage', 400, { form: { introDescription: '' } })).toEqual({
    message: 'Intro description is required.',
    part: 'introDescription',
  });
  await send('updateAboutPage', 400, { form: { mediaUrl: 'media/another.jpg' } });
  await send('updateAboutPage', 404, { form: { id: '2', introHeading: 'New' } });
  await send('updateAboutPage', 415, { form: { media: svg() } });
  await send('updateAboutPage', 200, {
    form: { id: String(id), introHeading: 'New', mediaUrl: mediaUrl.replaceAll('/', '\\') },
  });
  expect(await send<unknown>('getAboutPage', 200)).toMatchObject({ data: { introHeading: 'New', mediaUrl } });
  await send('updateAboutPage', 200, { form: { media: picture() } });
  await client.sendRaw('getMedia', 404, { id: mediaUrl.replace('media/', '') });
});

test('media files', async () => {
  const project = await createProject('Media');
  const file = frameUrl(project, 0).replace('media/', '');
  const bytes = await readFile(`${client.provider.folder}/media/${file}`);
  const whole = await client.sendRaw('getMedia', 200, { id: file, isVisitor: true });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'accept-ranges': 'bytes',
  });
  const part = await client.sendRaw('getMedia', 206, { id: file, headers: { range: 'bytes=10-19' } });
  expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
  await client.sendRaw('getMedia', 304, { id: file, headers: { 'if-none-match': String(whole.headers['etag']) } });
  await client.send('getMedia', 400, { id: file, query: { width: '481' } });
  const beyond = await client.sendRaw('getMedia', 416, { id: file, headers: { range: `bytes=${bytes.length}-` } });
  expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
  for (const id of ['nothing.jpg', '..%2fvitrine.db', 'a'.repeat(190)]) {
    await client.sendRaw('getMedia', 404, { id });
  }
});

/** The record's tag as it is read, and whether an answer carried one. */
const tagOf = async (operation: string, sent: Sent = {}): Promise<string> => {
  const { headers } = await client.sendRaw(operation, 200, sent);
  expect(headers['etag'], operation).toMatch(/^"[\w-]+"$/);
  return String(headers['etag']);
};

test('a record that has changed since it was read is not overwritten', async () => {
  const changed = {
    message: 'This was changed elsewhere since you opened it.',
    changedBy: { name: username, at: expect.any(String) },
  };
  const project = await createProject('Two tabs');
  const story = { title: 'Mine', authorname: 'B', content: 'C' };
  const { data } = await send<{ data: Record }>('createStory', 201, { form: { ...story, title: 'A' } });
  const cases = [
    ['getProject', { query: { id: `${project.id}/edit` } }, 'updateProject', { id: project.id, form: { year: '1' } }],
    ['getStory', { id: data.id }, 'updateStory', { id: data.id, form: story }],
    ['getAboutPage', {}, 'updateAboutPage', { form: { introHeading: 'Mine' } }],
    ['listHomeTexts', {}, 'updateHomeTexts', { json: { texts: [{ id: 1, text: 'Mine' }] } }],
  ] as const;
  for (const [read, sent, write, body] of cases) {
    const opened = await tagOf(read, sent);
    const mine = { ...body, headers: { 'if-match': opened } };
    const { headers } = await client.sendRaw(write, 200, mine);
    expect(headers['etag'], `${write} answers the new tag`).toBe(await tagOf(read, sent));
    expect(headers['etag']).not.toBe(opened);
    expect(await send(write, 412, mine)).toEqual(changed);
    const weak = { ...body, headers: { 'if-match': `W/${String(headers['etag'])}` } };
    expect(await send(write, 412, weak)).toEqual(changed);
    await send(write, 200, { ...body, headers: { 'if-match': `"other", ${String(headers['etag'])}` } });
    await send(write, 200, { ...body, headers: { 'if-match': '*' } });
    await send(write, 200, body);
  }
  await send('updateStory', 404, { id: unknownId, form: story, headers: { 'if-match': '"any"' } });
});

test('alt text, and what stays in view', async () => {
  const project = await createProject('Described');
  const path = frameUrl(project, 1);
  const alt = 'Two tins of tea';
  expect(
    await send<unknown>('updateMediaDetails', 200, { json: { path: path.replaceAll('/', '\\'), alt: ` ${alt} ` } }),
  ).toMatchObject({ data: { alt, width: 60 } });
  expect(await send<unknown>('listProjectMedia', 200, { id: project.id })).toMatchObject({
    media: [{ details: { alt: null } }, { details: { alt } }],
  });
  const undescribed = async () =>
    (
      await send<{ data: { projectId: number; file: { mediaUrl: string; removable?: boolean } }[] }>(
        'listUndescribedMedia',
        200,
      )
    ).data.filter(({ projectId }) => projectId === project.id);
  expect(await undescribed()).toMatchObject([
    { file: { id: 'header', details: { alt: null } } },
    { file: { mediaUrl: frameUrl(project, 0) } },
  ]);
  await send('addProjectMedia', 201, { id: project.id, form: { file: film() } });
  await send('updateMediaDetails', 200, { json: { path, alt: null } });
  expect((await undescribed()).map(({ file }) => file)).toMatchObject([
    { id: 'header' },
    { mediaUrl: frameUrl(project, 0) },
    { mediaUrl: path },
    { id: expect.stringMatching(/^loose-/), removable: true },
  ]);
  await send('listUndescribedMedia', 401, { isVisitor: true });
  expect(await send<unknown>('updateMediaDetails', 200, { json: { path, alt: ' ' } })).toMatchObject({
    data: { alt: null },
  });
  await callView(send, { id: project.id, title: 'Described', path });
});

test('renditions', async () => {
  await callRenditions(client, frameUrl(await createProject('Film with a rendition'), 0));
});

test('posters', async () => {
  const project = await createProject('Film with a poster');
  const path = frameUrl(project, 0);
  const first = await send<{ data: { poster: string } }>('setPoster', 200, { form: { path, image: picture() } });
  const second = await send<{ data: { poster: string } }>('setPoster', 200, { form: { path, image: picture() } });
  expect(await send<unknown>('listProjectMedia', 200, { id: project.id })).toMatchObject({
    media: [{ details: { poster: second.data.poster } }, { details: { poster: null } }],
  });
  await client.sendRaw('getMedia', 200, { id: second.data.poster.replace('media/', '') });
  await client.sendRaw('getMedia', 404, { id: first.data.poster.replace('media/', '') });
  expect(await send('setPoster', 400, { form: { path: frameUrl(project, 1), image: picture() } })).toEqual({
    message: 'Only a film has a poster.',
  });
  for (const form of [{ path }, { path, image: 'media/a.jpg' }]) await send('setPoster', 400, { form });
  await send('setPoster', 404, { form: { path: 'media/none.mp4', image: picture() } });
  const gif = new File([new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))], 'a.gif');
  for (const image of [svg(), film(), gif]) await send('setPoster', 415, { form: { path, image } });
  // Within the limit of any file, which this provider has at 2 MB too.
  await send('setPoster', 413, { form: { path, image: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.jpg') } });
  await callReplacement(client, path, second.data.poster);
});

test('second lights', async () => {
  await callSecondLights(client, frameUrl(await createProject('Film by night'), 0));
});

test('media that stand in no grid: a picture for a text, and a project’s', async () => {
  await send('addTextPicture', 415, { form: { file: film() } });
  await send('addTextPicture', 201, { form: { file: picture() } });
  const project = await createProject('Brought for the home page');
  const { data } = await send<{ data: { id: string; mediaUrl: string } }>('addProjectMedia', 201, {
    id: project.id,
    form: { file: film('brought.mp4') },
  });
  expect(data).toMatchObject({ mediaType: 'VIDEO', details: { width: 1920, alt: null } });
  expect(await send<unknown>('listProjectMedia', 200, { id: project.id })).toMatchObject({
    media: [{}, {}, { id: data.id, mediaUrl: data.mediaUrl, name: 'brought.mp4', removable: true }],
    headerName: 'picture.jpg',
  });
  await send('setPoster', 200, { form: { path: data.mediaUrl, image: picture() } });
  const open = await client.sendRaw('getProject', 200, {
    query: { slug: 'brought-for-the-home-page' },
    isVisitor: true,
  });
  expect(open.body, 'what files were called is not for everybody').not.toContain('"name"');
  await send('createHeaderVideo', 201, {
    json: { projectId: project.id, headervideoUrl: data.mediaUrl, position: 4 },
  });
  await send('addProjectMedia', 404, { id: unknownId, form: { file: film() } });
  await send('addProjectMedia', 415, { id: project.id, form: { file: svg() } });
  for (const form of [{}, { file: 'media/a.jpg' }]) await send('addProjectMedia', 400, { id: project.id, form });
  expect(await send('deleteMedia', 409, { id: project.grids[0]?.frames[0]?.id ?? unknownId })).toEqual({
    message: 'This file stands in a grid of “Brought for the home page”. Remove it there.',
  });
  for (const id of [unknownId, 'loose-', 'loose-999999', 'loose-1e3', 'header']) await send('deleteMedia', 404, { id });
  await send('deleteMedia', 401, { id: data.id, isVisitor: true });
  const { undo } = await send<{ undo: string }>('deleteMedia', 200, { id: data.id });
  await send('deleteMedia', 404, { id: data.id });
  await client.sendRaw('getMedia', 404, { id: data.mediaUrl.replace('media/', '') });
  await send('undoDelete', 200, { json: { undo } });
  await client.sendRaw('getMedia', 200, { id: data.mediaUrl.replace('media/', '') });
  await send('deleteProject', 200, { id: project.id });
  await client.sendRaw('getMedia', 404, { id: data.mediaUrl.replace('media/', '') });
  expect(await send<unknown>('listHeaderVideos', 200)).not.toMatchObject({ headerdata: [{ position: 4 }] });
});

/** Without the times of the last change: what is written again changes again. */
const timeless = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === 'updatedAt' ? undefined : value)));

test('a creation that is sent again creates nothing more', async () => {
  const once = { headers: { 'idempotency-key': 'one form' } };
  const story = { title: 'Sent twice', authorname: 'Hetal Vora', content: 'C' };
  const cases = [
    ['createProject', { form: { title: 'Sent twice' } }, 'listProjects', 'updateProject', { form: { title: 'Other' } }],
    ['createStory', { form: story }, 'listStories', 'updateStory', { form: { ...story, title: 'Other' } }],
    [
      'createCategory',
      { json: { name: 'Sent twice' } },
      'listCategories',
      'updateCategory',
      { json: { name: 'Other' } },
    ],
  ] as const;
  for (const [create, sent, list, update, other] of cases) {
    const first = await send<{ data: Record }>(create, 201, { ...sent, ...once });
    const stored = await send<unknown>(list, 200);
    expect(timeless(await send<unknown>(create, 201, { ...sent, ...once }))).toEqual(timeless(first));
    expect(timeless(await send<unknown>(list, 200))).toEqual(timeless(stored));
    await send(update, 200, { id: first.data.id, ...other });
    expect(await send(create, 409, { ...sent, ...once })).toEqual({
      message: 'This was stored already, and has been changed since.',
    });
    for (const key of ['', 'x'.repeat(201)]) await send(create, 400, { ...sent, headers: { 'idempotency-key': key } });
  }
});

test('undo', async () => {
  const gone = { message: 'This can no longer be undone.' };
  const { data } = await send<{ data: Record }>('createCategory', 201, { json: { name: 'Signs' } });
  const { undo } = await send<{ undo: string }>('deleteCategory', 200, { id: data.id });
  const { data: other } = await send<{ data: Record }>('createCategory', 201, { json: { name: 'signs' } });
  expect(await send('undoDelete', 409, { json: { undo } })).toEqual({
    message: 'There is already a category with this name.',
  });
  await send('deleteCategory', 200, { id: other.id });
  await send('undoDelete', 200, { json: { undo } });
  expect(await send<unknown>('listCategories', 200)).toContainEqual({ id: data.id, name: 'Signs' });
  expect(await send('undoDelete', 410, { json: { undo } }), 'once').toEqual(gone);
  expect(await send('undoDelete', 410, { json: { undo: 'never given' } })).toEqual(gone);
  for (const json of [{}, { undo: '' }, { undo: 7 }, { undo: null }]) await send('undoDelete', 400, { json });
});

test('recently deleted', async () => {
  const { data } = await send<{ data: Record }>('createCategory', 201, { json: { name: 'Posters' } });
  const { undo } = await send<{ undo: string }>('deleteCategory', 200, { id: data.id });
  const listed = await send<{ data: readonly unknown[] }>('listDeleted', 200);
  expect(listed.data[0]).toMatchObject({
    undo,
    kind: 'category',
    title: 'Posters',
    files: 0,
    bytes: 0,
    uses: [],
    projects: 0,
  });
  await send('purgeDeleted', 404, { id: 'never-given' });
  await send('purgeDeleted', 200, { id: undo });
  await send('purgeDeleted', 404, { id: undo });
  await send('undoDelete', 410, { json: { undo } });
  await send('emptyDeleted', 400, { query: { until: 'yesterday' } });
  await send('emptyDeleted', 200);
  expect(await send<unknown>('listDeleted', 200)).toEqual({ data: [] });
});

test.each(Object.entries(extensionCalls))('%s', (_name, call) => call(client));

test('the session', async () => {
  await send('verifyAuth', 200);
  expect(await send('login', 400, { json: { password: 'x' } })).toEqual({ message: 'Enter the username' });
  expect(await send('login', 400, { json: { username: 'x', password: ' ' } })).toEqual({
    message: 'Enter the password',
  });
  const wrong = await send('login', 401, { json: { username, password: 'wrong' } });
  expect(await send('login', 401, { json: { username: 'nobody', password } }), 'in the same words').toEqual(wrong);
  const { token } = await send<{ token: string }>('login', 200, { isVisitor: true, json: { username, password } });
  await send('logout', 200, { isVisitor: true, headers: { authorization: `Bearer ${token}` } });
  await send('logout', 401, { isVisitor: true, headers: { authorization: `Bearer ${token}` } });

  const reset = { username, oldPassword: password, newPassword: 'four five six seven' };
  for (const [field, message] of [
    ['username', 'Please enter your username'],
    ['oldPassword', 'Please enter your old password'],
    ['newPassword', 'Please enter your new password'],
  ] as const) {
    expect(await send('resetCredentials', 400, { json: { ...reset, [field]: '  ' } })).toEqual({ message });
  }
  for (let count = 0; count < 5; count += 1) {
    await send('resetCredentials', 403, { json: { ...reset, oldPassword: 'wrong' } });
    // The try of somebody who is not known counts still: whoever gets in clears the failures of one account only.
    if (count < 4) await send('login', 401, { json: { username, password: 'wrong' } });
  }
  await send('resetCredentials', 429, { json: reset });
  await send('login', 429, { json: { username, password } });
  client.provider.advance(15 * 60_000);
  await send('resetCredentials', 200, { json: reset });
  await send('logout', 200, { raw: { type: 'application/json', body: '' } });
});

test('every documented status of every operation was answered', () => {
  const all = operations.flatMap(({ id, responses }) =>
    [...responses.keys()]
      .filter((status) => !status.endsWith('XX') && status !== 'default')
      .map((status) => `${id} ${status}`),
  );
  expect(all.length).toBeGreaterThan(140);
  expect(all.filter((one) => !client.seen.has(one))).toEqual([]);
});
