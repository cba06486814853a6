import type { SQLInputValue } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import type { Row } from '../rows.ts';

/** What the server's own thread asks of the one that speaks with PostgreSQL. Each but `release` is answered once. */
export type Request =
  /** Waits until there is a connection. */
  | { readonly kind: 'connect' }
  /** Waits until the other servers are heard. */
  | { readonly kind: 'listen' }
  | { readonly kind: 'query'; readonly query: Query; readonly within: 'snapshot' | 'transaction' }
  /** Statements without parameters. */
  | { readonly kind: 'script'; readonly text: string; readonly within: 'transaction' | 'nothing' }
  /** Ends the snapshot, if one is open. */
  | { readonly kind: 'release' }
  | { readonly kind: 'begin' }
  /** `isChange`: other servers are told. */
  | { readonly kind: 'commit'; readonly isChange: boolean }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'end' };

export interface Query {
  /** Of the prepared statement, which a connection makes once. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export type Reply = { readonly rows: readonly Row[]; readonly changes: number } | Failure;

export interface Failure {
  readonly error: string;
  /** SQLSTATE, or nothing. */
  readonly code: string;
  /**
   * `refused`: by PostgreSQL; `unavailable`: there is no connection, or nothing was answered in time; `unknown`: the connection broke
   * while a transaction was being committed.
   */
  readonly kind: 'refused' | 'unavailable' | 'unknown';
}

export interface Asked {
  readonly id: number;
  readonly request: Request;
}

export interface Answered {
  readonly id: number;
  readonly reply: Reply;
}

/** Places in the memory that both threads share, as 32-bit and as 64-bit integers. */
export const shared = {
  bytes: 24,
  /** 32 bits: counts answers. */
  answers: 0,
  /** 32 bits: 1 while there is a connection to ask through. */
  isConnected: 1,
  /** 64 bits, behind both: when the database has last told what other servers do, in milliseconds since 1970-01-01 UTC. */
  heardAt: 1,
  /** 32 bits, behind that: 1 while this server does what only one of them has to. */
  leads: 4,
} as const;

/** Who asks: a server, a command that works beside servers, or one that needs them away. */
export type Role = 'server' | 'command' | 'mover';

/** What the worker is started with. */
export interface WorkerData {
  readonly url: string;
  readonly role: Role;
  readonly memory: SharedArrayBuffer;
  readonly port: MessagePort;
}
