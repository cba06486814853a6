import { constants, statSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { copyToFile } from '../db/postgres/copy.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { isMissing } from '../files.ts';
import type { MediaStore } from '../media/store.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { databaseName } from './archive.ts';

/** The data folder cannot be copied. The message says why. */
export class BackupRefused extends Error {}

/** One state of a data folder that there was, held while a provider may be at work on it. */
export interface Capture {
  /** Absolute path of a folder with `vitrine.db` and `media/`, as a data folder has them. */
  readonly staging: string;
  /** Names of all media files that the database names. */
  readonly files: readonly string[];
}

/** What of a studio is not in its data folder. */
export interface Elsewhere {
  /** The PostgreSQL database that is in the place of the folder's own. */
  readonly server: PostgresDatabase | null;
  /** Brings media files into the folder that are in a bucket. */
  readonly bring: MediaStore['bring'];
}

export const nothingElsewhere: Elsewhere = { server: null, bring: async () => undefined };

/** More pages than a database has: all are copied in one step, from one state, however much is written meanwhile. */
const everyPage = 2 ** 31 - 1;
/** A deletion just between copy and links makes both start anew; that it comes so often in a row means something else. */
const tries = 20;

/** The file under a second name, where the file system can do that; it then survives its deletion. */
async function hold(path: string, as: string): Promise<void> {
  try {
    await link(path, as);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(path, as, constants.COPYFILE_FICLONE);
  }
}

/**
 * Copies the database, and holds every file that the copy names. Files are held after the copy, so one may have gone by
 * then: copy and files would not fit, and it is tried again.
 * @returns the files' names
 */
async function capture(
  source: SqliteDatabase | PostgresDatabase,
  bring: Elsewhere['bring'],
  folder: string,
  staging: string,
): Promise<readonly string[]> {
  await mkdir(join(staging, 'media'));
  for (let count = 0; count < tries; count += 1) {
    const path = join(staging, databaseName);
    await rm(path, { force: true });
    if (source instanceof SqliteDatabase) await backup(source, path, { rate: everyPage });
    else copyToFile(source, path);
    const copy = new SqliteDatabase(path, { readOnly: true });
    const files = storedFiles(copy);
    copy.close();
    await bring(files);
    try {
      for (const file of files) {
        const held = join(staging, 'media', file);
        if (statSync(held, { throwIfNoEntry: false }) === undefined) await hold(join(folder, 'media', file), held);
      }
      return files;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw new BackupRefused('Media files that the database names are missing in the data folder.');
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
  const source = server ?? new SqliteDatabase(database, { readOnly: true });
  try {
    return await work({ staging, files: await capture(source, bring, folder, staging) });
  } finally {
    if (source !== server) source.close();
    await rm(staging, { recursive: true, force: true });
  }
}
