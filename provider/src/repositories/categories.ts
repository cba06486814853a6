import type { Database } from '../db/database.ts';
import { insertedId, number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { nameKey } from '../rules/name-key.ts';

export interface Category {
  readonly id: number;
  readonly name: string;
}

export interface CategoryRepository {
  /** In order of creation. */
  list(): Promise<readonly Category[]>;
  find(id: number): Promise<Category | null>;
  /** The category whose name is the same but for case, if any. */
  findByName(name: string): Promise<Category | null>;
  insert(name: string): Promise<Category>;
  rename(id: number, name: string): Promise<void>;
  /** Its projects stay, without a category. */
  remove(id: number): Promise<void>;
}

const toCategory = (row: Row): Category => ({ id: number(row, 'id'), name: text(row, 'name') });

/** Categories, in the table `category`, with the form in which names are compared beside each. */
export function createCategoryRepository(db: Database): CategoryRepository {
  const list = db.prepare('SELECT id, name FROM category ORDER BY id');
  const byId = db.prepare('SELECT id, name FROM category WHERE id = ?');
  const byKey = db.prepare('SELECT id, name FROM category WHERE name_key = ?');
  const insert = db.prepare('INSERT INTO category (name, name_key) VALUES (?, ?) RETURNING id');
  const rename = db.prepare('UPDATE category SET name = ?, name_key = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM category WHERE id = ?');
  const orNull = (row: Row | undefined): Category | null => (row === undefined ? null : toCategory(row));
  return {
    list: async () => (await list.all()).map(toCategory),
    find: async (id) => orNull(await byId.get(id)),
    findByName: async (name) => orNull(await byKey.get(nameKey(name))),
    insert: async (name) => ({ id: insertedId(await insert.get(name, nameKey(name))), name }),
    rename: async (id, name) => {
      await rename.run(name, nameKey(name), id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
