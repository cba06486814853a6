import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '../../provider/src/backup/create.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { elsewhereOf } from '../contract/support/database.ts';
import { film, logIn, picture } from '../contract/support/provider.ts';
import { forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client, Made } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

interface Original {
  readonly id: number;
  readonly path: string;
  readonly name: string | null;
  readonly bytes: number;
  readonly projectId: number | null;
}

/** With a box that says where it was taken: what visitors are sent loses it. */
const content = Buffer.concat([Buffer.from('\0\0\0\x10udta+28.5826', 'latin1'), randomBytes(5000)]);
/** What a camera wrote, as far as it can be told by its first bytes. */
const camera = (name = 'Nadi “master”, señal.mov'): File =>
  new File([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), content], name, { type: 'video/quicktime' });

const grids = [{ gridType: 'G2', position: '1', frames: [] }];
const withOriginal = { title: 'Nadi', grids, grid_0_frame_0_0: film(), original_grid_0_frame_0_0: camera() };
const pathOf = (made: Made): string => made.grids[0]?.frames[0]?.mediaUrl ?? '';
const filesOf = ({ provider }: Client): readonly string[] => readdirSync(join(provider.folder, 'media'));
const list = async ({ call }: Client): Promise<readonly Original[]> =>
  (await call<{ data: readonly Original[] }>('GET', '/api/originals')).data;
const originalOf = async (client: Client): Promise<Original> => {
  const [first] = await list(client);
  if (first === undefined) throw new Error('There is no original.');
  return first;
};
const fileOf = async (client: Client): Promise<string> => {
  const { bytes } = await originalOf(client);
  const { folder } = client.provider;
  return filesOf(client).find((name) => statSync(join(folder, 'media', name)).size === bytes) ?? '';
};

test('an original is stored beside its film, listed, and downloaded under its own name, to the byte', async () => {
  const client = await startClient(false);
  const made = await client.create({ ...withOriginal, HeaderMedia: film(), original_HeaderMedia: camera('head.mov') });
  const [inGrid, header] = (await list(client)).toSorted(
    (one, other) => Number(one.name === 'head.mov') - Number(other.name === 'head.mov'),
  );
  expect(inGrid).toMatchObject({ path: pathOf(made), name: camera().name, bytes: camera().size, projectId: made.id });
  expect(header).toMatchObject({ name: 'head.mov', projectId: made.id });

  const { cookie } = await logIn(client.provider.app);
  const url = `/api/originals/${String(inGrid?.id)}`;
  const whole = await client.provider.app.inject({ url, headers: { cookie } });
  expect(whole.rawPayload.equals(Buffer.from(await camera().arrayBuffer()))).toBe(true);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/quicktime',
    'content-disposition': "attachment; filename*=UTF-8''Nadi%20%E2%80%9Cmaster%E2%80%9D%2C%20se%C3%B1al.mov",
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
  const part = await client.provider.app.inject({ url, headers: { cookie, range: 'bytes=0-3' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
});

test('nobody else finds it: not by its address, not under its name as a media file, not in what visitors read', async () => {
  const client = await startClient(false);
  const made = await client.create(withOriginal);
  const { id, name } = await originalOf(client);
  const visit = (url: string) => client.provider.app.inject({ url });
  expect((await visit(`/api/originals/${String(id)}`)).statusCode).toBe(401);
  expect((await visit('/api/originals')).statusCode).toBe(401);
  expect((await client.provider.app.inject({ method: 'DELETE', url: `/api/originals/${String(id)}` })).statusCode).toBe(
    401,
  );
  const file = await fileOf(client);
  expect(file).toMatch(/\.mov$/);
  const { cookie } = await logIn(client.provider.app);
  for (const headers of [{}, { cookie }])
    for (const ending of ['', '.share.jpg'])
      expect((await client.provider.app.inject({ url: `/media/${file}${ending}`, headers })).statusCode).toBe(404);
  for (const url of ['/api/projects', `/api/project?slug=${made.slug}`]) {
    const { body } = await visit(url);
    expect([body.includes(file), body.includes(name ?? '')], url).toEqual([false, false]);
  }
});

test('a file chosen for the home page brings its original too', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Nadi' });
  const form = { file: film(), original_file: camera() };
  const { data } = await client.send<{ data: { mediaUrl: string } }>('POST', `/api/projects/${String(id)}/media`, form);
  expect(await list(client)).toMatchObject([{ path: data.mediaUrl, projectId: id }]);
});

test('what is no film, or stands beside none, is refused, and nothing stays behind', async () => {
  const client = await startClient(false);
  const send = async (fields: object, status: number) =>
    (await client.send('POST', '/api/projects', { title: 'Nadi', grids, ...fields }, status)).message;
  expect(await send({ grid_0_frame_0_0: film(), original_grid_0_frame_0_0: picture('a.jpg') }, 415)).toBe(
    'a.jpg is not a film.',
  );
  expect(await send({ grid_0_frame_0_0: picture(), original_grid_0_frame_0_0: camera() }, 400)).toBe(
    'Only a film has an original.',
  );
  expect(await send({ original_grid_0_frame_0_0: camera() }, 400)).toBe(
    'There is no film for the original "original_grid_0_frame_0_0".',
  );
  expect(await send({ HeaderMedia: '', original_HeaderMedia: camera() }, 400)).toContain('There is no film');
  await send({ original_somewhere: camera() }, 400);
  expect(filesOf(client)).toEqual([]);
  expect(readdirSync(join(client.provider.folder, 'incoming'))).toEqual([]);
});

test('it goes with its film and comes back with it; when that can no longer be undone its file is gone', async () => {
  const client = await startClient(false);
  const made = await client.create(withOriginal);
  const original = await originalOf(client);
  const files = filesOf(client);

  const undo = await client.remove(`/api/projects/${String(made.id)}`);
  expect(await list(client)).toEqual([]);
  expect(filesOf(client)).toEqual(files);
  const { data: deleted } = await client.call<{ data: readonly { files: number; bytes: number }[] }>(
    'GET',
    '/api/deleted',
  );
  expect(deleted).toMatchObject([{ files: 2, bytes: film().size + camera().size }]);
  await client.undo(undo);
  expect(await list(client)).toEqual([original]);

  const brought = await client.send<{ data: { id: string } }>('POST', `/api/projects/${String(made.id)}/media`, {
    file: film(),
    original_file: camera(),
  });
  const looseUndo = await client.remove(`/api/media/${brought.data.id}`);
  expect(await list(client)).toHaveLength(1);
  await client.undo(looseUndo);
  expect(await list(client)).toHaveLength(2);

  await client.remove(`/api/projects/${String(made.id)}`);
  await sweep(client, 31 * 24 * 60 * 60_000);
  expect(filesOf(client)).toEqual([]);
});

test('a film that another takes the place of takes its original along', async () => {
  const client = await startClient(false);
  const made = await client.create(withOriginal);
  const frames: readonly unknown[] = [];
  const change = { title: 'Nadi', grids: [{ gridType: 'G2', position: '1', frames }], grid_0_frame_0_0: film() };
  await client.send('PATCH', `/api/projects/${String(made.id)}/edit`, change);
  expect(await list(client)).toEqual([]);
  // Both stay for as long as a revision has the film.
  expect(filesOf(client)).toHaveLength(3);
  await forgetRevisions(client.provider.data);
  await sweep(client, 0);
  expect(filesOf(client)).toHaveLength(1);
});

test('it can be deleted by itself, and put back; not beside a film that has gone', async () => {
  const client = await startClient(false);
  const made = await client.create(withOriginal);
  const original = await originalOf(client);
  const undo = await client.remove(`/api/originals/${String(original.id)}`);
  expect(await list(client)).toEqual([]);
  await client.call('DELETE', `/api/originals/${String(original.id)}`, undefined, 404);
  expect((await client.call<{ data: unknown }>('GET', '/api/deleted')).data).toMatchObject([
    { kind: 'original', title: original.name, files: 1, bytes: original.bytes },
  ]);
  await client.undo(undo);
  expect(await list(client)).toEqual([original]);

  const again = await client.remove(`/api/originals/${String(original.id)}`);
  const project = await client.remove(`/api/projects/${String(made.id)}`);
  expect((await client.undo(again, 409)).message).toBe('Its film has been deleted too. Restore that first.');
  await client.undo(project);
  await client.undo(again);
  expect(await list(client)).toEqual([original]);

  const last = await client.remove(`/api/originals/${String(original.id)}`);
  await client.call('DELETE', `/api/deleted/${last}`);
  expect(filesOf(client)).toHaveLength(1);
});

test('a start leaves it alone, and a backup holds it, and what was deleted of it', async () => {
  const client = await startClient(false);
  await client.create(withOriginal);
  await client.create({ ...withOriginal, title: 'Second' });
  await client.remove(`/api/originals/${String((await originalOf(client)).id)}`);
  const files = filesOf(client).toSorted();
  expect(files).toHaveLength(4);
  const place = temporaryFolder();
  expect(
    await createBackup(client.provider.folder, join(place, 'a.tar'), elsewhereOf(client.provider.data)),
  ).toMatchObject({ files: 4 });
  await client.provider.data.close();
  await (await openDataFolder(client.provider.folder, client.provider.databaseUrl)).close();
  expect(filesOf(client).toSorted()).toEqual(files);
  await restoreBackup(join(place, 'a.tar'), join(place, 'data'));
  expect(readdirSync(join(place, 'data', 'media')).toSorted()).toEqual(files);
});
