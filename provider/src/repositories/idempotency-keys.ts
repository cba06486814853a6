import type { Database } from '../db/database.ts';
import { number, overwriting, text } from '../db/rows.ts';

/** The record that a request with an idempotency key has created. */
export interface IdempotencyRecord {
  readonly recordId: number;
  /** The entity tag of the record's state as it was written, after what made it and a space; the tag alone from before 0.2. */
  readonly etag: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
}

export interface IdempotencyKeyRepository {
  find(operation: string, key: string): Promise<IdempotencyRecord | null>;
  /** Inserts or replaces the entry of a key. */
  put(operation: string, key: string, record: IdempotencyRecord): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

/** Idempotency keys, in the table `created_once`. */
export function createIdempotencyKeyRepository(db: Database): IdempotencyKeyRepository {
  const find = db.prepare('SELECT * FROM created_once WHERE operation = ? AND key = ?');
  const put = db.prepare(
    `INSERT INTO created_once (operation, key, record_id, tag, expires_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (operation, key) DO UPDATE SET ${overwriting(['record_id', 'tag', 'expires_at'])}`,
  );
  const removeExpired = db.prepare('DELETE FROM created_once WHERE expires_at <= ?');
  return {
    async find(operation, key) {
      const row = await find.get(operation, key);
      if (row === undefined) return null;
      return { recordId: number(row, 'record_id'), etag: text(row, 'tag'), expiresAt: number(row, 'expires_at') };
    },
    put: async (operation, key, { recordId, etag, expiresAt }) => {
      await put.run(operation, key, recordId, etag, expiresAt);
    },
    removeExpired: async (now) => {
      await removeExpired.run(now);
    },
  };
}
