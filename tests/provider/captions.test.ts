/** A film's captions go wherever the film goes, and come back with it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '../../provider/src/backup/create.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { exportData } from '../../provider/src/exported-data/export.ts';
import { importData } from '../../provider/src/exported-data/import.ts';
import { elsewhereOf } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { revisionsOf } from './support/history.ts';
import { temporaryFolder } from './support/process.ts';

interface Shown {
  readonly HeaderMedia: string;
  readonly details: { readonly captions?: string };
}

const vtt = (words: string) => `WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n${words}\n`;

async function read({ call }: Client, id: number): Promise<Shown> {
  return (await call<{ data: Shown }>('GET', `/api/project?id=${String(id)}/edit`)).data;
}

const set = ({ call }: Client, path: string, captions: string | null, status = 200) =>
  call<{ undo: string; data: { captions?: string } }>('PATCH', '/api/media-details', { path, captions }, status);

async function studio() {
  const client = await startClient(false);
  const { id, slug } = await client.create({ title: 'Rain', HeaderMedia: film('rain.mp4') });
  const header = (await read(client, id)).HeaderMedia;
  const { undo, data } = await set(client, header, vtt('It rains.'));
  return { client, id, slug, header, undo, captions: data.captions ?? '' };
}

const wordsAt = async ({ provider }: Client, path: string) => {
  const { statusCode, headers, body } = await provider.app.inject({ url: `/${path}` });
  return [statusCode, headers['content-type'], headers['cache-control'], body];
};

test('visitors are sent them for good, at an address that other captions do not have', async () => {
  const { client, slug, header, captions } = await studio();
  const { app } = client.provider;
  const { data } = (await app.inject({ url: `/api/project?slug=${slug}` })).json<{ data: Shown }>();
  expect(data.details.captions).toBe(captions);
  expect(captions).toMatch(new RegExp(`^${header}\\.[0-9a-f]{12}\\.vtt$`));
  expect(await wordsAt(client, captions)).toEqual([
    200,
    'text/vtt; charset=utf-8',
    'public, max-age=31536000, immutable',
    vtt('It rains.'),
  ]);
  // As an editor of another system writes it.
  const other = (await set(client, header, `\uFEFF${vtt('It pours.').replaceAll('\n', '\r\n')}`)).data.captions ?? '';
  expect(other).not.toBe(captions);
  expect((await wordsAt(client, other)).at(-1)).toBe(vtt('It pours.'));
  expect((await wordsAt(client, captions))[0]).toBe(404);
});

test('what is hidden hides its captions', async () => {
  const { client, id, captions } = await studio();
  await client.send('PATCH', `/api/projects/${String(id)}/edit`, { visibility: 'draft' });
  expect((await wordsAt(client, captions))[0]).toBe(404);
});

test('each change is undone and done again', async () => {
  const { client, id, header, undo, captions } = await studio();
  const now = async () => (await read(client, id)).details.captions;
  const back = await client.undo(undo);
  expect(await now()).toBeUndefined();
  await client.undo(back.undo ?? '');
  expect(await now()).toBe(captions);
  const removed = await set(client, header, null);
  expect(await now()).toBeUndefined();
  await client.undo(removed.undo);
  expect(await now()).toBe(captions);
});

test('a change to a film that is deleted is undone once the film is back', async () => {
  const { client, id, header, undo, captions } = await studio();
  const removed = await set(client, header, null);
  const deleted = await client.remove(`/api/projects/${String(id)}`);
  expect(await client.undo(removed.undo, 409)).toEqual({
    message: 'This file has been deleted since. Restore that first.',
  });
  await client.undo(deleted);
  await client.undo(removed.undo);
  expect((await read(client, id)).details.captions).toBe(captions);
  await client.undo(undo);
  expect((await read(client, id)).details.captions).toBeUndefined();
});

test('what no browser would show is refused, and so are captions of a picture', async () => {
  const { client, id, header, captions } = await studio();
  for (const text of ['', '1\n00:00:00,000 --> 00:00:02,000\nSubRip\n', 'WEBVTT\n\nNo time.\n', 'WEBVTTS\n\n'])
    expect(await set(client, header, text, 400)).toMatchObject({ part: 'captions' });
  const other = await client.create({ title: 'Still', HeaderMedia: picture() });
  await set(client, (await read(client, other.id)).HeaderMedia, vtt('No.'), 400);
  expect((await read(client, id)).details.captions).toBe(captions);
});

test('a new file in its place, a copy, a deletion and a former state keep them', async () => {
  const { client, id, header, captions } = await studio();
  const replaced = await client.send<{ undo: string }>(
    'POST',
    '/api/media-replacements',
    { path: header, file: film('again.mp4') },
    200,
  );
  expect((await wordsAt(client, (await read(client, id)).details.captions ?? '')).at(-1)).toBe(vtt('It rains.'));
  await client.undo(replaced.undo);
  expect((await read(client, id)).details.captions).toBe(captions);
  const url = `/api/projects/${String(id)}`;
  const copy = await client.call<{ data: { id: number } }>('POST', `${url}/duplicate`, undefined, 201);
  const own = (await read(client, copy.data.id)).details.captions ?? '';
  expect(own).toMatch(/\.vtt$/);
  expect(own).not.toBe(captions);
  await client.undo(await client.remove(url));
  expect((await read(client, id)).details.captions).toBe(captions);
  await client.send('PATCH', `${url}/edit`, { title: 'With captions' });
  const [state] = await revisionsOf(client, 'project', id);
  await set(client, header, null);
  await client.send('PATCH', `${url}/edit`, { title: 'Without' });
  await client.call('POST', `/api/revisions/${String(state?.id)}/restore`);
  expect((await read(client, id)).details.captions).toBe(captions);
});

test('exported data and a backup take them along', async () => {
  const { client } = await studio();
  const { provider } = client;
  const place = temporaryFolder();
  const [folder, imported] = [join(place, 'data'), join(place, 'imported')];
  const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'restored')];
  await exportData(provider.folder, folder, elsewhereOf(provider.data));
  await importData(folder, imported);
  await createBackup(provider.folder, archive, elsewhereOf(provider.data));
  await restoreBackup(archive, restored);
  for (const one of [imported, restored]) {
    const { db, close } = await openDataFolder(one);
    expect(await db.prepare('SELECT captions FROM media WHERE captions IS NOT NULL').all()).toEqual([
      { captions: vtt('It rains.') },
    ]);
    await close();
  }
});
