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
  ofProject(projectId: number): Promise<readonly LooseMedia[]>;
  find(id: number): Promise<LooseMedia | null>;
  insert(projectId: number, mediaId: number): Promise<LooseMedia>;
  /** Takes away that a file is in no grid: it stands in one now. Its medium stays. */
  take(mediaId: number): Promise<void>;
}

const toLooseMedia = (row: Row): LooseMedia => ({
  id: number(row, 'id'),
  projectId: number(row, 'project_id'),
  mediaId: number(row, 'media_id'),
});

/** The table `loose_media`. */
export function createLooseMediaRepository(db: Database): LooseMediaRepository {
  const ofProject = db.prepare('SELECT * FROM loose_media WHERE project_id = ? ORDER BY id');
  const byId = db.prepare('SELECT * FROM loose_media WHERE id = ?');
  const insert = db.prepare('INSERT INTO loose_media (project_id, media_id) VALUES (?, ?) RETURNING id');
  const take = db.prepare('DELETE FROM loose_media WHERE media_id = ?');
  return {
    take: async (mediaId) => {
      await take.run(mediaId);
    },
    ofProject: async (projectId) => (await ofProject.all(projectId)).map(toLooseMedia),
    find: async (id) => {
      const row = await byId.get(id);
      return row === undefined ? null : toLooseMedia(row);
    },
    insert: async (projectId, mediaId) => ({
      id: insertedId(await insert.get(projectId, mediaId)),
      projectId,
      mediaId,
    }),
  };
}
