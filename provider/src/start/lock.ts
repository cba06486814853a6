import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. */
export class DataFolderLocked extends Error {}

/** Holds a data folder for this process. */
export interface Lock {
  release(): void;
}

/**
 * Takes a data folder for this process alone. The lock is an exclusive transaction on a small database of its own: the
 * operating system lets it go when the process ends, however it ends, so a lock is never left behind.
 * @param path the lock file; created when absent
 * @throws {DataFolderLocked} when another process holds it
 */
export function acquireLock(path: string): Lock {
  const db = new DatabaseSync(path);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) throw new DataFolderLocked();
    throw error;
  }
  return { release: () => db.close() };
}
