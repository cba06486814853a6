import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { number, text } from '../db/rows.ts';

/** What can be deleted and put back. */
export type TakenKind = 'project' | 'category' | 'story' | 'header_video' | 'home_grid' | 'loose_media';

/** A row as it was, by column. */
export type TakenRow = Readonly<Record<string, SQLOutputValue>>;

/** The rows that a deletion takes, by table. */
export type Taken = Readonly<Record<string, readonly TakenRow[]>>;

export interface UndoRecord {
  readonly kind: TakenKind;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
  readonly taken: Taken;
}

export interface UndoRepository {
  /** The rows that go with a record, as they are now: to be called before it is deleted. */
  capture(kind: TakenKind, id: number): Taken;
  insert(token: string, record: UndoRecord): void;
  find(token: string): UndoRecord | null;
  remove(token: string): void;
  /** Removes what had to be undone before that time. Returns the names of the files, which nothing needs any more. */
  removeExpired(now: number): readonly string[];
  /** Names of the files that wait for being put back or swept away. */
  files(): ReadonlySet<string>;
  /** Puts rows back under their own ids. */
  putBack(table: string, rows: readonly TakenRow[]): void;
  /** Gives a grid cell that has lost one of its two media both back, unless it has been filled otherwise since. */
  completeCell(row: TakenRow, lost: SQLOutputValue): void;
  /** Puts the projects back into a category, as far as they are there and in no other. */
  recategorise(categoryId: number, projectIds: readonly number[]): void;
  has(table: 'project' | 'category' | 'media', id: SQLOutputValue | undefined): boolean;
  isPlaceFree(table: 'header_video' | 'home_video' | 'home_grid', position: number): boolean;
}

const looseMedium = 'SELECT media_id FROM loose_media WHERE id = :id';
const mediaOfProject = `SELECT header_media_id FROM project WHERE id = :id
  UNION SELECT media_id FROM frame JOIN grid ON grid.id = frame.grid_id WHERE grid.project_id = :id
  UNION SELECT media_id FROM loose_media WHERE project_id = :id`;

/** In the order in which they can be put back: what is referred to comes first, posters before their films. */
const captures: Readonly<Record<TakenKind, Readonly<Record<string, string>>>> = {
  project: {
    media: `SELECT * FROM media WHERE id IN (${mediaOfProject})
      OR id IN (SELECT poster_id FROM media WHERE id IN (${mediaOfProject})) ORDER BY poster_id IS NOT NULL`,
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
  },
  category: {
    category: 'SELECT * FROM category WHERE id = :id',
    categorised: 'SELECT id FROM project WHERE category_id = :id',
  },
  story: { story: 'SELECT * FROM story WHERE id = :id' },
  header_video: { header_video: 'SELECT * FROM header_video WHERE id = :id' },
  home_grid: { home_grid: 'SELECT * FROM home_grid WHERE id = :id' },
  loose_media: {
    media: `SELECT * FROM media WHERE id = (${looseMedium})
      OR id = (SELECT poster_id FROM media WHERE id = (${looseMedium})) ORDER BY poster_id IS NOT NULL`,
    loose_media: 'SELECT * FROM loose_media WHERE id = :id',
    header_video: `SELECT * FROM header_video WHERE media_id = (${looseMedium})`,
    home_video: `SELECT * FROM home_video WHERE media_id = (${looseMedium})`,
    home_grid: `SELECT * FROM home_grid WHERE (${looseMedium}) IN (non_hover_media_id, hover_media_id)`,
  },
};

const kinds = Object.keys(captures);
const isKind = (value: string): value is TakenKind => kinds.includes(value);

export function createUndoRepository(db: DatabaseSync): UndoRepository {
  const insert = db.prepare('INSERT INTO undo (token, kind, expires_at, taken) VALUES (?, ?, ?, ?)');
  const insertFile = db.prepare('INSERT INTO undo_file (file, token) VALUES (?, ?)');
  const find = db.prepare('SELECT * FROM undo WHERE token = ?');
  const remove = db.prepare('DELETE FROM undo WHERE token = ?');
  const expiredFiles = db.prepare('SELECT file FROM undo_file JOIN undo USING (token) WHERE expires_at <= ?');
  const removeExpired = db.prepare('DELETE FROM undo WHERE expires_at <= ?');
  const files = db.prepare('SELECT file FROM undo_file');
  const recategorise = db.prepare('UPDATE project SET category_id = ? WHERE id = ? AND category_id IS NULL');
  const completeCell = db.prepare(
    'UPDATE home_grid SET non_hover_media_id = ?, hover_media_id = ? WHERE id = ? AND non_hover_media_id = ? AND hover_media_id IS NULL',
  );
  const namesOf = (rows: readonly TakenRow[]): readonly string[] => rows.map((row) => text(row, 'file'));

  return {
    capture: (kind, id) =>
      Object.fromEntries(Object.entries(captures[kind]).map(([table, sql]) => [table, db.prepare(sql).all({ id })])),
    insert(token, { kind, expiresAt, taken }) {
      insert.run(token, kind, expiresAt, JSON.stringify(taken));
      for (const file of namesOf(taken['media'] ?? [])) insertFile.run(file, token);
    },
    find(token) {
      const row = find.get(token);
      const kind = row === undefined ? '' : text(row, 'kind');
      if (row === undefined || !isKind(kind)) return null;
      // Written by `insert` above and by nothing else.
      return { kind, expiresAt: number(row, 'expires_at'), taken: JSON.parse(text(row, 'taken')) };
    },
    remove: (token) => void remove.run(token),
    removeExpired(now) {
      const gone = namesOf(expiredFiles.all(now));
      removeExpired.run(now);
      return gone;
    },
    files: () => new Set(namesOf(files.all())),
    putBack(table, rows) {
      for (const row of rows) {
        const columns = Object.keys(row);
        const places = columns.map(() => '?').join(', ');
        db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(...Object.values(row));
      }
    },
    completeCell(row, lost) {
      const { id = null, non_hover_media_id: before = null, hover_media_id: hover = null } = row;
      completeCell.run(before, hover, id, before === lost ? hover : before);
    },
    recategorise: (categoryId, projectIds) => projectIds.forEach((id) => recategorise.run(categoryId, id)),
    has: (table, id) =>
      typeof id === 'number' && db.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined,
    isPlaceFree: (table, position) =>
      db.prepare(`SELECT 1 FROM ${table} WHERE position = ?`).get(position) === undefined,
  };
}
