import { DatabaseSync } from 'node:sqlite';
import { number, text } from './rows.ts';

/** An SQLite file as it is: whoever asks it is answered at once. For a file that nobody else uses meanwhile, and for what opens one. */
export class SqliteFile extends DatabaseSync {
  /** Runs `work` as one transaction: all of it is stored, or nothing. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  rollBack(): void {
    // SQLite has already rolled back by itself after some errors (disk full, for one).
    if (this.isTransaction) this.exec('ROLLBACK');
  }

  tables(): readonly string[] {
    return this.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
      .all()
      .map((row) => text(row, 'name'));
  }

  columns(table: string): readonly string[] {
    return this.prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map((row) => text(row, 'name'));
  }

  /** Whether the rows of a table can be told by `rowid`. @param table with the name of its database */
  hasRowids(table: string): boolean {
    const [schema = '', name = ''] = table.split('.');
    const row = this.prepare('SELECT wr FROM pragma_table_list WHERE schema = ? AND name = ?').get(schema, name);
    return row?.['wr'] === 0;
  }

  lastId(table: string): number | null {
    if (!this.columns(table).includes('id')) return null;
    const row = this.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table);
    if (row !== undefined) return number(row, 'seq');
    // It gives the next number after the highest.
    const highest = this.prepare(`SELECT max(id) AS id FROM ${table}`).get()?.['id'];
    return typeof highest === 'number' ? highest : null;
  }

  /** The next row of a table that never gives a number twice gets a number after this one. */
  raiseLastId(table: string, last: number): void {
    const raised = this.prepare('UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?').run(last, table);
    if (raised.changes === 0) this.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
  }
}
