import type { Database } from '../db/database.ts';
import { number, numberOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { visibleTables, forEach } from './visibility.ts';
import type { Audience } from './visibility.ts';

/** What a cell of the home page's grid shows. At least one of the two media is there. */
export interface CellContent {
  readonly projectId: number;
  readonly nonHoverMediaId: number | null;
  readonly hoverMediaId: number | null;
}

export interface Cell extends CellContent {
  readonly id: number;
  /** 1-based. */
  readonly position: number;
}

export interface HomeGridRepository {
  /** Those whose projects the audience sees, in order of position. */
  list(audience: Audience): Promise<readonly Cell[]>;
  find(id: number): Promise<Cell | null>;
  insert(position: number, content: CellContent): Promise<void>;
  update(id: number, content: CellContent): Promise<void>;
  remove(id: number): Promise<void>;
}

const toCell = (row: Row): Cell => ({
  id: number(row, 'id'),
  position: number(row, 'position'),
  projectId: number(row, 'project_id'),
  nonHoverMediaId: numberOrNull(row, 'non_hover_media_id'),
  hoverMediaId: numberOrNull(row, 'hover_media_id'),
});

/**
 * The cells of the home page's grid, in the table `home_grid`.
 * @param clock decides which projects visitors see
 */
export function createHomeGridRepository(db: Database, clock: Clock): HomeGridRepository {
  const list = forEach((audience) => {
    const { listed, now } = visibleTables(audience, clock);
    const rows = db.prepare(
      `SELECT * FROM home_grid WHERE project_id IN (SELECT id FROM ${listed('project')}) ORDER BY position`,
    );
    return async () => (await rows.all(now())).map(toCell);
  });
  const byId = db.prepare('SELECT * FROM home_grid WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO home_grid (position, project_id, non_hover_media_id, hover_media_id) VALUES (?, ?, ?, ?)',
  );
  const update = db.prepare(
    'UPDATE home_grid SET project_id = ?, non_hover_media_id = ?, hover_media_id = ? WHERE id = ?',
  );
  const remove = db.prepare('DELETE FROM home_grid WHERE id = ?');
  return {
    list: (audience) => list(audience)(),
    find: async (id) => {
      const row = await byId.get(id);
      return row === undefined ? null : toCell(row);
    },
    insert: async (position, content) => {
      await insert.run(position, content.projectId, content.nonHoverMediaId, content.hoverMediaId);
    },
    update: async (id, content) => {
      await update.run(content.projectId, content.nonHoverMediaId, content.hoverMediaId, id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
