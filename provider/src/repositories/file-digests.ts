import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { fileTables, storedFiles } from './stored-files.ts';

/** What stored files were when they were first looked at: SHA-256 in hex, by name. */
export interface FileDigestRepository {
  /** Names of the files that nobody has looked at. */
  unknown(): readonly string[];
  note(file: string, digest: string): void;
  all(): ReadonlyMap<string, string>;
  /** Forgets files that nothing needs any more. */
  forgetGone(): void;
}

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
  const read = (): ReadonlyMap<string, string> =>
    new Map(all.all().map((row) => [text(row, 'file'), text(row, 'digest')]));
  return {
    unknown: () => unknown.all().map((row) => text(row, 'file')),
    note: (file, digest) => void note.run(file, digest),
    all: read,
    forgetGone() {
      const needed = new Set(storedFiles(db));
      for (const file of read().keys()) if (!needed.has(file)) remove.run(file);
    },
  };
}
