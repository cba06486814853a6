import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';

export interface HomeText {
  readonly id: number;
  readonly text: string;
}

export interface HomeTextRepository {
  /** Always three, in order; the schema's first migration makes them. */
  list(): Promise<readonly HomeText[]>;
  /** False when there is no such text. */
  update(id: number, text: string): Promise<boolean>;
}

/** The table `home_text`. */
export function createHomeTextRepository(db: Database): HomeTextRepository {
  const list = db.prepare('SELECT id, text FROM home_text ORDER BY id');
  const update = db.prepare('UPDATE home_text SET text = ? WHERE id = ?');
  return {
    list: async () => (await list.all()).map((row) => ({ id: number(row, 'id'), text: text(row, 'text') })),
    update: async (id, value) => (await update.run(value, id)).changes === 1,
  };
}
