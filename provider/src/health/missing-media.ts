import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/store.ts';
import { describeFiles } from '../repositories/file-uses.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { storedFiles } from '../repositories/stored-files.ts';

/**
 * The media files that a database names and that are not where media are: one reading of the folder, or one list of the bucket.
 */
export async function findMissing(db: Database, store: Pick<MediaStore, 'list'>): Promise<readonly FileUse[]> {
  const named = await storedFiles(db);
  const there = await store.list();
  // What was removed while it was listed has no row any more.
  const stillNamed = new Set(await storedFiles(db));
  const missing = named.filter((file) => stillNamed.has(file) && !there.has(file));
  return describeFiles(db, missing);
}
