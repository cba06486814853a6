import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../../provider/src/app.ts';
import { undoLifetime } from '../../provider/src/undo/record.ts';
import { film, logIn, picture } from '../contract/support/provider.ts';
import { everything, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Copy {
  readonly data: {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly visibility: string;
    readonly position: number;
  };
  readonly undo: string;
}

const copyOf = (client: Client, id: number, status = 201): Promise<Copy> =>
  client.call<Copy>('POST', `/api/projects/${String(id)}/duplicate`, undefined, status);

/** What a project's form shows, without what is only this record's. */
async function contentOf({ call }: Client, id: number): Promise<unknown> {
  const { data } = await call<{ data: object }>('GET', `/api/project?id=${String(id)}/edit`);
  const own = new Set(['id', 'slug', 'title', 'position', 'updatedAt', 'visibility', 'publishAt', 'formerSlugs']);
  const isOwn = (key: string): boolean => own.has(key);
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (isOwn(key) ? undefined : value)).replaceAll(
      /media\/[0-9a-f]{24}/g,
      'media/…',
    ),
  );
}

const filesOf = ({ provider }: Client): readonly string[] => readdirSync(join(provider.folder, 'media')).toSorted();

async function openProject() {
  const client = await startClient(false);
  const {
    data: { id: categoryId },
  } = await client.call<{ data: { id: number } }>('POST', '/api/category', { name: 'Clay' }, 201);
  const related = await client.create({ title: 'Glaze' });
  const project = await client.create({
    title: 'Kiln',
    description: 'It is *hot*.',
    descriptionFormat: 'markdown',
    clientName: 'Meridian',
    year: '2026',
    Theme: 'black',
    category: categoryId,
    searchDescription: 'Own words.',
    credits: [{ role: 'Potter', name: 'Asha' }],
    relatedProjects: [related.id],
    HeaderMedia: picture(),
    focus: { HeaderMedia: { x: 0.2, y: 0.8 } },
    grids: [
      { gridType: 'G2', gridText: 'Two', position: '1', frames: [] },
      { gridType: 'G3', position: '2', frames: [] },
    ],
    grid_0_frame_1_0: picture('second.jpg'),
    grid_1_frame_0_0: film(),
    grid_1_frame_0_1: picture('last.jpg'),
  });
  await client.bring(project.id);
  await client.create({ title: 'Last' });
  return { client, project };
}

test('a copy has all of the project but its address, its places and who sees it, behind it in the list', async () => {
  const { client, project } = await openProject();
  const { data: copy } = await copyOf(client, project.id);
  expect(copy).toMatchObject({ title: 'Copy of Kiln', slug: 'copy-of-kiln', visibility: 'draft' });
  expect(await contentOf(client, copy.id)).toEqual(await contentOf(client, project.id));
  const { data } = await client.call<{ data: readonly { title: string }[] }>('GET', '/api/projects');
  expect(data.map(({ title }) => title)).toEqual(['Glaze', 'Kiln', 'Copy of Kiln', 'Last']);
  const media = (id: number) =>
    client.call<{ media: readonly { mediaUrl: string }[] }>('GET', `/api/projects/${String(id)}/media`);
  const [own, copied] = [await media(project.id), await media(copy.id)];
  expect(copied.media).toHaveLength(own.media.length);
  const names = own.media.map(({ mediaUrl }) => mediaUrl);
  for (const { mediaUrl } of copied.media) {
    expect(names).not.toContain(mediaUrl);
    expect(readFileSync(join(client.provider.folder, mediaUrl)).length).toBeGreaterThan(0);
  }
  expect((await copyOf(client, project.id)).data.slug).toBe('copy-of-kiln-2');
});

test('nobody else finds the copy, nor any file of it', async () => {
  const { client, project } = await openProject();
  const { data: copy } = await copyOf(client, project.id);
  const { media } = await client.call<{ media: readonly { mediaUrl: string }[] }>(
    'GET',
    `/api/projects/${String(copy.id)}/media`,
  );
  for (const url of [`/api/project?slug=${copy.slug}`, ...media.map(({ mediaUrl }) => `/${mediaUrl}`)]) {
    expect((await client.provider.app.inject({ url })).statusCode, url).toBe(404);
  }
});

test('either can go for good without the other', async () => {
  const { client, project } = await openProject();
  const before = await contentOf(client, project.id);
  for (const goes of ['source', 'copy'] as const) {
    const { data: copy } = await copyOf(client, project.id);
    const stays = goes === 'source' ? copy.id : project.id;
    const token = await client.remove(`/api/projects/${String(goes === 'source' ? project.id : copy.id)}`);
    await sweep(client, undoLifetime - 1000);
    expect(await contentOf(client, stays)).toEqual(before);
    for (const { mediaUrl } of (
      await client.call<{ media: readonly { mediaUrl: string }[] }>('GET', `/api/projects/${String(stays)}/media`)
    ).media) {
      expect(filesOf(client)).toContain(mediaUrl.slice('media/'.length));
    }
    await client.undo(token);
  }
});

test('Undo takes the copy away, and can be undone', async () => {
  const { client, project } = await openProject();
  const { reads: before } = await everything(client);
  const { data: copy, undo } = await copyOf(client, project.id);
  const made = await contentOf(client, copy.id);
  const { undo: back } = await client.undo(undo);
  expect((await everything(client)).reads).toEqual(before);
  await client.undo(back ?? '');
  expect(await contentOf(client, copy.id)).toEqual(made);
  expect(await client.undo(undo, 410)).toEqual({ message: 'This can no longer be undone.' });
  const { data } = await client.call<{ data: readonly unknown[] }>('GET', '/api/deleted');
  expect(data).toEqual([]);
});

test('sent again with its key it makes nothing more, on the disk neither', async () => {
  const { client, project } = await openProject();
  const { cookie } = await logIn(client.provider.app);
  const send = () =>
    client.provider.app.inject({
      method: 'POST',
      url: `/api/projects/${String(project.id)}/duplicate`,
      headers: { cookie, 'idempotency-key': 'once' },
    });
  const first = await send();
  const files = filesOf(client);
  const again = await send();
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json<Copy>().data.id).toBe(first.json<Copy>().data.id);
  expect(filesOf(client)).toEqual(files);
});

test('a project that is not there is not copied, and a visitor copies none', async () => {
  const { client, project } = await openProject();
  const files = filesOf(client);
  await copyOf(client, 999, 404);
  const url = `/api/projects/${String(project.id)}/duplicate`;
  expect((await client.provider.app.inject({ method: 'POST', url })).statusCode).toBe(401);
  expect(filesOf(client)).toEqual(files);
});

test('a file that goes while its project is copied is said in words', async () => {
  const client = await startClient(false);
  const { provider, create } = client;
  const { id } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const { db, media } = provider.data;
  // It was there when it was looked for.
  const app = await buildApp({
    db,
    media: { ...media, has: async () => true },
    clock: Date.now,
    config: { publicOrigin: null, trustProxy: false, allowedOrigins: [], clientDir: null },
  });
  for (const file of filesOf(client)) rmSync(join(media.folder, file));
  const { cookie } = await logIn(app);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/projects/${String(id)}/duplicate`,
    headers: { cookie },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { message: 'The project was changed while it was copied. Try again.' },
  ]);
});
