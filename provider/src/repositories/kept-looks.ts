import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import { insertedId, number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { nameKey } from '../rules/name-key.ts';

/** A look that the studio keeps beside the one of its site. */
export type KeptLook = Schemas['KeptLook'] & { readonly id: number };

type Fields = Pick<KeptLook, 'name' | 'look'>;

export interface KeptLookRepository {
  /** By name. */
  list(): Promise<readonly KeptLook[]>;
  find(id: number): Promise<KeptLook | null>;
  /** The one whose name is the same but for case, if any. */
  findByName(name: string): Promise<KeptLook | null>;
  insert(fields: Fields): Promise<number>;
  update(id: number, fields: Fields): Promise<void>;
  remove(id: number): Promise<void>;
}

const toLook = (row: Row): KeptLook => ({
  id: number(row, 'id'),
  name: text(row, 'name'),
  look: JSON.parse(text(row, 'look')),
});

/** Kept looks, in the table `kept_look`. Two names are the same by {@link nameKey}. */
export function createKeptLookRepository(db: Database): KeptLookRepository {
  const list = db.prepare('SELECT * FROM kept_look ORDER BY name_key');
  const byId = db.prepare('SELECT * FROM kept_look WHERE id = ?');
  const byKey = db.prepare('SELECT * FROM kept_look WHERE name_key = ?');
  const insert = db.prepare('INSERT INTO kept_look (name, name_key, look) VALUES (?, ?, ?) RETURNING id');
  const update = db.prepare('UPDATE kept_look SET name = ?, name_key = ?, look = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM kept_look WHERE id = ?');
  const orNull = (row: Row | undefined): KeptLook | null => (row === undefined ? null : toLook(row));
  return {
    list: async () => (await list.all()).map(toLook),
    find: async (id) => orNull(await byId.get(id)),
    findByName: async (name) => orNull(await byKey.get(nameKey(name))),
    insert: async ({ name, look }) => insertedId(await insert.get(name, nameKey(name), JSON.stringify(look))),
    update: async (id, { name, look }) => {
      await update.run(name, nameKey(name), JSON.stringify(look), id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
