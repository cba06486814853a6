import type { Database, Others, Replacement, Statement } from '../database.ts';
import { postgresDialect } from '../dialect.ts';
import { number, numberOrNull, text } from '../rows.ts';
import type { Row } from '../rows.ts';
import { SqliteDatabase } from '../sqlite.ts';
import type { Connection } from './connection.ts';
import { DatabaseUnavailable } from './errors.ts';
import { orderOf } from './schema.ts';
import { translate, valuesOf } from './statements.ts';
import type { Given } from './statements.ts';

/** What visitors are never shown: to change it tells other servers nothing. */
const unseen =
  /^\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:session|log_entry|created_once|passkey|totp|recovery_code|invitation|short_lived|visit|uncounted|message)\b/i;

/** Rows in one statement, when whole tables are filled. */
const rowsAtOnce = 500;

/** A database on a PostgreSQL server, which other servers of ours may use too. */
export class PostgresDatabase implements Database {
  readonly dialect = postgresDialect;
  readonly others: Others;
  #connection: Connection;
  #names = new Map<string, string>();
  #state: 'idle' | 'snapshot' | 'transaction' | 'closed' = 'idle';
  #isChange = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.others = connection;
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  prepare(sql: string): Statement {
    const translated = translate(sql);
    const { text: translatedText, isRead } = translated;
    const name = this.#nameOf(translatedText);
    const query = (given: Given) => ({ name, text: translatedText, values: valuesOf(translated, given) });
    type Rows = ReturnType<Connection['ask']>;
    const read = (given: Given): Rows =>
      this.#connection.ask({ kind: 'query', query: query(given), within: this.#within() });
    const write = (given: Given): Rows => {
      if (this.#state !== 'transaction') return this.transaction(() => write(given));
      this.#isChange ||= !unseen.test(sql);
      return this.#connection.ask({ kind: 'query', query: query(given), within: 'transaction' });
    };
    const run = isRead ? read : write;
    return {
      get: (...given: Given) => run(given).rows[0],
      all: (...given: Given) => [...run(given).rows],
      run: (...given: Given) => run(given),
    };
  }

  exec(sql: string): void {
    this.#connection.ask({
      kind: 'script',
      text: sql,
      within: this.#state === 'transaction' ? 'transaction' : 'nothing',
    });
  }

  transaction<T>(work: () => T): T {
    if (this.#state === 'transaction') throw new Error('There is a transaction already.');
    this.#connection.ask({ kind: 'begin' });
    this.#state = 'transaction';
    this.#isChange = false;
    try {
      const result = work();
      this.#connection.ask({ kind: 'commit', isChange: this.#isChange });
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#state = 'idle';
    }
  }

  tables(): readonly string[] {
    return this.prepare(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name <> 'installation' ORDER BY 1",
    )
      .all()
      .map((row) => text(row, 'name'));
  }

  columns(table: string): readonly string[] {
    return this.prepare(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ? AND column_name <> 'rowid' ORDER BY ordinal_position",
    )
      .all(table)
      .map((row) => text(row, 'name'));
  }

  changes(): number {
    return number(this.prepare('SELECT version FROM installation').get() ?? {}, 'version');
  }

  lastId(table: string): number | null {
    if (!this.columns(table).includes('id')) return null;
    const row = this.prepare(
      `SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence('${table}', 'id') AS regclass)) AS last`,
    ).get();
    return numberOrNull(row ?? { last: null }, 'last');
  }

  replaceTables({ from, tables, emptied = [], before }: Replacement): void {
    const source = new SqliteDatabase(from, { readOnly: true });
    try {
      this.transaction(() => {
        before?.();
        this.exec('SET CONSTRAINTS ALL DEFERRED');
        for (const name of [...emptied, ...tables]) this.exec(`DELETE FROM ${name}`);
        for (const name of tables) this.#fill(name, source);
        this.#isChange = true;
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

  close(): void {
    if (!this.isOpen) return;
    this.#connection.close();
    this.#state = 'closed';
  }

  /** Reads outside of a transaction see one state until the work that began them waits for something. */
  #within(): 'snapshot' | 'transaction' {
    if (this.#state === 'transaction') return 'transaction';
    if (this.#state === 'idle') {
      this.#state = 'snapshot';
      queueMicrotask(() => {
        if (this.#state !== 'snapshot') return;
        this.#state = 'idle';
        this.#connection.release();
      });
    }
    return 'snapshot';
  }

  /** What has failed is said already; a connection that is gone has rolled back by itself. */
  #rollBack(): void {
    try {
      this.#connection.ask({ kind: 'rollback' });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const name = `s${String(this.#names.size + 1)}`;
    this.#names.set(sql, name);
    return name;
  }

  #fill(table: string, source: SqliteDatabase): void {
    const columns = this.columns(table);
    const rows: readonly Row[] = source
      .prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${orderOf(table, columns)}`)
      .all();
    const list = columns.join(', ');
    const insert = this.prepare(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(CAST(NULL AS ${table}), CAST(? AS json))`,
    );
    for (let index = 0; index < rows.length; index += rowsAtOnce) {
      insert.run(JSON.stringify(rows.slice(index, index + rowsAtOnce)));
    }
    const last = source.lastId(table);
    if (last === null) return;
    // Never back: the next row must not get the number of one that is gone and may come back.
    this.prepare(
      `SELECT setval(numbers, greatest(coalesce(pg_sequence_last_value(numbers), 1), :last))
         FROM (SELECT CAST(pg_get_serial_sequence('${table}', 'id') AS regclass) AS numbers) AS own`,
    ).get({ last });
  }
}
