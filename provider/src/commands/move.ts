/**
 * `npm run move -- --to postgres://…`: moves the database of a data folder to a PostgreSQL server; `-- --to file` moves the one at
 * DATABASE_URL back into the folder. `-- --media s3://BUCKET/FOLDER` moves the media files into a bucket, `-- --media folder` those of
 * MEDIA_BUCKET back. The provider is stopped meanwhile. What is moved stays where it was, too.
 */
import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseName } from '../backup/archive.ts';
import { toBucketAddress } from '../media/bucket.ts';
import type { Bucket } from '../media/bucket.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { copyToFile } from '../db/postgres/copy.ts';
import { PostgresDatabase } from '../db/postgres/database.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { differences, rowsIn } from '../db/compare.ts';
import { assertUsable, openDatabase } from '../db/open.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { isUnused } from '../exported-data/emptiness.ts';
import { assertDatabase, assertWhereabouts, rememberWhereabouts } from '../start/installation.ts';
import { acquireLock } from '../start/lock.ts';
import { openStore } from '../media/bucket-store.ts';
import { syncFolder } from '../media/store.ts';
import { findMissing } from '../health/missing-media.ts';
import { describeFiles } from '../repositories/file-uses.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { Misused, runCommand, warnOfMissing, withElsewhere } from './run.ts';

const usage = [
  'npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE',
  'npm run move -- --to file',
  'npm run move -- --media s3://BUCKET/FOLDER',
  'npm run move -- --media folder',
].join(', or\n       ');

class MoveRefused extends ConfigError {}

const isIn =
  (folder: string) =>
  (file: string): boolean =>
    existsSync(join(folder, 'media', file));

/** The files that a database names and that are not where media are, in the folder or in the bucket. */
async function missingFrom(config: Config, db: Database): Promise<readonly FileUse[]> {
  return await withElsewhere({ ...config, databaseUrl: null }, ({ bucket }) =>
    findMissing(db, openStore(resolve(config.dataDir), bucket)),
  );
}

/** Where the environment says that media files are. */
const placeOf = ({ mediaBucket }: Config): string | null =>
  mediaBucket === null ? null : toBucketAddress(mediaBucket);

/** What was moved, in words, and what was missing. */
interface Moved {
  readonly said: string;
  readonly missing: readonly FileUse[];
}

/** Every row is the same. @returns what to say of it */
async function verify(from: Database, to: Database, missing: readonly FileUse[]): Promise<Moved> {
  const different = await differences(from, to);
  if (different.length > 0) throw new MoveRefused(`These tables are not the same afterwards: ${different.join(', ')}.`);
  const files = (await storedFiles(to)).length - missing.length;
  return {
    said: `${String(await rowsIn(to))} rows are the same on both sides; ${String(files)} media files are there.`,
    missing,
  };
}

async function toServer(config: Config, url: string): Promise<Moved> {
  const folder = resolve(config.dataDir);
  const path = join(folder, databaseName);
  assertDatabase(folder, null);
  if (!existsSync(path)) throw new MoveRefused(`There is no database in the data folder ${folder}.`);
  const media = placeOf(config);
  await assertWhereabouts(folder, null, { databaseUrl: null, media });
  const to = await openPostgres(url, 'receiver');
  try {
    if (!(await isUnused(to))) throw new MoveRefused('The PostgreSQL database is not empty. Move into an empty one.');
    // Brings an older one to the newest schema first, once nothing is to be refused any more.
    openDatabase(path).file.close();
    const from = new SqliteDatabase(path, { readOnly: true });
    try {
      const missing = await missingFrom(config, from);
      await to.replaceTables({ from: path, tables: await to.tables() });
      const moved = await verify(from, to, missing);
      await rememberWhereabouts(folder, to, { databaseUrl: url, media });
      return moved;
    } finally {
      await from.close();
    }
  } finally {
    await to.close();
  }
}

async function toFile(config: Config, url: string): Promise<Moved> {
  const folder = resolve(config.dataDir);
  const path = join(folder, databaseName);
  if (existsSync(path))
    throw new MoveRefused(`There is a database in the data folder already. Move or rename ${path}.`);
  const partial = `${path}.moving`;
  const from = await openPostgres(url, 'mover');
  try {
    const media = placeOf(config);
    await assertWhereabouts(folder, from, { databaseUrl: url, media });
    const missing = await missingFrom(config, from);
    await rm(partial, { force: true });
    await copyToFile(from, partial);
    assertUsable(partial);
    const to = openDatabase(partial);
    let moved: Moved;
    try {
      moved = await verify(from, to, missing);
    } finally {
      await to.close();
    }
    await syncFolder(partial);
    await rename(partial, path);
    await rememberWhereabouts(folder, null, { databaseUrl: null, media });
    await syncFolder(folder);
    return moved;
  } finally {
    await from.close();
    await rm(partial, { force: true });
  }
}

/** Works with the database of an installation whose media files are moved. */
async function withDatabase<T>({ dataDir, databaseUrl }: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const folder = resolve(dataDir);
  const path = join(folder, databaseName);
  assertDatabase(folder, databaseUrl);
  if (databaseUrl === null && !existsSync(path))
    throw new MoveRefused(`There is no database in the data folder ${dataDir}.`);
  const db = databaseUrl === null ? openDatabase(path) : await openPostgres(databaseUrl, 'mover');
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Sends files of a folder into a bucket, and looks whether they are there. */
async function sendMedia(bucket: Bucket, folder: string, files: readonly string[]): Promise<void> {
  const store = openStore(folder, bucket);
  for (const file of files) await store.bucket?.keep(file, join(folder, 'media', file));
  const stored = await bucket.list('media/');
  const different = files.filter(
    (file) => stored.get(`media/${file}`)?.size !== statSync(join(folder, 'media', file)).size,
  );
  if (different.length > 0)
    throw new MoveRefused(`These are not in the bucket as they are here: ${different.slice(0, 5).join(', ')}.`);
}

async function moveMedia(config: Config, target: string): Promise<void> {
  const folder = resolve(config.dataDir);
  const isOut = target === 'folder';
  const { databaseUrl } = config;
  if (!isOut && config.mediaBucket !== null) {
    throw new MoveRefused(
      'MEDIA_BUCKET is set: it names where the files are now. Move them into the folder first: npm run move -- --media folder',
    );
  }
  const { mediaBucket } = isOut ? config : readConfig({ MEDIA_BUCKET: target });
  if (mediaBucket === null)
    throw new MoveRefused('MEDIA_BUCKET is not set: it names the bucket whose files are to be moved.');
  await withElsewhere({ ...config, databaseUrl: null, mediaBucket }, ({ bucket, bring }) =>
    withDatabase(config, async (db) => {
      if (bucket === null) return;
      const server = db instanceof PostgresDatabase ? db : null;
      await assertWhereabouts(folder, server, { databaseUrl, media: isOut ? bucket.address : null });
      const files = await storedFiles(db);
      if (isOut) await bring(files);
      const there = files.filter(isIn(folder));
      if (!isOut) await sendMedia(bucket, folder, there);
      await rememberWhereabouts(folder, server, { databaseUrl, media: isOut ? null : bucket.address });
      console.info(
        isOut
          ? `Moved ${String(there.length)} media files into ${join(folder, 'media')}. Start Vitrine without MEDIA_BUCKET from now on.`
          : `Moved ${String(there.length)} media files into ${target}. Set MEDIA_BUCKET=${target} and start Vitrine; what is in ${join(folder, 'media')} are copies from now on.`,
      );
      const isThere = new Set(there);
      const missing = await describeFiles(
        db,
        files.filter((file) => !isThere.has(file)),
      );
      warnOfMissing(missing, 'Everything else was moved.');
    }),
  );
}

async function moveDatabase(config: Config, target: string): Promise<void> {
  const { databaseUrl } = config;
  const folder = resolve(config.dataDir);
  if (target === 'file') {
    if (databaseUrl === null)
      throw new MoveRefused('DATABASE_URL is not set: it names the database that is to be moved.');
    const { said, missing } = await toFile(config, databaseUrl);
    console.info(`Moved the database into ${folder}. ${said}\nStart Vitrine without DATABASE_URL from now on.`);
    warnOfMissing(missing, 'The database was moved as it is.');
    return;
  }
  const { databaseUrl: url } = readConfig({ DATABASE_URL: target });
  if (url === null) throw new Misused(`Usage: ${usage}`);
  const { said, missing } = await toServer(config, url);
  console.info(
    `Moved the database. ${said}\nSet DATABASE_URL and start Vitrine; ${join(folder, databaseName)} is as it was.`,
  );
  warnOfMissing(missing, 'The database was moved as it is.');
}

await runCommand(async () => {
  const [flag = '', target = '', ...others] = process.argv.slice(2);
  const work = new Map([
    ['--to', moveDatabase],
    ['--media', moveMedia],
  ]).get(flag);
  if (work === undefined || target === '' || others.length > 0) throw new Misused(`Usage: ${usage}`);
  const config = readConfig(process.env);
  const folder = resolve(config.dataDir);
  if (!existsSync(folder)) throw new MoveRefused(`There is no data folder ${folder}. DATA_DIR names it.`);
  const lock = acquireLock(join(folder, 'lock.db'));
  try {
    await work(config, target);
  } finally {
    lock.release();
  }
});
