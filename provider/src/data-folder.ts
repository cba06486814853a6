import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UnusableDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { acquireLock } from './lock.ts';
import { listMedia, openMediaStore } from './media/store.ts';
import type { MediaStore } from './media/store.ts';
import { createRevisionRepository } from './repositories/revisions.ts';
import { storedFiles } from './repositories/stored-files.ts';
import { createUndoRepository } from './repositories/undo.ts';

/** A data folder that is held by this process. */
export interface DataFolder {
  readonly db: DatabaseSync;
  readonly media: MediaStore;
  /** Writes the log back into the database, closes it and lets the folder go. */
  close(): void;
}

/**
 * Opens a data folder: `vitrine.db`, `media/`, `incoming/` and the lock. An absent or empty folder is initialised.
 * @throws {DataFolderLocked} when another process holds it
 * @throws {UnusableDatabase} when the database is damaged, newer, another program's, or missing beside its media
 */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  const lock = acquireLock(join(folder, 'lock.db'));
  try {
    const database = join(folder, 'vitrine.db');
    const media = join(folder, 'media');
    // An empty database would have all media removed as unreferenced.
    const isEmpty = (statSync(database, { throwIfNoEntry: false })?.size ?? 0) === 0;
    if (isEmpty && listMedia(media).length > 0) {
      throw new UnusableDatabase('The database is missing or empty, but there are media files.');
    }
    const db = openDatabase(database);
    const store = openMediaStore(media, join(folder, 'incoming'));
    createUndoRepository(db).removeExpired(Date.now());
    createRevisionRepository(db).sweep();
    store.removeUnreferenced(new Set(storedFiles(db)));
    return {
      db,
      media: store,
      close() {
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
