import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBucket } from '../../provider/src/media/bucket.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { film, formOf, encode, logIn, password, picture, startProvider } from '../contract/support/provider.ts';
import { startBucket } from './support/bucket.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

const fileOf = async ({ provider }: Client, name: string): Promise<string> => {
  const row = await provider.data.db.prepare('SELECT file FROM media WHERE original_name = ?').get(name);
  return String(row?.['file']);
};

/** A studio some of whose files have gone from the disk, and what is said about them. */
async function lossy() {
  const client = await startClient(false);
  const { create, provider, remove, send } = client;
  await create({
    title: 'Kiln',
    HeaderMedia: picture('header.jpg'),
    grids: [{ gridType: 'G3', position: '1', frames: [] }],
    grid_0_frame_0_0: picture('frame.jpg'),
  });
  const deleted = await create({ title: 'Gone', HeaderMedia: picture('deleted.jpg') });
  const files = Object.fromEntries(
    await mapInOrder(['header.jpg', 'frame.jpg', 'deleted.jpg'], async (name) => [name, await fileOf(client, name)]),
  );
  await remove(`/api/projects/${String(deleted.id)}`);
  await send('PATCH', '/api/projects/1/edit', { title: 'Kiln', HeaderMedia: picture('newer.jpg') });
  for (const file of Object.values(files)) rmSync(join(provider.folder, 'media', file));
  const { 'header.jpg': header = '', 'frame.jpg': frame = '', 'deleted.jpg': gone = '' } = files;
  return {
    client,
    lines: [
      `  ${header}: only in the history of project Kiln`,
      `  ${frame} (frame.jpg): project Kiln: grid 1, frame 1`,
      `  ${gone}: only in the history of a deleted project; only in Recently Deleted`,
    ],
    frame,
  };
}

const saidIn = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('  '));

// The commands are called on the folder's own database.
test.skipIf(isOnPostgres)(
  'a backup without missing files is made, names them, and is restored',
  { tags: 'long' },
  async () => {
    const { client, lines } = await lossy();
    const place = temporaryFolder();
    const archive = join(place, 'vitrine.tar');
    const made = await runCommandFile('backup', [archive], { DATA_DIR: client.provider.folder });
    expect(made).toMatchObject({ code: 3, out: expect.stringContaining('Backed up the database and 1 media files') });
    expect(made.err).toMatch(/^3 media files are missing\. The backup has everything else, and can be restored\.\n/);
    expect(saidIn(made.err).toSorted()).toEqual(lines.toSorted());

    const DATA_DIR = join(place, 'data');
    const restored = await runCommandFile('restore', [archive], { DATA_DIR });
    expect(restored).toMatchObject({ code: 3, out: expect.stringContaining('and 1 media files into') });
    expect(saidIn(restored.err)).toEqual(saidIn(made.err));
    const data = await openDataFolder(DATA_DIR);
    expect(await data.db.prepare('SELECT title FROM project').all()).toEqual([{ title: 'Kiln' }]);
    await data.close();
    expect(readdirSync(join(DATA_DIR, 'media'))).toEqual([await fileOf(client, 'newer.jpg')]);

    // From there a backup is as good as from here.
    const again = join(place, 'again.tar');
    expect(await runCommandFile('backup', [again], { DATA_DIR })).toMatchObject({ code: 3, err: made.err });
    expect(readFileSync(again).equals(readFileSync(archive))).toBe(true);
  },
);

test.skipIf(isOnPostgres)(
  'exported data names what is missing, and is imported without',
  { tags: 'long' },
  async () => {
    const { client, frame } = await lossy();
    const place = temporaryFolder();
    const folder = join(place, 'data');
    const out = await runCommandFile('export-data', [folder], { DATA_DIR: client.provider.folder });
    // What only the history and deletions need is not among the data.
    expect(out).toMatchObject({
      code: 3,
      err: `1 media file is missing. Everything else was exported.\n  ${frame} (frame.jpg): project Kiln: grid 1, frame 1\n`,
    });
    expect(JSON.parse(readFileSync(join(folder, 'vitrine.json'), 'utf8'))).toMatchObject({
      missing: [{ file: frame, name: 'frame.jpg' }],
    });
    const back = await runCommandFile('import-data', [folder], { DATA_DIR: join(place, 'back') });
    expect(back).toMatchObject({ code: 3, err: expect.stringContaining(frame) });
    expect(readdirSync(join(place, 'back', 'media'))).toEqual([await fileOf(client, 'newer.jpg')]);
  },
);

interface Listed {
  readonly missing: { readonly count: number; readonly files: readonly { readonly file: string }[] };
}

test('a backup of the dashboard says what it lacks, and brings back the rest; what is here stays here', async () => {
  const client = await startClient(false);
  const { call, create, provider, send } = client;
  await create({ title: 'Kiln', HeaderMedia: film('header.mp4') });
  const file = await fileOf(client, 'header.mp4');
  const path = join(provider.folder, 'media', file);
  const bytes = readFileSync(path);
  rmSync(path);
  const expected = { count: 1, files: [{ file, name: 'header.mp4', uses: ['project Kiln: header'] }] };
  const { data } = await call<{ data: Listed & { id: string } }>('POST', '/api/backups', { password }, 201);
  expect(data.missing).toEqual(expected);
  expect((await call<{ data: Listed[] }>('GET', '/api/backups')).data).toMatchObject([{ missing: expected }]);

  await send('PATCH', '/api/projects/1/edit', { title: 'Since' });
  const fields = { password, backup: data.id };
  interface Answer {
    readonly data: Listed & { readonly files: number; readonly before: Listed };
  }
  const restored = await send<Answer>('POST', '/api/restores', fields, 200);
  expect(restored.data).toMatchObject({ files: 0, missing: expected, before: { missing: { count: 1 } } });
  const titles = (await call<{ data: { title: string }[] }>('GET', '/api/projects')).data.map(({ title }) => title);
  expect(titles).toEqual(['Kiln']);

  // Somebody has found the file again.
  writeFileSync(path, bytes);
  const again = await send<Answer>('POST', '/api/restores', fields, 200);
  expect(again.data).toMatchObject({ files: 1, missing: { count: 0, files: [] } });
  expect(existsSync(path)).toBe(true);
});

test('of media in a bucket, what is nowhere is missing, and the rest is brought', async () => {
  const host = await startBucket();
  const bucket = await openBucket({ bucket: 'studio', prefix: 'v/' }, new AbortController().signal);
  const provider = await startProvider({ bucket });
  try {
    const { cookie } = await logIn(provider.app);
    for (const title of ['One', 'Two']) {
      const { headers, payload } = await encode(formOf({ title, HeaderMedia: picture(`${title}.jpg`) }));
      const answer = await provider.app.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { ...headers, cookie },
        payload,
      });
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const [first = ''] = [...host.objects.keys()].filter((key) => key.startsWith('v/media/'));
    host.objects.delete(first);
    for (const name of readdirSync(join(provider.folder, 'media'))) rmSync(join(provider.folder, 'media', name));
    const made = await provider.app.inject({
      method: 'POST',
      url: '/api/backups',
      headers: { cookie },
      payload: { password },
    });
    expect(made.json<{ data: Listed }>().data.missing).toMatchObject({
      count: 1,
      files: [{ file: first.slice('v/media/'.length) }],
    });
  } finally {
    await provider.close();
  }
});

test.skipIf(isOnPostgres)('a start says how many are missing, and a visit says it once', { tags: 'long' }, async () => {
  const { client, lines } = await lossy();
  await client.provider.app.close();
  await client.provider.data.close();
  const server = await startProcess({ DATA_DIR: client.provider.folder, ADMIN_PASSWORD: password });
  await expect.poll(server.stderr).toContain('3 media files are missing.');
  expect(saidIn(server.stderr()).toSorted()).toEqual(lines.toSorted());
  const [, name = ''] = /(\w+\.jpg) \(frame/.exec(server.stderr()) ?? [];
  for (let count = 0; count < 3; count += 1) {
    const { status, headers } = await fetch(`${server.address ?? ''}/media/${name}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const said = server
    .stderr()
    .split('\n')
    .filter((line) => line.includes('there is a record of'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`"file":"${name}"`);
  expect(await server.stop('SIGTERM')).toBe(0);
});
