import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface Read {
  readonly id: number;
  readonly content: string;
  readonly richContent: readonly { readonly tag: string; readonly mediaUrl?: string }[];
  readonly contentSource: string;
}

const month = 31 * 24 * 60 * 60_000;
const onDisk = ({ provider }: Client, path: string): boolean => existsSync(join(provider.folder, path));
const status = async ({ provider }: Client, url: string): Promise<number> =>
  (await provider.app.inject({ url })).statusCode;

/** A draft project with a picture and a film, and what is needed to write pages that show them. */
async function studio() {
  const client = await startClient(false);
  const { call, send } = client;
  const project = await client.create({
    title: 'Kiln',
    visibility: 'draft',
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
    grid_0_frame_1_0: film(),
  });
  const [shown = '', moving = ''] = project.grids[0]?.frames.map(({ mediaUrl }) => mediaUrl) ?? [];
  const write = async (content: string, more: object = {}): Promise<string> => {
    const fields = { title: 'Studio', content, contentFormat: 'markdown', ...more };
    return `/api/pages/${String((await call<{ data: Read }>('POST', '/api/pages', fields, 201)).data.id)}`;
  };
  const rewrite = (url: string, content: string, more: object = {}) =>
    call<{ data: Read }>('PATCH', url, { title: 'Studio', content, contentFormat: 'markdown', ...more });
  const read = (url: string): Promise<Read> => call<Read>('GET', url);
  const places = async (path: string) =>
    (await call<{ data: readonly object[] }>('GET', `/api/media-places?path=${path}`)).data;
  const replace = (path: string, file: File, expected = 200) =>
    send<{ undo: string; message: string; data: { mediaUrl: string } }>(
      'POST',
      '/api/media-replacements',
      { path, file },
      expected,
    );
  const projectUrl = `/api/projects/${String(project.id)}`;
  return { client, call, send, projectUrl, shown, moving, write, rewrite, read, places, replace };
}

describe('a picture in a plain page', () => {
  test('is drawn where it stands, for visitors too; words that come back change nothing', async () => {
    const { client, call, shown, moving, write, rewrite, read } = await studio();
    await call('PATCH', '/api/media-details', { path: shown, alt: 'A kiln' });
    const url = await write(`Before.\n\n![By night](/${shown} "In March")\n\n![](/${shown})`);
    const { content, richContent, contentSource } = await read(url);
    expect(content).toBe('Before.\n\nBy night\n\nA kiln');
    const drawn = [
      { tag: 'p', parts: ['Before.'] },
      { tag: 'picture', parts: ['By night'], mediaUrl: shown, caption: 'In March', details: { alt: 'By night' } },
      { tag: 'picture', parts: ['A kiln'], mediaUrl: shown },
    ];
    expect(richContent).toMatchObject(drawn);
    const { body } = await client.provider.app.inject({ url: '/api/page?slug=studio' });
    expect(JSON.parse(body)).toMatchObject({ richContent: drawn });
    await call('PATCH', url, { title: 'Studio', content });
    expect((await read(url)).contentSource).toBe(contentSource);
    await call('PATCH', '/api/media-details', { path: shown, alt: '' });
    await rewrite(url, `Before.\n\n![](/${shown})\n\nAfter.`);
    expect((await read(url)).content).toBe('Before.\n\nAfter.');
    await rewrite(url, `![A film](/${moving})\n\n![Nowhere](/media/none.jpg)`);
    expect((await read(url)).content).toBe('A film\n\nNowhere');
    expect(JSON.stringify((await read(url)).richContent)).not.toContain('media/');
  });

  test('is public with it, whatever its project is, and only then', async () => {
    const { client, shown, write, rewrite } = await studio();
    const text = `![A kiln](/${shown})`;
    const url = await write(text, { visibility: 'draft' });
    for (const suffix of ['', '?width=320', '.320.avif'])
      expect(await status(client, `/${shown}${suffix}`), suffix).toBe(404);
    await rewrite(url, text, { visibility: 'public' });
    expect(await status(client, `/${shown}`)).toBe(200);
    await rewrite(url, 'No more.');
    expect(await status(client, `/${shown}`)).toBe(404);
  });

  test('is one of the places of its file, and is replaced with it, in the text too; a film cannot take its place', async () => {
    const { client, call, shown, write, rewrite, read, places, replace } = await studio();
    const url = await write(`![A kiln](/${shown})`);
    const place = { kind: 'page', title: 'Studio', page: Number(url.split('/').at(-1)) };
    expect(await places(shown)).toContainEqual(place);
    const { data: library } = await call<{ data: readonly { mediaUrl: string; places: readonly object[] }[] }>(
      'GET',
      '/api/library',
    );
    expect(library.find(({ mediaUrl }) => mediaUrl === shown)?.places).toContainEqual(place);
    expect((await replace(shown, film(), 400)).message).toBe('“Studio” shows it, and pages take pictures only.');
    const { data, undo } = await replace(shown, picture('again.jpg'));
    expect(await read(url)).toMatchObject({
      richContent: [{ mediaUrl: data.mediaUrl }],
      contentSource: `![A kiln](/${data.mediaUrl})`,
    });
    // The name that an open form holds is taken for the present one.
    await rewrite(url, `More.\n\n![A kiln](/${shown})`);
    expect((await read(url)).richContent[1]).toMatchObject({ mediaUrl: data.mediaUrl });
    await client.undo(undo);
    expect((await read(url)).richContent[1]).toMatchObject({ mediaUrl: shown });
  });

  test('comes back with its project, and with its page, in any order of going and coming', async () => {
    const { client, call, projectUrl, shown, write, read, places } = await studio();
    const url = await write(`![A kiln](/${shown})`);
    const ofProject = await client.remove(projectUrl);
    expect(await places(shown)).toMatchObject([{ kind: 'page' }]);
    expect(await status(client, `/${shown}`)).toBe(200);
    const ofPage = await client.remove(url);
    expect([await status(client, `/${shown}`), onDisk(client, shown)]).toEqual([404, true]);
    await client.undo(ofPage);
    expect((await read(url)).richContent).toMatchObject([{ tag: 'picture', mediaUrl: shown }]);
    await client.undo(ofProject);
    expect(await places(shown)).toMatchObject([{ kind: 'frame' }, { kind: 'page' }]);
    // Deleted while its project is there, which goes then: it still has its picture.
    const again = await client.remove(url);
    await client.remove(projectUrl);
    await client.undo(again);
    expect((await read(url)).richContent).toMatchObject([{ tag: 'picture', mediaUrl: shown }]);
    // With the last of both it goes for good.
    await client.remove(url);
    for (const { undo } of (await call<{ data: readonly { undo: string }[] }>('GET', '/api/deleted')).data) {
      expect(onDisk(client, shown)).toBe(true);
      await call('DELETE', `/api/deleted/${undo}`);
    }
    expect(onDisk(client, shown)).toBe(false);
  });

  test('that was sent for a text stays while a page shows it, and a month beyond', async () => {
    const { client, send, write, rewrite } = await studio();
    const { data } = await send<{ data: { mediaUrl: string } }>('POST', '/api/text-pictures', { file: picture() });
    const text = `![](/${data.mediaUrl})`;
    const url = await write(text);
    await sweep(client, month);
    expect(await status(client, `/${data.mediaUrl}`)).toBe(200);
    // Taken out by mistake, it can be put back.
    await rewrite(url, 'Without it.');
    await rewrite(url, text);
    expect(await status(client, `/${data.mediaUrl}`)).toBe(200);
    await rewrite(url, 'Without it.');
    await sweep(client, month);
    expect(onDisk(client, data.mediaUrl)).toBe(false);
  });
});
