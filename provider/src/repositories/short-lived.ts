import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';

/** A value, and when it ends, in milliseconds since 1970-01-01 UTC. */
export interface ShortLivedValue {
  readonly value: string;
  readonly endsAt: number;
}

export interface ShortLivedRepository {
  find(kind: string, key: string): Promise<ShortLivedValue | null>;
  put(kind: string, key: string, value: ShortLivedValue): Promise<void>;
  /** Leaves what is there. @returns whether there was nothing */
  putNew(kind: string, key: string, value: ShortLivedValue): Promise<boolean>;
  /** @returns whether it was there */
  remove(kind: string, key: string): Promise<boolean>;
  removeEnded(now: number): Promise<void>;
}

/** The table `short_lived`. */
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
  const removeEnded = db.prepare('DELETE FROM short_lived WHERE ends_at <= ?');
  return {
    async find(kind, key) {
      const row = await find.get(kind, key);
      return row === undefined ? null : { value: text(row, 'value'), endsAt: number(row, 'ends_at') };
    },
    put: async (kind, key, { value, endsAt }) => {
      await put.run(kind, key, value, endsAt);
    },
    putNew: async (kind, key, { value, endsAt }) => (await putNew.run(kind, key, value, endsAt)).changes > 0,
    remove: async (kind, key) => (await remove.run(kind, key)).changes > 0,
    removeEnded: async (now) => {
      await removeEnded.run(now);
    },
  };
}
