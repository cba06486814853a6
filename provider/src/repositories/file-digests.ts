import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { fileTables, storedFiles } from './stored-files.ts';

/** What stored files were when they were first looked at: SHA-256 in hex, by name. */
export interface FileDigestRepository {
  /** Names of the files that nobody has looked at. */
  unknown(): Promise<readonly string[]>;
  note(file: string, digest: string): Promise<void>;
  all(): Promise<ReadonlyMap<string, string>>;
  /** Forgets files that nothing needs any more. */
  forgetGone(): Promise<void>;
}

/** The table `file_digest`. */
export function createFileDigestRepository(db: Database): FileDigestRepository {
  const note = db.prepare('INSERT INTO file_digest (file, digest) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const all = db.prepare('SELECT file, digest FROM file_digest');
  // Asked after each write: of what is known, no row is read.
  const unknown = db.prepare(
    `${fileTables
      .map(
        (table) =>
          `SELECT file FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM file_digest WHERE file_digest.file = ${table}.file)`,
      )
      .join(' UNION ')} ORDER BY file`,
  );
  const remove = db.prepare('DELETE FROM file_digest WHERE file = ?');
  const read = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await all.all()).map((row) => [text(row, 'file'), text(row, 'digest')]));
  return {
    unknown: async () => (await unknown.all()).map((row) => text(row, 'file')),
    note: async (file, digest) => {
      await note.run(file, digest);
    },
    all: read,
    async forgetGone() {
      const needed = new Set(await storedFiles(db));
      for (const file of (await read()).keys()) if (!needed.has(file)) await remove.run(file);
    },
  };
}
