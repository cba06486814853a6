import { columnNames, pageFields, readRow } from '@vitrine/content';
import type { Stored } from '@vitrine/content';
import { columnsOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { insertedId, number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { createSight, forEach } from './sight.ts';
import type { Audience } from './sight.ts';
import { forEachInOrder } from '../lib/in-order.ts';

export type PageFields = Stored<typeof pageFields>;

/** A plain page of the studio's own, such as a legal notice. */
export interface OwnPage extends PageFields {
  readonly id: number;
  /** Its address on the site without the first slash. */
  readonly slug: string;
  /** Last write of its form, in milliseconds since 1970-01-01 UTC. */
  readonly changedAt: number;
}

/** Pages as an audience sees them. To visitors drafts are not there. */
export interface PageReads {
  /** In their order. */
  list(): Promise<readonly OwnPage[]>;
  find(id: number): Promise<OwnPage | null>;
  /** The page that has this address, or had it formerly. */
  findBySlug(slug: string): Promise<OwnPage | null>;
}

export interface PageRepository {
  seenBy(audience: Audience): PageReads;
  /** Appends a page: its position is the last. */
  insert(slug: string, fields: PageFields): Promise<number>;
  update(id: number, fields: PageFields): Promise<void>;
  /** Addresses that a page had, the last one first. */
  formerSlugs(id: number): Promise<readonly string[]>;
  /** Gives a page another address, which may be a former one of any. The present one leads on to it. */
  rename(id: number, slug: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** Writes the order: positions 1 … n in the order of the ids. */
  reorder(ids: readonly number[]): Promise<void>;
}

const columns = columnsOf(columnNames(pageFields));

const toPage = (row: Row): OwnPage => ({
  id: number(row, 'id'),
  slug: text(row, 'slug'),
  ...readRow(pageFields, row),
  changedAt: number(row, 'changed_at'),
});

function createReads(db: Database, clock: Clock, audience: Audience): PageReads {
  const pages = createSight(audience, clock).pages;
  const list = db.prepare(`SELECT * FROM ${pages} ORDER BY position, id`);
  const byId = db.prepare(`SELECT * FROM ${pages} WHERE id = ?`);
  const bySlug = db.prepare(
    `SELECT * FROM ${pages} WHERE slug = :slug
       OR id = (SELECT page_id FROM former_page_slug WHERE former_page_slug.slug = :slug)`,
  );
  const orNull = (row: Row | undefined): OwnPage | null => (row === undefined ? null : toPage(row));
  return {
    list: async () => (await list.all()).map(toPage),
    find: async (id) => orNull(await byId.get(id)),
    findBySlug: async (slug) => orNull(await bySlug.get({ slug })),
  };
}

export function createPageRepository(db: Database, clock: Clock): PageRepository {
  const insert = db.prepare(
    `INSERT INTO page (slug, ${columns.names}, position, changed_at)
     VALUES (:slug, ${columns.values}, (SELECT count(*) + 1 FROM page), ${db.dialect.now}) RETURNING id`,
  );
  const update = db.prepare(`UPDATE page SET ${columns.assignments}, changed_at = ${db.dialect.now} WHERE id = :id`);
  const formerSlugs = db.prepare(
    'SELECT slug FROM former_page_slug WHERE page_id = ? ORDER BY left_at DESC, rowid DESC',
  );
  const freeSlug = db.prepare('DELETE FROM former_page_slug WHERE slug = ?');
  const keepSlug = db.prepare(
    `INSERT INTO former_page_slug (slug, page_id, left_at) SELECT slug, id, ${db.dialect.now} FROM page WHERE id = ?`,
  );
  const setSlug = db.prepare('UPDATE page SET slug = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM page WHERE id = ?');
  const setPosition = db.prepare('UPDATE page SET position = :position WHERE id = :id AND position <> :position');
  return {
    seenBy: forEach((audience) => createReads(db, clock, audience)),
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
