import type { DatabaseSync } from 'node:sqlite';
import { number, text } from '../db/rows.ts';

/** What a request has created, by the key that it carried. */
export interface CreatedOnce {
  readonly recordId: number;
  /** The record's state as it was written. */
  readonly tag: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
}

export interface CreatedOnceRepository {
  find(operation: string, key: string): CreatedOnce | null;
  /** Notes it, or notes it anew. */
  put(operation: string, key: string, created: CreatedOnce): void;
  removeExpired(now: number): void;
}

export function createCreatedOnceRepository(db: DatabaseSync): CreatedOnceRepository {
  const find = db.prepare('SELECT * FROM created_once WHERE operation = ? AND key = ?');
  const put = db.prepare(
    'INSERT OR REPLACE INTO created_once (operation, key, record_id, tag, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const removeExpired = db.prepare('DELETE FROM created_once WHERE expires_at <= ?');
  return {
    find(operation, key) {
      const row = find.get(operation, key);
      if (row === undefined) return null;
      return { recordId: number(row, 'record_id'), tag: text(row, 'tag'), expiresAt: number(row, 'expires_at') };
    },
    put: (operation, key, { recordId, tag, expiresAt }) => void put.run(operation, key, recordId, tag, expiresAt),
    removeExpired: (now) => void removeExpired.run(now),
  };
}
