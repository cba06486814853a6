import { readdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Bucket } from '../media/bucket.ts';
import { openDatabase } from '../db/open.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { isUnused } from '../exported-data/emptiness.ts';
import { acquireLock } from '../start/lock.ts';
import { openStore } from '../media/bucket-store.ts';
import { syncAll, syncFolder } from '../media/store.ts';
import { ArchiveRefused, databaseName, nowhere, readArchive } from './archive.ts';
import type { ArchiveFacts, ArchiveTarget } from './archive.ts';
import type { BackupFacts } from './create.ts';
import { filesOfCopy } from './read-copy.ts';

/** What takes the place of the data folder's own database and media. */
export interface Places {
  /** An empty one. */
  readonly server: PostgresDatabase | null;
  readonly bucket: Bucket | null;
}

/** Writes an archive's files below a folder, each once. */
const into = (folder: string): ArchiveTarget => ({
  open: async ({ name }) => {
    const file = await open(join(folder, name), 'wx', 0o600);
    return { write: (chunk) => file.writeFile(chunk), close: () => file.close() };
  },
});

/**
 * Unpacks an archive into a folder that has `media/` and nothing else. When this returns, its files have reached the disk.
 * @throws {ArchiveRefused}
 */
export async function unpackInto(file: FileHandle, folder: string): Promise<ArchiveFacts> {
  const facts = await readArchive(file, into(folder));
  await syncAll([...facts.names].map((name) => join(folder, name)));
  return facts;
}

/** The database has to be usable, and every file that it names has to be there, but for those that the archive says were missing. */
async function assertComplete(database: string, { names, missing }: ArchiveFacts): Promise<void> {
  const known = new Set(missing.map(({ file }) => file));
  const needed = await filesOfCopy(database, true);
  const lost = needed.filter((file) => !names.has(`media/${file}`) && !known.has(file));
  if (lost.length > 0) throw new ArchiveRefused(`The archive lacks ${lost.length} media files.`);
}

const lockName = 'lock.db';

function assertEmpty(folder: string): void {
  // A volume has the last of these from the start, and only root may remove it.
  if (readdirSync(folder).every((name) => name.startsWith(lockName) || name === 'lost+found')) return;
  throw new ArchiveRefused(`The data folder ${folder} is not empty. Restore into an empty one.`);
}

/** Puts what was unpacked into the bucket; the folder then has copies. */
async function sendAll(names: ReadonlySet<string>, folder: string, bucket: Bucket): Promise<void> {
  const store = openStore(folder, bucket);
  const files = [...names].filter((name) => name.startsWith('media/')).map((name) => name.slice('media/'.length));
  for (const file of files) await store.put(join(folder, 'media', file), file);
  await rm(store.incoming, { recursive: true, force: true });
}

const bringToNewest = (path: string): void => openDatabase(path).file.close();

/** Nobody has used it yet. @throws {ArchiveRefused} */
async function assertUnused(server: PostgresDatabase): Promise<void> {
  if (await isUnused(server)) return;
  throw new ArchiveRefused('The database at DATABASE_URL is not empty. Restore into an empty one.');
}

/** Unpacks beside the final places first. Whatever fails, nothing stays behind. */
async function unpack(file: FileHandle, folder: string, { server, bucket }: Places): Promise<ArchiveFacts> {
  const staging = join(folder, 'restoring');
  const places = ['media', databaseName] as const;
  await mkdir(join(staging, 'media'), { recursive: true });
  try {
    const facts = await unpackInto(file, staging);
    await assertComplete(join(staging, databaseName), facts);
    // The database last: with it in its place the restoration is complete.
    if (server !== null) bringToNewest(join(staging, databaseName));
    for (const place of server === null ? places : (['media'] as const)) {
      await rename(join(staging, place), join(folder, place));
    }
    await syncFolder(join(folder, 'media'));
    await syncFolder(folder);
    if (bucket !== null) await sendAll(facts.names, folder, bucket);
    await server?.replaceTables({ from: join(staging, databaseName), tables: await server.tables() });
    return facts;
  } catch (error) {
    for (const place of places) await rm(join(folder, place), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Restores an archive into a data folder that is absent or empty. The archive is read through before anything is written,
 * and its database is checked before it gets its place; whatever is refused leaves the folder empty.
 * @throws {ArchiveRefused} when the archive is damaged or incomplete, or the folder is not empty
 * @throws {DataFolderLocked} when a provider runs on the folder
 * @throws {UnusableDatabase} when its database is newer than this version
 */
export async function restoreBackup(
  archive: string,
  dataDir: string,
  into: Places = { server: null, bucket: null },
): Promise<BackupFacts> {
  const folder = resolve(dataDir);
  const file = await open(archive, 'r');
  try {
    await readArchive(file, nowhere);
    await mkdir(folder, { recursive: true });
    assertEmpty(folder);
    if (into.server !== null) await assertUnused(into.server);
    const lock = acquireLock(join(folder, lockName));
    try {
      assertEmpty(folder);
      const { names, missing } = await unpack(file, folder, into);
      return { files: names.size - 1, bytes: (await file.stat()).size, missing };
    } finally {
      lock.release();
      await rm(join(folder, lockName), { force: true });
    }
  } finally {
    await file.close();
  }
}
