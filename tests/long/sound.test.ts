import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFilmConverter } from '../../provider/src/media/film-converter.ts';
import { inspectFile } from '../../provider/src/media/inspect.ts';
import { noteSound } from '../../provider/src/media/note-sound.ts';
import { createRepositories } from '../../provider/src/repositories/index.ts';
import { mainTarget, phoneTarget } from '../../provider/src/rules/film-versions.ts';
import { film, picture, smallFilm } from '../contract/support/provider.ts';
import { startClient } from '../provider/support/client.ts';
import type { Client, Made } from '../provider/support/client.ts';
import { ffmpeg } from '../provider/support/ffmpeg.ts';
import { temporaryFolder } from '../provider/support/process.ts';

const pathTo = (name: string): string => fileURLToPath(new URL(`../../e2e/fixtures/films/${name}`, import.meta.url));
const fixture = (name: string): File => new File([new Uint8Array(readFileSync(pathTo(name)))], name);
const factsOf = (path: string) => inspectFile({ path, bytes: readFileSync(path).length });

interface Details {
  readonly hasSound?: boolean;
  readonly sound?: boolean;
  readonly alt?: string | null;
  readonly renditions: readonly { readonly hasSound?: boolean }[];
}
interface Shown {
  readonly data: {
    readonly details: Details;
    readonly HeaderMedia: string;
    readonly grids: readonly { readonly frames: readonly { readonly details: Details }[] }[];
  };
}

const shown = async ({ provider }: Client, { slug }: Pick<Made, 'slug'>) => {
  const { data } = (await provider.app.inject({ url: `/api/project?slug=${slug}` })).json<Shown>();
  return { path: data.HeaderMedia, header: data.details, frames: data.grids[0]?.frames.map(({ details }) => details) };
};
const tell = ({ call }: Client, path: string, sound: boolean, status?: number) =>
  call<{ readonly message: string; readonly data: Details }>('PATCH', '/api/media-details', { path, sound }, status);
const lacking = async ({ call }: Client) =>
  (await call<{ data: readonly unknown[] }>('GET', '/api/films-without-renditions')).data.length;

test.each([
  ['heard.mp4', true],
  ['sound.mov', true],
  ['heard.webm', true],
  ['h264.mov', false],
  ['uhd.mp4', false],
  // No browser plays it.
  ['pcm.mov', false],
  ['corrupt.mov', false],
])('whether %s can be heard is found in the file: %s', async (name, hasSound) => {
  expect(await factsOf(pathTo(name))).toMatchObject({ hasSound });
});

test('a film of a form may be heard where the form says so, and only if it has sound', async () => {
  const client = await startClient(false);
  const project = await client.create({
    title: 'Nadi',
    HeaderMedia: fixture('heard.mp4'),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: fixture('heard.webm'),
    grid_0_frame_1_0: fixture('h264.mov'),
    sound: ['HeaderMedia', 'grid_0_frame_1_0'],
  });
  const { header, frames } = await shown(client, project);
  expect(header).toMatchObject({ hasSound: true, sound: true });
  expect(frames).toMatchObject([{ hasSound: true, sound: false }, {}]);
  expect(frames?.[1]).not.toHaveProperty('sound');
});

test('afterwards it is said of the file, which keeps its alt text; what has no sound is refused', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: fixture('heard.mp4') });
  const { path, header } = await shown(client, project);
  expect(header).toMatchObject({ hasSound: true, sound: false });
  await client.call('PATCH', '/api/media-details', { path, alt: 'A river' });
  expect(await tell(client, path, true)).toMatchObject({
    message: 'Saved.',
    data: { hasSound: true, sound: true, alt: 'A river' },
  });
  expect((await shown(client, project)).header).toMatchObject({ sound: true });
  expect((await tell(client, path, false)).data).toMatchObject({ hasSound: true, sound: false });
  const still = await client.create({ title: 'Ritu', HeaderMedia: picture() });
  const silent = (await shown(client, still)).path;
  expect((await tell(client, silent, true, 400)).message).toBe('This file has no sound.');
});

test('it comes back with Undo, goes into copies, and stays when another file takes its place', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: fixture('heard.mp4'), sound: ['HeaderMedia'] });
  await client.undo(await client.remove(`/api/projects/${String(project.id)}`));
  const { path, header } = await shown(client, project);
  expect(header).toMatchObject({ hasSound: true, sound: true });

  const copied = await client.call<{ data: Made }>('POST', `/api/projects/${String(project.id)}/duplicate`, {}, 201);
  const copy = await client.call<Shown>('GET', `/api/project?id=${String(copied.data.id)}/edit`);
  expect(copy.data.details).toMatchObject({ hasSound: true, sound: true });

  const replaced = await client.send<{ readonly undo: string; readonly data: { readonly details: Details } }>(
    'POST',
    '/api/media-replacements',
    { path, file: film() },
    200,
  );
  expect(replaced.data.details).not.toHaveProperty('hasSound');
  await client.undo(replaced.undo);
  expect((await shown(client, project)).header).toMatchObject({ hasSound: true, sound: true });

  const before = await shown(client, project);
  const quiet = await client.send<{ readonly undo: string; readonly data: { readonly details: Details } }>(
    'POST',
    '/api/media-replacements',
    { path: before.path, file: fixture('sound.mov'), sound: 'off' },
    200,
  );
  expect(quiet.data.details).toMatchObject({ hasSound: true, sound: false });
  await client.undo(quiet.undo);
  expect((await shown(client, project)).header).toMatchObject({ hasSound: true, sound: true });
});

test('a film that was stored before anybody asked is looked at', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: fixture('heard.mp4') });
  const { db, media: store } = client.provider.data;
  await db.exec('UPDATE media SET has_sound = NULL');
  const { media } = createRepositories(db, Date.now);
  expect([(await shown(client, project)).header, (await media.unheard()).length]).toMatchObject([{}, 1]);
  await noteSound({ media, store });
  expect(await media.unheard()).toEqual([]);
  expect((await client.call<Shown>('GET', `/api/project?id=${String(project.id)}/edit`)).data.details).toMatchObject({
    hasSound: true,
    sound: false,
  });
});

test('where a film may be heard, a silent rendition counts for none', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Nadi', HeaderMedia: film() });
  const { path } = await shown(client, project);
  await client.send('PUT', '/api/renditions', { path, film: smallFilm() });
  expect(await lacking(client)).toBe(0);
  // As if the film had sound.
  await client.provider.data.db.exec('UPDATE media SET has_sound = 1 WHERE id NOT IN (SELECT media_id FROM rendition)');
  expect(await lacking(client)).toBe(0);
  await tell(client, path, true);
  expect(await lacking(client)).toBe(1);
  await client.provider.data.db.exec('UPDATE media SET has_sound = 1');
  expect(await lacking(client)).toBe(0);
  expect((await shown(client, project)).header.renditions).toMatchObject([{ hasSound: true }]);
});

test.runIf(ffmpeg === 'ffmpeg')(
  'FFmpeg keeps the sound as AAC where that is wished, and only there',
  async () => {
    const films = createFilmConverter(ffmpeg, temporaryFolder());
    onTestFinished(() => films.close());
    for (const name of ['sound.mov', 'pcm.mov', 'heard.webm', 'h264.mov']) {
      const source = { path: pathTo(name), extension: name.slice(name.lastIndexOf('.') + 1) };
      const facts = await factsOf(source.path);
      if (facts === null) throw new Error(`${name} is no film.`);
      const heard = await films.convert(source, mainTarget(facts, true));
      expect([name, heard?.facts.hasSound, heard?.facts.coding]).toEqual([name, name !== 'h264.mov', 'avc1']);
      const target = phoneTarget(facts, false);
      if (target === null) throw new Error(`${name} is too long.`);
      expect((await films.convert(source, target))?.facts.hasSound).toBe(false);
    }
  },
  60_000,
);
