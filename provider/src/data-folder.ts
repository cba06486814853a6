import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bucket } from './bucket.ts';
import type { Database } from './db/database.ts';
import { UnusableDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openPostgres } from './db/postgres/open.ts';
import { SqliteDatabase } from './db/sqlite.ts';
import { isUnused } from './exported-data/emptiness.ts';
import { acquireLock } from './lock.ts';
import { openStore } from './media/bucket-store.ts';
import { listMedia } from './media/store.ts';
import type { MediaStore } from './media/store.ts';
import { createRevisionRepository } from './repositories/revisions.ts';
import { storedFiles } from './repositories/stored-files.ts';
import { createUndoRepository } from './repositories/undo.ts';

/** A data folder that is held by this process. */
export interface DataFolder {
  readonly db: Database;
  readonly media: MediaStore;
  /** Closes the database, with all that was written in its file, and lets the folder go. */
  close(): void;
}

/** An empty database would have all media removed as unreferenced. */
function assertNoMedia(media: string): void {
  if (listMedia(media).length === 0) return;
  throw new UnusableDatabase('The database is missing or empty, but there are media files.');
}

function openFile(path: string, media: string): Database {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) assertNoMedia(media);
  return openDatabase(path);
}

function openServer(url: string, media: string): Database {
  const db = openPostgres(url);
  try {
    if (isUnused(db)) assertNoMedia(media);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens a data folder: `vitrine.db`, `media/`, `incoming/` and the lock. An absent or empty folder is initialised.
 * @param bucket where the media files are; `media/` then has copies of some
 * @param databaseUrl of a PostgreSQL database, which takes the place of `vitrine.db`
 * @throws {DataFolderLocked} when another process holds it
 * @throws {UnusableDatabase} when the database is damaged, newer, another program's, out of reach, or empty beside its media
 */
export function openDataFolder(
  path: string,
  databaseUrl: string | null = null,
  bucket: Bucket | null = null,
): DataFolder {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  const lock = acquireLock(join(folder, 'lock.db'));
  try {
    const media = join(folder, 'media');
    const db = databaseUrl === null ? openFile(join(folder, 'vitrine.db'), media) : openServer(databaseUrl, media);
    const store = openStore(folder, bucket);
    const isShared = db.others !== null;
    db.transaction(() => {
      createUndoRepository(db).removeExpired(Date.now());
      createRevisionRepository(db).sweep();
    });
    // Where there is a bucket, the folder has copies.
    store.removeUnreferenced(new Set(storedFiles(db)), isShared && bucket === null);
    return {
      db,
      media: store,
      close() {
        if (db instanceof SqliteDatabase) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
