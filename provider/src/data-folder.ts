import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bucket } from './bucket.ts';
import type { Database } from './db/database.ts';
import { noEncryption, openEncryption, type Encryption } from './encryption.ts';
import { UnusableDatabase, newestSchema } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { PostgresDatabase } from './db/postgres/database.ts';
import { openPostgres } from './db/postgres/open.ts';
import { SqliteDatabase } from './db/sqlite.ts';
import { isUnused } from './exported-data/emptiness.ts';
import { assertDatabase, assertWhereabouts, rememberWhereabouts } from './installation.ts';
import { acquireLock } from './lock.ts';
import { openStore } from './media/bucket-store.ts';
import { listMedia } from './media/store.ts';
import type { MediaStore } from './media/store.ts';
import { createLinkRepository } from './repositories/links.ts';
import { createRevisionRepository } from './repositories/revisions.ts';
import { createPrivately, makePrivate } from './private-files.ts';
import { createSecondFactorRepository } from './repositories/second-factor.ts';
import { storedFiles } from './repositories/stored-files.ts';
import { createUndoRepository } from './repositories/undo.ts';

/** A data folder that is held by this process. */
export interface DataFolder {
  readonly db: Database;
  readonly media: MediaStore;
  /** Of what has to be read again, and yet is a secret. */
  readonly encryption: Encryption;
  /** How many migrations the database has had, and had had before; 0 of a new one. */
  readonly schema: { readonly before: number; readonly now: number };
  /** What others on the machine could read until now. */
  readonly opened: readonly string[];
  /** Remembers where database and media files are, so that who disagrees later is refused. */
  remember(): void;
  /** Closes the database, with all that was written in its file, and lets the folder go. */
  close(): void;
}

/** An empty database would have all media removed as unreferenced. */
function assertNoMedia(media: string): void {
  if (listMedia(media).length === 0) return;
  throw new UnusableDatabase('The database is missing or empty, but there are media files.');
}

function closeOnError(db: Database, work: () => void): void {
  try {
    work();
  } catch (error) {
    db.close();
    throw error;
  }
}

/** What is told, or asked, as a database is opened. */
interface Opening<Server> {
  readonly assertOwn: (server: Server) => void;
  readonly onSchema: (before: number) => void;
}

function openFile(path: string, media: string, { assertOwn, onSchema }: Opening<null>): Database {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) assertNoMedia(media);
  createPrivately(path);
  const db = openDatabase(path, onSchema);
  db.watchFile(path);
  // Where there are no files yet, the first may go anywhere.
  closeOnError(db, () => {
    if (storedFiles(db).length > 0) assertOwn(null);
  });
  return db;
}

function openServer(url: string, media: string, { assertOwn, onSchema }: Opening<PostgresDatabase>): Database {
  const db = openPostgres(url, 'server', onSchema);
  closeOnError(db, () => {
    // Who else is at work on it has been told where the files are, even where there are none yet.
    assertOwn(db);
    if (isUnused(db)) assertNoMedia(media);
  });
  return db;
}

/** Encrypts what was stored before there was a key, and leaves nothing of it in the file. */
function encryptStored(db: Database, encryption: Encryption): void {
  const file = db instanceof SqliteDatabase ? db : null;
  file?.exec('PRAGMA secure_delete = ON');
  const count = db.transaction(() =>
    [createSecondFactorRepository(db, encryption), createLinkRepository(db, encryption)].reduce(
      (sum, repository) => sum + repository.encryptStored(),
      0,
    ),
  );
  file?.exec('PRAGMA secure_delete = OFF');
  if (count > 0) file?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/**
 * Opens a data folder: `vitrine.db`, `media/`, `incoming/` and the lock. An absent or empty folder is initialised.
 * @param bucket where the media files are; `media/` then has copies of some
 * @param databaseUrl of a PostgreSQL database, which takes the place of `vitrine.db`
 * @param secretsKey what secrets are encrypted with; the folder's own key where none is given
 * @throws {DataFolderLocked} when another process holds it
 * @throws {ConfigError} when its database or its media files are known to be elsewhere
 * @throws {UnusableDatabase} when the database is damaged, newer, another program's, out of reach, or empty beside its media
 */
export function openDataFolder(
  path: string,
  databaseUrl: string | null = null,
  bucket: Bucket | null = null,
  secretsKey: string | null = null,
): DataFolder {
  const folder = resolve(path);
  const opened = makePrivate(folder);
  createPrivately(join(folder, 'lock.db'));
  const lock = acquireLock(join(folder, 'lock.db'));
  try {
    const media = join(folder, 'media');
    const whereabouts = { databaseUrl, media: bucket?.address ?? null };
    assertDatabase(folder, databaseUrl);
    let before = 0;
    const opening: Opening<PostgresDatabase | null> = {
      assertOwn: (server) => assertWhereabouts(folder, server, whereabouts),
      onSchema: (schema) => (before = schema),
    };
    const db =
      databaseUrl === null
        ? openFile(join(folder, 'vitrine.db'), media, opening)
        : openServer(databaseUrl, media, opening);
    const server = db instanceof PostgresDatabase ? db : null;
    const store = openStore(folder, bucket);
    const isShared = db.others !== null;
    const encryption = openEncryption(folder, secretsKey, isShared);
    if (encryption !== noEncryption) encryptStored(db, encryption);
    db.transaction(() => {
      createUndoRepository(db).removeExpired(Date.now());
      createRevisionRepository(db).sweep();
    });
    // Where there is a bucket, the folder has copies.
    store.removeUnreferenced(new Set(storedFiles(db)), isShared && bucket === null);
    return {
      db,
      media: store,
      encryption,
      schema: { before, now: newestSchema },
      opened,
      remember: () => rememberWhereabouts(folder, server, whereabouts),
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
