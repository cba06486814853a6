import { columnNames, pageFields, readRow } from '@vitrine/content';
import type { Stored } from '@vitrine/content';
import { columnsOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { createAddressedRecords, type AddressedRecords } from './addressed.ts';
import { visibleTables, forEach } from './visibility.ts';
import type { Audience } from './visibility.ts';

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

export interface PageRepository extends AddressedRecords<PageFields> {
  seenBy(audience: Audience): PageReads;
}

const columns = columnsOf(columnNames(pageFields));

const toPage = (row: Row): OwnPage => ({
  id: number(row, 'id'),
  slug: text(row, 'slug'),
  ...readRow(pageFields, row),
  changedAt: number(row, 'changed_at'),
});

function createReads(db: Database, clock: Clock, audience: Audience): PageReads {
  const pages = visibleTables(audience, clock).pages;
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

/**
 * Plain pages, in the table `page`, and their former addresses.
 * @param clock decides what visitors see
 */
export function createPageRepository(db: Database, clock: Clock): PageRepository {
  return {
    ...createAddressedRecords(db, { table: 'page', former: 'former_page_slug', columns }),
    seenBy: forEach((audience) => createReads(db, clock, audience)),
  };
}
