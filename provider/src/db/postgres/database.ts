import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import type { Database, Others, Replacement, Statement } from '../database.ts';
import { postgresDialect } from '../dialect.ts';
import type { Given } from '../given.ts';
import { inTime } from '../../lib/in-time.ts';
import { number, numberOrNull, text } from '../rows.ts';
import { SqliteFile } from '../sqlite-file.ts';
import { isOfContent } from '../statement-kind.ts';
import { DatabaseUnavailable } from './errors.ts';
import { limits, writeLock } from './limits.ts';
import type { Answer, Borrowed, Query } from './pool.ts';
import { orderOf } from './row-order.ts';
import { translate, valuesOf } from './statements.ts';

const raiseVersion =
  "WITH raised AS (UPDATE installation SET version = version + 1 RETURNING version) SELECT version, pg_notify('vitrine', CAST(version AS text)) FROM raised";

/** Rows in one statement, when whole tables are filled. */
const rowsAtOnce = 500;
/** Former states have megabytes each. */
const charactersAtOnce = 4_000_000;

/** The PostgreSQL server behind a database. */
export interface Server {
  readonly others: Others;
  /** @throws {DatabaseUnavailable} when there is no connection, or none in time */
  borrow(): Promise<Borrowed>;
  /** @param version the number of the change that `commit` stores */
  committing(version: number, commit: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** What reads one state, for as long as it waits for nothing else. */
interface Reader {
  snapshot: Snapshot | null;
}

/** One state of the database, on a connection of its own. */
interface Snapshot {
  readonly opened: Promise<Borrowed>;
  /** Statements that are not answered yet. */
  asked: number;
}

interface Transaction {
  readonly connection: Borrowed;
  /** Who has begun it; what is left of its work when it is over goes on as part of that. */
  readonly reader: Reader | null;
  isChange: boolean;
  isOver: boolean;
}

const isTransaction = (work: Reader | Transaction): work is Transaction => 'connection' in work;

/** A database on a PostgreSQL server, which other servers of ours may use too. */
export class PostgresDatabase implements Database {
  readonly dialect = postgresDialect;
  readonly others: Others;
  readonly #server: Server;
  readonly #names = new Map<string, string>();
  readonly #present = new AsyncLocalStorage<Reader | Transaction>();
  /** Of the writers of this process, the last: they wait for each other here, where no connection is held. */
  #lastWriter: Promise<unknown> = Promise.resolve();
  #isOpen = true;

  constructor(server: Server) {
    this.#server = server;
    this.others = server.others;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  prepare(sql: string): Statement {
    const translated = translate(sql);
    const name = this.#nameOf(translated.text);
    const isContent = isOfContent(sql);
    const ask = (given: Given): Promise<Answer> => {
      const query = { name, text: translated.text, values: valuesOf(translated, given) };
      return translated.isRead ? this.#read(query) : this.#write(query, isContent);
    };
    return {
      get: async (...given: Given) => (await ask(given)).rows[0],
      all: async (...given: Given) => [...(await ask(given)).rows],
      run: (...given: Given) => ask(given),
    };
  }

  async exec(sql: string): Promise<void> {
    const transaction = this.#transaction();
    if (transaction !== null) {
      await transaction.connection.run(sql);
      return;
    }
    await this.#endSnapshot(this.#reader());
    await this.#borrowing((connection) => connection.run(sql));
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.#transaction() !== null) throw new Error('There is a transaction already.');
    const reader = this.#reader();
    // What is read afterwards is to be what was written.
    await this.#endSnapshot(reader);
    return await this.#inTurn(async () => {
      const connection = await this.#server.borrow();
      const transaction: Transaction = { connection, reader, isChange: false, isOver: false };
      let isCommitted = false;
      try {
        await connection.run(`BEGIN; SELECT pg_advisory_xact_lock(${String(writeLock)})`);
        const result = await this.#present.run(transaction, work);
        await this.#commit(transaction);
        isCommitted = true;
        return result;
      } finally {
        transaction.isOver = true;
        await connection.giveBack(isCommitted ? null : 'ROLLBACK');
      }
    });
  }

  snapshot<T>(work: () => Promise<T>): Promise<T> {
    if (this.#transaction() !== null || this.#reader() !== null) return work();
    return this.#present.run({ snapshot: null }, work);
  }

  async tables(): Promise<readonly string[]> {
    const rows = await this.prepare(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'installation' ORDER BY 1",
    ).all();
    return rows.map((row) => text(row, 'name'));
  }

  async columns(table: string): Promise<readonly string[]> {
    const rows = await this.prepare(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ? AND column_name <> 'rowid' ORDER BY ordinal_position",
    ).all(table);
    return rows.map((row) => text(row, 'name'));
  }

  async changes(): Promise<number> {
    return number((await this.prepare('SELECT version FROM installation').get()) ?? {}, 'version');
  }

  async lastId(table: string): Promise<number | null> {
    if (!(await this.columns(table)).includes('id')) return null;
    const row = await this.prepare(
      `SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence('${table}', 'id') AS regclass)) AS last`,
    ).get();
    return numberOrNull(row ?? { last: null }, 'last');
  }

  async replaceTables({ from, tables, emptied = [], before, after }: Replacement): Promise<void> {
    const source = new SqliteFile(from, { readOnly: true });
    try {
      await this.transaction(async () => {
        await before?.();
        await this.exec('SET CONSTRAINTS ALL DEFERRED');
        for (const name of [...emptied, ...tables]) await this.exec(`DELETE FROM ${name}`);
        for (const name of tables) await this.#fill(name, source);
        await after?.();
        const transaction = this.#transaction();
        if (transaction !== null) transaction.isChange = true;
      });
    } catch (error) {
      // A foreign key that fits nothing.
      if (error instanceof Error && 'code' in error && error.code === '23503')
        throw new RangeError(error.message, { cause: error });
      throw error;
    } finally {
      source.close();
    }
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#server.close();
  }

  #transaction(): Transaction | null {
    const work = this.#present.getStore();
    return work !== undefined && isTransaction(work) && !work.isOver ? work : null;
  }

  #reader(): Reader | null {
    const work = this.#present.getStore();
    if (work === undefined) return null;
    return isTransaction(work) ? work.reader : work;
  }

  async #read(query: Query): Promise<Answer> {
    const transaction = this.#transaction();
    if (transaction !== null) return await transaction.connection.query(query);
    const reader = this.#reader();
    return await (reader === null
      ? this.#borrowing((connection) => connection.query(query))
      : this.#readIn(reader, query));
  }

  async #write(query: Query, isContent: boolean): Promise<Answer> {
    const transaction = this.#transaction();
    if (transaction === null) return await this.transaction(() => this.#write(query, isContent));
    const answer = await transaction.connection.query(query);
    // What tidies up each minute finds nothing as a rule: other servers, and caches in front, would forget all that they have.
    transaction.isChange ||= isContent && answer.changes > 0;
    return answer;
  }

  async #borrowing<T>(work: (connection: Borrowed) => Promise<T>): Promise<T> {
    const connection = await this.#server.borrow();
    try {
      return await work(connection);
    } finally {
      await connection.giveBack(null);
    }
  }

  async #readIn(reader: Reader, query: Query): Promise<Answer> {
    const snapshot = (reader.snapshot ??= { opened: this.#openSnapshot(), asked: 0 });
    snapshot.asked += 1;
    let isAnswered = false;
    try {
      const connection = await snapshot.opened;
      const answer = await connection.query(query);
      isAnswered = true;
      return answer;
    } finally {
      snapshot.asked -= 1;
      if (!isAnswered && reader.snapshot === snapshot) {
        // A statement that was refused has ended it.
        reader.snapshot = null;
        await giveBack(snapshot, 'ROLLBACK');
      } else if (snapshot.asked === 0) {
        // A caller that goes on reading asks in this turn of the event loop.
        setImmediate(() => {
          if (snapshot.asked > 0 || reader.snapshot !== snapshot) return;
          void this.#endSnapshot(reader);
        });
      }
    }
  }

  async #openSnapshot(): Promise<Borrowed> {
    const connection = await this.#server.borrow();
    try {
      await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return connection;
    } catch (error) {
      await connection.giveBack('ROLLBACK');
      throw error;
    }
  }

  async #endSnapshot(reader: Reader | null): Promise<void> {
    const snapshot = reader?.snapshot ?? null;
    if (reader === null || snapshot === null) return;
    reader.snapshot = null;
    await giveBack(snapshot, 'END');
  }

  /** Runs `work` when the writers of this process that came before are done. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#lastWriter;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#lastWriter = before.then(() => promise);
    try {
      if (
        (await inTime(
          before.then(() => true),
          limits.statement,
        )) === null
      ) {
        throw new DatabaseUnavailable('Others have been writing for too long.');
      }
      return await work();
    } finally {
      resolve(undefined);
    }
  }

  async #commit({ connection, isChange }: Transaction): Promise<void> {
    if (!isChange) {
      await connection.commit();
      return;
    }
    const { rows } = await connection.query({ name: this.#nameOf(raiseVersion), text: raiseVersion, values: [] });
    const version = number(rows[0] ?? {}, 'version');
    await this.#server.committing(version, () => connection.commit());
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const name = `s${String(this.#names.size + 1)}`;
    this.#names.set(sql, name);
    return name;
  }

  async #fill(table: string, source: SqliteFile): Promise<void> {
    const columns = await this.columns(table);
    const list = columns.join(', ');
    const order = orderOf(table, columns);
    const rows = source.prepare(`SELECT ${list} FROM ${table} ${order === null ? '' : `ORDER BY ${order}`}`);
    const insert = this.prepare(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(CAST(NULL AS ${table}), CAST(? AS json))`,
    );
    let waiting: string[] = [];
    let length = 0;
    const send = async (): Promise<void> => {
      await insert.run(`[${waiting.join(',')}]`);
      waiting = [];
      length = 0;
    };
    for (const row of rows.iterate()) {
      const json = JSON.stringify(row);
      waiting.push(json);
      length += json.length;
      if (waiting.length === rowsAtOnce || length > charactersAtOnce) await send();
    }
    if (waiting.length > 0) await send();
    const last = source.lastId(table);
    if (last === null) return;
    // Never back: the next row must not get the number of one that is gone and may come back.
    await this.prepare(
      `SELECT setval(numbers, greatest(coalesce(pg_sequence_last_value(numbers), 1), :last))
         FROM (SELECT CAST(pg_get_serial_sequence('${table}', 'id') AS regclass) AS numbers) AS own`,
    ).get({ last });
  }
}

/** Waits until it can be used by others. One that could not be opened has nothing to give. */
async function giveBack({ opened }: Snapshot, end: 'END' | 'ROLLBACK'): Promise<void> {
  const connection = await opened.catch(() => null);
  await connection?.giveBack(end);
}
