import type { Database } from '../db/database.ts';
import { number } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { visibleTables, forEach } from './visibility.ts';
import type { Audience } from './visibility.ts';

/** A film on the home page. */
export interface VideoSlot {
  readonly id: number;
  /** 1-based. */
  readonly position: number;
  readonly projectId: number;
  readonly mediaId: number;
}

export interface VideoSlotRepository {
  /** Those whose projects the audience sees, in order of position. */
  list(audience: Audience): Promise<readonly VideoSlot[]>;
  insert(slot: Omit<VideoSlot, 'id'>): Promise<void>;
  show(id: number, projectId: number, mediaId: number): Promise<void>;
  remove(id: number): Promise<void>;
}

const toSlot = (row: Row): VideoSlot => ({
  id: number(row, 'id'),
  position: number(row, 'position'),
  projectId: number(row, 'project_id'),
  mediaId: number(row, 'media_id'),
});

/** The header videos and the homepage videos are two tables of one shape. */
export function createVideoSlotRepository(
  db: Database,
  clock: Clock,
  table: 'header_video' | 'home_video',
): VideoSlotRepository {
  const list = forEach((audience) => {
    const { listed, now } = visibleTables(audience, clock);
    const rows = db.prepare(
      `SELECT * FROM ${table} WHERE project_id IN (SELECT id FROM ${listed('project')}) ORDER BY position`,
    );
    return async () => (await rows.all(now())).map(toSlot);
  });
  const insert = db.prepare(`INSERT INTO ${table} (position, project_id, media_id) VALUES (?, ?, ?)`);
  const show = db.prepare(`UPDATE ${table} SET project_id = ?, media_id = ? WHERE id = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  return {
    list: (audience) => list(audience)(),
    insert: async ({ position, projectId, mediaId }) => {
      await insert.run(position, projectId, mediaId);
    },
    show: async (id, projectId, mediaId) => {
      await show.run(projectId, mediaId, id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
