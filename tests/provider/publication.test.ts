import { describe, expect, test } from 'vitest';
import { logIn } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Read {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly visibility?: string;
  readonly publishAt?: string;
  readonly createdAt?: string;
}

const text = { title: 'Tides', authorname: 'Asha', content: 'In and out.' };

const stateOf = ({ visibility, publishAt }: Read): unknown => [visibility, publishAt];

const project = async ({ call }: Client, id: number): Promise<Read> =>
  (await call<{ data: Read }>('GET', `/api/project?id=${String(id)}/edit`)).data;

async function listed({ provider }: Client): Promise<readonly string[]> {
  const { data }: { data: Read[] } = (await provider.app.inject({ url: '/api/projects' })).json();
  return data.map(({ title }) => title);
}

describe('who sees a project', () => {
  test('is everybody unless it says otherwise, and stays as it is until it is said', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar' });
    expect(stateOf(await project(client, id))).toEqual(['public', undefined]);
    const edit = (fields: object) => client.send('PATCH', `/api/projects/${String(id)}/edit`, { ...fields });
    await edit({ visibility: 'unlisted' });
    await edit({ title: 'Upar, again' });
    expect(stateOf(await project(client, id))).toEqual(['unlisted', undefined]);
    expect(await listed(client)).toEqual([]);
    await edit({ visibility: 'public' });
    expect(await listed(client)).toEqual(['Upar, again']);
  });

  test('of a draft with a time is everybody from then on, and a draft without one again when that is said', async () => {
    const client = await startClient(false);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await client.create({ title: 'Upar', visibility: 'draft', publishAt: at });
    const edit = (fields: object) => client.send('PATCH', `/api/projects/${String(id)}/edit`, { ...fields });
    // What says nothing of the time leaves it.
    await edit({ visibility: 'draft' });
    expect(stateOf(await project(client, id))).toEqual(['draft', at]);
    await client.wait(3_700_000);
    expect(stateOf(await project(client, id))).toEqual(['public', undefined]);
    expect(await listed(client)).toEqual(['Upar']);
    await edit({ title: 'Upar, edited' });
    expect(await listed(client)).toEqual(['Upar, edited']);
    await edit({ visibility: 'draft' });
    expect(stateOf(await project(client, id))).toEqual(['draft', undefined]);
    expect(await listed(client)).toEqual([]);
  });

  test.each(['soon', '2026-12-01', '2026-12-01T09:00', '2026-13-01T09:00Z', '2026-12-01T09:00+01:00'])(
    'is not decided by %s',
    async (publishAt) => {
      const client = await startClient(false);
      const answer = await client.send('POST', '/api/projects', { title: 'X', visibility: 'draft', publishAt }, 400);
      expect(answer.message).toContain('publishAt');
    },
  );

  test('comes back with it when its deletion is undone', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar', visibility: 'unlisted' });
    await client.undo(await client.remove(`/api/projects/${String(id)}`));
    expect(stateOf(await project(client, id))).toEqual(['unlisted', undefined]);
  });

  test('is part of its tag: a form that was opened before does not publish it unseen', async () => {
    const client = await startClient(false);
    const { id } = await client.create({ title: 'Upar', visibility: 'draft' });
    const { app } = client.provider;
    const { cookie } = await logIn(app);
    const url = `/api/project?id=${String(id)}/edit`;
    const before = (await app.inject({ url, headers: { cookie } })).headers.etag;
    await client.send('PATCH', `/api/projects/${String(id)}/edit`, { visibility: 'public' });
    expect((await app.inject({ url, headers: { cookie } })).headers.etag).not.toBe(before);
  });
});

test('positions that visitors are told have no gap where something hidden stands; the administrator’s have', async () => {
  const client = await startClient(false);
  for (const [index, visibility] of ['public', 'draft', 'public', 'unlisted', 'public'].entries()) {
    await client.create({ title: `P${String(index + 1)}`, visibility });
  }
  const { data }: { data: Read[] } = (await client.provider.app.inject({ url: '/api/projects' })).json();
  expect(data.map(({ title, position }) => [title, position])).toEqual([
    ['P1', 1],
    ['P3', 2],
    ['P5', 3],
  ]);
  const all = await client.call<{ data: Read[] }>('GET', '/api/projects');
  expect(all.data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  const page = (await client.provider.app.inject({ url: '/api/project-page?size=2&page=2' })).json();
  expect(page).toMatchObject({ data: { total: 3, page: 2, projects: [{ title: 'P5', position: 3 }] } });
});

test('a story that is read alone names the one that follows in the list, of those that visitors see', async () => {
  const client = await startClient(false);
  const create = async (title: string, fields: object = {}) =>
    (await client.send<{ data: Read }>('POST', '/api/stories', { ...text, title, ...fields })).data.id;
  const oldest = await create('Oldest');
  await create('Draft', { visibility: 'draft' });
  const unlisted = await create('Unlisted', { visibility: 'unlisted' });
  const newest = await create('Newest');
  const nextOf = async (id: number): Promise<unknown> =>
    (await client.provider.app.inject({ url: `/api/stories/${String(id)}` })).json().next;
  expect(await nextOf(newest)).toEqual({ id: oldest, title: 'Oldest' });
  expect(await nextOf(unlisted)).toEqual({ id: oldest, title: 'Oldest' });
  expect(await nextOf(oldest)).toBe(undefined);
  expect(await client.call('GET', `/api/stories/${String(newest)}`)).toMatchObject({ next: { id: oldest } });
});

test('a story that comes out later is dated and ordered by the moment at which it did', async () => {
  const client = await startClient(false);
  const hour = 3_600_000;
  const later = new Date(Date.now() + 2 * hour).toISOString();
  const create = (title: string, fields: object) => client.send('POST', '/api/stories', { ...text, title, ...fields });
  await create('By hand', { visibility: 'draft' });
  await create('Planned', { visibility: 'draft', publishAt: later });
  await create('At once', {});
  const stories = async () => {
    const { stories: list }: { stories: Read[] } = (await client.provider.app.inject({ url: '/api/stories' })).json();
    return list;
  };
  expect((await stories()).map(({ title }) => title)).toEqual(['At once']);
  await client.wait(3 * hour);
  expect((await stories()).map(({ title }) => title)).toEqual(['At once', 'Planned']);
  const { stories: own } = await client.call<{ stories: Read[] }>('GET', '/api/stories');
  const id = own.find(({ title }) => title === 'By hand')?.id;
  await client.send('PATCH', `/api/stories/${String(id)}`, { ...text, title: 'By hand', visibility: 'public' });
  const now = await stories();
  expect(now.map(({ title }) => title)).toEqual(['At once', 'Planned', 'By hand']);
  expect(now[1]?.createdAt).toBe(later);
  // Saved again it keeps its date.
  await client.wait(hour);
  await client.send('PATCH', `/api/stories/${String(id)}`, { ...text, title: 'By hand', visibility: 'public' });
  expect((await stories())[2]?.createdAt).toBe(now[2]?.createdAt);
});

test('new ones begin as the settings say, unless they say it themselves', async () => {
  const client = await startClient(false);
  const set = (newProjects: string) => client.send('PUT', '/api/site', { ...siteTexts, newProjects, keep: [] });
  await set('draft');
  const draft = await client.create({ title: 'Draft' });
  const open = await client.create({ title: 'Open', visibility: 'public' });
  const { data: story } = await client.send<{ data: Read }>('POST', '/api/stories', text);
  expect([(await project(client, draft.id)).visibility, (await project(client, open.id)).visibility]).toEqual([
    'draft',
    'public',
  ]);
  expect(story.visibility).toBe('draft');
  await set('public');
  // What is there stays.
  expect((await project(client, draft.id)).visibility).toBe('draft');
  expect(await listed(client)).toEqual(['Open']);
  await client.create({ title: 'Next' });
  expect(await listed(client)).toEqual(['Open', 'Next']);
});
