import { UnusableDatabase } from '../db/migrate.ts';
import { assertUsable, openDatabase } from '../db/open.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { storedFiles } from '../repositories/stored-files.ts';

/** What is to be read of a database that is a copy, so that nobody writes to it. `path` is absolute. */
export type CopyJob =
  /** The names of all files that it needs; `isProof`: once it is found to be usable. */
  | { readonly kind: 'files'; readonly path: string; readonly isProof: boolean }
  /** What files are there for. The database may be of an older schema, and is brought to the newest. */
  | { readonly kind: 'uses'; readonly path: string; readonly files: readonly string[] };

export type CopyReply =
  | { readonly files: readonly string[] }
  | { readonly uses: readonly FileUse[] }
  /** The database cannot be used, in words. */
  | { readonly refusal: string };

async function closing<T>(db: SqliteDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await db.close();
  }
}

/** Reads a copy. That takes longer the larger it is, and nothing else happens in the thread meanwhile. */
export async function readCopy(job: CopyJob): Promise<CopyReply> {
  try {
    if (job.kind === 'uses') {
      // Seldom needed, and most of the code.
      const { describeFiles } = await import('../repositories/file-uses.ts');
      const db = openDatabase(job.path);
      return { uses: await closing(db, () => describeFiles(db, job.files)) };
    }
    if (job.isProof) assertUsable(job.path);
    const db = new SqliteDatabase(job.path, { readOnly: true });
    return { files: await closing(db, () => storedFiles(db)) };
  } catch (error) {
    if (error instanceof UnusableDatabase) return { refusal: error.message };
    throw error;
  }
}
