import type { SQLInputValue } from 'node:sqlite';
import type { Dialect } from './dialect.ts';
import type { Row } from './rows.ts';

/** A prepared statement. Parameters are `?` in order, `?1` by number, or `:name` by name. */
export interface Statement {
  get(...values: SQLInputValue[]): Row | undefined;
  get(named: Record<string, SQLInputValue>): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  all(named: Record<string, SQLInputValue>): Row[];
  run(...values: SQLInputValue[]): { readonly changes: number | bigint };
  run(named: Record<string, SQLInputValue>): { readonly changes: number | bigint };
}

/** Whole tables to be taken over from an SQLite file with the same schema. */
export interface Replacement {
  /** Absolute path of the file, which nobody writes to. */
  readonly from: string;
  /** What is taken from there in the place of what is here. */
  readonly tables: readonly string[];
  /** What is to be empty afterwards. */
  readonly emptied?: readonly string[];
  /** Runs inside the transaction, before anything is replaced; what it throws ends it. */
  readonly before?: () => void;
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
 * Where everything but files is stored: an SQLite file, or PostgreSQL. Both are used synchronously, so that what stands between
 * two `await`s of a handler reads one state, and nobody writes between the statements of a transaction (decision 075).
 */
export interface Database {
  readonly dialect: Dialect;
  /** The other servers on the same database; `null` where this process alone writes to it. */
  readonly others: Others | null;
  readonly isOpen: boolean;
  prepare(sql: string): Statement;
  /** Runs statements without parameters. */
  exec(sql: string): void;
  /** Runs `work` as one transaction, the only one that writes meanwhile: all of it is stored, or nothing. */
  transaction<T>(work: () => T): T;
  /** Names of all tables of the schema. */
  tables(): readonly string[];
  /** Names of all columns of a table; none for a table that is not there. */
  columns(table: string): readonly string[];
  /** The last number that a table has given to a row, which may be gone; `null` where it has given none, or gives none. */
  lastId(table: string): number | null;
  /** Grows with whatever anybody changes of the content. */
  changes(): number;
  /**
   * Takes whole tables over, all of them or none, in one transaction.
   * @throws {RangeError} when what is there afterwards names what is not there; nothing is replaced then
   */
  replaceTables(replacement: Replacement): void;
  close(): void;
}
