import { createServices } from '../../provider/src/services.ts';
import { describe, expect, test } from 'vitest';
import { logIn, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Link {
  readonly id: number;
  readonly name: string;
  readonly purpose: string;
  readonly path: string;
  readonly openings: number;
  readonly openedAt: string | null;
}

const servicesOf = ({ provider: { data } }: Client) =>
  createServices(data.db, data.media, Date.now, { publicOrigin: null, trustProxy: false, allowedOrigins: [] });

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

async function openSealed() {
  const client = await startClient(false);
  const header = picture();
  const project = await client.create({
    title: 'Kiln',
    visibility: 'sealed',
    sealedShows: 'titleAndPicture',
    HeaderMedia: header,
    grids: [{ gridType: 'G1', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
  });
  const make = (fields: object = {}, status = 201) =>
    client.call<{ data: Link; message: string }>(
      'POST',
      '/api/links',
      { project: project.id, name: 'Meridian', expiresAt: inDays(30), ...fields },
      status,
    );
  return { client, project, make };
}

const list = async ({ call }: Client, id: number): Promise<readonly Link[]> =>
  (await call<{ data: readonly Link[] }>('GET', `/api/links?project=${String(id)}`)).data;

const ask = (
  { provider }: Client,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '192.0.2.1',
) => provider.app.inject({ url, headers, remoteAddress });

const shown = (path: string): string => `/api/shown/${path.replace(/^.*\//, '')}`;

describe('a link', () => {
  test('shows the whole project, with media of its own, and none of what stands in no grid', async () => {
    const { client, project, make } = await openSealed();
    const { mediaUrl } = await client.bring(project.id);
    const { data: link } = await make();
    expect(link.path).toMatch(/^p\/[\w-]{43}$/);
    const answer = await ask(client, shown(link.path));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const { project: seen } = answer.json<{
      project: { title: string; HeaderMedia: string; details: { share: unknown }; grids: typeof project.grids };
    }>();
    expect([seen.title, seen.details.share]).toEqual(['Kiln', null]);
    const paths = [seen.HeaderMedia, seen.grids[0]?.frames[0]?.mediaUrl ?? ''];
    for (const path of paths) {
      expect(path).toMatch(new RegExp(`^${link.path}/media/`));
      for (const query of ['', '?width=320', '.320.avif']) {
        const file = await ask(client, `/${path}${query}`);
        expect(file.statusCode, path).toBe(200);
        expect(file.headers['content-type']).toMatch(/^image/);
        expect(file.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
      expect((await ask(client, `/${path.replace(/^p\/[^/]+\//, '')}`)).statusCode, 'at its public address').toBe(404);
    }
    expect((await ask(client, `/${link.path}/${mediaUrl}`)).statusCode).toBe(404);
    expect((await ask(client, `/p/other/${paths[0]?.split('/').slice(2).join('/') ?? ''}`)).statusCode).toBe(404);
  });

  test('is counted once for each visit, and not for its owner', async () => {
    const { client, project, make } = await openSealed();
    const { data: link } = await make();
    await ask(client, shown(link.path));
    await ask(client, shown(link.path));
    await ask(client, shown(link.path), {}, '192.0.2.2');
    await client.call('GET', shown(link.path));
    const [counted] = await list(client, project.id);
    expect(counted).toMatchObject({ openings: 2, openedAt: expect.stringMatching(/Z$/) });
    await client.wait(31 * 60_000);
    await ask(client, shown(link.path));
    expect((await list(client, project.id))[0]?.openings).toBe(3);
  });

  test('ends, is revoked, and comes back', async () => {
    const { client, project, make } = await openSealed();
    const { data: link } = await make();
    const undo = await client.remove(`/api/links/${String(link.id)}`);
    expect(await list(client, project.id)).toEqual([]);
    const gone = await ask(client, shown(link.path));
    expect([gone.statusCode, gone.body.includes('Kiln')]).toEqual([410, false]);
    await client.call('DELETE', `/api/links/${String(link.id)}`, undefined, 404);
    await client.undo(undo);
    expect((await ask(client, shown(link.path))).statusCode).toBe(200);
    await client.wait(31 * day);
    const ended = await ask(client, shown(link.path));
    expect([ended.statusCode, ended.json()]).toEqual([410, { message: 'This link has expired.' }]);
    expect((await ask(client, `/${link.path}/media/any.jpg`)).statusCode).toBe(410);
    expect(await list(client, project.id)).toHaveLength(1);
  });

  test('goes and comes back with its project; a draft is shown by none', async () => {
    const { client, project, make } = await openSealed();
    const { data: link } = await make();
    const undo = await client.remove(`/api/projects/${String(project.id)}`);
    expect((await ask(client, shown(link.path))).statusCode).toBe(404);
    await client.undo(undo);
    expect((await ask(client, shown(link.path))).statusCode).toBe(200);
    const edit = (visibility: string) =>
      client.send('PATCH', `/api/projects/${String(project.id)}/edit`, { visibility });
    await edit('draft');
    expect((await ask(client, shown(link.path))).statusCode).toBe(404);
    await edit('unlisted');
    await make({}, 409);
    expect((await ask(client, shown(link.path))).json()).toEqual({ moved: `/project/${project.slug}` });
  });

  test('of a draft is a preview: it shows the draft, leads to it once it is public, and shows nothing sealed', async () => {
    const { client, project, make } = await openSealed();
    const edit = (fields: Readonly<Record<string, string>>) =>
      client.send('PATCH', `/api/projects/${String(project.id)}/edit`, fields);
    const { data: forClient } = await make();
    await edit({ visibility: 'draft' });
    const { data: link } = await make({ name: 'Preview' });
    expect([forClient.purpose, link.purpose]).toEqual(['client', 'preview']);
    expect(link.path).toMatch(/^preview\/[\w-]{43}$/);
    expect((await list(client, project.id)).map(({ name }) => name)).toEqual(['Preview', 'Meridian']);
    const answer = await ask(client, shown(link.path));
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const { project: seen } = answer.json<{ project: { title: string; HeaderMedia: string } }>();
    expect(seen.title).toBe('Kiln');
    const header = () => ask(client, `/${seen.HeaderMedia}`);
    expect((await header()).statusCode).toBe(200);
    await edit({ title: 'Kiln, again' });
    expect((await ask(client, shown(link.path))).body).toContain('Kiln, again');

    await edit({ visibility: 'sealed' });
    const sealed = await ask(client, shown(link.path));
    expect([sealed.statusCode, sealed.json()]).toEqual([
      403,
      { message: 'This is now sealed. Ask for a personal link.' },
    ]);
    expect((await header()).statusCode).toBe(404);
    expect((await ask(client, shown(forClient.path))).statusCode).toBe(200);

    await edit({ visibility: 'draft', publishAt: new Date(client.provider.now() + day).toISOString() });
    expect((await ask(client, shown(link.path))).statusCode).toBe(200);
    await client.wait(2 * day);
    expect((await ask(client, shown(link.path))).json()).toEqual({ moved: `/project/${project.slug}` });
    expect((await header()).statusCode).toBe(404);
    await make({}, 409);
  });

  test('needs a name, an end to come, and one thing to show', async () => {
    const { client, make } = await openSealed();
    await make({ name: ' ' }, 400);
    await make({ expiresAt: inDays(-1) }, 400);
    await make({ expiresAt: inDays(4000) }, 400);
    await make({ expiresAt: '2026-02-31T99:00Z' }, 400);
    await make({ story: 1 }, 400);
    await make({ project: 99 }, 404);
    await client.call('GET', '/api/links', undefined, 400);
  });

  test('is made once, however often it is sent', async () => {
    const { client, project } = await openSealed();
    const { cookie } = await logIn(client.provider.app);
    for (const name of ['Meridian', 'Meridian Ceramics']) {
      const answer = await client.provider.app.inject({
        method: 'POST',
        url: '/api/links',
        headers: { cookie, 'idempotency-key': 'k' },
        payload: { project: project.id, name, expiresAt: inDays(9) },
      });
      expect(answer.statusCode).toBe(201);
    }
    expect((await list(client, project.id)).map(({ name }) => name)).toEqual(['Meridian Ceramics']);
  });

  test('is not guessed: who tries too often is refused for a while', async () => {
    const { client, make } = await openSealed();
    const { data: link } = await make();
    const statuses = [];
    for (let time = 0; time < 22; time += 1) {
      statuses.push((await ask(client, `/api/shown/guess${String(time)}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
    expect((await ask(client, shown(link.path))).statusCode).toBe(429);
    expect((await ask(client, shown(link.path), {}, '192.0.2.9')).statusCode).toBe(200);
  });
});

test.each([
  ['nothing', null, 404],
  ['title', { title: 'Kiln', picture: null }, 404],
  ['titleAndPicture', { title: 'Kiln', picture: { width: 1, height: 1 } }, 200],
] as const)('what is sealed shows %s to who has no link', async (sealedShows, shows, status) => {
  const { client, project } = await openSealed();
  const { data } = await client.send<{ data: object }>('PATCH', `/api/projects/${String(project.id)}/edit`, {
    sealedShows,
  });
  expect(data).toMatchObject({ visibility: 'sealed', sealedShows });
  const { teasers } = servicesOf(client);
  const found = await teasers.at(`/project/${project.slug}`);
  if (shows === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ title: shows.title });
  expect(found?.picture ?? null).toEqual(
    status === 200 ? expect.objectContaining({ width: expect.any(Number) }) : null,
  );
  expect((await ask(client, `/media/teaser/${project.slug}`)).statusCode).toBe(status);
  // As where there is no project at all.
  const [own, none] = await Promise.all([
    ask(client, `/media/teaser/${project.slug}`),
    ask(client, '/media/teaser/none'),
  ]);
  if (status === 404) expect([own.statusCode, own.body]).toEqual([none.statusCode, none.body]);
});

test('what is sealed shows nothing unless it is told to; what was sealed before there was a choice, what it showed', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Kiln', visibility: 'sealed', HeaderMedia: picture() });
  const read = () =>
    client.call<{ data: { sealedShows?: string } }>('GET', `/api/project?id=${String(project.id)}/edit`);
  expect((await read()).data.sealedShows).toBe('nothing');
  const edit = (fields: object) => client.send('PATCH', `/api/projects/${String(project.id)}/edit`, { ...fields });
  await edit({ sealedShows: 'title' });
  await edit({ title: 'Kiln, again' });
  expect((await read()).data.sealedShows).toBe('title');
  await edit({ visibility: 'public' });
  expect((await read()).data).not.toHaveProperty('sealedShows');
  await edit({ visibility: 'sealed' });
  expect((await read()).data.sealedShows).toBe('nothing');
  // As the migration leaves a row of before.
  await client.provider.data.db.exec("UPDATE project SET sealed_shows = 'titleAndPicture'");
  await edit({ title: 'Kiln' });
  expect((await read()).data.sealedShows).toBe('titleAndPicture');
  await edit({ sealedShows: 'title', visibility: 'sealed' });
});

test('the page of what is sealed has a small picture, at its own address only, and never the original', async () => {
  const { client, project } = await openSealed();
  const teaser = await ask(client, `/media/teaser/${project.slug}`, { accept: 'image/avif' });
  expect([teaser.statusCode, teaser.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(teaser.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await client.send('PATCH', `/api/projects/${String(project.id)}/edit`, { visibility: 'draft' });
  expect((await ask(client, `/media/teaser/${project.slug}`)).statusCode).toBe(404);
  expect((await ask(client, '/media/teaser/%E0%A4%A')).statusCode).toBe(400);
});
