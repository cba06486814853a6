import type { SQLInputValue } from 'node:sqlite';
import { Client, Pool, types } from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import type { Row } from '../rows.ts';
import { CommitUnknown, DatabaseUnavailable, inWords, isLost, toError } from './errors.ts';
import { limits } from './limits.ts';

export interface Query {
  /** Of the prepared statement, which a connection makes once. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export interface Answer {
  readonly rows: readonly Row[];
  readonly changes: number;
}

/** A connection that somebody has for a while. */
export interface Borrowed {
  /**
   * @throws {PostgresError} when a statement is refused
   * @throws {TextRefused} for a text that PostgreSQL cannot hold
   * @throws {DatabaseUnavailable} when the connection is lost, or nothing was answered in time
   */
  query(query: Query): Promise<Answer>;
  /** Runs statements without parameters. */
  run(sql: string): Promise<void>;
  /** @throws {CommitUnknown} when the connection broke meanwhile */
  commit(): Promise<void>;
  /** Ends whatever was begun on it. To be called once; waits for nothing that is not answered. */
  giveBack(end: 'END' | 'ROLLBACK' | null): Promise<void>;
}

export interface ConnectionPool {
  /** @throws {DatabaseUnavailable} when there is none in time */
  borrow(): Promise<Borrowed>;
  /** Lets all go that there are: the server may be another one by now, and one that died in silence would be waited for. */
  renew(): void;
  close(): Promise<void>;
}

// As SQLite gives them: all our integers are smaller than 2^53, and there are no booleans.
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.BOOL, (value) => (value === 't' ? 1 : 0)],
]);
const getTypeParser: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format);

const configOf = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connect,
  statement_timeout: limits.statement,
  query_timeout: limits.answer,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  keepAlive: true,
  application_name: 'vitrine',
  types: { getTypeParser },
});

/** @throws where the server cannot be written to */
async function assertPrimary(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_standby');
  if (rows[0]?.is_standby === 1) throw new Error('This PostgreSQL is a standby.');
}

/**
 * Opens a connection of its own to the server that may be written to.
 * @param onLost called when it is of no use any more; without it, a lost connection would end the process
 */
export async function openClient(url: string, onLost: (why: Error | null) => void): Promise<Client> {
  const client = new Client(configOf(url));
  client.on('error', onLost);
  client.on('end', () => onLost(null));
  await client.connect();
  try {
    await assertPrimary(client);
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

function borrowedFrom(client: PoolClient, onLost: (why: unknown) => void): Borrowed {
  let broken: Error | null = null;
  function lose(why: unknown): void {
    broken ??= why instanceof Error ? why : new Error(String(why));
    onLost(why);
  }
  // Nobody may be asking just now.
  client.on('error', lose);
  let last: Promise<unknown> = Promise.resolve();
  /** One statement at a time: several that are asked at once are answered in order. */
  function asking<T>(ask: () => Promise<T>): Promise<T> {
    const own = last.then(() => askNow(ask));
    last = own.catch(() => undefined);
    return own;
  }
  async function askNow<T>(ask: () => Promise<T>): Promise<T> {
    if (broken !== null) throw new DatabaseUnavailable(broken.message, { cause: broken });
    try {
      return await ask();
    } catch (error) {
      if (isLost(error)) lose(error);
      throw toError(error);
    }
  }
  const run = async (sql: string): Promise<void> => {
    await asking(() => client.query(sql));
  };
  return {
    async query({ name, text, values }) {
      const { rows, rowCount } = await asking(() => client.query<Row>({ name, text, values: [...values] }));
      return { rows, changes: rowCount ?? 0 };
    },
    run,
    async commit() {
      try {
        await run('COMMIT');
      } catch (error) {
        throw broken === null ? error : new CommitUnknown(broken.message, { cause: error });
      }
    },
    async giveBack(end) {
      // What has failed is said already; a connection that is gone has ended all by itself.
      if (end !== null && broken === null) await run(end).catch(lose);
      client.off('error', lose);
      client.release(broken ?? undefined);
    },
  };
}

/**
 * The connections that ask, as many as are needed at a time.
 * @param onProblem is told when one is of no use any more, or cannot be opened
 */
export function openPool(url: string, onProblem: (why: unknown) => void): ConnectionPool {
  let isEnding = false;
  function make(): Pool {
    const pool = new Pool({
      ...configOf(url),
      max: limits.connections,
      verify: (client, done) => {
        // The pool does not listen to it meanwhile, and nobody else has it yet: its loss would end the process.
        client.on('error', onProblem);
        void assertPrimary(client).then(() => done(), done);
      },
    });
    // Of one that nobody has just now.
    pool.on('error', onProblem);
    return pool;
  }
  let present = make();
  return {
    async borrow() {
      if (isEnding) throw new DatabaseUnavailable('The database is closed.');
      let client: PoolClient;
      try {
        client = await present.connect();
      } catch (error) {
        onProblem(error);
        throw new DatabaseUnavailable(inWords(error), { cause: error });
      }
      return borrowedFrom(client, onProblem);
    },
    renew() {
      if (isEnding) return;
      const former = present;
      present = make();
      former.end().catch(onProblem);
    },
    async close() {
      if (isEnding) return;
      isEnding = true;
      await present.end();
    },
  };
}
