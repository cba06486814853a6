import type { Database } from '../db/database.ts';
import { insertedId, number } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A file of a project that is in none of its grids. */
export interface LooseMedia {
  readonly id: number;
  readonly projectId: number;
  readonly mediaId: number;
}

export interface LooseMediaRepository {
  /** In the order in which they came. */
  ofProject(projectId: number): readonly LooseMedia[];
  find(id: number): LooseMedia | null;
  insert(projectId: number, mediaId: number): LooseMedia;
  /** Takes away that a file is in no grid: it stands in one now. Its medium stays. */
  take(mediaId: number): void;
}

const toLooseMedia = (row: Row): LooseMedia => ({
  id: number(row, 'id'),
  projectId: number(row, 'project_id'),
  mediaId: number(row, 'media_id'),
});

export function createLooseMediaRepository(db: Database): LooseMediaRepository {
  const ofProject = db.prepare('SELECT * FROM loose_media WHERE project_id = ? ORDER BY id');
  const byId = db.prepare('SELECT * FROM loose_media WHERE id = ?');
  const insert = db.prepare('INSERT INTO loose_media (project_id, media_id) VALUES (?, ?) RETURNING id');
  const take = db.prepare('DELETE FROM loose_media WHERE media_id = ?');
  return {
    take: (mediaId) => void take.run(mediaId),
    ofProject: (projectId) => ofProject.all(projectId).map(toLooseMedia),
    find: (id) => {
      const row = byId.get(id);
      return row === undefined ? null : toLooseMedia(row);
    },
    insert: (projectId, mediaId) => ({
      id: insertedId(insert.get(projectId, mediaId)),
      projectId,
      mediaId,
    }),
  };
}
