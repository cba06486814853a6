import { describe, expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { everything, startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { differences, readRevision, restoreBack, revisionsOf } from './support/history.ts';

interface ProjectAnswer {
  readonly data: {
    readonly id: number;
    readonly slug: string;
    readonly HeaderMedia: string;
    readonly visibility: string;
    readonly categoryId: number | null;
    readonly updatedAt: string;
    readonly grids: readonly {
      readonly id: number;
      readonly frames: readonly { readonly id: number; readonly slot: number; readonly mediaUrl: string }[];
    }[];
  };
}

const url = (id: number): string => `/api/projects/${String(id)}/edit`;
const readProject = async ({ call }: Client, id: number) =>
  (await call<ProjectAnswer>('GET', `/api/project?id=${String(id)}/edit`)).data;
const twoFrames = {
  title: 'Upar',
  description: 'Tea.',
  HeaderMedia: picture('header.jpg'),
  credits: [{ role: 'Design', name: 'Asha' }],
  grids: [{ gridType: 'G2', position: '1', gridText: 'Tins', frames: [] }],
  grid_0_frame_0_0: picture('one.jpg'),
  grid_0_frame_1_0: film(),
};

describe('a project', () => {
  test('each save is a revision that says who, when and what; one that changes nothing is none', async () => {
    const client = await startClient(false);
    const { id } = await client.create(twoFrames);
    await client.wait(60_000);
    await client.send('PATCH', url(id), { description: 'Tea and tins.', year: '2026' });
    await client.send('PATCH', url(id), { description: 'Tea and tins.' });
    const found = await revisionsOf(client, 'project', id);
    expect(found).toMatchObject([
      { kind: 'project', by: 'admin', cause: 'saved', summary: 'Description, Year', isPresent: true },
      { kind: 'project', by: 'admin', cause: 'created', summary: 'Created', isPresent: false },
    ]);
    const [last, first] = found;
    expect(Date.parse(last?.at ?? '') - Date.parse(first?.at ?? '')).toBe(60_000);
    expect(await differences(client, last?.id ?? 0)).toEqual({
      parts: [
        ['Description', 'Tea.', 'Tea and tins.'],
        ['Year', '', '2026'],
      ],
      pictures: [],
    });
    const created = await readRevision(client, first?.id ?? 0);
    expect(created.parts.find(({ name }) => name === 'credits')).toMatchObject({
      before: null,
      after: 'Design: Asha',
    });
    expect(created.pictures.map(({ change, after }) => [change, after?.place])).toEqual([
      ['added', 'Header'],
      ['added', 'Grid 1 (G2), frame 1'],
      ['added', 'Grid 1 (G2), frame 2'],
    ]);
  });

  test('line ends are one and the same: a form sends CR LF for what is stored with LF', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ ...twoFrames, description: 'Tea.\r\nTins.\rRiver.' });
    const stored = await client.call<{ readonly data: { readonly description: string } }>(
      'GET',
      `/api/project?id=${String(id)}/edit`,
    );
    expect(stored.data.description).toBe('Tea.\nTins.\nRiver.');
    await client.send('PATCH', url(id), { description: 'Tea.\r\nTins.\r\nRiver.', year: '2026' });
    expect((await revisionsOf(client, 'project', id)).map(({ summary }) => summary)).toEqual(['Year', 'Created']);
  });

  test('what an earlier release stored with CR LF did not change', async () => {
    const client = await startClient(false);
    const { id } = await client.create(twoFrames);
    await client.provider.data.db.prepare('UPDATE project SET description = ?').run('Tea.\r\nTins.');
    await client.send('PATCH', url(id), { year: '2025' });
    await client.send('PATCH', url(id), { description: 'Tea.\nTins.', year: '2026' });
    expect((await revisionsOf(client, 'project', id))[0]?.summary).toBe('Year');
  });

  test('frames that are added, removed, moved and described are distinguished', async () => {
    const client = await startClient(false);
    const { id } = await client.create(twoFrames);
    const { grids } = await readProject(client, id);
    const [one, two] = grids[0]?.frames ?? [];
    await client.call('PATCH', '/api/media-details', { path: two?.mediaUrl, alt: 'A reel', focus: { x: 0.2, y: 0.3 } });
    await client.send('PATCH', url(id), {
      grids: [
        { id: grids[0]?.id, gridType: 'G2', position: '1', gridText: 'Tins', frames: [{ id: two?.id, slot: 0 }] },
      ],
      grid_0_frame_1_0: picture('new.jpg'),
    });
    const [last, found, created] = await revisionsOf(client, 'project', id);
    expect(last?.summary).toBe('1 file added, 1 file removed, 1 file moved');
    expect(await differences(client, last?.id ?? 0)).toEqual({
      parts: [],
      pictures: [
        ['removed', 'Grid 1 (G2), frame 1', null],
        ['moved', 'Grid 1 (G2), frame 2', 'Grid 1 (G2), frame 1'],
        ['added', null, 'Grid 1 (G2), frame 2'],
      ],
    });
    // The description was no save of the form; its state is kept before it is changed.
    expect(found).toMatchObject({ cause: 'found', by: null, summary: '1 file changed' });
    expect((await readRevision(client, found?.id ?? 0)).pictures).toContainEqual(
      expect.objectContaining({
        change: 'changed',
        before: expect.objectContaining({ alt: null, focus: null }),
        after: expect.objectContaining({ alt: 'A reel', focus: { x: 0.2, y: 0.3 } }),
      }),
    );
    expect(created?.cause).toBe('created');
    expect(one).toBeDefined();
  });

  test('a revision comes back whole, to the last id, and its undo brings back what was there', async () => {
    const client = await startClient(false);
    const { id } = await client.create(twoFrames);
    const { grids } = await readProject(client, id);
    await client.call('PATCH', '/api/media-details', { path: grids[0]?.frames[0]?.mediaUrl, alt: 'Tins' });
    const first = await readProject(client, id);
    await client.send('PATCH', url(id), {
      title: 'Upar again',
      slug: 'upar-again',
      HeaderMedia: '',
      credits: [],
      grids: [{ gridType: 'G7', position: '1', frames: [] }],
      grid_0_frame_0_0: picture('new.jpg'),
      Theme: 'black',
    });
    const second = await readProject(client, id);
    const restored = await restoreBack(client, 1, 'project', id);
    expect(restored).toMatchObject({ message: 'Restored.', data: { cause: 'restored', by: 'admin', isPresent: true } });
    expect(restored.leftOut).toBeUndefined();
    const [, , was] = await revisionsOf(client, 'project', id);
    expect(restored.data.restoredAt).toBe(was?.at);
    const changing = { updatedAt: expect.any(String), formerSlugs: expect.any(Array), credits: expect.any(Array) };
    expect(await readProject(client, id)).toEqual({ ...first, ...changing });
    const undone = await client.undo(restored.undo ?? '');
    expect(await readProject(client, id)).toEqual({ ...second, ...changing });
    expect((await revisionsOf(client, 'project', id))[0]).toMatchObject({ cause: 'undone', by: 'admin' });
    await client.undo(undone.undo ?? '');
    expect(await readProject(client, id)).toEqual({ ...first, ...changing });
  });

  test('restoring neither publishes nor hides', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar', description: 'Old', visibility: 'public' });
    await client.send('PATCH', url(id), { description: 'New', visibility: 'draft' });
    const restored = await restoreBack(client, 1, 'project', id);
    expect(restored.message).toBe('Restored.');
    expect(await readProject(client, id)).toMatchObject({ description: 'Old', visibility: 'draft' });
    expect((await client.provider.app.inject({ url: '/api/project?slug=upar' })).statusCode).toBe(404);
    // What only differs in who sees it is how it is now.
    await client.send('PATCH', url(id), { visibility: 'public' });
    const again = await restoreBack(client, 1, 'project', id);
    expect(again).toMatchObject({ message: 'Nothing differs from what is there now.' });
    expect(again.undo).toBeUndefined();
    expect(await readProject(client, id)).toMatchObject({ visibility: 'public' });
  });

  test('what no longer exists is left out, and said', async () => {
    const client = await startClient(false);
    const { data: category } = await client.call<{ data: { id: number } }>(
      'POST',
      '/api/category',
      { name: 'Tea' },
      201,
    );
    const other = await client.create({ title: 'Other' });
    const { id } = await client.create({
      title: 'Upar',
      category: String(category.id),
      relatedProjects: [other.id],
    });
    await client.send('PATCH', url(id), { title: 'Changed', slug: 'changed', category: '', relatedProjects: [] });
    await client.remove(`/api/category/${String(category.id)}`);
    await client.remove(`/api/projects/${String(other.id)}`);
    await client.create({ title: 'Another', slug: 'upar' });
    expect(await restoreBack(client, 1, 'project', id)).toMatchObject({
      leftOut: [
        'Its category “Tea” has been deleted.',
        'A related project has been deleted.',
        'Its address is taken by another project. It stays at /project/changed.',
      ],
    });
    expect(await readProject(client, id)).toMatchObject({ title: 'Upar', slug: 'changed', categoryId: null });
  });

  test('a file that was replaced everywhere stays so', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar', description: 'Old', HeaderMedia: picture('header.jpg') });
    const { HeaderMedia: path } = await readProject(client, id);
    const { data } = await client.send<{ data: { mediaUrl: string } }>(
      'POST',
      '/api/media-replacements',
      { path, file: picture('better.jpg') },
      200,
    );
    await client.send('PATCH', url(id), { description: 'New' });
    const [, , first] = await revisionsOf(client, 'project', id);
    const { pictures } = await readRevision(client, first?.id ?? 0);
    expect(pictures[0]?.after).toMatchObject({ mediaUrl: `api/revisions/${String(first?.id)}/${path}` });
    await client.provider.app.inject({ url: `/${pictures[0]?.after?.mediaUrl ?? ''}` });
    expect(await restoreBack(client, 2, 'project', id)).toMatchObject({
      leftOut: ['A file has been replaced everywhere since. The new one stays.'],
    });
    expect(await readProject(client, id)).toMatchObject({ description: 'Old', HeaderMedia: data.mediaUrl });
  });

  test('a film that the home page shows says so when it goes with a restoration', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await client.send('PATCH', url(id), {
      grids: [{ gridType: 'G7', position: '1', frames: [] }],
      grid_0_frame_0_0: film(),
    });
    const { grids } = await readProject(client, id);
    const headervideoUrl = grids[0]?.frames[0]?.mediaUrl;
    await client.call('POST', '/api/homepage/headervideos', { projectId: id, headervideoUrl, position: 1 }, 201);
    expect(await restoreBack(client, 1, 'project', id)).toMatchObject({
      leftOut: ['A file that the home page showed is no longer in it. Its place there is empty.'],
    });
    // And the home page's own history has the film.
    expect((await revisionsOf(client, 'homepage'))[0]).toMatchObject({ cause: 'restored', summary: '1 file removed' });
    expect((await restoreBack(client, 1, 'homepage')).leftOut).toBeUndefined();
    const { headerdata } = await client.call<{ headerdata: readonly object[] }>('GET', '/api/homepage/headervideos');
    expect(headerdata).toMatchObject([{ position: 1, projectId: id, videoUrl: headervideoUrl }]);
    const { media } = await client.call<{ media: readonly object[] }>('GET', `/api/projects/${String(id)}/media`);
    expect(media).toMatchObject([{ mediaUrl: headervideoUrl, removable: true }]);
    // In a grid again, it is no longer beside them.
    await restoreBack(client, 1, 'project', id);
    const after = await client.call<{ media: readonly object[] }>('GET', `/api/projects/${String(id)}/media`);
    expect(after.media).toHaveLength(1);
    expect(after.media[0]).not.toHaveProperty('removable');
  });
});

test('a story comes back with its pictures', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Kiln', HeaderMedia: picture('kiln.jpg') });
  const { HeaderMedia: shown } = await readProject(client, project.id);
  const { data } = await client.send<{ data: { id: number } }>('POST', '/api/stories', {
    title: 'On tea',
    authorname: 'Asha',
    content: `![A kiln](/${shown})`,
    contentFormat: 'markdown',
  });
  const read = () => client.call<object>('GET', `/api/stories/${String(data.id)}`);
  const first = await read();
  await client.send('PATCH', `/api/stories/${String(data.id)}`, {
    title: 'On tins',
    authorname: 'Asha',
    content: 'Words.',
    contentFormat: 'plain',
  });
  await client.remove(`/api/projects/${String(project.id)}`);
  const [last] = await revisionsOf(client, 'story', data.id);
  expect(last?.summary).toBe('Title, Content, Content’s format, 1 file removed');
  const restored = await restoreBack(client, 1, 'story', data.id);
  expect(restored.leftOut).toBeUndefined();
  expect(await read()).toEqual({ ...first, updatedAt: expect.any(String) });
  await client.undo(restored.undo ?? '');
  expect(await read()).toMatchObject({ title: 'On tins', content: 'Words.' });
});

test('the About page comes back with its picture', async () => {
  const client = await startClient(false);
  expect(await revisionsOf(client, 'about')).toEqual([]);
  await client.send('POST', '/api/aboutpage', {
    introHeading: 'A studio',
    mediaUrl: picture('us.jpg'),
    whatWeDoSections: [{ heading: 'Signs', bulletPoints: ['Large'] }],
  });
  const before = await client.call<{ data: { mediaUrl: string } }>('GET', '/api/aboutpage');
  await client.send('PATCH', '/api/aboutpage', {
    introHeading: 'A studio of eleven',
    media: picture('we.jpg'),
    whatWeDoSections: [{ heading: 'Signs', bulletPoints: ['Large', 'Small'] }],
  });
  const [last] = await revisionsOf(client, 'about');
  expect(await differences(client, last?.id ?? 0)).toEqual({
    parts: [
      ['Heading', 'A studio', 'A studio of eleven'],
      ['What we do', 'Signs\nLarge', 'Signs\nLarge\nSmall'],
    ],
    pictures: [
      ['removed', 'Picture', null],
      ['added', null, 'Picture'],
    ],
  });
  const restored = await restoreBack(client, 1, 'about');
  expect((await client.call<{ data: object }>('GET', '/api/aboutpage')).data).toEqual({
    ...before.data,
    updatedAt: expect.any(String),
  });
  expect((await client.provider.app.inject({ url: `/${before.data.mediaUrl}` })).statusCode).toBe(200);
  await client.undo(restored.undo ?? '');
  expect(await client.call('GET', '/api/aboutpage')).toMatchObject({ data: { introHeading: 'A studio of eleven' } });
});

test('the home page comes back, texts and places', async () => {
  const client = await startClient(false);
  const first = await client.create({ title: 'One', grids: twoFrames.grids, grid_0_frame_0_0: film() });
  const second = await client.create({ title: 'Two', grids: twoFrames.grids, grid_0_frame_0_0: picture() });
  const filmOf = first.grids[0]?.frames[0]?.mediaUrl;
  await client.call('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'Hello' }] });
  await client.call(
    'POST',
    '/api/homepage/headervideos',
    { projectId: first.id, headervideoUrl: filmOf, position: 2 },
    201,
  );
  await client.call('POST', '/api/homevideos', { projectId: first.id, homepagevideoUrl: filmOf, position: 1 }, 201);
  await client.call(
    'POST',
    '/api/homepagegrid',
    {
      projectId: second.id,
      gridType: 'grid3',
      nonHoverMedia: second.grids[0]?.frames[0]?.mediaUrl,
      hoverMedia: null,
      position: 3,
    },
    201,
  );
  const places = () =>
    Promise.all(
      ['headervideos', 'homevideos', 'homepagegrid', 'homepagetexts'].map((name) =>
        client.call<object>('GET', name === 'headervideos' ? '/api/homepage/headervideos' : `/api/${name}`),
      ),
    );
  const before = await places();
  expect((await revisionsOf(client, 'homepage')).map(({ cause, summary }) => [cause, summary])).toEqual([
    ['saved', '1 file added'],
    ['saved', '1 file added'],
    ['saved', '1 file added'],
    ['saved', 'Text 1'],
    ['found', 'As it was before its first change here'],
  ]);
  const emptied = await restoreBack(client, 4, 'homepage');
  expect(await places()).toMatchObject([
    { headerdata: [] },
    { headerdata: [] },
    { homepageGrids: [] },
    { hometexts: [{ text: '' }, { text: '' }, { text: '' }] },
  ]);
  await client.undo(emptied.undo ?? '');
  const withoutIds = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll(/"id":\d+,/g, ''));
  expect(withoutIds(await places())).toEqual(withoutIds(before));
  await client.remove(`/api/projects/${String(second.id)}`);
  expect((await revisionsOf(client, 'homepage'))[0]).toMatchObject({ by: 'admin', summary: '1 file removed' });
  expect(await restoreBack(client, 1, 'homepage')).toMatchObject({
    leftOut: ['Grid cell 3 stays empty: “Two” has been deleted.'],
  });
});

describe('what is deleted', () => {
  test('takes its history along for good, and brings it back with an undo', async () => {
    const client = await startClient(false);
    const { id } = await client.create(twoFrames);
    await client.send('PATCH', url(id), { HeaderMedia: picture('other.jpg') });
    const before = await everything(client);
    const token = await client.remove(`/api/projects/${String(id)}`);
    await client.call('GET', `/api/revisions?kind=project&id=${String(id)}`, undefined, 404);
    await client.undo(token);
    expect(await everything(client)).toEqual(before);
    const found = await revisionsOf(client, 'project', id);
    expect(found.map(({ summary }) => summary)).toEqual(['1 file added, 1 file removed', 'Created']);
    const again = await client.remove(`/api/projects/${String(id)}`);
    await client.call('DELETE', `/api/deleted/${again}`);
    expect((await everything(client)).files).toEqual([]);
    await client.call('GET', `/api/revisions/${String(found[0]?.id)}`, undefined, 404);
    expect(await client.provider.data.db.prepare("SELECT * FROM revision WHERE kind = 'project'").all()).toEqual([]);
    expect(await client.provider.data.db.prepare('SELECT * FROM revision_media').all()).toEqual([]);
  });

  test('cannot be changed by its history meanwhile', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    await client.send('PATCH', url(id), { title: 'Upar again' });
    const [, first] = await revisionsOf(client, 'project', id);
    await client.remove(`/api/projects/${String(id)}`);
    await client.call('POST', `/api/revisions/${String(first?.id)}/restore`, undefined, 404);
  });
});
