import type { DatabaseSync } from 'node:sqlite';
import { number } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A film on the home page. */
export interface VideoSlot {
  readonly id: number;
  /** 1-based. */
  readonly position: number;
  readonly projectId: number;
  readonly mediaId: number;
}

export interface VideoSlotRepository {
  /** In order of position. */
  list(): readonly VideoSlot[];
  insert(slot: Omit<VideoSlot, 'id'>): void;
  show(id: number, projectId: number, mediaId: number): void;
  remove(id: number): void;
}

const toSlot = (row: Row): VideoSlot => ({
  id: number(row, 'id'),
  position: number(row, 'position'),
  projectId: number(row, 'project_id'),
  mediaId: number(row, 'media_id'),
});

/** The header videos and the homepage videos are two tables of one shape. */
export function createVideoSlotRepository(db: DatabaseSync, table: 'header_video' | 'home_video'): VideoSlotRepository {
  const list = db.prepare(`SELECT * FROM ${table} ORDER BY position`);
  const insert = db.prepare(`INSERT INTO ${table} (position, project_id, media_id) VALUES (?, ?, ?)`);
  const show = db.prepare(`UPDATE ${table} SET project_id = ?, media_id = ? WHERE id = ?`);
  const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
  return {
    list: () => list.all().map(toSlot),
    insert: ({ position, projectId, mediaId }) => void insert.run(position, projectId, mediaId),
    show: (id, projectId, mediaId) => void show.run(projectId, mediaId, id),
    remove: (id) => void remove.run(id),
  };
}
