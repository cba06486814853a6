import { PostgresError } from './postgres/errors.ts';

/** SQLite's extended result codes for rows that do not fit: CHECK, FOREIGN KEY, NOT NULL, PRIMARY KEY, UNIQUE, ROWID. */
const misfits: readonly unknown[] = [275, 787, 1299, 1555, 2067, 2579];
/** Of PostgreSQL: class 23, integrity constraint violation. */
export const isMisfit = (error: unknown): boolean =>
  (error instanceof Error && 'errcode' in error && misfits.includes(error.errcode)) ||
  (error instanceof PostgresError && error.code.startsWith('23'));
