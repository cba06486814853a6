import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { film, picture, smallFilm } from '../contract/support/provider.ts';
import { startClient, sweep } from './support/client.ts';
import type { Client, Made } from './support/client.ts';

interface Rendition {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly type: string;
}
interface Written {
  readonly data: { readonly renditions: readonly Rendition[] };
}

const demo = new URL('../../provider/demo-content/', import.meta.url);
const read = (path: string): File =>
  new File([new Uint8Array(readFileSync(new URL(path, demo)))], path.split('/').pop() ?? '');

const withFilm = { grids: [{ gridType: 'G2', position: '1', frames: [] }], grid_0_frame_0_0: film() };
const pathOf = (made: Made): string => made.grids[0]?.frames[0]?.mediaUrl ?? '';
const filesOf = ({ provider }: Client): number => readdirSync(join(provider.folder, 'media')).length;
const give = ({ send }: Client, path: string, rendition: File, status?: number) =>
  send<Written & { readonly message: string }>('PUT', '/api/renditions', { path, film: rendition }, status);
const lacking = async ({ call }: Client) =>
  (
    await call<{ data: readonly { path: string; name: string; projectId: number }[] }>(
      'GET',
      '/api/films-without-renditions',
    )
  ).data;
const detailsOf = async ({ call }: Client, { id }: Made): Promise<readonly Rendition[]> => {
  const { media } = await call<{ media: readonly { details: { renditions: readonly Rendition[] } }[] }>(
    'GET',
    `/api/projects/${String(id)}/media`,
  );
  return media[0]?.details.renditions ?? [];
};

test('a film is listed until it has a rendition, which is served as any file and shown to everybody', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: picture(), ...withFilm });
  expect(await lacking(client)).toMatchObject([
    { path: pathOf(project), name: 'film.mp4', projectId: project.id, details: { renditions: [] } },
  ]);

  const { data } = await give(client, pathOf(project), smallFilm());
  expect(data.renditions).toEqual([
    {
      path: expect.stringMatching(/^media\/[0-9a-f]+\.mp4$/),
      width: 1280,
      height: 720,
      bytes: smallFilm().size,
      type: 'video/mp4',
    },
  ]);
  expect(await lacking(client)).toEqual([]);
  const shown = await client.provider.app.inject({ url: `/api/project?slug=${project.slug}` });
  expect(shown.json()).toMatchObject({
    data: { grids: [{ frames: [{ details: { renditions: data.renditions } }] }] },
  });

  const { path = '' } = data.renditions[0] ?? {};
  const part = await client.provider.app.inject({ url: `/${path}`, headers: { range: 'bytes=0-99' } });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([206, 'video/mp4', 100]);
});

test('one of the same height takes the place of the one before, whose file goes', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', ...withFilm });
  const first = await give(client, pathOf(project), smallFilm());
  const files = filesOf(client);
  const second = await give(client, pathOf(project), smallFilm());
  expect(second.data.renditions).toHaveLength(1);
  expect(second.data.renditions[0]?.path).not.toBe(first.data.renditions[0]?.path);
  expect(filesOf(client)).toBe(files);
  const { statusCode } = await client.provider.app.inject({ url: `/${first.data.renditions[0]?.path ?? ''}` });
  expect(statusCode).toBe(404);
});

test('what cannot stand for the film is refused, and nothing stays behind', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: picture(), ...withFilm });
  const path = pathOf(project);
  const files = filesOf(client);
  const { headerMedia } = await client.call<{ headerMedia: string }>(
    'GET',
    `/api/projects/${String(project.id)}/media`,
  );

  const why = async (rendition: File, status: number, of = path): Promise<string> =>
    (await give(client, of, rendition, status)).message;
  expect(await why(film(), 400)).toBe('A rendition must have fewer bytes than its film.');
  expect(await why(read('renditions/year-of-rain/counting-rain.mp4'), 200)).toBe('Rendition saved.');
  expect(await why(read('media/tilde/eight-marks.mp4'), 400)).toBe('A rendition cannot be larger than its film.');
  expect(await why(read('renditions/tarini/weight-wave.mp4'), 400)).toBe('A rendition must be as long as its film.');
  expect(await why(read('media/salt-museum/moving-grains.webm'), 415)).toBe(
    'A rendition must be an MP4 film of H.264.',
  );
  expect(await why(picture(), 415)).toBe('A rendition must be an MP4 film of H.264.');
  expect(await why(smallFilm(), 400, headerMedia)).toBe('Only a film has renditions.');
  expect(await why(smallFilm(), 404, 'media/none.mp4')).toBe('There is no such file.');
  const [one] = await detailsOf(client, project);
  expect(await why(smallFilm(), 400, one?.path)).toBe('This file is a rendition itself.');
  expect(filesOf(client)).toBe(files + 1);
});

test('an H.265 film is no rendition, though it is MP4', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', ...withFilm });
  const bytes = Buffer.from(await smallFilm().arrayBuffer());
  const at = bytes.indexOf('avc1', bytes.indexOf('stsd'));
  bytes.write('hvc1', at, 'latin1');
  const other = new File([new Uint8Array(bytes)], 'small.mp4');
  expect((await give(client, pathOf(project), other, 415)).message).toBe('A rendition must be an MP4 film of H.264.');
});

test('a film that needs no rendition is recorded as such', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', ...withFilm });
  expect(await lacking(client)).toHaveLength(1);
  await client.send('PUT', '/api/renditions', { path: pathOf(project) });
  expect(await lacking(client)).toEqual([]);
  expect(await detailsOf(client, project)).toEqual([]);
});

test('only who is logged in may give one or see the list', async () => {
  const { provider } = await startClient(false);
  const list = await provider.app.inject({ url: '/api/films-without-renditions' });
  const put = await provider.app.inject({ method: 'PUT', url: '/api/renditions', payload: {} });
  expect([list.statusCode, put.statusCode]).toEqual([401, 401]);
});

test('it is deleted with its film, put back with it, and gone for good when that can no longer be undone', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', ...withFilm });
  const brought = await client.bring(project.id);
  await give(client, pathOf(project), smallFilm());
  await give(client, brought.mediaUrl, smallFilm());
  const files = filesOf(client);

  const looseUndo = await client.remove(`/api/media/${brought.id}`);
  const projectUndo = await client.remove(`/api/projects/${String(project.id)}`);
  expect(filesOf(client)).toBe(files);
  const { data: deleted } = await client.call<{ data: readonly { files: number }[] }>('GET', '/api/deleted');
  // What was brought, not what was made from it.
  expect(deleted.map((one) => one.files)).toEqual([1, 1]);

  await client.undo(projectUndo);
  await client.undo(looseUndo);
  expect(await detailsOf(client, project)).toHaveLength(1);
  expect(await lacking(client)).toEqual([]);

  await client.remove(`/api/projects/${String(project.id)}`);
  await sweep(client, 31 * 24 * 60 * 60_000);
  expect(filesOf(client)).toBe(0);
});

test('the file of a rendition outlives a start', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', ...withFilm });
  await give(client, pathOf(project), smallFilm());
  const files = filesOf(client);
  await client.provider.data.close();
  await (await openDataFolder(client.provider.folder, client.provider.databaseUrl)).close();
  expect(filesOf(client)).toBe(files);
});

test('every film of the demo that is wider than a phone’s has a rendition', { tags: 'long' }, async () => {
  const client = await startClient(true);
  expect((await lacking(client)).map(({ name }) => name)).toEqual([]);
});
