/** PostgreSQL has refused a statement. */
export class PostgresError extends Error {
  /** SQLSTATE. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'PostgresError';
    this.code = code;
  }
}

/** The database cannot be reached just now. Nothing was changed. */
export class DatabaseUnavailable extends Error {}

/** The connection broke while a transaction was being committed: whether it is stored is not known. */
export class CommitUnknown extends Error {}

/** A text has U+0000 in it, which PostgreSQL cannot hold. */
export class TextRefused extends Error {}

/** SQLSTATEs after which a connection is of no use: class 08, shutdown, and a server that has become a standby. */
const lost = /^(?:08|57P0[1-5]|25006|25P03|53300)/;
/** SQLSTATEs of a connection that is refused for good: wrong password, no such database. */
const refusedConnection = /^(?:28|3D)/;
/** SQLSTATEs of a statement that took, or waited for a lock, too long. */
const outOfTime: ReadonlySet<string> = new Set(['57014', '55P03']);
/** SQLSTATEs for a text with U+0000, as it is and in JSON. */
const refusedTexts: ReadonlySet<string> = new Set(['22021', '22P05']);

/** The SQLSTATE of what was thrown; empty where it has none. */
const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : '';

/** Whether a connection is of no use after this. */
export function isLost(error: unknown): boolean {
  const state = stateOf(error);
  return state === '' || lost.test(state);
}

/** Whether it is of no use to try again. */
export const isRefusedForGood = (error: unknown): boolean => refusedConnection.test(stateOf(error));

/** The message of an error, or its name: Node's error for an address at which nobody listens has an empty message. */
export const inWords = (error: unknown): string =>
  error instanceof Error ? error.message || String(error) : String(error);

/** What a connection has thrown, for who asked. */
export function toError(error: unknown): Error {
  const state = stateOf(error);
  const words = inWords(error);
  if (isLost(error) || outOfTime.has(state)) return new DatabaseUnavailable(words, { cause: error });
  return refusedTexts.has(state) ? new TextRefused(words) : new PostgresError(words, state);
}
