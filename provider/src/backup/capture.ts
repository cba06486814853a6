import { constants, statSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { copyToFile } from '../db/postgres/copy.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { SqliteFile } from '../db/sqlite-file.ts';
import { isMissing } from '../lib/files.ts';
import type { MediaStore } from '../media/store.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { kindsOfVisits } from '../visits/first-times.ts';
import { databaseName } from './archive.ts';
import { filesOfCopy, usesInCopy } from './read-copy.ts';

/** The data folder cannot be copied. The message says why. */
export class BackupRefused extends Error {}

/** One state of a data folder that there was, held while a provider may be at work on it. */
export interface Capture {
  /** Absolute path of a folder with `vitrine.db` and `media/`, as a data folder has them. */
  readonly staging: string;
  /** Names of the media files that the database names, and that are there. */
  readonly files: readonly string[];
  /** Those that are not. */
  readonly missing: readonly FileUse[];
}

/** What of a studio is not in its data folder. */
export interface Elsewhere {
  /** The PostgreSQL database that is in place of the folder's own. */
  readonly server: PostgresDatabase | null;
  /** Brings media files into the folder that are in a bucket. */
  readonly bring: MediaStore['bring'];
}

export const nothingElsewhere: Elsewhere = { server: null, bring: async () => undefined };

/** More pages than a database has: all are copied in one step, from one state, however much is written meanwhile. */
const everyPage = 2 ** 31 - 1;
/** A deletion just between copy and links makes both start again; that it comes so often in a row means something else. */
const tries = 20;

/**
 * The file under a second name, where the file system can do that; it then survives its deletion.
 * @returns whether it is there
 */
async function hold(path: string, as: string): Promise<boolean> {
  try {
    try {
      await link(path, as);
    } catch (error) {
      if (isMissing(error)) throw error;
      await copyFile(path, as, constants.COPYFILE_FICLONE);
    }
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Says what missing files are there for, by a database that may be of an older schema, and is left as it is. */
async function describeMissing(database: string, missing: readonly string[]): Promise<readonly FileUse[]> {
  if (missing.length === 0) return [];
  const newest = `${database}.newest`;
  await copyFile(database, newest);
  try {
    return await usesInCopy(newest, missing);
  } finally {
    for (const part of ['', '-wal', '-shm']) await rm(`${newest}${part}`, { force: true });
  }
}

/** What tells visitors apart on this day does not outlive it in a backup, nor in pages of it that are free. */
const isOfVisitors = (table: string, row: Row): boolean =>
  table === 'short_lived' && kindsOfVisits.includes(text(row, 'kind'));

/**
 * Copies the database, and holds every file that the copy names. Files are held after the copy, so one may have gone by
 * then: copy and files would not fit, and it is tried again. What was not there before the copy was made, and is not there afterwards,
 * is missing: the rest is held without it.
 */
async function capture(
  source: SqliteFile | PostgresDatabase,
  bring: Elsewhere['bring'],
  folder: string,
  staging: string,
): Promise<Omit<Capture, 'staging'>> {
  await mkdir(join(staging, 'media'));
  const path = join(staging, databaseName);
  let absent: ReadonlySet<string> = new Set();
  for (let count = 0; count < tries; count += 1) {
    await rm(path, { force: true });
    if (source instanceof SqliteFile) await backup(source, path, { rate: everyPage });
    else await copyToFile(source, path, isOfVisitors);
    const named = await filesOfCopy(path, false);
    await bring(named);
    const missing = new Set<string>();
    for (const file of named) {
      const held = join(staging, 'media', file);
      if (statSync(held, { throwIfNoEntry: false }) !== undefined) continue;
      if (!(await hold(join(folder, 'media', file), held))) missing.add(file);
    }
    if ([...missing].every((file) => absent.has(file))) {
      return {
        files: named.filter((file) => !missing.has(file)),
        missing: await describeMissing(path, [...missing]),
      };
    }
    absent = missing;
  }
  throw new BackupRefused('Media files come and go faster than they can be held. Please try again.');
}

/**
 * Works on a copy of a data folder, database and media, while a provider may be at work on it. The database is copied by
 * SQLite's online backup.
 * @param folder absolute path of the data folder
 * @param purpose the command: `backup`
 * @throws {BackupRefused} when there is nothing to copy
 */
export async function withCapture<Result>(
  folder: string,
  purpose: 'backup' | 'export' | 'export-data',
  work: (capture: Capture) => Promise<Result>,
  { server, bring }: Elsewhere = nothingElsewhere,
): Promise<Result> {
  const database = join(folder, databaseName);
  if (server === null && statSync(database, { throwIfNoEntry: false }) === undefined) {
    throw new BackupRefused(
      statSync(folder, { throwIfNoEntry: false }) === undefined
        ? `There is no data folder ${folder}. Name the one of the running Vitrine: DATA_DIR=… npm run ${purpose} -- ${purpose === 'backup' ? 'FILE' : 'FOLDER'}`
        : `There is no database in the data folder ${folder}.`,
    );
  }
  // On the media's disk, so that links work; emptied at the next start if this process is killed.
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const staging = await mkdtemp(join(incoming, `${purpose}-`));
  const source = server ?? new SqliteFile(database, { readOnly: true });
  try {
    return await work({ staging, ...(await capture(source, bring, folder, staging)) });
  } finally {
    if (source !== server) await source.close();
    await rm(staging, { recursive: true, force: true });
  }
}
