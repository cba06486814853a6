import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createServices } from '../../provider/src/services.ts';
import { encode, film, formOf, logIn, picture } from '../contract/support/provider.ts';
import { forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Replaced {
  readonly undo: string;
  readonly data: { readonly mediaUrl: string; readonly mediaType: string; readonly details: { readonly alt: string } };
}

const noOrigins = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
const grids = [{ gridType: 'G2', position: '1', frames: [] }];
const onDisk = ({ provider }: Client, path: string): boolean => existsSync(join(provider.folder, path));

/** A project with a header and a film in a grid that the home page shows too. */
async function studio() {
  const client = await startClient(false);
  const made = await client.create({
    title: 'Upar',
    grids,
    HeaderMedia: picture(),
    grid_0_frame_0_0: film(),
  });
  const { data } = await client.call<{ data: { HeaderMedia: string } }>(
    'GET',
    `/api/project?id=${String(made.id)}/edit`,
  );
  const shown = made.grids[0]?.frames[0]?.mediaUrl ?? '';
  await client.call('POST', '/api/homevideos', { projectId: made.id, homepagevideoUrl: shown, position: 1 }, 201);
  const { cookie } = await logIn(client.provider.app);
  const post = async (fields: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) => {
    const form = await encode(formOf(fields));
    return client.provider.app.inject({
      method: 'POST',
      url: '/api/media-replacements',
      headers: { ...form.headers, ...headers, cookie },
      payload: form.payload,
    });
  };
  const places = (path: string) =>
    client.provider.app.inject({ url: `/api/media-places?path=${path}`, headers: { cookie } });
  const replace = (fields: Readonly<Record<string, unknown>>): Promise<Replaced> =>
    client.send<Replaced>('POST', '/api/media-replacements', fields, 200);
  return { ...client, client, made, header: data.HeaderMedia, shown, post, places, replace, cookie };
}

test('a new file takes every place at once under a new name, and keeps alt text and what stays in view', async () => {
  const { client, call, made, shown, replace, places } = await studio();
  await call('PATCH', '/api/media-details', { path: shown, alt: 'A lamp', focus: { x: 0.2, y: 0.4 } });
  const before = (await places(shown)).json<{ data: unknown }>().data;
  const { data, undo } = await replace({ path: shown, file: film('again.mp4') });
  expect(data.mediaUrl).not.toBe(shown);
  expect(data.details).toMatchObject({ alt: 'A lamp', focus: { x: 0.2, y: 0.4 } });
  expect((await places(data.mediaUrl)).json()).toEqual({ data: before });
  const { headerdata } = await call<{ headerdata: readonly { videoUrl: string }[] }>('GET', '/api/homevideos');
  expect(headerdata[0]?.videoUrl).toBe(data.mediaUrl);
  const project = await call<object>('GET', `/api/project?slug=${made.slug}`);
  expect(JSON.stringify(project)).toContain(data.mediaUrl);
  expect(JSON.stringify(project)).not.toContain(shown);
  // The old name leads on, and the old file stays for as long as it can come back.
  const led = await client.provider.app.inject({ url: `/${shown}?width=640` });
  expect(led.statusCode).toBe(302);
  expect(led.headers.location).toBe(`${data.mediaUrl.replace('media/', '')}?width=640`);
  expect(onDisk(client, shown)).toBe(true);

  const back = await client.undo(undo);
  expect(
    (await call<{ headerdata: readonly { videoUrl: string }[] }>('GET', '/api/homevideos')).headerdata[0]?.videoUrl,
  ).toBe(shown);
  expect((await client.provider.app.inject({ url: `/${shown}` })).statusCode).toBe(200);
  // And there again.
  await client.undo(back.undo ?? '');
  expect((await client.provider.app.inject({ url: `/${data.mediaUrl}` })).statusCode).toBe(200);
  await forgetRevisions(client.provider.data);
  await sweep(client, 31 * 24 * 60 * 60_000);
  expect([onDisk(client, shown), onDisk(client, data.mediaUrl)]).toEqual([false, true]);
});

test('a narrower picture leads to the narrower one of the new file', async () => {
  const { client, header, replace } = await studio();
  const { data } = await replace({ path: header, file: picture() });
  for (const suffix of ['.320.avif', '?width=320']) {
    const led = await client.provider.app.inject({ url: `/${header}${suffix}` });
    expect(led.headers.location).toBe(`${data.mediaUrl.replace('media/', '')}${suffix}`);
  }
});

test('poster, versions and original go with the old film, and come back with it', async () => {
  const { client, call, send, shown, replace } = await studio();
  const poster = picture();
  await send('PUT', '/api/poster', { path: shown, image: poster });
  const read = async () =>
    (
      await call<{ headerdata: readonly { videoUrl: string; thumbnail: string | null }[] }>('GET', '/api/homevideos')
    ).headerdata.map(({ videoUrl, thumbnail = null }) => [videoUrl, thumbnail]);
  const before = await read();
  const { undo } = await replace({ path: shown, file: film('again.mp4'), original_file: film('master.mp4') });
  expect((await read())[0]?.[1] ?? null).toBeNull();
  expect((await call<{ data: readonly unknown[] }>('GET', '/api/originals')).data).toHaveLength(1);
  await client.undo(undo);
  expect(await read()).toEqual(before);
  expect((await call<{ data: readonly unknown[] }>('GET', '/api/originals')).data).toHaveLength(0);
});

test('a place that takes no such file refuses all of it, and says which', async () => {
  const { post, shown } = await studio();
  expect((await post({ path: 'media/none.mp4', file: film() })).statusCode).toBe(404);
  expect((await post({ path: shown, file: new File(['no film'], 'a.mp4') })).statusCode).toBe(415);
});

test('somebody else’s change of the file or of its places is a 412, and changes nothing', async () => {
  const { post, places, call, made, shown } = await studio();
  const tag = String((await places(shown)).headers.etag);
  await call('POST', '/api/homevideos', { projectId: made.id, homepagevideoUrl: shown, position: 2 }, 201);
  expect((await post({ path: shown, file: film() }, { 'if-match': tag })).statusCode).toBe(412);
  const fresh = String((await places(shown)).headers.etag);
  expect((await post({ path: shown, file: film() }, { 'if-match': fresh })).statusCode).toBe(200);
  // The file itself is another now.
  expect((await post({ path: shown, file: film() }, { 'if-match': fresh })).statusCode).toBe(412);
});

test('sent again after a lost answer it replaces once, and the way back is the same', async () => {
  const { post, shown, client } = await studio();
  const key = { 'idempotency-key': 'one' };
  const first = (await post({ path: shown, file: film() }, key)).json<Replaced>();
  const again = (await post({ path: shown, file: film() }, key)).json<Replaced>();
  expect([again.data.mediaUrl, again.undo]).toEqual([first.data.mediaUrl, first.undo]);
  await client.undo(again.undo);
  expect((await client.provider.app.inject({ url: `/${shown}` })).statusCode).toBe(200);
});

test('a form that was open meanwhile keeps the new file by the old name', async () => {
  const { send, replace, header, made, call } = await studio();
  const { data } = await replace({ path: header, file: picture() });
  await send('PATCH', `/api/projects/${String(made.id)}/edit`, { title: 'Upar', HeaderMedia: header });
  const { data: stored } = await call<{ data: { HeaderMedia: string } }>(
    'GET',
    `/api/project?id=${String(made.id)}/edit`,
  );
  expect(stored.HeaderMedia).toBe(data.mediaUrl);
});

test('the way back says so where the file has gone since', async () => {
  const { client, made, bring, remove, replace } = await studio();
  const loose = await bring(made.id);
  const { undo } = await replace({ path: loose.mediaUrl, file: film() });
  await remove(`/api/media/${loose.id}`);
  expect((await client.undo(undo, 409)).message).toMatch(/Restore that first/);
});

test('old and new file are there after the provider was started again, and so is the way back', async () => {
  const { client, replace, shown } = await studio();
  const { data, undo } = await replace({ path: shown, file: film('again.mp4') });
  await client.provider.app.close();
  await client.provider.data.close();
  const again = await openDataFolder(client.provider.folder, client.provider.databaseUrl);
  expect([onDisk(client, shown), onDisk(client, data.mediaUrl)]).toEqual([true, true]);
  const services = createServices(again.db, again.media, client.provider.now, noOrigins);
  await services.atomically(() => services.undoService.restore(undo, null));
  expect(await services.media.findByFile(shown.replace('media/', ''))).not.toBeNull();
  await again.close();
});

test('only the administrator replaces', async () => {
  const { client, shown } = await studio();
  const form = await encode(formOf({ path: shown, file: film() }));
  const answer = await client.provider.app.inject({ method: 'POST', url: '/api/media-replacements', ...form });
  expect(answer.statusCode).toBe(401);
});
