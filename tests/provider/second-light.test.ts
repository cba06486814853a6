/** A second light goes wherever its file goes, and comes back with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '../../provider/src/backup/create.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { exportData } from '../../provider/src/exported-data/export.ts';
import { importData } from '../../provider/src/exported-data/import.ts';
import { describeFiles } from '../../provider/src/repositories/file-uses.ts';
import { elsewhereOf } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';
import { revisionsOf } from './support/history.ts';
import { temporaryFolder } from './support/process.ts';

interface Details {
  readonly alt: string | null;
  readonly dark?: { readonly mediaUrl: string; readonly mediaType: string; readonly details: { readonly alt: string } };
}
interface Shown {
  readonly HeaderMedia: string;
  readonly details: Details;
  readonly grids: readonly { readonly frames: readonly { readonly mediaUrl: string; readonly details: Details }[] }[];
}

const month = 31 * 24 * 60 * 60_000;
const grids = [{ gridType: 'G2', position: '1', frames: [] }];
const onDisk = ({ provider }: Client, path = ''): boolean => existsSync(join(provider.folder, path));

async function read({ call }: Client, id: number): Promise<Shown> {
  return (await call<{ data: Shown }>('GET', `/api/project?id=${String(id)}/edit`)).data;
}

const set = ({ send }: Client, path: string, file: File, status = 200) =>
  send<{ undo: string; data: Details }>('PUT', '/api/second-light', { path, file }, status);
const drop = ({ call }: Client, path: string, status = 200) =>
  call<{ undo: string; data: Details }>('DELETE', `/api/second-light?path=${path}`, undefined, status);

/** A project whose header is a picture with a second light, and in whose grid a film has one. */
async function studio() {
  const client = await startClient(false);
  const { id, slug } = await client.create({
    title: 'Salt',
    grids,
    HeaderMedia: picture('day.png'),
    dark_HeaderMedia: picture('night.png'),
    grid_0_frame_0_0: film('day.mp4'),
    dark_grid_0_frame_0_0: film('night.mp4'),
  });
  const project = await read(client, id);
  const [frame] = project.grids[0]?.frames ?? [];
  return {
    client,
    id,
    slug,
    header: project.HeaderMedia,
    dark: project.details.dark?.mediaUrl ?? '',
    frame: frame?.mediaUrl ?? '',
    darkFrame: frame?.details.dark?.mediaUrl ?? '',
  };
}

test('a form brings a file with its second light, and visitors are sent both', async () => {
  const { client, slug, header, dark, frame, darkFrame } = await studio();
  expect(new Set([header, dark, frame, darkFrame]).size).toBe(4);
  const { app } = client.provider;
  const { data } = (await app.inject({ url: `/api/project?slug=${slug}` })).json<{ data: Shown }>();
  expect(data.details.dark).toMatchObject({ mediaUrl: dark, mediaType: 'IMAGE' });
  expect(data.grids[0]?.frames[0]?.details.dark).toMatchObject({ mediaUrl: darkFrame, mediaType: 'VIDEO' });
  for (const path of [dark, darkFrame]) expect((await app.inject({ url: `/${path}` })).statusCode).toBe(200);
});

test('what is hidden hides its second light', async () => {
  const { client, id, dark } = await studio();
  await client.send('PATCH', `/api/projects/${String(id)}/edit`, { visibility: 'draft' });
  expect((await client.provider.app.inject({ url: `/${dark}` })).statusCode).toBe(404);
});

test('a stored file is given another, and each is undone and done again', async () => {
  const { client, id, header, dark } = await studio();
  const darkOf = async () => (await read(client, id)).details.dark?.mediaUrl;
  const again = await set(client, header, picture('evening.png'));
  const other = again.data.dark?.mediaUrl ?? '';
  expect(await darkOf()).toBe(other);
  expect(other).not.toBe(dark);
  const back = await client.undo(again.undo);
  expect(await darkOf()).toBe(dark);
  await client.undo(back.undo ?? '');
  expect(await darkOf()).toBe(other);
  const { undo, data } = await drop(client, header);
  expect(data.dark).toBeUndefined();
  expect(await darkOf()).toBeUndefined();
  await client.undo(undo);
  expect(await darkOf()).toBe(other);
  await forgetRevisions(client.provider.data);
  await sweep(client, month);
  expect([onDisk(client, dark), onDisk(client, other)]).toEqual([false, true]);
});

test('it is described and kept in view by itself', async () => {
  const { client, id, dark } = await studio();
  await client.call('PATCH', '/api/media-details', { path: dark, alt: 'The sign lit', focus: { x: 0.1, y: 0.9 } });
  const { details } = await read(client, id);
  expect(details.alt).toBe(null);
  expect(details.dark?.details).toMatchObject({ alt: 'The sign lit', focus: { x: 0.1, y: 0.9 } });
});

test('it is refused where it cannot be, and nothing of it stays', async () => {
  const { client, header, dark, frame, darkFrame } = await studio();
  await set(client, header, film(), 400);
  await set(client, frame, picture(), 400);
  await set(client, dark, picture(), 409);
  await set(client, 'media/000000000000000000000000.jpg', picture(), 404);
  await drop(client, dark, 404);
  await client.send('POST', '/api/media-replacements', { path: header, file: film() }, 400);
  await client.send('POST', '/api/projects', { title: 'Lost', dark_HeaderMedia: picture() }, 400);
  await client.send('POST', '/api/projects', { title: 'Other', HeaderMedia: picture(), dark_HeaderMedia: film() }, 400);
  const uses = await describeFiles(
    client.provider.data.db,
    [dark, darkFrame].map((path) => path.replace('media/', '')),
  );
  expect(uses.map(({ uses: [use] }) => use)).toEqual([
    'second light of a file, project Salt: header',
    'second light of a file, project Salt: grid 1, frame 1',
  ]);
});

test('it stays when its file is replaced everywhere, and when that is undone', async () => {
  const { client, id, header, dark } = await studio();
  const replaced = await client.send<{ undo: string }>(
    'POST',
    '/api/media-replacements',
    { path: header, file: picture('noon.png') },
    200,
  );
  expect((await read(client, id)).details.dark?.mediaUrl).toBe(dark);
  await client.undo(replaced.undo);
  expect(await read(client, id)).toMatchObject({ HeaderMedia: header, details: { dark: { mediaUrl: dark } } });
});

test('a deleted project, a copy and a story bring theirs along', async () => {
  const { client, id, header, dark, darkFrame } = await studio();
  const copy = await client.call<{ data: { id: number } }>(
    'POST',
    `/api/projects/${String(id)}/duplicate`,
    undefined,
    201,
  );
  const own = await read(client, copy.data.id);
  expect(own.details.dark?.mediaUrl).toMatch(/^media\/[0-9a-f]{24}\.jpg$/);
  expect(own.details.dark?.mediaUrl).not.toBe(dark);
  expect(onDisk(client, own.details.dark?.mediaUrl)).toBe(true);

  await client.send('POST', '/api/stories', {
    title: 'Sun',
    authorname: 'Bo',
    content: `Before.\n\n![A sign](/${header})\n\nAfter.`,
    contentFormat: 'markdown',
  });
  // The story keeps the header, and its second light with it, while the project goes.
  const deletion = await client.remove(`/api/projects/${String(id)}`);
  const told = await client.call<{ richContent: readonly { details?: Details }[] }>('GET', '/api/stories/1');
  expect(told.richContent.find(({ details }) => details !== undefined)?.details?.dark?.mediaUrl).toBe(dark);
  const story = await client.remove('/api/stories/1');
  await client.undo(deletion);
  expect((await read(client, id)).details.dark?.mediaUrl).toBe(dark);
  expect((await read(client, id)).grids[0]?.frames[0]?.details.dark?.mediaUrl).toBe(darkFrame);
  await client.undo(story);
  expect((await read(client, id)).details.dark?.mediaUrl).toBe(dark);
});

test('a former state brings its own back', async () => {
  const { client, id, header, dark } = await studio();
  await client.call('PATCH', '/api/media-details', { path: dark, alt: 'Lit' });
  await client.send('PATCH', `/api/projects/${String(id)}/edit`, { title: 'Salt Museum' });
  const [, first] = await revisionsOf(client, 'project', id);
  const other = (await set(client, header, picture('evening.png'))).data.dark?.mediaUrl ?? '';
  await client.send('PATCH', `/api/projects/${String(id)}/edit`, { title: 'Museum', HeaderMedia: picture('new.png') });
  expect((await read(client, id)).details.dark).toBeUndefined();
  const restored = await client.call<{ undo: string }>('POST', `/api/revisions/${String(first?.id)}/restore`);
  expect((await read(client, id)).details.dark).toMatchObject({ mediaUrl: dark, details: { alt: 'Lit' } });
  await client.undo(restored.undo);
  expect((await read(client, id)).details.dark).toBeUndefined();
  const known = await revisionsOf(client, 'project', id);
  expect(known.length).toBeGreaterThan(3);
  // The one that nobody saved a state with can be had from the states that were found.
  expect(onDisk(client, other)).toBe(true);
});

test('exported data and a backup take it along', async () => {
  const { client, dark, darkFrame } = await studio();
  const { provider } = client;
  const place = temporaryFolder();
  const [folder, imported] = [join(place, 'data'), join(place, 'imported')];
  const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'restored')];
  await exportData(provider.folder, folder, elsewhereOf(provider.data));
  await importData(folder, imported);
  await createBackup(provider.folder, archive, elsewhereOf(provider.data));
  await restoreBackup(archive, restored);
  for (const target of [imported, restored]) {
    const data = await openDataFolder(target);
    const lights = (await data.db.prepare('SELECT file FROM second_light JOIN media ON media.id = media_id').all()).map(
      ({ file }) => `media/${String(file)}`,
    );
    await data.close();
    expect(lights.toSorted()).toEqual([dark, darkFrame].toSorted());
    for (const path of lights) expect(existsSync(join(target, path))).toBe(true);
  }
});
