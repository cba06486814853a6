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
