import { AsyncLocalStorage } from 'node:async_hooks';
import { statSync } from 'node:fs';
import type { DatabaseSyncOptions } from 'node:sqlite';
import { clearImmediate, setImmediate } from 'node:timers';
import type { Database, Replacement, Statement } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { isNamed } from './given.ts';
import type { Given } from './given.ts';
import { number, text } from './rows.ts';
import { SqliteFile } from './sqlite-file.ts';
import { isReading } from './statement-kind.ts';

/** The file that a database was opened from is there no more. Nothing was changed. */
export class DatabaseGone extends Error {}

/** A transaction, or what reads one state. */
interface Work {
  /** Of a transaction that has waited for something else than its statements: it is over, and asks for nothing more. */
  isLate: boolean;
}

/** Others would wait for a transaction that waits; it may even wait for one of them. */
const late = () => new Error('A transaction has waited for something else than the database.');

/**
 * A database in a file, which this process alone writes to. A statement is answered at once: from one to the next nothing else happens
 * in the process, but for what goes on in the same turn of its event loop. That waits until a transaction is over, and a transaction
 * waits for who has begun to read in this turn.
 */
export class SqliteDatabase implements Database {
  readonly dialect = sqliteDialect;
  readonly others = null;
  /** For what is asked of SQLite alone. */
  readonly file: SqliteFile;
  #watched: { readonly path: string; readonly inode: number } | null = null;
  readonly #present = new AsyncLocalStorage<Work>();
  #writing: Work | null = null;
  readonly #readers = new Set<Work>();
  /** For who waits until nobody writes, or reads. */
  #waiting: PromiseWithResolvers<void> | null = null;

  constructor(path: string, options: DatabaseSyncOptions = {}) {
    this.file = new SqliteFile(path, options);
  }

  get isOpen(): boolean {
    return this.file.isOpen;
  }

  /** From now on nothing is written once the file is taken away or replaced: what is written to it then is lost with this process. */
  watchFile(path: string): void {
    this.#watched = { path, inode: statSync(path).ino };
  }

  prepare(sql: string): Statement {
    const statement = this.file.prepare(sql);
    const isRead = isReading(sql);
    const ask = <T>(run: () => T): Promise<T> => (isRead ? this.#read(run) : this.#write(run));
    return {
      get: (...given: Given) => ask(() => (isNamed(given) ? statement.get(given[0]) : statement.get(...given))),
      all: (...given: Given) => ask(() => (isNamed(given) ? statement.all(given[0]) : statement.all(...given))),
      run: (...given: Given) => ask(() => (isNamed(given) ? statement.run(given[0]) : statement.run(...given))),
    };
  }

  async exec(sql: string): Promise<void> {
    await this.#write(() => this.file.exec(sql));
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    return await this.#alone((isLate) => this.#commit(work, isLate));
  }

  snapshot<T>(work: () => Promise<T>): Promise<T> {
    return this.#present.getStore() === undefined ? this.#present.run({ isLate: false }, work) : work();
  }

  async tables(): Promise<readonly string[]> {
    return await this.#read(() => this.file.tables());
  }

  async columns(table: string): Promise<readonly string[]> {
    return await this.#read(() => this.file.columns(table));
  }

  async changes(): Promise<number> {
    return await this.#read(() => number(this.file.prepare('SELECT total_changes() AS n').get() ?? {}, 'n'));
  }

  async lastId(table: string): Promise<number | null> {
    return await this.#read(() => this.file.lastId(table));
  }

  async replaceTables({ from, tables, emptied = [], before, after }: Replacement): Promise<void> {
    const { file } = this;
    await this.#alone(async (isLate) => {
      file.prepare('ATTACH ? AS replacing').run(from);
      try {
        await this.#commit(async () => {
          await before?.();
          file.exec('PRAGMA defer_foreign_keys = ON');
          for (const name of [...emptied, ...tables]) file.exec(`DELETE FROM main.${name}`);
          for (const name of tables) {
            const columns = file.columns(name).join(', ');
            file.exec(`INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM replacing.${name}`);
          }
          for (const row of file.prepare('SELECT name, seq FROM replacing.sqlite_sequence').all()) {
            const name = text(row, 'name');
            if (tables.includes(name)) file.raiseLastId(name, number(row, 'seq'));
          }
          await after?.();
          if (file.prepare('PRAGMA main.foreign_key_check').get() !== undefined) {
            throw new RangeError('What would be there names what would not.');
          }
        }, isLate);
      } finally {
        file.exec('DETACH replacing');
      }
    });
  }

  async close(): Promise<void> {
    this.file.close();
  }

  async #read<T>(run: () => T): Promise<T> {
    const work = this.#present.getStore();
    while (this.#writing !== null && this.#writing !== work) await this.#change();
    if (work?.isLate === true) throw late();
    if (work !== undefined && work !== this.#writing) this.#noteReader(work);
    return run();
  }

  async #write<T>(run: () => T): Promise<T> {
    const work = this.#present.getStore();
    if (work?.isLate === true) throw late();
    if (work === undefined || work !== this.#writing) {
      if (work !== undefined) this.#readers.delete(work);
      while (this.#isTaken()) await this.#change();
    }
    return run();
  }

  /** Does `work` while nobody else asks for anything. It is told where it takes longer than it may. */
  async #alone<T>(work: (isLate: Promise<never>) => Promise<T>): Promise<T> {
    const outer = this.#present.getStore();
    if (outer !== undefined) {
      if (outer.isLate) throw late();
      if (outer === this.#writing) throw new Error('There is a transaction already.');
      this.#readers.delete(outer);
    }
    while (this.#isTaken()) await this.#change();
    const own: Work = { isLate: false };
    this.#writing = own;
    const { promise, reject } = Promise.withResolvers<never>();
    // All that only asks for statements is over in this turn of the event loop.
    const next = setImmediate(() => {
      own.isLate = true;
      reject(late());
    });
    try {
      return await this.#present.run(own, () => work(promise));
    } finally {
      clearImmediate(next);
      this.#writing = null;
      this.#tell();
    }
  }

  async #commit<T>(work: () => Promise<T>, isLate: Promise<never>): Promise<T> {
    if (
      this.#watched !== null &&
      statSync(this.#watched.path, { throwIfNoEntry: false })?.ino !== this.#watched.inode
    ) {
      throw new DatabaseGone(`${this.#watched.path} has been taken away or replaced while it was in use.`);
    }
    this.file.exec('BEGIN IMMEDIATE');
    try {
      const result = await Promise.race([work(), isLate]);
      this.file.exec('COMMIT');
      return result;
    } catch (error) {
      this.file.rollBack();
      throw error;
    }
  }

  /** Who reads now goes on until it waits for something, which is in this turn of the event loop. */
  #noteReader(work: Work): void {
    if (this.#readers.size === 0) {
      setImmediate(() => {
        this.#readers.clear();
        this.#tell();
      });
    }
    this.#readers.add(work);
  }

  #isTaken(): boolean {
    return this.#writing !== null || this.#readers.size > 0;
  }

  #change(): Promise<void> {
    this.#waiting ??= Promise.withResolvers<void>();
    return this.#waiting.promise;
  }

  #tell(): void {
    this.#waiting?.resolve();
    this.#waiting = null;
  }
}
