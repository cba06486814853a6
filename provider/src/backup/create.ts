import { statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileUse } from '../repositories/file-uses.ts';
import { syncFolder } from '../media/store.ts';
import { databaseName, writeArchive } from './archive.ts';
import { BackupRefused, nothingElsewhere, withCapture } from './capture.ts';
import type { Capture, Elsewhere } from './capture.ts';

/** What a backup holds. */
export interface BackupFacts {
  readonly files: number;
  readonly bytes: number;
  /** What it lacks, as that was missing when it was made. */
  readonly missing: readonly FileUse[];
}

async function writeFiles({ staging, files, missing }: Capture, target: string): Promise<BackupFacts> {
  const partial = `${target}.partial`;
  // It holds the password's hash: nobody else is to read it.
  const out = await open(partial, 'wx', 0o600);
  try {
    const archive = writeArchive(out);
    if (missing.length > 0) await archive.addMissing(missing);
    for (const name of [databaseName, ...files.map((file) => `media/${file}`)]) {
      await archive.add(name, join(staging, name), statSync(join(staging, name)).size);
    }
    await archive.finish();
    const { size } = await out.stat();
    await rename(partial, target);
    await syncFolder(dirname(target));
    return { files: files.length, bytes: size, missing };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await out.close();
  }
}

/**
 * Backs a data folder up into one file, database and media, while a provider may be at work on it. The database is copied
 * by SQLite's online backup; what is in the archive is one state that there was. Media files that are missing stop nothing: the archive
 * says which they are.
 * @param target the archive; it must not be there yet
 * @throws {BackupRefused} when there is nothing to back up, or the target is there
 */
export async function createBackup(
  dataDir: string,
  target: string,
  elsewhere: Elsewhere = nothingElsewhere,
): Promise<BackupFacts> {
  if (statSync(target, { throwIfNoEntry: false }) !== undefined) {
    throw new BackupRefused(`${target} is there already. Name a new file.`);
  }
  return await withCapture(resolve(dataDir), 'backup', (capture) => writeFiles(capture, resolve(target)), elsewhere);
}
