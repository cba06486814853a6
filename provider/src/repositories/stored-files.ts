import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';

const sources = {
  media: 'SELECT file FROM media',
  original: 'SELECT file FROM original',
  undo_file: 'SELECT file FROM undo_file',
  revision_media: 'SELECT file FROM revision_media',
} as const;

/** Tables whose column `file` names stored files. */
export const fileTables: readonly string[] = Object.keys(sources);

/** Names of all files that a database needs, in order. Also for a database that still lacks newer tables. */
export function storedFiles(db: Database): readonly string[] {
  const tables = new Set(db.tables());
  const files = Object.entries(sources).flatMap(([table, select]) =>
    tables.has(table)
      ? db
          .prepare(select)
          .all()
          .map((row) => text(row, 'file'))
      : [],
  );
  return [...new Set(files)].sort();
}
