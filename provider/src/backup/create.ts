import { constants, statSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { syncFolder } from '../media/store.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { databaseName, writeArchive } from './archive.ts';

/** The backup cannot be made. The message says why. */
export class BackupRefused extends Error {}

/** What a backup holds. */
export interface BackupFacts {
  readonly files: number;
  readonly bytes: number;
}

/** More pages than a database has: all are copied in one step, from one state, however much is written meanwhile. */
const everyPage = 2 ** 31 - 1;
/** A deletion just between copy and links makes both start anew; that it comes so often in a row means something else. */
const tries = 20;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

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
async function capture(source: DatabaseSync, folder: string, staging: string): Promise<readonly string[]> {
  for (let count = 0; count < tries; count += 1) {
    const path = join(staging, databaseName);
    await rm(path, { force: true });
    await backup(source, path, { rate: everyPage });
    const copy = new DatabaseSync(path, { readOnly: true });
    const files = storedFiles(copy);
    copy.close();
    try {
      for (const file of files) {
        const held = join(staging, file);
        if (statSync(held, { throwIfNoEntry: false }) === undefined) await hold(join(folder, 'media', file), held);
      }
      return files;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw new BackupRefused('Media files that the database names are missing in the data folder.');
}

async function writeFiles(staging: string, files: readonly string[], target: string): Promise<BackupFacts> {
  const partial = `${target}.partial`;
  // It holds the password's hash: nobody else is to read it.
  const out = await open(partial, 'wx', 0o600);
  try {
    const archive = writeArchive(out);
    for (const file of [databaseName, ...files]) {
      const name = file === databaseName ? file : `media/${file}`;
      await archive.add(name, join(staging, file), statSync(join(staging, file)).size);
    }
    await archive.finish();
    const { size } = await out.stat();
    await rename(partial, target);
    await syncFolder(dirname(target));
    return { files: files.length, bytes: size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await out.close();
  }
}

/**
 * Backs a data folder up into one file, database and media, while a provider may be at work on it. The database is copied
 * by SQLite's online backup; what is in the archive is one state that there was.
 * @param target the archive; it must not be there yet
 * @throws {BackupRefused} when there is nothing to back up, or the target is there
 */
export async function createBackup(dataDir: string, target: string): Promise<BackupFacts> {
  const folder = resolve(dataDir);
  const database = join(folder, databaseName);
  if (statSync(database, { throwIfNoEntry: false }) === undefined) {
    throw new BackupRefused(
      statSync(folder, { throwIfNoEntry: false }) === undefined
        ? `There is no data folder ${folder}. Name the one of the running Vitrine: DATA_DIR=… npm run backup -- FILE`
        : `There is no database in the data folder ${folder}.`,
    );
  }
  if (statSync(target, { throwIfNoEntry: false }) !== undefined) {
    throw new BackupRefused(`${target} is there already. Name a new file.`);
  }
  // On the media's disk, so that links work; emptied at the next start if this process is killed.
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const staging = await mkdtemp(join(incoming, 'backup-'));
  const source = new DatabaseSync(database, { readOnly: true });
  try {
    return await writeFiles(staging, await capture(source, folder, staging), resolve(target));
  } finally {
    source.close();
    await rm(staging, { recursive: true, force: true });
  }
}
