import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Database, Replacement } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { number, text } from './rows.ts';

/** The file that a database was opened from is there no more. Nothing was changed. */
export class DatabaseGone extends Error {}

/** A database in a file, which this process alone writes to. */
export class SqliteDatabase extends DatabaseSync implements Database {
  readonly dialect = sqliteDialect;
  readonly others = null;
  #file: { readonly path: string; readonly inode: number } | null = null;

  /** From now on nothing is written once the file is taken away or replaced: what is written to it then is lost with this process. */
  watchFile(path: string): void {
    this.#file = { path, inode: statSync(path).ino };
  }

  transaction<T>(work: () => T): T {
    if (this.#file !== null && statSync(this.#file.path, { throwIfNoEntry: false })?.ino !== this.#file.inode) {
      throw new DatabaseGone(`${this.#file.path} has been taken away or replaced while it was in use.`);
    }
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back by itself after some errors (disk full, for one).
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
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

  changes(): number {
    return number(this.prepare('SELECT total_changes() AS n').get() ?? {}, 'n');
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

  replaceTables({ from, tables, emptied = [], before }: Replacement): void {
    this.prepare('ATTACH ? AS replacing').run(from);
    try {
      this.transaction(() => {
        before?.();
        this.exec('PRAGMA defer_foreign_keys = ON');
        for (const name of [...emptied, ...tables]) this.exec(`DELETE FROM main.${name}`);
        for (const name of tables) {
          const columns = this.columns(name).join(', ');
          this.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM replacing.${name}`);
        }
        for (const row of this.prepare('SELECT name, seq FROM replacing.sqlite_sequence').all()) {
          const name = text(row, 'name');
          if (tables.includes(name)) this.raiseLastId(name, number(row, 'seq'));
        }
        if (this.prepare('PRAGMA main.foreign_key_check').get() !== undefined) {
          throw new RangeError('What would be there names what would not.');
        }
      });
    } finally {
      this.exec('DETACH replacing');
    }
  }
}
