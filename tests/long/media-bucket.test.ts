import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import sharp from 'sharp';
import { openBucket, toBucketPlace } from '../../provider/src/media/bucket.ts';
import { storedFiles } from '../../provider/src/repositories/stored-files.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { encode, film, formOf, logIn, picture, startProvider } from '../contract/support/provider.ts';
import { startBucket } from '../provider/support/bucket.ts';
import { sweep } from '../provider/support/client.ts';
import { runCommandFile, startProcess, temporaryFolder } from '../provider/support/process.ts';

const month = 31 * 24 * 60 * 60_000;

async function openPlace(address: string) {
  const place = toBucketPlace(address);
  if (place === null) throw new Error('No address');
  return openBucket(place, new AbortController().signal);
}

/** A studio whose media are in a bucket. */
async function start() {
  const host = await startBucket();
  const provider = await startProvider({ bucket: await openPlace('s3://studio/vitrine') });
  onTestFinished(() => (provider.data.db.isOpen ? provider.close() : undefined));
  const { cookie } = await logIn(provider.app);
  const folder = (name: string) => join(provider.folder, name);
  return {
    host,
    provider,
    cookie,
    /** The folder stays until the test ends. */
    async stop() {
      await provider.app.close();
      await provider.data.close();
    },
    keys: () => [...host.objects.keys()].toSorted(),
    local: () => readdirSync(folder('media')),
    /** As on another server, or on one with a new disk. */
    forget() {
      for (const name of ['media', 'variants', 'share']) {
        for (const file of readdirSync(folder(name))) rmSync(join(folder(name), file));
      }
      host.reads.length = 0;
      host.writes.length = 0;
    },
    get: (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      // Visitors would be answered from memory.
      provider.app.inject({ method, url, headers: { cookie, ...headers } }),
    async create(fields: Record<string, unknown>, status = 201) {
      const { headers, payload } = await encode(formOf(fields));
      const answer = await provider.app.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { ...headers, cookie },
        payload,
      });
      expect(answer.statusCode, answer.body).toBe(status);
      return answer.json<{ message: string; data: { id: number; HeaderMedia: string } }>();
    },
  };
}

/** Of almost five megabytes. */
async function largePicture(): Promise<File> {
  const noise = Buffer.alloc(1280 * 1240 * 3);
  for (let index = 0, seed = 1; index < noise.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    noise[index] = seed & 255;
  }
  const bytes = await sharp(noise, { raw: { width: 1280, height: 1240, channels: 3 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' });
}

test('a file is in the bucket for good, under a name of its own, and goes with what was made from it', async () => {
  const { host, provider, keys, create, get, cookie } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const path = data.HeaderMedia;
  const key = `vitrine/${path}`;
  expect(keys()).toEqual([key]);
  expect(host.objects.get(key)?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get(`/${path}.320.avif`)).headers['content-type']).toBe('image/avif');
  expect((await get(`/${path}.share.jpg`)).headers['content-type']).toBe('image/jpeg');
  expect(keys()).toEqual([
    key,
    `vitrine/share/${path.slice(6)}.share.jpg`,
    `vitrine/variants/${path.slice(6)}.320.avif`,
  ]);
  await provider.app.inject({ method: 'DELETE', url: `/api/projects/${String(data.id)}`, headers: { cookie } });
  expect(keys()).toHaveLength(3);
  await provider.data.db.exec('DELETE FROM revision');
  await sweep({ provider }, month);
  expect(keys()).toEqual([]);
});

test('what another server has stored and made is brought from there, once', async () => {
  const { host, create, get, forget, local } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const path = `/${data.HeaderMedia}`;
  const urls = [path, `${path}.320.avif`, `${path}.share.jpg`];
  const before = await Promise.all(urls.map(async (url) => (await get(url)).rawPayload));
  forget();
  const after = await Promise.all([...urls, ...urls].map((url) => get(url)));
  expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(after.map(({ rawPayload }) => rawPayload)).toEqual([...before, ...before]);
  // Nothing was made again.
  expect(host.reads).toHaveLength(3);
  expect(host.writes).toEqual([]);
  expect(local()).toHaveLength(1);
});

test('a picture made by another server needs no original', async () => {
  const { host, create, get, forget, local } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const path = `/${data.HeaderMedia}`;
  const made = await get(`${path}.320.avif`);
  forget();
  const brought = await get(`${path}.320.avif`);
  expect(brought.headers['content-type']).toBe('image/avif');
  expect(brought.rawPayload).toEqual(made.rawPayload);
  expect(host.reads).toEqual([`GET vitrine/variants${path.slice(6)}.320.avif`]);
  expect(local()).toEqual([]);
});

test('a picture that could not be brought is there once the bucket is', async () => {
  const { host, create, get, forget } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const url = `/${data.HeaderMedia}.320.avif`;
  await get(url);
  forget();
  host.refuse(() => true);
  expect((await get(url)).headers['content-type']).not.toBe('image/avif');
  host.refuse(() => false);
  await vi.waitFor(async () => expect((await get(url)).headers['content-type']).toBe('image/avif'), {
    timeout: 10_000,
  });
});

test('of a large file the part that is asked for comes from the bucket, as it would from the folder', async () => {
  const { host, create, get, forget, local } = await start();
  const { data } = await create({ title: 'Noise', HeaderMedia: await largePicture() });
  const path = `/${data.HeaderMedia}`;
  const asked: readonly (readonly [Record<string, string>, 'GET' | 'HEAD'])[] = [
    [{}, 'GET'],
    [{}, 'HEAD'],
    [{ range: 'bytes=0-99' }, 'GET'],
    [{ range: 'bytes=100-' }, 'GET'],
    [{ range: 'bytes=-100' }, 'GET'],
    [{ range: 'bytes=0-99999999' }, 'GET'],
    [{ range: 'bytes=99999999-' }, 'GET'],
    [{ range: 'bytes=5-2' }, 'GET'],
    [{ range: 'pages=1-2' }, 'GET'],
    [{ range: 'bytes=0-99', 'if-range': `"${path.slice(7)}"` }, 'GET'],
    [{ range: 'bytes=0-99', 'if-range': '"another"' }, 'GET'],
    [{ 'if-none-match': `"${path.slice(7)}"` }, 'GET'],
  ];
  const named = ['etag', 'content-range', 'content-length', 'content-type', 'cache-control', 'accept-ranges'] as const;
  const seen = async (headers: Record<string, string>, method: 'GET' | 'HEAD') => {
    const answer = await get(path, headers, method);
    return {
      status: answer.statusCode,
      headers: named.map((name) => [name, answer.headers[name]]),
      body: createHash('sha256').update(answer.rawPayload).digest('hex'),
    };
  };
  for (const [headers, method] of asked) {
    forget();
    const fromBucket = await seen(headers, method);
    await vi.waitFor(() => expect(local()).toHaveLength(1), { timeout: 3000 });
    const reads = host.reads.length;
    const fromFolder = await seen(headers, method);
    expect(fromBucket, JSON.stringify(headers)).toEqual(fromFolder);
    expect(host.reads).toHaveLength(reads);
  }
});

test('without the bucket nothing is stored, and what is in the folder goes on being served', async () => {
  const { host, create, get, forget, provider, local, keys } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: picture() });
  const path = `/${data.HeaderMedia}`;
  host.refuse(() => true);
  expect((await create({ title: 'Other', HeaderMedia: picture(), grids: [] }, 503)).message).toMatch(
    /^The server cannot reach its pictures and films just now\. Nothing was changed/,
  );
  expect(await provider.data.db.prepare('SELECT title FROM project').all()).toEqual([{ title: 'Kiln' }]);
  expect(keys()).toHaveLength(1);
  expect(local()).toHaveLength(1);
  expect((await get(path)).statusCode).toBe(200);
  forget();
  expect((await get(path)).statusCode).toBe(503);
  host.refuse(() => false);
  expect((await get(path)).statusCode).toBe(200);
});

test('a copy of a project has files of its own, which the host has copied', async () => {
  const { host, create, provider, cookie, keys } = await start();
  const { data } = await create({ title: 'Kiln', HeaderMedia: film() });
  host.writes.length = 0;
  const url = `/api/projects/${String(data.id)}/duplicate`;
  const answer = await provider.app.inject({ method: 'POST', url, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys().map((key) => host.objects.get(key)?.body.length)).size).toBe(1);
});

test('what no row names goes after a day, and what is somebody else’s never', async () => {
  const { host, provider, create, keys } = await start();
  await create({ title: 'Kiln', HeaderMedia: picture() });
  const [own = ''] = keys();
  const put = (key: string, changedAt: number) =>
    host.objects.set(`vitrine/${key}`, { body: Buffer.from('x'), headers: {}, changedAt });
  const [old, now] = [Date.now() - 25 * 60 * 60_000, Date.now()];
  put(`media/${'a'.repeat(24)}.jpg`, old);
  put(`variants/${'a'.repeat(24)}.jpg.320.avif`, old);
  put(`share/${'a'.repeat(24)}.jpg.share.jpg`, old);
  put(`media/${'b'.repeat(24)}.jpg`, now);
  put('media/holiday.jpg', old);
  put('notes.txt', old);
  await provider.data.media.bucket?.sweep(new Set(await storedFiles(provider.data.db)));
  expect(keys()).toEqual(
    [own, `vitrine/media/${'b'.repeat(24)}.jpg`, 'vitrine/media/holiday.jpg', 'vitrine/notes.txt'].toSorted(),
  );
});

test.skipIf(isOnPostgres)('backups, exported data and a move take the files along, from and to a bucket', async () => {
  const { host, provider, create, keys, stop } = await start();
  await create({
    title: 'Kiln',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G3', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
  });
  await stop();
  const place = temporaryFolder();
  const aws = {
    AWS_ENDPOINT_URL_S3: process.env['AWS_ENDPOINT_URL_S3'] ?? '',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const here = { ...aws, DATA_DIR: provider.folder, MEDIA_BUCKET: 's3://studio/vitrine' };
  const emptyFolder = () => {
    for (const file of readdirSync(join(provider.folder, 'media'))) rmSync(join(provider.folder, 'media', file));
  };
  emptyFolder();
  expect(await runCommandFile('backup', [join(place, 'a.tar')], here)).toMatchObject({ code: 0, err: '' });
  emptyFolder();
  expect(await runCommandFile('export-data', [join(place, 'data')], here)).toMatchObject({ code: 0, err: '' });

  const names = keys().map((key) => key.replace('vitrine/', ''));
  const filesBelow = (prefix: string) =>
    keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const restored = { ...aws, DATA_DIR: join(place, 'restored'), MEDIA_BUCKET: 's3://studio/restored' };
  expect(await runCommandFile('restore', [join(place, 'a.tar')], restored)).toMatchObject({ code: 0, err: '' });
  expect(filesBelow('restored/')).toEqual(names);
  const imported = { ...aws, DATA_DIR: join(place, 'imported'), MEDIA_BUCKET: 's3://studio/imported' };
  expect(await runCommandFile('import-data', [join(place, 'data')], imported)).toMatchObject({ code: 0, err: '' });
  expect(filesBelow('imported/')).toEqual(names);

  // Out of the bucket, and into another one.
  emptyFolder();
  const out = await runCommandFile('move', ['--media', 'folder'], here);
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(out.out).toMatch(/^Moved 2 media files into .*Start Vitrine without MEDIA_BUCKET/);
  expect(
    readdirSync(join(provider.folder, 'media'))
      .map((name) => `media/${name}`)
      .toSorted(),
  ).toEqual(names);
  const back = await runCommandFile('move', ['--media', 's3://studio/moved'], { ...aws, DATA_DIR: provider.folder });
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toContain('Set MEDIA_BUCKET=s3://studio/moved');
  expect(filesBelow('moved/')).toEqual(names);
  expect(host.objects.get(`moved/${names[0] ?? ''}`)?.body).toEqual(
    host.objects.get(`vitrine/${names[0] ?? ''}`)?.body,
  );
});

test('a start says what is wrong with the bucket, and refuses an empty database beside a full one', async () => {
  const host = await startBucket();
  const env = {
    DATA_DIR: temporaryFolder(),
    AWS_ENDPOINT_URL_S3: process.env['AWS_ENDPOINT_URL_S3'] ?? '',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const said = async (bucket: string): Promise<string> => {
    const child = await startProcess({ ...env, MEDIA_BUCKET: bucket });
    expect(child.address).toBeNull();
    return child.stderr();
  };
  expect(await said('studio')).toContain('MEDIA_BUCKET must be an address such as s3://bucket/folder');
  expect(await said('s3://elsewhere')).toContain('There is no such bucket. Make it first.');
  host.objects.set(`v/media/${'a'.repeat(24)}.jpg`, { body: Buffer.from('x'), headers: {}, changedAt: 0 });
  expect(await said('s3://studio/v')).toContain(
    'The database is missing or empty, but there are media files in the bucket.',
  );
  expect(host.objects.size).toBe(1);
  writeFileSync(join(env.DATA_DIR, 'note'), '');
});
