import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { typeByContent } from '../exported-data/check-file.ts';
import { CommitUnknown } from '../db/postgres/errors.ts';
import type { Database } from '../db/database.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { badRequest, conflict } from '../lib/http-error.ts';
import { unpackBackup } from '../imports/backup-source.ts';
import { lookAtUnpacked } from '../imports/look-apart.ts';
import { ownName } from '../media/store.ts';
import type { MediaStore } from '../media/store.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import type { LinkEnd, LinkRepository } from '../repositories/links.ts';
import { databaseName, readMissing } from './archive.ts';
import type { LookedAtDatabase } from './look-at-database.ts';
import type { StoredBackup, StoredBackups } from './stored.ts';
import { mapInOrder } from '../lib/in-order.ts';

/**
 * Who logs in here, and what they did, stays: a backup that is older must not lock anybody out, or let anybody in again. So does
 * whether the site is closed: no restoration opens it; and what visitors did and wrote meanwhile.
 */
const kept: ReadonlySet<string> = new Set([
  'administrator',
  'session',
  'passkey',
  'passkey_handle',
  'totp',
  'recovery_code',
  'invitation',
  'log_entry',
  'closing',
  'short_lived',
  'visit',
  'uncounted',
  'message',
  'contact_form',
]);
/** Keys of requests that were answered here: another record may have the id now. */
const emptied = ['created_once'];

/** How often a change may come between the backup of what is here and its replacement before the restore gives up. */
const tries = 3;

interface Parts {
  readonly db: Database;
  readonly links: Pick<LinkRepository, 'ends' | 'setEnds'>;
  readonly store: MediaStore;
  readonly backups: StoredBackups;
  /** Throws where who asked for it may do so no more. */
  readonly assertRight: () => Promise<void>;
}

/** What was restored. */
export interface Restored {
  /** What was there before. */
  readonly before: StoredBackup;
  readonly files: number;
  /** What the backup lacks, and is not here either. */
  readonly missing: readonly FileUse[];
}

/** It has the tables of here. */
async function assertFits(path: string, db: Database): Promise<void> {
  const shapeOf = async (of: Database): Promise<string> =>
    JSON.stringify(await mapInOrder(await of.tables(), async (table) => [table, (await of.columns(table)).toSorted()]));
  const staged = new SqliteDatabase(path, { readOnly: true });
  try {
    if ((await shapeOf(staged)) !== (await shapeOf(db)))
      throw badRequest('What is in this backup does not fit together.', 'file');
  } finally {
    await staged.close();
  }
}

/**
 * Every file that the database names is there, but for those that the backup says were missing, and is what it says.
 */
async function assertWhole(
  staging: string,
  { files, claims }: LookedAtDatabase,
  missing: ReadonlySet<string>,
): Promise<void> {
  // Another would lead out of the folder, where it would be taken for ours and removed.
  if (!files.every((file) => ownName.test(file))) {
    throw badRequest('A file in this backup has a name that no file has here.', 'file');
  }
  const isThere = (file: string): boolean => existsSync(join(staging, 'media', file));
  const lost = files.filter((file) => !missing.has(file) && !isThere(file));
  if (lost.length > 0) throw badRequest(`The backup lacks ${String(lost.length)} media files.`, 'file');
  const known = new Set(files);
  const types = new Map<string, string | null>();
  for (const { file, contentType, isOriginal } of claims) {
    // What no table names as stored is no file: Undo and History find none under its name.
    if (!known.has(file) || !isThere(file)) continue;
    const key = `${file} ${String(isOriginal)}`;
    const type = types.get(key) ?? (await typeByContent(join(staging, 'media', file), isOriginal));
    types.set(key, type);
    if (type !== contentType) throw badRequest(`A file in this backup is not ${contentType}, as it says.`, 'file');
  }
}

class ChangedMeanwhile extends Error {}

/**
 * Puts a backup in place of all content, while the provider goes on. What was there is backed up before; the change itself is
 * one transaction, so that a kill leaves the one or the other. Administrators, their sessions and the log stay, and what links have ended.
 *
 * @param archive absolute path; it is read, and left as it is
 * @throws {HttpError} 400 for an archive that is damaged, incomplete or newer; 409 while others write
 */
export async function restoreRunning(
  { db, links, store, backups, assertRight }: Parts,
  archive: string,
): Promise<Restored> {
  const staging = await mkdtemp(join(store.incoming, 'restore-'));
  const moved: string[] = [];
  try {
    const unpacked = join(staging, 'backup');
    await unpackBackup(archive, unpacked);
    const lacking = await readMissing(archive);
    const from = join(unpacked, databaseName);
    const looked = await lookAtUnpacked(from);
    await assertFits(from, db);
    const { files } = looked;
    await assertWhole(unpacked, looked, new Set(lacking.map(({ file }) => file)));
    for (let count = 0; count < tries; count += 1) {
      const changes = await db.changes();
      const before = await backups.make('before');
      // A start removes those that no row names, so a kill before the end leaves nothing behind.
      for (const file of files) {
        const staged = join(unpacked, 'media', file);
        if (existsSync(staged) && !(await store.has(file))) {
          await store.put(staged, file);
          moved.push(file);
        }
      }
      const former = await storedFiles(db);
      let ends: readonly LinkEnd[] = [];
      try {
        await db.replaceTables({
          from,
          tables: (await db.tables()).filter((name) => !kept.has(name) && !emptied.includes(name)),
          emptied,
          before: async () => {
            await assertRight();
            if ((await db.changes()) !== changes) throw new ChangedMeanwhile();
            ends = await links.ends();
          },
          // A link that has ended here opens nothing again.
          after: async () => {
            await links.setEnds(ends);
          },
        });
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        await backups.remove(before);
        continue;
      }
      const named = new Set(files);
      await store.remove(former.filter((file) => !named.has(file)));
      await backups.removeExpired();
      const missing: FileUse[] = [];
      for (const one of lacking) if (named.has(one.file) && !(await store.has(one.file))) missing.push(one);
      return { before, files: files.length - missing.length, missing };
    }
    throw conflict('Others are writing just now. Nothing was restored: please try again in a moment.');
  } catch (error) {
    const named = new Set(await storedFiles(db));
    if (!(error instanceof CommitUnknown)) await store.remove(moved.filter((file) => !named.has(file)));
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
