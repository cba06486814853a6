import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picture } from '../contract/support/provider.ts';
import { startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly mediaUrl: string;
  readonly removeAs?: string;
  readonly places: readonly object[];
}

const month = 31 * 24 * 60 * 60_000;
const libraryOf = async ({ call }: Client) => (await call<{ data: readonly Entry[] }>('GET', '/api/library')).data;
const entryOf = async (client: Client, name: string): Promise<Entry | undefined> =>
  (await libraryOf(client)).find((one) => one.name === name);
const add = async ({ send }: Client, name: string, purpose?: string, status = 201) =>
  (
    await send<{ data: { id: string; mediaUrl: string } }>(
      'POST',
      '/api/text-pictures',
      { file: picture(name), ...(purpose === undefined ? {} : { purpose }) },
      status,
    )
  ).data;
const isOnDisk = ({ provider }: Client, path: string) => existsSync(join(provider.folder, path));

test('a picture that was sent for the library stays, where one for a text goes after a month', async () => {
  const client = await startClient(false);
  const kept = await add(client, 'kept.jpg', 'library');
  await add(client, 'text.jpg', 'text');
  await add(client, 'told-nothing.jpg');
  await sweep(client, 12 * month);
  expect((await libraryOf(client)).map(({ name, removeAs }) => ({ name, removeAs }))).toEqual([
    { name: 'kept.jpg', removeAs: kept.id },
  ]);
  expect((await client.provider.app.inject({ url: `/${kept.mediaUrl}` })).statusCode).toBe(404);
  await add(client, 'wrong.jpg', 'nowhere', 400);
});

test('one that a story showed and shows no more is in the library as before', async () => {
  const client = await startClient(false);
  const { mediaUrl, id } = await add(client, 'kept.jpg', 'library');
  const story = { title: 'Fire', authorname: 'Asha', contentFormat: 'markdown' };
  const made = await client.send<{ data: { id: number } }>('POST', '/api/stories', {
    ...story,
    content: `![A kiln](/${mediaUrl})`,
  });
  expect((await entryOf(client, 'kept.jpg'))?.removeAs).toBeUndefined();
  expect(await client.call('DELETE', `/api/media/${id}`, undefined, 409)).toEqual({
    message: 'This file stands in “Fire”. Remove it there.',
  });
  await client.send('PATCH', `/api/stories/${String(made.data.id)}`, { ...story, content: 'Nothing.' });
  await sweep(client, month);
  expect(await entryOf(client, 'kept.jpg')).toMatchObject({ removeAs: id, places: [] });
});

test('what nobody sees is deleted by the key that the library gives, and comes back whole', async () => {
  const client = await startClient(false);
  const project = await client.create({ title: 'Kiln', HeaderMedia: picture('header.jpg') });
  await client.bring(project.id, picture('loose.jpg'));
  await add(client, 'kept.jpg', 'library');
  expect((await entryOf(client, 'header.jpg'))?.removeAs).toBeUndefined();
  for (const name of ['loose.jpg', 'kept.jpg']) {
    const before = await entryOf(client, name);
    const { removeAs = '', mediaUrl = '' } = before ?? {};
    await client.call('PATCH', '/api/media-details', { path: mediaUrl, alt: 'A kiln' });
    const undo = await client.remove(`/api/media/${removeAs}`);
    expect(await entryOf(client, name)).toBeUndefined();
    await client.call('DELETE', `/api/media/${removeAs}`, undefined, 404);
    expect((await client.call<{ data: readonly object[] }>('GET', '/api/deleted')).data).toMatchObject([
      { kind: 'media', title: name, files: 1 },
    ]);
    expect(isOnDisk(client, mediaUrl)).toBe(true);
    await client.undo(undo);
    expect(await entryOf(client, name)).toMatchObject({ ...before, details: { alt: 'A kiln' } });
    // Once more, for good.
    await client.call('DELETE', `/api/deleted/${await client.remove(`/api/media/${removeAs}`)}`);
    expect(isOnDisk(client, mediaUrl)).toBe(false);
  }
  // A file that was never sent so is none of these.
  const header = (await entryOf(client, 'header.jpg'))?.id ?? 0;
  await client.call('DELETE', `/api/media/text-${String(header)}`, undefined, 404);
});
