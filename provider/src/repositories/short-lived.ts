import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';

/** A value, and when it ends, in milliseconds since 1970-01-01 UTC. */
export interface ShortLivedValue {
  readonly value: string;
  readonly endsAt: number;
}

export interface ShortLivedRepository {
  find(kind: string, key: string): ShortLivedValue | null;
  put(kind: string, key: string, value: ShortLivedValue): void;
  /** @returns whether it was there */
  remove(kind: string, key: string): boolean;
  removeEnded(now: number): void;
}

export function createShortLivedRepository(db: Database): ShortLivedRepository {
  const find = db.prepare('SELECT value, ends_at FROM short_lived WHERE kind = ? AND key = ?');
  const put = db.prepare(
    `INSERT INTO short_lived (kind, key, value, ends_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at`,
  );
  const remove = db.prepare('DELETE FROM short_lived WHERE kind = ? AND key = ?');
  const removeEnded = db.prepare('DELETE FROM short_lived WHERE ends_at <= ?');
  return {
    find(kind, key) {
      const row = find.get(kind, key);
      return row === undefined ? null : { value: text(row, 'value'), endsAt: number(row, 'ends_at') };
    },
    put: (kind, key, { value, endsAt }) => void put.run(kind, key, value, endsAt),
    remove: (kind, key) => remove.run(kind, key).changes > 0,
    removeEnded: (now) => void removeEnded.run(now),
  };
}
