import type { Database } from '../db/database.ts';
import { number } from '../db/rows.ts';

/** Whether the site is closed for visitors. A studio is open unless its owner closes it. */
export interface ClosingRepository {
  /** Since when, in milliseconds since 1970-01-01 UTC; `null` while it is open. */
  closedAt(): Promise<number | null>;
  /** What is closed already stays closed since then. */
  close(at: number): Promise<void>;
  open(): Promise<void>;
}

/** The table `closing`. */
export function createClosingRepository(db: Database): ClosingRepository {
  const get = db.prepare('SELECT closed_at FROM closing');
  const close = db.prepare('INSERT INTO closing (id, closed_at) VALUES (1, ?) ON CONFLICT (id) DO NOTHING');
  const open = db.prepare('DELETE FROM closing');
  return {
    closedAt: async () => {
      const row = await get.get();
      return row === undefined ? null : number(row, 'closed_at');
    },
    close: async (at) => {
      await close.run(at);
    },
    open: async () => {
      await open.run();
    },
  };
}
