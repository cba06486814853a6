import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { number } from './rows.ts';

/** Of all rows of a table, in whatever order they come. */
function digestOf(db: Database, table: string, columns: readonly string[]): string {
  const rows = db
    .prepare(`SELECT ${columns.join(', ')} FROM ${table}`)
    .all()
    .map((row) => JSON.stringify(columns.map((column) => row[column])))
    .sort();
  const hash = createHash('sha256');
  for (const row of rows) hash.update(row).update('\n');
  return hash.digest('hex');
}

/** Names of the tables that are not the same in two databases, row by row and column by column. */
export function differences(one: Database, other: Database): readonly string[] {
  const tables = new Set([...one.tables(), ...other.tables()]);
  return [...tables].filter((table) => {
    const columns = one.columns(table).toSorted();
    if (columns.length === 0 || columns.join() !== other.columns(table).toSorted().join()) return true;
    return digestOf(one, table, columns) !== digestOf(other, table, columns);
  });
}

/** How many rows there are in all tables. */
export const rowsIn = (db: Database): number =>
  db
    .tables()
    .map((table) => number(db.prepare(`SELECT count(*) AS count FROM ${table}`).get() ?? {}, 'count'))
    .reduce((sum, count) => sum + count, 0);
