import type { Database } from '../db/database.ts';
import { insertedId, number, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { StoredFrame, StoredGrid } from '../rules/grids.ts';
import { toGridType } from '../rules/grids.ts';
import { forEachInOrder } from '../lib/in-order.ts';

/** A grid to be written: a stored one by its `id`, with stored frames by their `id` and new ones with a new medium. */
export interface GridToWrite {
  readonly id: number | null;
  readonly gridType: StoredGrid['gridType'];
  readonly gridText: string | null;
  readonly frames: readonly { readonly id: number | null; readonly slot: number; readonly mediaId: number }[];
}

export interface GridRepository {
  /** In display order, their frames in slot order. */
  ofProject(projectId: number): Promise<readonly StoredGrid[]>;
  /**
   * The media ids of the pictures in the grids of projects that are not their headers and lose least in a frame of 3:2, by the projects' ids; of those
   * alike the first. One query, however many.
   */
  secondPictures(projectIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The id of the project that a frame belongs to. */
  projectOfFrame(frameId: number): Promise<number | null>;
  /** Replaces the project's grids by exactly these. Records of other grids and frames are deleted; media stay. */
  write(projectId: number, grids: readonly GridToWrite[]): Promise<void>;
}

/** Grids of projects with their frames, in the tables `grid` and `frame`. */
export function createGridRepository(db: Database): GridRepository {
  const grids = db.prepare('SELECT id, grid_type, grid_text FROM grid WHERE project_id = ? ORDER BY ordinal');
  const frames = db.prepare(
    `SELECT frame.id, grid_id, slot, media_id FROM frame JOIN grid ON grid.id = frame.grid_id
       WHERE project_id = ? ORDER BY slot, frame.ordinal`,
  );
  const secondPictures = db.prepare(
    `SELECT project.id, (
         SELECT media_id FROM grid JOIN frame ON frame.grid_id = grid.id JOIN media ON media.id = media_id
           WHERE grid.project_id = project.id AND media_type = 'IMAGE' AND media_id <> COALESCE(header_media_id, 0)
           ORDER BY COALESCE(CASE WHEN width * 2 > height * 3 THEN width * 2.0 / (height * 3) ELSE height * 3.0 / (width * 2) END, 99),
             grid.ordinal, slot, frame.ordinal LIMIT 1
       ) AS media_id
       FROM project WHERE project.id IN (${db.dialect.items(':ids', 'number')})`,
  );
  const projectOfFrame = db.prepare(
    'SELECT project_id FROM grid JOIN frame ON frame.grid_id = grid.id WHERE frame.id = ?',
  );
  const insertGrid = db.prepare(
    'INSERT INTO grid (project_id, ordinal, grid_type, grid_text) VALUES (?, ?, ?, ?) RETURNING id',
  );
  const updateGrid = db.prepare('UPDATE grid SET ordinal = ?, grid_type = ?, grid_text = ? WHERE id = ?');
  const removeGrid = db.prepare('DELETE FROM grid WHERE id = ?');
  const insertFrame = db.prepare('INSERT INTO frame (grid_id, slot, ordinal, media_id) VALUES (?, ?, ?, ?)');
  const updateFrame = db.prepare('UPDATE frame SET grid_id = ?, slot = ?, ordinal = ? WHERE id = ?');
  const removeFrame = db.prepare('DELETE FROM frame WHERE id = ?');

  const toFrame = (row: Row): StoredFrame => ({
    id: number(row, 'id'),
    slot: number(row, 'slot'),
    mediaId: number(row, 'media_id'),
  });
  const ofProject = async (projectId: number): Promise<readonly StoredGrid[]> => {
    const framesByGrid = Map.groupBy(await frames.all(projectId), (row) => number(row, 'grid_id'));
    return (await grids.all(projectId)).map((row) => ({
      id: number(row, 'id'),
      gridType: toGridType(text(row, 'grid_type')),
      gridText: textOrNull(row, 'grid_text'),
      frames: (framesByGrid.get(number(row, 'id')) ?? []).map(toFrame),
    }));
  };

  return {
    ofProject,
    secondPictures: async (projectIds) =>
      new Map(
        (await secondPictures.all({ ids: JSON.stringify(projectIds) }))
          .filter((row) => row['media_id'] !== null)
          .map((row) => [number(row, 'id'), number(row, 'media_id')]),
      ),
    projectOfFrame: async (frameId) => {
      const row = await projectOfFrame.get(frameId);
      return row === undefined ? null : number(row, 'project_id');
    },
    async write(projectId, next) {
      const before = await ofProject(projectId);
      const keptFrames = new Set(next.flatMap((grid) => grid.frames.map((frame) => frame.id)));
      for (const frame of before.flatMap((grid) => grid.frames))
        if (!keptFrames.has(frame.id)) await removeFrame.run(frame.id);
      await forEachInOrder(next, async (grid, ordinal) => {
        const id = grid.id ?? insertedId(await insertGrid.get(projectId, ordinal, grid.gridType, grid.gridText));
        await updateGrid.run(ordinal, grid.gridType, grid.gridText, id);
        await forEachInOrder(grid.frames, async (frame, index) => {
          if (frame.id === null) await insertFrame.run(id, frame.slot, index, frame.mediaId);
          else await updateFrame.run(id, frame.slot, index, frame.id);
        });
      });
      // Last, because a frame may have moved out of a deleted grid.
      const keptGrids = new Set(next.map((grid) => grid.id));
      for (const grid of before) if (!keptGrids.has(grid.id)) await removeGrid.run(grid.id);
    },
  };
}
