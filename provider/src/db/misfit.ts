/** SQLite's extended result codes for rows that do not fit: CHECK, FOREIGN KEY, NOT NULL, PRIMARY KEY, UNIQUE, ROWID. */
const misfits: readonly unknown[] = [275, 787, 1299, 1555, 2067, 2579];
export const isMisfit = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && misfits.includes(error.errcode);
