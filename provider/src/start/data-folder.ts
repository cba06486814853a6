import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bucket } from '../media/bucket.ts';
import type { Database } from '../db/database.ts';
import { noEncryption, openEncryption, type Encryption } from '../lib/encryption.ts';
import { UnusableDatabase, newestSchema } from '../db/migrate.ts';
import { assertNotBehind, openDatabase } from '../db/open.ts';
import { PostgresDatabase } from '../db/postgres/database.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { isUnused } from '../exported-data/emptiness.ts';
import { assertDatabase, assertWhereabouts, rememberWhereabouts } from './installation.ts';
import { acquireLock } from './lock.ts';
import { openStore } from '../media/bucket-store.ts';
import { listMedia } from '../media/store.ts';
import type { MediaStore } from '../media/store.ts';
import { createLinkRepository } from '../repositories/links.ts';
import { createRevisionRepository } from '../repositories/revisions.ts';
import { createPrivately, makePrivate } from '../lib/private-files.ts';
import { createSecondFactorRepository } from '../repositories/second-factor.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { createUndoRepository } from '../repositories/undo.ts';

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
  remember(): Promise<void>;
  /** Closes the database, with all that was written in its file, and lets the folder go. */
  close(): Promise<void>;
}

/** An empty database would have all media removed as unreferenced. */
function assertNoMedia(media: string): void {
  if (listMedia(media).length === 0) return;
  throw new UnusableDatabase('The database is missing or empty, but there are media files.');
}

async function closeOnError(db: Database, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What is told, or asked, as a database is opened. */
interface Opening<Server> {
  /** Who only fills an empty one brings none to the newest schema: it may yet be refused for what is in it. */
  readonly role: 'server' | 'filler';
  readonly assertOwn: (server: Server) => Promise<void>;
  readonly onSchema: (before: number) => void;
}

async function openFile(path: string, media: string, { role, assertOwn, onSchema }: Opening<null>): Promise<Database> {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) assertNoMedia(media);
  if (role === 'filler') assertNotBehind(path);
  createPrivately(path);
  const db = openDatabase(path, onSchema);
  db.watchFile(path);
  // Where there are no files yet, the first may go anywhere.
  await closeOnError(db, async () => {
    if ((await storedFiles(db)).length > 0) await assertOwn(null);
  });
  return db;
}

async function openServer(
  url: string,
  media: string,
  { role, assertOwn, onSchema }: Opening<PostgresDatabase>,
): Promise<Database> {
  const db = await openPostgres(url, role, onSchema);
  await closeOnError(db, async () => {
    // Other servers on this database have been told where the files are, even where there are none yet.
    await assertOwn(db);
    if (await isUnused(db)) assertNoMedia(media);
  });
  return db;
}

/** Encrypts what was stored before there was a key, and leaves nothing of it in the file. */
async function encryptStored(db: Database, encryption: Encryption): Promise<void> {
  const file = db instanceof SqliteDatabase ? db.file : null;
  file?.exec('PRAGMA secure_delete = ON');
  const count = await db.transaction(
    async () =>
      (await createSecondFactorRepository(db, encryption).encryptStored()) +
      (await createLinkRepository(db, encryption).encryptStored()),
  );
  file?.exec('PRAGMA secure_delete = OFF');
  if (count > 0) file?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/**
 * Opens a data folder: `vitrine.db`, `media/`, `incoming/` and the lock. An absent or empty folder is initialised.
 * @param bucket where the media files are; `media/` then has copies of some
 * @param databaseUrl of a PostgreSQL database, which takes the place of `vitrine.db`
 * @param secretsKey what secrets are encrypted with; the folder's own key where none is given
 * @param role whether it brings a database to the newest schema that a former version has written
 * @throws {DataFolderLocked} when another process holds it
 * @throws {ConfigError} when its database or its media files are known to be elsewhere
 * @throws {UnusableDatabase} when the database is damaged, newer, another program's, out of reach, or empty beside its media
 */
export async function openDataFolder(
  path: string,
  databaseUrl: string | null = null,
  bucket: Bucket | null = null,
  secretsKey: string | null = null,
  role: 'server' | 'filler' = 'server',
): Promise<DataFolder> {
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
      role,
      assertOwn: (server) => assertWhereabouts(folder, server, whereabouts),
      onSchema: (schema) => (before = schema),
    };
    const db =
      databaseUrl === null
        ? await openFile(join(folder, 'vitrine.db'), media, opening)
        : await openServer(databaseUrl, media, opening);
    const server = db instanceof PostgresDatabase ? db : null;
    const store = openStore(folder, bucket);
    const isShared = db.others !== null;
    const encryption = openEncryption(folder, secretsKey, isShared);
    if (encryption !== noEncryption) await encryptStored(db, encryption);
    await db.transaction(async () => {
      await createUndoRepository(db).removeExpired(Date.now());
      await createRevisionRepository(db).sweep();
    });
    // Where there is a bucket, the folder has copies.
    store.removeUnreferenced(new Set(await storedFiles(db)), isShared && bucket === null);
    return {
      db,
      media: store,
      encryption,
      schema: { before, now: newestSchema },
      opened,
      remember: () => rememberWhereabouts(folder, server, whereabouts),
      async close() {
        if (db instanceof SqliteDatabase) db.file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        await db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
