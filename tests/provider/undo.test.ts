import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createServices } from '../../provider/src/services.ts';
import { removeExpired } from '../../provider/src/media/cleanup.ts';
import { undoLifetime } from '../../provider/src/undo/record.ts';
import { failOn } from '../contract/support/database.ts';
import { encode, film, formOf, logIn, picture } from '../contract/support/provider.ts';
import { everything, forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Made } from './support/client.ts';

test('whatever is deleted comes back as it was, in whatever order', async () => {
  const client = await startClient(true);
  const before = await everything(client);
  const { data } = await client.call<{ data: readonly { id: number }[] }>('GET', '/api/projects');
  const categories = await client.call<readonly { id: number }[]>('GET', '/api/category');
  const { stories } = await client.call<{ stories: readonly { id: number }[] }>('GET', '/api/stories');
  const { headerdata } = await client.call<{ headerdata: readonly { id: number }[] }>(
    'GET',
    '/api/homepage/headervideos',
  );
  const { homepageGrids } = await client.call<{ homepageGrids: readonly { id: number }[] }>('GET', '/api/homepagegrid');
  const urls = [
    ...headerdata.map(({ id }) => `/api/homepage/headervideos/${String(id)}`),
    ...homepageGrids.map(({ id }) => `/api/homepagegrid/${String(id)}`),
    ...categories.map(({ id }) => `/api/category/${String(id)}`),
    ...stories.map(({ id }) => `/api/stories/${String(id)}`),
    ...data.map(({ id }) => `/api/projects/${String(id)}`),
  ];
  for (const url of urls) {
    await client.undo(await client.remove(url));
    expect(await everything(client), url).toEqual(before);
  }
  const tokens: string[] = [];
  for (const url of urls) tokens.push(await client.remove(url));
  for (const token of tokens.toReversed()) await client.undo(token);
  expect(await everything(client), 'all of it, the last first').toEqual(before);
});

test('a file that stands in no grid comes back with its project and its place on the home page', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Brought', HeaderMedia: picture() });
  const { mediaUrl: path } = await client.bring(id);
  await client.call('POST', '/api/homevideos', { projectId: id, homepagevideoUrl: path, position: 1 }, 201);
  const before = [await everything(client), await client.call<unknown>('GET', `/api/projects/${String(id)}/media`)];
  await client.undo(await client.remove(`/api/projects/${String(id)}`));
  expect([await everything(client), await client.call<unknown>('GET', `/api/projects/${String(id)}/media`)]).toEqual(
    before,
  );
});

test('a file that stands in no grid goes by itself, and comes back with every place it had', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Brought', HeaderMedia: picture() });
  const [reel, still, other] = [
    await client.bring(id),
    await client.bring(id, picture()),
    await client.bring(id, picture('other.jpg')),
  ];
  const cell = (position: number, nonHoverMedia: string | null, hoverMedia: string | null) =>
    client.call(
      'POST',
      '/api/homepagegrid',
      { projectId: id, gridType: `grid${String(position)}`, nonHoverMedia, hoverMedia, position },
      201,
    );
  await client.call('POST', '/api/homevideos', { projectId: id, homepagevideoUrl: reel.mediaUrl, position: 1 }, 201);
  await client.call(
    'POST',
    '/api/homepage/headervideos',
    { projectId: id, headervideoUrl: reel.mediaUrl, position: 2 },
    201,
  );
  await cell(1, still.mediaUrl, other.mediaUrl);
  await cell(2, other.mediaUrl, still.mediaUrl);
  await cell(3, still.mediaUrl, null);
  const media = () => client.call<unknown>('GET', `/api/projects/${String(id)}/media`);
  const cells = () =>
    client.call<{ homepageGrids: readonly { id: number; position: number }[] }>('GET', '/api/homepagegrid');
  const before = [await everything(client), await media()];
  for (const brought of [reel, still]) {
    await client.undo(await client.remove(`/api/media/${brought.id}`));
    expect([await everything(client), await media()]).toEqual(before);
  }

  const token = await client.remove(`/api/media/${still.id}`);
  expect((await cells()).homepageGrids, 'a cell keeps its other medium').toMatchObject([
    { position: 1, nonHoverMedia: other.mediaUrl, hoverMedia: null },
    { position: 2, nonHoverMedia: other.mediaUrl, hoverMedia: null },
  ]);
  // What has been filled otherwise since stays as it is.
  const kept = (await cells()).homepageGrids[0]?.id ?? 0;
  await client.call('PATCH', `/api/projects/homepagegrid/${String(kept)}`, {
    projectId: id,
    newnonHoverMedia: other.mediaUrl,
    newhoverMedia: (await client.bring(id)).mediaUrl,
  });
  const changed = (await cells()).homepageGrids[0];
  await cell(3, other.mediaUrl, null);
  await client.undo(token);
  expect((await cells()).homepageGrids).toMatchObject([
    { ...changed },
    { position: 2, nonHoverMedia: other.mediaUrl, hoverMedia: still.mediaUrl },
    { position: 3, nonHoverMedia: other.mediaUrl },
  ]);

  const late = await client.remove(`/api/media/${reel.id}`);
  const project = await client.remove(`/api/projects/${String(id)}`);
  expect(await client.undo(late, 409)).toEqual({
    message: 'Its project has been deleted too. Restore that first.',
  });
  await client.undo(project);
  await client.undo(late);
  const files = readdirSync(join(client.provider.folder, 'media')).length;
  await client.remove(`/api/media/${reel.id}`);
  await forgetRevisions(client.provider.data);
  await sweep(client, undoLifetime);
  expect(readdirSync(join(client.provider.folder, 'media')).length).toBe(files - 1);
});

test('what has taken its place since stays', async () => {
  const client = await startClient(false);
  const fields = { grids: [{ gridType: 'G2', position: '1', frames: [] }], grid_0_frame_0_0: film() };
  const [one, other] = [
    await client.create({ title: 'Lamps', ...fields }),
    await client.create({ title: 'Tea', ...fields }),
  ];
  const show = (of: Made, status = 201) =>
    client.call(
      'POST',
      '/api/homepage/headervideos',
      { projectId: of.id, headervideoUrl: of.grids[0]?.frames[0]?.mediaUrl, position: 1 },
      status,
    );
  await show(one);
  const slots = () =>
    client.call<{ headerdata: readonly { id: number; projectId: number }[] }>('GET', '/api/homepage/headervideos');
  const slot = (await slots()).headerdata[0]?.id ?? 0;

  const project = await client.remove(`/api/projects/${String(one.id)}`);
  await show(other);
  const namesake = await client.create({ title: 'Lamps' });
  expect(namesake.slug).toBe('lamps');
  await client.undo(project);
  const { data } = await client.call<{ data: readonly { slug: string }[] }>('GET', '/api/projects');
  expect(data.map(({ slug }) => slug)).toEqual(['lamps-2', 'tea', 'lamps']);
  expect((await slots()).headerdata).toMatchObject([{ projectId: other.id }]);

  const place = (await slots()).headerdata[0]?.id ?? 0;
  expect(place, 'an id is never given twice').not.toBe(slot);
  const cleared = await client.remove(`/api/homepage/headervideos/${String(place)}`);
  await show(one);
  expect(await client.undo(cleared, 409)).toEqual({ message: 'This place has been filled since.' });
  await client.remove(`/api/homepage/headervideos/${String((await slots()).headerdata[0]?.id)}`);
  const last = await client.remove(`/api/projects/${String(other.id)}`);
  await client.undo(cleared, 409);
  await client.call('DELETE', `/api/deleted/${last}`);
  expect(await client.undo(cleared, 410)).toEqual({
    message: 'Its project is no longer stored, so this cannot be restored.',
  });
});

test('a project comes back with the addresses that it had, but for those of others by now', async () => {
  const client = await startClient(false);
  const { id } = await client.create({});
  const edit = await encode(formOf({ title: 'Tide' }));
  const { cookie } = await logIn(client.provider.app);
  await client.provider.app.inject({
    method: 'PATCH',
    url: `/api/projects/${String(id)}/edit`,
    headers: { ...edit.headers, cookie },
    payload: edit.payload,
  });
  const bySlug = async (slug: string) =>
    (await client.call<{ data: { id: number } }>('GET', `/api/project?slug=${slug}`)).data.id;
  expect(await bySlug('untitled')).toBe(id);
  await client.undo(await client.remove(`/api/projects/${String(id)}`));
  expect([await bySlug('untitled'), await bySlug('tide')]).toEqual([id, id]);
  const again = await client.remove(`/api/projects/${String(id)}`);
  const next = await client.create({});
  await client.undo(again);
  expect([await bySlug('untitled'), await bySlug('tide')]).toEqual([next.id, id]);
});

test('a deletion that fails half-way takes nothing, and so does an undo', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Kept', HeaderMedia: picture() });
  const before = await everything(client);
  const { db } = client.provider.data;
  const keepProject = await failOn(db, 'DELETE', 'project');
  await client.call('DELETE', `/api/projects/${String(id)}`, undefined, 500);
  expect(await everything(client)).toEqual(before);
  expect(await db.prepare('SELECT count(*) AS count FROM undo').get()).toEqual({ count: 0 });
  await keepProject();

  const token = await client.remove(`/api/projects/${String(id)}`);
  const without = await everything(client);
  const keepUndo = await failOn(db, 'DELETE', 'undo');
  await client.undo(token, 500);
  expect(await everything(client)).toEqual(without);
  await keepUndo();
  await client.undo(token);
  expect(await everything(client)).toEqual(before);
});

test('files wait for the thirty days, over a restart too, and then go', async () => {
  const client = await startClient(false);
  const { provider } = client;
  const { id } = await client.create({ title: 'Waiting', HeaderMedia: picture() });
  const { id: other } = await client.create({ title: 'Staying', HeaderMedia: picture() });
  const token = await client.remove(`/api/projects/${String(id)}`);
  const files = (): number => readdirSync(join(provider.folder, 'media')).length;
  await sweep(client, undoLifetime - 10_000);
  expect(files()).toBe(2);

  await provider.data.close();
  const reopened = await openDataFolder(provider.folder, provider.databaseUrl);
  expect(files(), 'the next start leaves them').toBe(2);
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
  const services = createServices(reopened.db, reopened.media, Date.now, config);
  await services.atomically(() => services.undoService.restore(token, null));
  expect(await services.projects.seenBy('administrator').list()).toMatchObject([{ id }, { id: other }]);
  await services.atomically(() => services.undoService.record('project', id));
  await services.atomically(async () => {
    await services.media.remove(await services.projects.mediaIds(id));
    await services.projects.remove(id);
  });
  await removeExpired({ ...services, clock: () => Date.now() + undoLifetime });
  expect(files(), 'only what still has a record').toBe(1);
  await reopened.db.exec('UPDATE undo SET expires_at = 0');
  await reopened.close();
  await (await openDataFolder(provider.folder, provider.databaseUrl)).close();
  expect(files()).toBe(1);
});

test('after thirty days it is too late', async () => {
  const client = await startClient(false);
  const { data } = await client.call<{ data: { id: number } }>('POST', '/api/category', { name: 'Signs' }, 201);
  const token = await client.remove(`/api/category/${String(data.id)}`);
  await client.wait(undoLifetime);
  expect(await client.undo(token, 410)).toEqual({ message: 'This can no longer be undone.' });
});
