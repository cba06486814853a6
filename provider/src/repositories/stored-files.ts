import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { flatMapInOrder } from '../lib/in-order.ts';

const sources = {
  media: 'SELECT file FROM media',
  original: 'SELECT file FROM original',
  undo_file: 'SELECT file FROM undo_file',
  revision_media: 'SELECT file FROM revision_media',
} as const;

/** Tables whose column `file` names stored files. */
export const fileTables: readonly string[] = Object.keys(sources);

/** Names of all files that a database needs, in order. Also for a database that still lacks newer tables. */
export const storedFiles = (db: Database): Promise<readonly string[]> =>
  // What goes from one table into another meanwhile, as Undo has it, is in one of them.
  db.snapshot(() => readAll(db));

async function readAll(db: Database): Promise<readonly string[]> {
  const tables = new Set(await db.tables());
  const files = await flatMapInOrder(Object.entries(sources), async ([table, select]) =>
    tables.has(table) ? (await db.prepare(select).all()).map((row) => text(row, 'file')) : [],
  );
  return [...new Set(files)].sort();
}
