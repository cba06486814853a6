import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { DatabaseSyncOptions, StatementSync } from 'node:sqlite';
import { clearImmediate, setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { paths } from '../paths.ts';
import type { Database, Replacement, Statement } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { isNamed } from './given.ts';
import type { Given } from './given.ts';
import { number, text, textOrNull } from './rows.ts';
import { SqliteFile } from './sqlite-file.ts';
import { isOfContent, isReading } from './statement-kind.ts';

/** The file that a database was opened from is there no more. Nothing was changed. */
export class DatabaseGone extends Error {}

/** A transaction, or what reads one state. */
interface Work {
  /** Of a transaction that has waited for something else than its statements: it is over, and asks for nothing more. */
  isLate: boolean;
}

const never = new Promise<never>(() => undefined);

/** What one step of many takes, about, in milliseconds. */
const step = 5;
const firstRowid = -(2n ** 63n);

/**
 * Runs a statement for all rows of a table, some at a time, and lets the event loop turn in between.
 * @param table with the name of its database
 * @param sql with what is to stand behind `WHERE`
 */
async function inParts(file: SqliteFile, table: string, sql: (condition: string) => string): Promise<void> {
  if (!file.hasRowids(table)) {
    file.exec(sql('true'));
    return;
  }
  const findLast = file.prepare(
    `SELECT CAST(max(rowid) AS TEXT) AS last FROM (SELECT rowid FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?)`,
  );
  const run = file.prepare(sql('rowid > ? AND rowid <= ?'));
  let after = firstRowid;
  let rows = 1;
  for (;;) {
    const began = performance.now();
    const last = textOrNull(findLast.get(after, rows) ?? {}, 'last');
    if (last === null) return;
    run.run(after, BigInt(last));
    after = BigInt(last);
    rows = performance.now() - began < step ? rows * 2 : Math.max(1, Math.floor(rows / 2));
    await nextTurn();
  }
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
  /** Rows of the content that were changed, about; nobody else writes to the file. */
  #changes = 0;
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
    const isRead = isReading(sql);
    const isContent = isOfContent(sql);
    let prepared: StatementSync | null = null;
    // With its first use: a server has hundreds, and most of them are not used in its first hour.
    const ask = <T>(run: (statement: StatementSync) => T): Promise<T> => {
      const now = (): T => run((prepared ??= this.file.prepare(sql)));
      return isRead ? this.#read(now) : this.#write(now);
    };
    // What a write gives back are rows that it has changed.
    const counted = <T>(rows: T): T => {
      if (isContent) this.#changes += 1;
      return rows;
    };
    return {
      get: (...given: Given) => ask((one) => counted(isNamed(given) ? one.get(given[0]) : one.get(...given))),
      all: (...given: Given) => ask((one) => counted(isNamed(given) ? one.all(given[0]) : one.all(...given))),
      run: (...given: Given) =>
        ask((one) => {
          const result = isNamed(given) ? one.run(given[0]) : one.run(...given);
          if (isContent) this.#changes += Number(result.changes);
          return result;
        }),
    };
  }

  async exec(sql: string): Promise<void> {
    await this.#write(() => this.file.exec(sql));
    this.#changes += 1;
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
    return await this.#read(() => this.#changes);
  }

  async lastId(table: string): Promise<number | null> {
    return await this.#read(() => this.file.lastId(table));
  }

  async replaceTables({ from, tables, emptied = [], before, after }: Replacement): Promise<void> {
    const { file } = this;
    await this.#aloneInTurns(async () => {
      file.exec('PRAGMA wal_autocheckpoint = 0');
      file.prepare('ATTACH ? AS replacing').run(from);
      try {
        await this.#commit(async () => {
          await before?.();
          file.exec('PRAGMA defer_foreign_keys = ON');
          for (const name of [...emptied, ...tables]) {
            await inParts(file, `main.${name}`, (condition) => `DELETE FROM main.${name} WHERE ${condition}`);
          }
          for (const name of tables) {
            const columns = file.columns(name).join(', ');
            const copy = `INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM replacing.${name}`;
            await inParts(file, `replacing.${name}`, (condition) => `${copy} WHERE ${condition}`);
          }
          for (const row of file.prepare('SELECT name, seq FROM replacing.sqlite_sequence').all()) {
            const name = text(row, 'name');
            if (tables.includes(name)) file.raiseLastId(name, number(row, 'seq'));
          }
          await after?.();
          this.#changes += 1;
          if (file.prepare('PRAGMA main.foreign_key_check').get() !== undefined) {
            throw new RangeError('What would be there names what would not.');
          }
        });
      } finally {
        file.exec('DETACH replacing');
        await this.#checkpointApart();
      }
    });
  }

  /** Moves what was written into the file, in a thread of its own. Where it cannot, a later write does it. */
  async #checkpointApart(): Promise<void> {
    const path = this.file.location();
    if (path !== null) {
      await once(new Worker(paths.checkpointWorker, { workerData: path, execArgv: [] }), 'exit').catch(() => undefined);
    }
    // As SQLite has it by itself.
    this.file.exec('PRAGMA wal_autocheckpoint = 1000');
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

  /** Waits until nobody else asks for anything, and nobody may from then on until {@link #end}. */
  async #begin(): Promise<Work> {
    const outer = this.#present.getStore();
    if (outer !== undefined) {
      if (outer.isLate) throw late();
      if (outer === this.#writing) throw new Error('There is a transaction already.');
      this.#readers.delete(outer);
    }
    while (this.#isTaken()) await this.#change();
    const own: Work = { isLate: false };
    this.#writing = own;
    return own;
  }

  #end(): void {
    this.#writing = null;
    this.#tell();
  }

  /** Does `work` while nobody else asks for anything. It is told where it takes longer than it may. */
  async #alone<T>(work: (isLate: Promise<never>) => Promise<T>): Promise<T> {
    const own = await this.#begin();
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
      this.#end();
    }
  }

  /** As {@link #alone}, for what takes long and lets the event loop turn: others wait for the database, and for nothing else. */
  async #aloneInTurns<T>(work: () => Promise<T>): Promise<T> {
    const own = await this.#begin();
    try {
      return await this.#present.run(own, work);
    } finally {
      this.#end();
    }
  }

  async #commit<T>(work: () => Promise<T>, isLate: Promise<never> = never): Promise<T> {
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

  /** A read goes on until it waits for something, which is in this turn of the event loop. */
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
