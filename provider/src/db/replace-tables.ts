import type { DatabaseSync } from 'node:sqlite';
import { text } from './rows.ts';
import { transaction } from './transaction.ts';

/** Names of all columns of a table; none for a table that is not there. */
export const columnsOf = (db: DatabaseSync, table: string): readonly string[] =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map((row) => text(row, 'name'));

/** Names of all tables, but for SQLite's own. */
export const tablesOf = (db: DatabaseSync): readonly string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map((row) => text(row, 'name'));

interface Replacement {
  /** Absolute path of a database with the same schema, which nobody writes to. */
  readonly from: string;
  /** What is taken from there in the place of what is here. */
  readonly tables: readonly string[];
  /** What is to be empty afterwards. */
  readonly emptied?: readonly string[];
  /** Runs inside the transaction, before anything is replaced; what it throws ends it. */
  readonly before?: () => void;
}

/**
 * Takes whole tables over from another database, all of them or none, in one transaction.
 * @throws {RangeError} when what is there afterwards names what is not there; nothing is replaced then
 */
export function replaceTables(db: DatabaseSync, { from, tables, emptied = [], before }: Replacement): void {
  db.prepare('ATTACH ? AS replacing').run(from);
  try {
    transaction(db, () => {
      before?.();
      db.exec('PRAGMA defer_foreign_keys = ON');
      for (const name of [...emptied, ...tables]) db.exec(`DELETE FROM main.${name}`);
      for (const name of tables) {
        const columns = columnsOf(db, name).join(', ');
        db.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM replacing.${name}`);
      }
      if (db.prepare('PRAGMA main.foreign_key_check').get() !== undefined) {
        throw new RangeError('What would be there names what would not.');
      }
    });
  } finally {
    db.exec('DETACH replacing');
  }
}
