import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBucket } from '../../provider/src/media/bucket.ts';
import type { Bucket } from '../../provider/src/media/bucket.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import type { DataFolder } from '../../provider/src/start/data-folder.ts';
import { completeFirstStart } from '../../provider/src/start/first-start.ts';
import { startBucket } from './support/bucket.ts';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';

/** Records a file, as an upload does. */
async function addFile({ db }: DataFolder, file = `${'a'.repeat(24)}.jpg`): Promise<void> {
  await db
    .prepare("INSERT INTO media (file, content_type, media_type, bytes) VALUES (?, 'image/jpeg', 'IMAGE', 1)")
    .run(file);
}

async function bucketAt(prefix: string): Promise<Bucket> {
  return openBucket({ bucket: 'studio', prefix }, new AbortController().signal);
}

const open = (folder: string, bucket: Bucket | null = null): Promise<DataFolder> =>
  openDataFolder(folder, null, bucket);

test('a folder whose files are in a bucket is opened with no other place, until it has no files', async () => {
  await startBucket();
  const folder = temporaryFolder();
  const [own, other] = [await bucketAt('v/'), await bucketAt('w/')];
  const data = await open(folder, own);
  await addFile(data);
  await data.remember();
  await data.close();
  const refused = 'The media files of this installation are in s3://studio/v, and not';
  await expect(open(folder)).rejects.toThrow(
    `${refused} in the data folder: set MEDIA_BUCKET=s3://studio/v, or move them first (npm run move -- --media folder).`,
  );
  await expect(open(folder, other)).rejects.toThrow(`${refused} in s3://studio/w: `);
  const again = await open(folder, own);
  await again.db.prepare('DELETE FROM media').run();
  await again.close();
  await (await open(folder)).close();
});

test('of two first starts at the same time one is it, and the other goes on beside it', async () => {
  const data = await open(temporaryFolder());
  const config = { adminUsername: 'admin', adminPassword: null, demoContent: false };
  const both = await Promise.all([1, 2].map(() => completeFirstStart(data, config, Date.now)));
  expect(both.filter((credentials) => credentials === null)).toHaveLength(1);
  expect(await data.db.prepare('SELECT username FROM administrator').all()).toEqual([{ username: 'admin' }]);
  await data.close();
});

test('a folder that remembers PostgreSQL makes no database of its own', async () => {
  const folder = temporaryFolder();
  const memory = { version: 1, database: { identity: 'x', name: 'db.example/vitrine' }, media: null, origin: null };
  writeFileSync(join(folder, 'installation.json'), JSON.stringify(memory));
  await expect(open(folder)).rejects.toThrow(
    `The database of ${folder} is PostgreSQL db.example/vitrine. Set DATABASE_URL to it, or move it back first`,
  );
  expect(existsSync(join(folder, 'vitrine.db'))).toBe(false);
});

test.each(['', '{', '[]', '{"version":1}', '{"version":2,"database":null,"media":null,"origin":null}', 'null'])(
  'a memory that says nothing is learned again: %s',
  async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'installation.json'), text);
    const data = await open(folder);
    await data.remember();
    await data.close();
    expect(JSON.parse(readFileSync(join(folder, 'installation.json'), 'utf8'))).toEqual({
      version: 1,
      database: null,
      media: null,
      origin: null,
    });
  },
);

test('a server learns at its start, says a new origin, and is refused with a database elsewhere', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR, PUBLIC_ORIGIN: 'https://old.example' });
  expect(await first.stop('SIGTERM')).toBe(0);
  expect(first.stderr()).not.toContain('from now on, and was');
  const moved = await startProcess({ DATA_DIR, PUBLIC_ORIGIN: 'https://new.example' });
  await moved.stop('SIGTERM');
  expect(moved.stderr()).toContain('PUBLIC_ORIGIN is https://new.example from now on, and was https://old.example.');
  const elsewhere = await startProcess({ DATA_DIR, DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/vitrine' });
  expect(elsewhere.address).toBeNull();
  expect(elsewhere.stderr()).toBe(
    `The database of ${DATA_DIR} is its own file vitrine.db, and DATABASE_URL names PostgreSQL 127.0.0.1:1/vitrine. Unset it, move the database there first (npm run move -- --to postgres://…), or name an empty DATA_DIR.\n`,
  );
});

test(
  'commands are refused with other places too, and move says where they are from now on',
  { tags: 'long' },
  async () => {
    const host = await startBucket();
    const aws = {
      AWS_ENDPOINT_URL_S3: process.env['AWS_ENDPOINT_URL_S3'] ?? '',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const place = temporaryFolder();
    const DATA_DIR = join(place, 'data');
    mkdirSync(DATA_DIR);
    const data = await open(DATA_DIR);
    const file = `${'a'.repeat(24)}.jpg`;
    writeFileSync(join(data.media.folder, file), 'x');
    await addFile(data, file);
    await data.remember();
    await data.close();
    const env = { ...aws, DATA_DIR };
    const there = { ...env, MEDIA_BUCKET: 's3://studio/v' };
    const archive = join(place, 'a.tar');
    const refused = await runCommandFile('backup', [archive], there);
    expect(refused).toMatchObject({
      code: 1,
      err: 'The media files of this installation are in the data folder, and not in s3://studio/v: start without MEDIA_BUCKET, or move them first (npm run move -- --media s3://studio/v).\n',
    });
    expect(existsSync(archive)).toBe(false);
    const twice = await runCommandFile('move', ['--media', 's3://studio/w'], there);
    expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('Move them into the folder first') });

    expect(await runCommandFile('move', ['--media', 's3://studio/v'], env)).toMatchObject({ code: 0, err: '' });
    expect([...host.objects.keys()]).toEqual([`v/media/${file}`]);
    expect(await runCommandFile('backup', [archive], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('set MEDIA_BUCKET=s3://studio/v'),
    });
    expect(await runCommandFile('backup', [archive], there)).toMatchObject({ code: 0, err: '' });

    // What is in neither is named on the way back.
    host.objects.clear();
    rmSync(join(DATA_DIR, 'media', file));
    const back = await runCommandFile('move', ['--media', 'folder'], there);
    expect(back).toMatchObject({ code: 3, err: expect.stringContaining(`  ${file}: used nowhere`) });
    expect(await runCommandFile('export-data', [join(place, 'data.out')], env)).toMatchObject({ code: 3 });

    // A restoration says where they are, too.
    const restored = { ...aws, DATA_DIR: join(place, 'restored') };
    const target = { ...restored, MEDIA_BUCKET: 's3://studio/r' };
    expect(await runCommandFile('restore', [archive], target)).toMatchObject({ code: 0 });
    const forgotten = await startProcess(restored);
    expect(forgotten.address).toBeNull();
    expect(forgotten.stderr()).toContain('set MEDIA_BUCKET=s3://studio/r');
  },
);
