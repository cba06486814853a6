/** Who works at the studio: a list of the About page whose portraits are pictures of the library. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';
import { differences, restoreBack, revisionsOf } from './support/history.ts';

interface Person {
  readonly name: string;
  readonly role: string;
  readonly portrait: string | null;
  readonly details?: { readonly alt: string | null; readonly width: number } | null;
}

const month = 31 * 24 * 60 * 60_000;
const url = '/api/aboutpage';
const page = { introHeading: 'Half a ream', introDescription: 'Paper.' };
const people = async ({ call }: Client) =>
  (await call<{ data: { people?: readonly Person[] } }>('GET', url)).data.people;
const send = async ({ send: post }: Client, name: string): Promise<string> =>
  (await post<{ data: { mediaUrl: string } }>('POST', '/api/text-pictures', { file: picture(name) })).data.mediaUrl;
const isPublic = async ({ provider }: Client, path: string): Promise<boolean> =>
  (await provider.app.inject({ url: `/${path}` })).statusCode === 200;
const isOnDisk = ({ provider }: Client, path: string): boolean => existsSync(join(provider.folder, path));

async function studio() {
  const client = await startClient(false);
  await client.send('POST', url, page);
  const [asha, ben] = [await send(client, 'asha.jpg'), await send(client, 'ben.jpg')];
  const write = (list: readonly object[], status = 200) => client.send('PATCH', url, { ...page, people: list }, status);
  return { client, asha, ben, write };
}

test('are told in order, with their portraits, which are public as long as they are shown', async () => {
  const { client, asha, ben, write } = await studio();
  expect(await people(client), 'absent where nobody is named').toBeUndefined();
  expect(await isPublic(client, asha)).toBe(false);
  await write([
    { name: ' Asha Rao ', role: 'Design', portrait: `/${asha}` },
    { name: '', role: '', portrait: '' },
    { name: 'Ben', portrait: '' },
  ]);
  expect(await people(client)).toEqual([
    { name: 'Asha Rao', role: 'Design', portrait: asha, details: expect.objectContaining({ width: 60 }) },
    { name: 'Ben', role: '', portrait: null, details: null },
  ]);
  expect([await isPublic(client, asha), await isPublic(client, ben)]).toEqual([true, false]);
  await client.send('PATCH', url, { introHeading: 'A whole ream' });
  expect(await people(client), 'what is not sent stays').toHaveLength(2);
  await write([]);
  expect(await people(client)).toBeUndefined();
  expect(await isPublic(client, asha)).toBe(false);
});

test('keep a portrait that was sent for them; one that nobody has any more goes', async () => {
  const { client, asha, ben, write } = await studio();
  await write([{ name: 'Asha', portrait: asha }]);
  await sweep(client, month);
  expect([isOnDisk(client, asha), isOnDisk(client, ben)]).toEqual([true, false]);
});

test('take pictures that are stored and nothing else', async () => {
  const { client, asha, write } = await studio();
  await write([{ name: 'Asha', portrait: asha }]);
  for (const portrait of ['media/none.jpg', 'https://elsewhere.example/media/a.jpg', '../secrets.key', 'media/']) {
    expect(await write([{ name: 'Ben', portrait }], 400)).toEqual({
      message: 'A portrait is stored no longer. Please choose another picture for it.',
      part: 'people',
    });
  }
  const project = await client.create({
    title: 'Kiln',
    visibility: 'draft',
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
  });
  await write([{ name: 'Ben', portrait: project.grids[0]?.frames[0]?.mediaUrl }], 400);
  await write([{ name: 'Ben', portrait: asha, salary: 1 }], 400);
  expect(await people(client)).toMatchObject([{ name: 'Asha' }]);
});

test('have the picture that has taken the place of theirs', async () => {
  const { client, asha, write } = await studio();
  await write([{ name: 'Asha', portrait: asha }]);
  const places = await client.call<{ data: readonly object[] }>('GET', `/api/media-places?path=${asha}`);
  expect(places.data).toEqual([{ kind: 'about' }]);
  const replace = (file: File, status?: number) =>
    client.send<{ message: string; data: { mediaUrl: string } }>(
      'POST',
      '/api/media-replacements',
      { path: asha, file },
      status,
    );
  expect((await replace(film(), 400)).message).toContain('pictures');
  const { data } = await replace(picture('again.jpg'), 200);
  expect(await people(client)).toMatchObject([{ portrait: data.mediaUrl }]);
  // A form that was opened before knows the former name.
  await write([{ name: 'Asha Rao', portrait: asha }]);
  expect(await people(client)).toMatchObject([{ name: 'Asha Rao', portrait: data.mediaUrl }]);
});

test('come back with a former state, portraits too, and with the page that was replaced', async () => {
  const { client, asha, ben, write } = await studio();
  await write([{ name: 'Asha', role: 'Design', portrait: asha }]);
  await client.wait(60_000);
  await write([{ name: 'Ben', role: 'Print', portrait: ben }]);
  const [now] = await revisionsOf(client, 'about');
  expect(now).toMatchObject({ summary: expect.stringContaining('People') });
  const { parts, pictures } = await differences(client, now?.id ?? 0);
  expect(parts).toEqual([['People', 'Asha\nDesign', 'Ben\nPrint']]);
  expect(JSON.stringify(pictures)).toContain('Portrait of Ben');
  await restoreBack(client, 1, 'about');
  expect(await people(client)).toMatchObject([{ name: 'Asha', portrait: asha }]);
  const replaced = await client.send<{ undo: string }>('POST', url, page);
  expect(await people(client)).toBeUndefined();
  await client.undo(replaced.undo);
  expect(await people(client)).toMatchObject([{ name: 'Asha', portrait: asha }]);
  expect(await isPublic(client, asha)).toBe(true);
});
