import type { SQLOutputValue } from 'node:sqlite';
import type { Database } from '../db/database.ts';
import { number, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { siteFileColumns } from './site.ts';
import { darkOf, mediaRows, originalsOf, renditionsOf, withCompanions } from './media-rows.ts';
import { filterInOrder, mapInOrder } from '../lib/in-order.ts';

/** Kinds of records whose deletion can be undone. */
export type UndoKind =
  | 'project'
  | 'category'
  | 'story'
  | 'header_video'
  | 'home_grid'
  | 'loose_media'
  | 'text_picture'
  | 'about'
  | 'site'
  | 'original'
  | 'link'
  | 'focus'
  | 'captions'
  | 'replaced_file'
  | 'second_light'
  | 'copy'
  | 'page'
  | 'redirect'
  | 'kept_look'
  | 'message'
  | 'revision';

/** A row by column. */
export type SnapshotRow = Readonly<Record<string, SQLOutputValue>>;

/** The rows that a deletion removes, by table. */
export type Snapshot = Readonly<Record<string, readonly SnapshotRow[]>>;

/** The rows of a table in a snapshot; none where it has none. */
export const rowsOf = (snapshot: Snapshot, table: string): readonly SnapshotRow[] => snapshot[table] ?? [];

/** A deletion that can be undone. Times are milliseconds since 1970-01-01 UTC. */
export interface UndoRecord {
  readonly kind: UndoKind;
  readonly deletedAt: number;
  readonly expiresAt: number;
  readonly snapshot: Snapshot;
}

/** A deletion without its rows. */
export interface UndoFacts extends Omit<UndoRecord, 'snapshot'> {
  readonly token: string;
}

/** The tables of the home page's slots. */
export const slotTables = ['header_video', 'home_video', 'home_grid'] as const;
export type SlotTable = (typeof slotTables)[number];

export interface UndoRepository {
  /** Reads the rows that deleting a record removes; to be called before the deletion. */
  capture(kind: UndoKind, id: number): Promise<Snapshot>;
  insert(token: string, record: UndoRecord): Promise<void>;
  find(token: string): Promise<UndoRecord | null>;
  /** Those that have not expired, the last deletion first, without their rows: those may be large, and are read one by one. */
  list(now: number): Promise<readonly UndoFacts[]>;
  /** The title of a project that a deletion keeps; `null` where none does. */
  titleOfProject(id: number, now: number): Promise<string | null>;
  /** Removes a record. Returns the names of its files that nothing refers to unless they are restored. */
  remove(token: string): Promise<readonly string[]>;
  /**
   * Removes records that have expired; one of a time to come, by a clock that was ahead, counts as of now. Returns the names of the files that
   * nothing refers to any more.
   */
  removeExpired(now: number): Promise<readonly string[]>;
  /** Whether a row of a table is in a record that has not expired. */
  isWaiting(table: 'project' | 'media', id: SQLOutputValue | undefined, now: number): Promise<boolean>;
  /**
   * Inserts rows under their own ids; columns that the table has lost since are left out, and media that are there: a
   * text may have kept them.
   */
  insertRows(table: string, rows: readonly SnapshotRow[]): Promise<void>;
  /** Gives a grid cell that has lost one of its two media both again, unless it was changed since. Says whether it did. */
  completeCell(row: SnapshotRow, lost: SQLOutputValue): Promise<boolean>;
  /** Assigns a category to those of the projects that exist and have none. Returns how many there were. */
  recategorise(categoryId: number, projectIds: readonly number[]): Promise<number>;
  has(
    table: 'project' | 'category' | 'media' | 'grid' | 'frame' | SlotTable,
    id: SQLOutputValue | undefined,
  ): Promise<boolean>;
  isSlotFree(table: SlotTable, position: number): Promise<boolean>;
}

const looseMedium = 'SELECT media_id FROM loose_media WHERE id = :id';
const mediaOfStory = 'SELECT media_id FROM story_media WHERE story_id = :id';
const mediaOfPage = 'SELECT media_id FROM page_media WHERE page_id = :id';
const mediaOfAbout =
  'SELECT media_id FROM about WHERE id = :id UNION SELECT media_id FROM about_media WHERE about_id = :id';
const mediaOfSite = siteFileColumns
  .map((column) => `SELECT ${column} FROM site WHERE id = :id AND ${column} IS NOT NULL`)
  .join(' UNION ');
const mediaOfProject = `SELECT header_media_id FROM project WHERE id = :id
  UNION SELECT media_id FROM frame JOIN grid ON grid.id = frame.grid_id WHERE grid.project_id = :id
  UNION SELECT media_id FROM loose_media WHERE project_id = :id`;

/** Ordered by foreign keys, so that rows can be inserted again: referenced rows first, posters before their films. */
const captures: Readonly<Record<UndoKind, Readonly<Record<string, string>>>> = {
  project: {
    ...mediaRows(mediaOfProject),
    project: 'SELECT * FROM project WHERE id = :id',
    former_slug: 'SELECT * FROM former_slug WHERE project_id = :id',
    credit: 'SELECT * FROM credit WHERE project_id = :id',
    grid: 'SELECT * FROM grid WHERE project_id = :id',
    frame: 'SELECT * FROM frame WHERE grid_id IN (SELECT id FROM grid WHERE project_id = :id)',
    loose_media: 'SELECT * FROM loose_media WHERE project_id = :id',
    related_project: 'SELECT * FROM related_project WHERE :id IN (project_id, related_id) ORDER BY ordinal',
    header_video: 'SELECT * FROM header_video WHERE project_id = :id',
    home_video: 'SELECT * FROM home_video WHERE project_id = :id',
    home_grid: 'SELECT * FROM home_grid WHERE project_id = :id',
    link: 'SELECT * FROM link WHERE project_id = :id',
  },
  category: {
    category: 'SELECT * FROM category WHERE id = :id',
    categorised: 'SELECT id FROM project WHERE category_id = :id',
  },
  story: {
    // Those that stand elsewhere too, as with pages: they may go from there while the text cannot name them.
    ...mediaRows(mediaOfStory),
    story: 'SELECT * FROM story WHERE id = :id',
    story_media: 'SELECT * FROM story_media WHERE story_id = :id',
    link: 'SELECT * FROM link WHERE story_id = :id',
  },
  header_video: { header_video: 'SELECT * FROM header_video WHERE id = :id' },
  home_grid: { home_grid: 'SELECT * FROM home_grid WHERE id = :id' },
  loose_media: {
    ...mediaRows(looseMedium),
    loose_media: 'SELECT * FROM loose_media WHERE id = :id',
    header_video: `SELECT * FROM header_video WHERE media_id = (${looseMedium})`,
    home_video: `SELECT * FROM home_video WHERE media_id = (${looseMedium})`,
    home_grid: `SELECT * FROM home_grid WHERE (${looseMedium}) IN (non_hover_media_id, hover_media_id)`,
  },
  text_picture: {
    ...mediaRows('SELECT media_id FROM text_picture WHERE media_id = :id'),
    text_picture: 'SELECT * FROM text_picture WHERE media_id = :id',
  },
  about: {
    ...mediaRows(mediaOfAbout),
    about: 'SELECT * FROM about WHERE id = :id',
    about_media: 'SELECT * FROM about_media WHERE about_id = :id',
  },
  link: { link: 'SELECT * FROM link WHERE id = :id' },
  site: {
    media: withCompanions(mediaOfSite),
    site: 'SELECT * FROM site WHERE id = :id',
  },
  captions: { captions: 'SELECT id, captions FROM media WHERE id = :id' },
  focus: { focus: 'SELECT id, focus_x, focus_y FROM media WHERE id = :id' },
  page: {
    ...mediaRows(mediaOfPage),
    page: 'SELECT * FROM page WHERE id = :id',
    page_media: 'SELECT * FROM page_media WHERE page_id = :id',
    former_page_slug: 'SELECT * FROM former_page_slug WHERE page_id = :id',
  },
  original: { original: 'SELECT * FROM original WHERE film_id = :id' },
  redirect: { redirect: 'SELECT * FROM redirect WHERE id = :id' },
  kept_look: { kept_look: 'SELECT * FROM kept_look WHERE id = :id' },
  message: { message: 'SELECT * FROM message WHERE id = :id' },
  // The record itself stays; what its file had beside it goes, but for its second light.
  replaced_file: {
    media: `SELECT * FROM (${withCompanions(':id')}) AS companion WHERE id <> :id`,
    rendition: renditionsOf(':id'),
    original: originalsOf(':id'),
    replaced: 'SELECT * FROM media WHERE id = :id',
  },
  // The one of before, or none, and what it is of.
  second_light: {
    media: withCompanions(darkOf(':id')),
    rendition: renditionsOf(darkOf(':id')),
    original: originalsOf(darkOf(':id')),
    second_light: 'SELECT * FROM second_light WHERE day_id = :id',
    day: 'SELECT id FROM media WHERE id = :id',
  },
  copy: { copy: 'SELECT id FROM project WHERE id = :id' },
  // The one that held before another was restored.
  revision: { revision: 'SELECT id FROM revision WHERE id = :id' },
};

const kinds = Object.keys(captures);
const isKind = (value: string): value is UndoKind => kinds.includes(value);

/** Snapshots of deleted rows, in the table `undo`, and the files that they keep, in `undo_file`. */
export function createUndoRepository(db: Database): UndoRepository {
  const insert = db.prepare('INSERT INTO undo (token, kind, deleted_at, expires_at, taken) VALUES (?, ?, ?, ?, ?)');
  const insertFile = db.prepare('INSERT INTO undo_file (file, token) VALUES (?, ?)');
  const find = db.prepare('SELECT * FROM undo WHERE token = ?');
  const list = db.prepare(
    'SELECT token, kind, deleted_at, expires_at FROM undo WHERE expires_at > ? ORDER BY deleted_at DESC, rowid DESC',
  );
  const titleOfProject = db.prepare(
    `SELECT ${db.dialect.jsonText('item.value', ['title'])} AS title
       FROM (SELECT taken FROM undo WHERE kind = 'project' AND expires_at > ?) AS deletion
       ${db.dialect.joinItems('deletion.taken', 'project')} WHERE ${db.dialect.jsonNumber('item.value', ['id'])} = ?`,
  );
  // Neither a record that stayed, or is there again, nor a revision nor another deletion needs them.
  const unneeded = `file NOT IN (SELECT file FROM media) AND file NOT IN (SELECT file FROM original)
    AND file NOT IN (SELECT file FROM revision_media)`;
  const filesOf = db.prepare(
    `SELECT file FROM undo_file WHERE token = :token AND ${unneeded}
       AND file NOT IN (SELECT file FROM undo_file WHERE token <> :token)`,
  );
  const remove = db.prepare('DELETE FROM undo WHERE token = ?');
  const expiredFiles = db.prepare(
    `SELECT DISTINCT file FROM undo_file JOIN undo USING (token) WHERE expires_at <= :now AND ${unneeded}
       AND file NOT IN (SELECT file FROM undo_file JOIN undo USING (token) WHERE expires_at > :now)`,
  );
  const removeExpired = db.prepare('DELETE FROM undo WHERE expires_at <= ?');
  const bringBack = db.prepare(
    `UPDATE undo SET expires_at = expires_at - deleted_at + :now, deleted_at = :now
       WHERE deleted_at - :now >= expires_at - deleted_at`,
  );
  const recategorise = db.prepare('UPDATE project SET category_id = ? WHERE id = ? AND category_id IS NULL');
  const completeCell = db.prepare(
    'UPDATE home_grid SET non_hover_media_id = ?, hover_media_id = ? WHERE id = ? AND non_hover_media_id = ? AND hover_media_id IS NULL',
  );
  const waitingIn = (table: 'project' | 'media') =>
    db.prepare(
      `SELECT 1 FROM undo ${db.dialect.joinItems('undo.taken', table)}
         WHERE undo.expires_at > ? AND ${db.dialect.jsonNumber('item.value', ['id'])} = ?`,
    );
  const waiting = { project: waitingIn('project'), media: waitingIn('media') };
  const namesOf = (rows: readonly SnapshotRow[]): readonly string[] => rows.map((row) => text(row, 'file'));

  function toFacts(row: Row): Omit<UndoFacts, 'token'> | null {
    const kind = text(row, 'kind');
    return isKind(kind) ? { kind, deletedAt: number(row, 'deleted_at'), expiresAt: number(row, 'expires_at') } : null;
  }

  function toRecord(row: Row): UndoRecord | null {
    const facts = toFacts(row);
    // Written by `insert` below and by nothing else.
    return facts === null ? null : { ...facts, snapshot: JSON.parse(text(row, 'taken')) };
  }

  const has: UndoRepository['has'] = async (table, id) =>
    typeof id === 'number' && (await db.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id)) !== undefined;

  return {
    capture: async (kind, id) =>
      Object.fromEntries(
        await mapInOrder(Object.entries(captures[kind]), async ([table, sql]) => [
          table,
          await db.prepare(sql).all({ id }),
        ]),
      ),
    async insert(token, { kind, deletedAt, expiresAt, snapshot }) {
      await insert.run(token, kind, deletedAt, expiresAt, JSON.stringify(snapshot));
      const rows = ['media', 'original', 'replaced'].flatMap((table) => rowsOf(snapshot, table));
      for (const file of namesOf(rows)) await insertFile.run(file, token);
    },
    async find(token) {
      const row = await find.get(token);
      return row === undefined ? null : toRecord(row);
    },
    list: async (now) =>
      (await list.all(now)).flatMap((row) => {
        const facts = toFacts(row);
        return facts === null ? [] : [{ ...facts, token: text(row, 'token') }];
      }),
    async titleOfProject(id, now) {
      const row = await titleOfProject.get(now, id);
      return row === undefined ? null : textOrNull(row, 'title');
    },
    async remove(token) {
      const files = namesOf(await filesOf.all({ token }));
      await remove.run(token);
      return files;
    },
    async removeExpired(now) {
      await bringBack.run({ now });
      const gone = namesOf(await expiredFiles.all({ now }));
      await removeExpired.run(now);
      return gone;
    },
    isWaiting: async (table, id, now) => typeof id === 'number' && (await waiting[table].get(now, id)) !== undefined,
    async insertRows(table, rows) {
      const known = new Set(await db.columns(table));
      for (const row of rows) {
        if (table === 'media' && (await has('media', row['id']))) continue;
        const values = Object.entries(row).filter(([name]) => known.has(name));
        const names = values.map(([name]) => name).join(', ');
        const placeholders = values.map(() => '?').join(', ');
        await db
          .prepare(`INSERT INTO ${table} (${names}) VALUES (${placeholders})`)
          .run(...values.map(([, value]) => value));
      }
    },
    async completeCell(row, lost) {
      const { id = null, non_hover_media_id: before = null, hover_media_id: hover = null } = row;
      return (await completeCell.run(before, hover, id, before === lost ? hover : before)).changes === 1;
    },
    recategorise: async (categoryId, projectIds) =>
      (await filterInOrder(projectIds, async (id) => (await recategorise.run(categoryId, id)).changes === 1)).length,
    has,
    isSlotFree: async (table, position) =>
      (await db.prepare(`SELECT 1 FROM ${table} WHERE position = ?`).get(position)) === undefined,
  };
}
