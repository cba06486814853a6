import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBackup } from '../../provider/src/backup/create.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { film, picture } from '../contract/support/provider.ts';
import { forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

interface Part {
  readonly tag: string;
  readonly parts: readonly unknown[];
  readonly mediaUrl?: string;
  readonly details?: { readonly alt: string | null; readonly width: number };
  readonly caption?: string;
}

interface Read {
  readonly id: number;
  readonly content: string;
  readonly richContent: readonly Part[];
  readonly contentSource: string;
}

const month = 31 * 24 * 60 * 60_000;
const onDisk = ({ provider }: Client, path: string): boolean => existsSync(join(provider.folder, path));
const filesIn = (folder: string): readonly string[] => readdirSync(join(folder, 'media'));
const status = async ({ provider }: Client, url: string): Promise<number> =>
  (await provider.app.inject({ url })).statusCode;

/** A draft project with a header and a picture in a grid, and what is needed to write stories about them. */
async function studio() {
  const client = await startClient(false);
  const { call, send } = client;
  const project = await client.create({
    title: 'Kiln',
    visibility: 'draft',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
    grid_0_frame_1_0: film(),
  });
  const [shown = '', moving = ''] = project.grids[0]?.frames.map(({ mediaUrl }) => mediaUrl) ?? [];
  const fields = (content: string, more: object = {}) => ({
    title: 'Fire',
    authorname: 'Asha',
    content,
    contentFormat: 'markdown',
    ...more,
  });
  const write = async (content: string, more: object = {}): Promise<number> =>
    (await send<{ data: Read }>('POST', '/api/stories', fields(content, more))).data.id;
  const rewrite = (id: number, content: string, more: object = {}) =>
    send('PATCH', `/api/stories/${String(id)}`, fields(content, more));
  const read = (id: number): Promise<Read> => call<Read>('GET', `/api/stories/${String(id)}`);
  const places = async (path: string) =>
    (await call<{ data: readonly object[] }>('GET', `/api/media-places?path=${path}`)).data;
  const replace = (path: string, file: File, status?: number) =>
    send<{ undo: string; message: string; data: { mediaUrl: string } }>(
      'POST',
      '/api/media-replacements',
      { path, file },
      status ?? 200,
    );
  const projectUrl = `/api/projects/${String(project.id)}`;
  return { client, call, send, project, projectUrl, shown, moving, write, rewrite, read, places, replace };
}

describe('a picture in a story', () => {
  test('is drawn where it stands by itself, with its own words before those of the file', async () => {
    const { call, send, shown, moving, write, rewrite, read } = await studio();
    await call('PATCH', '/api/media-details', { path: shown, alt: 'A kiln' });
    const id = await write(`Before.\n\n![By night](/${shown} "In March")\n\n![](/${shown})\n\nAfter.`);
    const { content, richContent } = await read(id);
    expect(content).toBe('Before.\n\nBy night\n\nA kiln\n\nAfter.');
    expect(richContent).toMatchObject([
      { tag: 'p', parts: ['Before.'] },
      {
        tag: 'picture',
        parts: ['By night'],
        mediaUrl: shown,
        caption: 'In March',
        details: { alt: 'By night', width: 60 },
      },
      { tag: 'picture', parts: ['A kiln'], mediaUrl: shown, details: { alt: 'A kiln' } },
      { tag: 'p', parts: ['After.'] },
    ]);
    // Whoever knows of no formats sends the words back, those of the file as well.
    await call('PATCH', '/api/media-details', { path: shown, alt: 'A kiln by day' });
    const { content: now, contentSource } = await read(id);
    expect(now).toContain('A kiln by day');
    await send('PATCH', `/api/stories/${String(id)}`, { title: 'Fire', authorname: 'Asha', content: now });
    expect((await read(id)).contentSource).toBe(contentSource);

    const others = [
      `[![In a link](/${shown})](https://a.example)`,
      `![Elsewhere](https://a.example/${shown})`,
      '![Data](data:image/png;base64,AAAA)',
      `![A film](/${moving})`,
      '![Nowhere](/media/none.jpg)',
      `- ![In a list](/${shown})`,
      `# ![In a heading](/${shown})`,
    ];
    await rewrite(id, others.join('\n\n'));
    const shownAs = await read(id);
    expect(JSON.stringify(shownAs.richContent)).not.toContain('media/');
    expect(shownAs.content).toBe('In a link\n\nElsewhere\n\nData\n\nA film\n\nNowhere\n\nIn a list\n\nIn a heading');
  });

  test('among words stands between them, and is shown', async () => {
    const { shown, write, read } = await studio();
    const id = await write(`![](/${shown})Typed behind it.`);
    expect((await read(id)).richContent).toMatchObject([
      { tag: 'picture', mediaUrl: shown },
      { tag: 'p', parts: ['Typed behind it.'] },
    ]);
  });

  test('is public with it, whatever its project is, and only then', async () => {
    const { client, call, shown, write, rewrite } = await studio();
    const text = `![A kiln](/${shown})`;
    const id = await write(text, { visibility: 'draft' });
    for (const suffix of ['', '?width=320', '.320.avif']) {
      expect(await status(client, `/${shown}${suffix}`), suffix).toBe(404);
    }
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const { data: link } = await call<{ data: { path: string } }>(
      'POST',
      '/api/links',
      { story: id, name: 'Mira', expiresAt },
      201,
    );
    const token = link.path.replace('preview/', '');
    const opened = await client.provider.app.inject({ url: `/api/shown/${token}` });
    expect(opened.json()).toMatchObject({ story: { richContent: [{ mediaUrl: `p/${token}/${shown}` }] } });
    expect(await status(client, `/p/${token}/${shown}`)).toBe(200);
    expect(await status(client, `/${shown}`)).toBe(404);
    await rewrite(id, text, { visibility: 'public' });
    expect(await status(client, `/${shown}`)).toBe(200);
    const { headers } = await client.provider.app.inject({ url: `/${shown}` });
    expect(headers).not.toHaveProperty('x-robots-tag');
    await rewrite(id, text, { visibility: 'unlisted' });
    expect((await client.provider.app.inject({ url: `/${shown}` })).headers).toMatchObject({
      'x-robots-tag': 'noindex',
    });
    await rewrite(id, 'No more.', { visibility: 'public' });
    expect(await status(client, `/${shown}`)).toBe(404);
  });

  test('is one of the places of its file, and is replaced with it, in the text too; a film cannot take its place', async () => {
    const { client, call, shown, moving, write, rewrite, read, places, replace } = await studio();
    const id = await write(`![A kiln](/${shown})`);
    const place = { kind: 'story', title: 'Fire', story: id };
    expect(await places(shown)).toContainEqual(place);
    expect(await places(moving)).not.toContainEqual(place);
    const { data: library } = await call<{ data: readonly { mediaUrl: string; places: readonly object[] }[] }>(
      'GET',
      '/api/library',
    );
    expect(library.find(({ mediaUrl }) => mediaUrl === shown)?.places).toContainEqual(place);
    expect((await replace(shown, film(), 400)).message).toBe('“Fire” shows it, and stories take pictures only.');
    const { headers: before } = await client.provider.app.inject({ url: `/api/stories/${String(id)}` });
    const { data, undo } = await replace(shown, picture('again.jpg'));
    expect(await read(id)).toMatchObject({
      richContent: [{ mediaUrl: data.mediaUrl }],
      contentSource: `![A kiln](/${data.mediaUrl})`,
    });
    // A form that was open is not refused, and the name that it holds is taken for the present one.
    const { headers: after } = await client.provider.app.inject({ url: `/api/stories/${String(id)}` });
    expect(after.etag).toBe(before.etag);
    await rewrite(id, `More.\n\n![A kiln](/${shown})`);
    expect((await read(id)).richContent[1]).toMatchObject({ mediaUrl: data.mediaUrl });
    await client.undo(undo);
    expect((await read(id)).richContent[1]).toMatchObject({ mediaUrl: shown });
  });

  test.skipIf(isOnPostgres)(
    'stays when its project goes for good, over the clean-up, a restart and a backup',
    async () => {
      const { client, projectUrl, shown, write, places } = await studio();
      const [one, other] = [await write(`![A kiln](/${shown})`), await write(`![A kiln](/${shown})`)];
      await client.remove(projectUrl);
      expect(await places(shown)).toMatchObject([
        { kind: 'story', story: one },
        { kind: 'story', story: other },
      ]);
      await sweep(client, month);
      const name = shown.replace('media/', '');
      expect(filesIn(client.provider.folder)).toEqual([name]);
      await client.provider.app.close();
      await client.provider.data.close();
      const place = temporaryFolder();
      const [archive, restored] = [join(place, 'vitrine.tar'), join(place, 'data')];
      expect(await createBackup(client.provider.folder, archive)).toMatchObject({ files: 1 });
      await restoreBackup(archive, restored);
      for (const folder of [client.provider.folder, restored]) {
        const { db, close } = await openDataFolder(folder);
        expect(await db.prepare('SELECT media.file FROM story_media JOIN media ON media.id = media_id').all()).toEqual([
          { file: name },
          { file: name },
        ]);
        await close();
        expect(filesIn(folder)).toEqual([name]);
      }
    },
  );

  test('comes back with its project, and with its story, in any order of going and coming', async () => {
    const { client, call, projectUrl, shown, write, read, places } = await studio();
    const id = await write(`![A kiln](/${shown})`);
    const ofProject = await client.remove(projectUrl);
    expect(await status(client, `/${shown}`)).toBe(200);
    const ofStory = await client.remove(`/api/stories/${String(id)}`);
    expect([await status(client, `/${shown}`), onDisk(client, shown)]).toEqual([404, true]);
    await client.undo(ofStory);
    expect((await read(id)).richContent).toMatchObject([{ tag: 'picture', mediaUrl: shown }]);
    await client.undo(ofProject);
    expect(await places(shown)).toMatchObject([{ kind: 'frame' }, { kind: 'story' }]);

    // Deleted while its project is there, which goes then: it still has its picture.
    const again = await client.remove(`/api/stories/${String(id)}`);
    const { data: deleted } = await call<{ data: readonly { kind: string; files: number }[] }>('GET', '/api/deleted');
    expect(deleted).toMatchObject([{ kind: 'story', files: 0 }]);
    await client.remove(projectUrl);
    await client.undo(again);
    expect((await read(id)).richContent).toMatchObject([{ tag: 'picture', mediaUrl: shown }]);
    expect(await status(client, `/${shown}`)).toBe(200);
    // With the last of both it goes for good.
    await client.remove(`/api/stories/${String(id)}`);
    for (const { undo } of (await call<{ data: readonly { undo: string }[] }>('GET', '/api/deleted')).data) {
      expect(onDisk(client, shown)).toBe(true);
      await call('DELETE', `/api/deleted/${undo}`);
    }
    expect(onDisk(client, shown)).toBe(false);
  });

  test('that its project lets go of stays; one that no text names any more is shown no more', async () => {
    const { client, send, projectUrl, shown, write, rewrite, read, places } = await studio();
    const id = await write(`![A kiln](/${shown})`);
    await send('PATCH', `${projectUrl}/edit`, { title: 'Kiln', grids: [] });
    expect(await places(shown)).toMatchObject([{ kind: 'story' }]);
    expect(onDisk(client, shown)).toBe(true);
    await rewrite(id, `![A kiln](/${shown})\n\nStill.`);
    expect((await read(id)).richContent[0]).toMatchObject({ mediaUrl: shown });
    await rewrite(id, `Plain: /${shown}`, { contentFormat: 'plain' });
    expect([onDisk(client, shown), await status(client, `/${shown}`)]).toEqual([true, 404]);
    await forgetRevisions(client.provider.data);
    await sweep(client, 0);
    expect(onDisk(client, shown)).toBe(false);
  });

  test('of no grid stays in its story when it is deleted among the media of its project', async () => {
    const { client, project, write, places } = await studio();
    const { id: looseId, mediaUrl } = await client.bring(project.id, picture('loose.jpg'));
    await write(`![A kiln](/${mediaUrl})`);
    const undo = await client.remove(`/api/media/${looseId}`);
    expect(await places(mediaUrl)).toMatchObject([{ kind: 'story' }]);
    await client.undo(undo);
    expect(await places(mediaUrl)).toMatchObject([{ kind: 'loose' }, { kind: 'story' }]);
  });
});

describe('a picture that is sent for a text', () => {
  const sent = async () => {
    const here = await studio();
    const add = (file: File, expected = 201) =>
      here.send<{ message: string; data: { mediaUrl: string } }>('POST', '/api/text-pictures', { file }, expected);
    const { data } = await add(picture('kiln.jpg'));
    return { ...here, add, mediaUrl: data.mediaUrl };
  };

  test('stands in a story, and is public with it only', async () => {
    const { client, call, mediaUrl, places, write, rewrite, read } = await sent();
    const isSeen = () => status(client, `/${mediaUrl}`);
    expect(await isSeen()).toBe(404);
    expect(await places(mediaUrl)).toEqual([]);
    const text = `![A kiln](/${mediaUrl})`;
    const id = await write(text);
    expect((await read(id)).richContent).toMatchObject([{ tag: 'picture', mediaUrl, parts: ['A kiln'] }]);
    expect(await isSeen()).toBe(200);
    expect(await places(mediaUrl)).toMatchObject([{ kind: 'story' }]);
    // Taken out by mistake, it can be put back.
    await rewrite(id, 'Without it.');
    expect(await isSeen()).toBe(404);
    await rewrite(id, text);
    expect(await isSeen()).toBe(200);
    const { undo } = await call<{ undo: string }>('DELETE', `/api/stories/${String(id)}`);
    expect(await isSeen()).toBe(404);
    await call('POST', '/api/undo', { undo });
    expect((await read(id)).richContent).toMatchObject([{ tag: 'picture', mediaUrl }]);
    expect(await isSeen()).toBe(200);
  });

  test('waits a month for a story, and no longer', async () => {
    const { client, mediaUrl, write, add } = await sent();
    const { data: other } = await add(picture());
    await write(`![](/${other.mediaUrl})`);
    await sweep(client, month / 2);
    expect(onDisk(client, mediaUrl)).toBe(true);
    await sweep(client, month);
    expect([onDisk(client, mediaUrl), onDisk(client, other.mediaUrl)]).toEqual([false, true]);
  });

  test('is a picture', async () => {
    const { client, add } = await sent();
    const before = filesIn(client.provider.folder);
    expect((await add(film(), 415)).message).toBe('Only pictures stand in texts.');
    expect(filesIn(client.provider.folder)).toEqual(before);
  });
});
