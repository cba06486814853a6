import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import type { Database } from './db/database.ts';
import { listMedia } from './media/store.ts';
import { describeFiles } from './repositories/file-uses.ts';
import type { FileUse } from './repositories/file-uses.ts';
import { storedFiles } from './repositories/stored-files.ts';

/**
 * The media files that a database names and that are not where media are: one reading of the folder, or one list of the bucket.
 * @param dataDir absolute path of the data folder
 * @param bucket where the files are, where they are not in the folder
 */
export async function findMissing(db: Database, dataDir: string, bucket: Bucket | null): Promise<readonly FileUse[]> {
  const named = storedFiles(db);
  const stored = await bucket?.list('media/');
  const there = new Set(stored === undefined ? listMedia(join(dataDir, 'media')) : []);
  // What was removed while the bucket was read has no row any more.
  const stillNamed = new Set(bucket === null ? named : storedFiles(db));
  const missing = named.filter((file) => stillNamed.has(file) && !(stored?.has(`media/${file}`) ?? there.has(file)));
  return describeFiles(db, missing);
}
