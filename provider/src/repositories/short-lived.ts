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
  /** Leaves what is there. @returns whether there was nothing */
  putNew(kind: string, key: string, value: ShortLivedValue): boolean;
  /** @returns whether it was there */
  remove(kind: string, key: string): boolean;
  removeEnded(now: number): void;
  removeKind(kind: string): void;
}

export function createShortLivedRepository(db: Database): ShortLivedRepository {
  const find = db.prepare('SELECT value, ends_at FROM short_lived WHERE kind = ? AND key = ?');
  const put = db.prepare(
    `INSERT INTO short_lived (kind, key, value, ends_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at`,
  );
  const putNew = db.prepare(
    'INSERT INTO short_lived (kind, key, value, ends_at) VALUES (?, ?, ?, ?) ON CONFLICT (kind, key) DO NOTHING',
  );
  const remove = db.prepare('DELETE FROM short_lived WHERE kind = ? AND key = ?');
  const removeKind = db.prepare('DELETE FROM short_lived WHERE kind = ?');
  const removeEnded = db.prepare('DELETE FROM short_lived WHERE ends_at <= ?');
  return {
    find(kind, key) {
      const row = find.get(kind, key);
      return row === undefined ? null : { value: text(row, 'value'), endsAt: number(row, 'ends_at') };
    },
    put: (kind, key, { value, endsAt }) => void put.run(kind, key, value, endsAt),
    putNew: (kind, key, { value, endsAt }) => putNew.run(kind, key, value, endsAt).changes > 0,
    remove: (kind, key) => remove.run(kind, key).changes > 0,
    removeKind: (kind) => void removeKind.run(kind),
    removeEnded: (now) => void removeEnded.run(now),
  };
}
