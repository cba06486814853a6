import { migrate } from '../migrate.ts';
import { SqliteFile } from '../sqlite-file.ts';
import { orderOf } from './schema.ts';
import type { PostgresDatabase } from './database.ts';

const isNumbered = "SELECT 1 FROM sqlite_schema WHERE name = ? AND sql LIKE '%AUTOINCREMENT%'";

/**
 * Writes one state of a PostgreSQL database into a new SQLite file, whatever others write meanwhile.
 * @param path absolute
 */
export async function copyToFile(source: PostgresDatabase, path: string): Promise<void> {
  // The tables may name each other in any order.
  const target = new SqliteFile(path, { enableForeignKeyConstraints: false });
  try {
    target.exec('PRAGMA journal_mode = OFF');
    migrate(target);
    // Tables that never give a number twice.
    const numbered = new Set(target.tables().filter((table) => target.prepare(isNumbered).get(table) !== undefined));
    target.exec('BEGIN');
    // Nothing else is waited for, so that it stays one state.
    await source.snapshot(async () => {
      for (const table of target.tables()) {
        const columns = target.columns(table);
        const places = columns.map(() => '?').join(', ');
        target.exec(`DELETE FROM ${table}`);
        const insert = target.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
        const rows = await source
          .prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${orderOf(table, columns)}`)
          .all();
        for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
        const last = await source.lastId(table);
        if (last !== null && numbered.has(table)) target.raiseLastId(table, last);
      }
    });
    target.exec('COMMIT');
  } finally {
    target.close();
  }
}
