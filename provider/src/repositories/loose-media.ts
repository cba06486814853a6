import type { DatabaseSync } from 'node:sqlite';
import { number } from '../db/rows.ts';

/** A file of a project that stands in none of its grids. */
export interface LooseMedia {
  readonly id: number;
  readonly mediaId: number;
}

export interface LooseMediaRepository {
  /** In the order in which they came. */
  ofProject(projectId: number): readonly LooseMedia[];
  insert(projectId: number, mediaId: number): LooseMedia;
}

export function createLooseMediaRepository(db: DatabaseSync): LooseMediaRepository {
  const ofProject = db.prepare('SELECT id, media_id FROM loose_media WHERE project_id = ? ORDER BY id');
  const insert = db.prepare('INSERT INTO loose_media (project_id, media_id) VALUES (?, ?)');
  return {
    ofProject: (projectId) =>
      ofProject.all(projectId).map((row) => ({ id: number(row, 'id'), mediaId: number(row, 'media_id') })),
    insert: (projectId, mediaId) => ({ id: Number(insert.run(projectId, mediaId).lastInsertRowid), mediaId }),
  };
}
