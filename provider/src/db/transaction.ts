import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` as one transaction: all of it is stored, or nothing. `work` is synchronous, so no other request can write
 * between its statements.
 */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself after some errors (disk full, for one).
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
