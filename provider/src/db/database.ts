import type { SQLInputValue } from 'node:sqlite';
import type { Dialect } from './dialect.ts';
import type { Row } from './rows.ts';

/** A prepared statement. Parameters are `?` in order, `?1` by number, or `:name` by name. */
export interface Statement {
  get(...values: SQLInputValue[]): Promise<Row | undefined>;
  get(named: Record<string, SQLInputValue>): Promise<Row | undefined>;
  all(...values: SQLInputValue[]): Promise<Row[]>;
  all(named: Record<string, SQLInputValue>): Promise<Row[]>;
  run(...values: SQLInputValue[]): Promise<{ readonly changes: number | bigint }>;
  run(named: Record<string, SQLInputValue>): Promise<{ readonly changes: number | bigint }>;
}

/** Whole tables to be taken over from an SQLite file with the same schema. */
export interface Replacement {
  /** Absolute path of the file, which nobody writes to. */
  readonly from: string;
  /** What is taken from there in place of what is here. */
  readonly tables: readonly string[];
  /** What is to be empty afterwards. */
  readonly emptied?: readonly string[];
  /** Runs inside the transaction, before anything is replaced; what it throws ends it. */
  readonly before?: () => Promise<void>;
  /** As well, once all is replaced. */
  readonly after?: () => Promise<void>;
}

/** Servers that may be at work on the same database. */
export interface Others {
  /** Calls `listener` when one of them, or this one, has changed something: within milliseconds as a rule, within a second at worst. */
  onChange(listener: () => void): void;
  /**
   * Whether what was read before may still be believed: `false` where the database could be asked, and yet tells nothing of changes.
   * While it cannot be asked at all nobody can change anything in it either.
   */
  areHeard(): boolean;
  /** Whether there is a connection to ask through. */
  isDatabaseThere(): boolean;
  /** When the database was last heard, in milliseconds since 1970-01-01 UTC. */
  heardAt(): number;
  /** Whether this server does what only one of all has to; where it begins to, that is told as a change. */
  isLeading(): boolean;
}

/**
 * Where everything but files is stored: an SQLite file, or PostgreSQL. Nobody waits for it but who asks (decision 134): others are
 * answered meanwhile, so that what has to be read together is in one `snapshot`, and what has to be written together, or as it was read,
 * in one `transaction`.
 */
export interface Database {
  readonly dialect: Dialect;
  /** The other servers on the same database; `null` where this process alone writes to it. */
  readonly others: Others | null;
  readonly isOpen: boolean;
  /** Asks nothing yet. */
  prepare(sql: string): Statement;
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>;
  /**
   * Runs `work` as one transaction, the only one that writes meanwhile: all of it is stored, or nothing. It waits for nothing but its
   * statements: all other writers wait for it, and on SQLite whoever reads. One that does fails, and nothing of it is stored.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * What `work` reads outside of a transaction is one state, from its first statement until it waits for something else than the
   * database; what it reads then is one state again. So nothing is held while a file comes or an answer is sent.
   */
  snapshot<T>(work: () => Promise<T>): Promise<T>;
  /** Names of all tables of the schema. */
  tables(): Promise<readonly string[]>;
  /** Names of all columns of a table; none for a table that is not there. */
  columns(table: string): Promise<readonly string[]>;
  /** The last number that a table has given to a row, which may be gone; `null` where it has given none, or gives none. */
  lastId(table: string): Promise<number | null>;
  /** Grows with whatever anybody changes of the content: not with who logs in, or comes to see it. */
  changes(): Promise<number>;
  /**
   * Takes whole tables over, all of them or none, in one transaction.
   * @throws {RangeError} when what is there afterwards names what is not there; nothing is replaced then
   */
  replaceTables(replacement: Replacement): Promise<void>;
  close(): Promise<void>;
}
