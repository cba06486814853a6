import { expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { revisionsOf, restoreBack } from './support/history.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

/** Header and homepage video slots that show stills. */

interface Shown {
  readonly headerdata: readonly {
    readonly id: number;
    readonly videoUrl: string;
    readonly mediaType: string;
    readonly thumbnail?: string | null;
  }[];
}

const read = ({ call }: Client, address: string) => call<Shown>('GET', address);

/** A project whose header is a picture, shown in both kinds of slots. */
async function studio() {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Upar', HeaderMedia: picture() });
  const { headerMedia, headerFitsFilmSlots } = await client.call<{
    readonly headerMedia: string;
    readonly headerFitsFilmSlots?: boolean;
  }>('GET', `/api/projects/${String(id)}/media`);
  expect(headerFitsFilmSlots).toBe(true);
  await client.call(
    'POST',
    '/api/homepage/headervideos',
    { projectId: id, headervideoUrl: headerMedia, position: 1 },
    201,
  );
  await client.call('POST', '/api/homevideos', { projectId: id, homepagevideoUrl: headerMedia, position: 2 }, 201);
  return { client, id, headerMedia };
}

test('a still is shown as one, and its deletion can be undone', async () => {
  const { client, headerMedia } = await studio();
  const { headerdata } = await read(client, '/api/homepage/headervideos');
  expect(headerdata).toMatchObject([{ videoUrl: headerMedia, mediaType: 'IMAGE', thumbnail: null }]);
  expect((await read(client, '/api/homevideos')).headerdata).toMatchObject([{ mediaType: 'IMAGE' }]);
  const undo = await client.remove(`/api/homepage/headervideos/${String(headerdata[0]?.id)}`);
  expect((await read(client, '/api/homepage/headervideos')).headerdata).toEqual([]);
  await client.undo(undo);
  expect(await read(client, '/api/homepage/headervideos')).toEqual({ headerdata });
});

test('a project that is deleted leaves its slots, and takes them again', async () => {
  const { client, id } = await studio();
  const before = await read(client, '/api/homepage/headervideos');
  const undo = await client.remove(`/api/projects/${String(id)}`);
  expect((await read(client, '/api/homepage/headervideos')).headerdata).toEqual([]);
  await client.undo(undo);
  expect(await read(client, '/api/homepage/headervideos')).toEqual(before);
});

test('the history of the home page brings a still back to its slot', async () => {
  const { client, id, headerMedia } = await studio();
  const [slot] = (await read(client, '/api/homepage/headervideos')).headerdata;
  const other = await client.bring(id, film());
  await client.call('PATCH', '/api/homepage/headervideos', {
    projectId: id,
    newMediaUrl: other.mediaUrl,
    id: slot?.id,
  });
  expect((await read(client, '/api/homepage/headervideos')).headerdata[0]?.mediaType).toBe('VIDEO');
  expect((await revisionsOf(client, 'homepage')).length).toBeGreaterThan(1);
  expect((await restoreBack(client, 1, 'homepage')).leftOut).toBeUndefined();
  expect((await read(client, '/api/homepage/headervideos')).headerdata).toMatchObject([
    { videoUrl: headerMedia, mediaType: 'IMAGE' },
  ]);
});

test('replaced everywhere, a still may become a film, and a film a still', async () => {
  const { client, headerMedia } = await studio();
  const { data, undo } = await client.send<{ readonly data: { readonly mediaUrl: string }; readonly undo: string }>(
    'POST',
    '/api/media-replacements',
    { path: headerMedia, file: film() },
    200,
  );
  expect((await read(client, '/api/homevideos')).headerdata).toMatchObject([
    { videoUrl: data.mediaUrl, mediaType: 'VIDEO' },
  ]);
  await client.undo(undo);
  expect((await read(client, '/api/homevideos')).headerdata).toMatchObject([
    { videoUrl: headerMedia, mediaType: 'IMAGE' },
  ]);
});

test('files say whether slots of films take them', async () => {
  const { client, id } = await studio();
  await client.bring(id, film());
  await client.bring(id, picture());
  const { media } = await client.call<{
    readonly media: readonly { readonly mediaType: string; readonly fitsFilmSlots?: boolean }[];
  }>('GET', `/api/projects/${String(id)}/media`);
  expect(media.map(({ mediaType, fitsFilmSlots }) => [mediaType, fitsFilmSlots])).toEqual([
    ['VIDEO', undefined],
    ['IMAGE', true],
  ]);
});
