import type { Columns } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { insertedId, text } from '../db/rows.ts';
import { forEachInOrder } from '../lib/in-order.ts';

/** Writes records that have an address each and an order among them. */
export interface AddressedRecords<Fields> {
  /** Appends a record: its position is the last. */
  insert(slug: string, fields: Fields): Promise<number>;
  update(id: number, fields: Fields): Promise<void>;
  /** Addresses that a record had, the last one first. */
  formerSlugs(id: number): Promise<readonly string[]>;
  /** Gives a record another address, which may be a former one of any. The present one leads on to it and stays reserved. */
  rename(id: number, slug: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** Writes the order: positions 1 … n in the order of the ids. */
  reorder(ids: readonly number[]): Promise<void>;
}

interface Tables<Field extends string> {
  readonly table: 'project' | 'page';
  /** The table of addresses that records had. */
  readonly former: 'former_slug' | 'former_page_slug';
  readonly columns: Columns<Field>;
}

/**
 * Writes one table of such records, and the table of their former addresses.
 * @param columns those of the record's own fields
 */
export function createAddressedRecords<Field extends string>(
  db: Database,
  { table, former, columns }: Tables<Field>,
): AddressedRecords<Parameters<Columns<Field>['parameters']>[0]> {
  const { now } = db.dialect;
  const insert = db.prepare(
    `INSERT INTO ${table} (slug, ${columns.names}, position, changed_at)
     VALUES (:slug, ${columns.values}, (SELECT count(*) + 1 FROM ${table}), ${now}) RETURNING id`,
  );
  const update = db.prepare(`UPDATE ${table} SET ${columns.assignments}, changed_at = ${now} WHERE id = :id`);
  const formerSlugs = db.prepare(`SELECT slug FROM ${former} WHERE ${table}_id = ? ORDER BY left_at DESC, rowid DESC`);
  const freeSlug = db.prepare(`DELETE FROM ${former} WHERE slug = ?`);
  const keepSlug = db.prepare(
    `INSERT INTO ${former} (slug, ${table}_id, left_at) SELECT slug, id, ${now} FROM ${table} WHERE id = ?`,
  );
  const setSlug = db.prepare(`UPDATE ${table} SET slug = ? WHERE id = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const setPosition = db.prepare(`UPDATE ${table} SET position = :position WHERE id = :id AND position <> :position`);

  return {
    insert: async (slug, fields) => {
      await freeSlug.run(slug);
      return insertedId(await insert.get({ ...columns.parameters(fields), slug }));
    },
    update: async (id, fields) => {
      await update.run({ ...columns.parameters(fields), id });
    },
    formerSlugs: async (id) => (await formerSlugs.all(id)).map((row) => text(row, 'slug')),
    rename: async (id, slug) => {
      await freeSlug.run(slug);
      await keepSlug.run(id);
      await setSlug.run(slug, id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
    reorder: async (ids) => await forEachInOrder(ids, (id, index) => setPosition.run({ id, position: index + 1 })),
  };
}
