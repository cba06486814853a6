import type { DatabaseSync } from 'node:sqlite';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Schemas } from '../contract/types.ts';
import { toGridType } from '../rules/grids.ts';

export type MediaPlace = Schemas['MediaPlace'];

export interface MediaPlaceRepository {
  /** Everything that shows a file: its project first, then the home page, the About page and the settings. */
  of(id: number): readonly MediaPlace[];
}

/** In the order of their kinds; `position` counts from 1. */
const places = `
  SELECT 1 AS rank, 'header' AS kind, title, NULL AS grid_type, NULL AS grid, NULL AS frame, NULL AS frames, NULL AS position
    FROM project WHERE header_media_id = :id
  UNION ALL SELECT 2, 'frame', project.title, grid.grid_type,
      (SELECT count(*) FROM grid AS earlier WHERE earlier.project_id = grid.project_id
        AND (earlier.ordinal, earlier.id) <= (grid.ordinal, grid.id)),
      (SELECT count(*) FROM frame AS earlier WHERE earlier.grid_id = grid.id
        AND (earlier.slot, earlier.ordinal, earlier.id) <= (frame.slot, frame.ordinal, frame.id)),
      (SELECT count(*) FROM frame AS one WHERE one.grid_id = grid.id), NULL
    FROM frame JOIN grid ON grid.id = frame.grid_id JOIN project ON project.id = grid.project_id
    WHERE frame.media_id = :id
  UNION ALL SELECT 3, 'loose', project.title, NULL, NULL, NULL, NULL, NULL
    FROM loose_media JOIN project ON project.id = loose_media.project_id WHERE loose_media.media_id = :id
  UNION ALL SELECT 4, 'headerVideo', project.title, NULL, NULL, NULL, NULL, header_video.position
    FROM header_video JOIN project ON project.id = header_video.project_id WHERE header_video.media_id = :id
  UNION ALL SELECT 5, 'homeVideo', project.title, NULL, NULL, NULL, NULL, home_video.position
    FROM home_video JOIN project ON project.id = home_video.project_id WHERE home_video.media_id = :id
  UNION ALL SELECT 6, 'homeGrid', project.title, NULL, NULL, NULL, NULL, home_grid.position
    FROM home_grid JOIN project ON project.id = home_grid.project_id
    WHERE :id IN (non_hover_media_id, hover_media_id)
  UNION ALL SELECT 7, 'about', NULL, NULL, NULL, NULL, NULL, NULL FROM about WHERE media_id = :id
  UNION ALL SELECT 8, 'share', NULL, NULL, NULL, NULL, NULL, NULL FROM site WHERE share_id = :id
  ORDER BY rank, position`;

function toPlace(row: Row): MediaPlace {
  const kind = text(row, 'kind');
  switch (kind) {
    case 'frame':
      return {
        kind,
        title: text(row, 'title'),
        gridType: toGridType(text(row, 'grid_type')),
        grid: number(row, 'grid'),
        frame: number(row, 'frame'),
        frames: number(row, 'frames'),
      };
    case 'header':
    case 'loose':
      return { kind, title: text(row, 'title') };
    case 'headerVideo':
    case 'homeVideo':
    case 'homeGrid':
      return { kind, title: text(row, 'title'), position: number(row, 'position') };
    case 'about':
    case 'share':
      return { kind };
    default:
      throw new TypeError(`${kind} is no place of a media file.`);
  }
}

export function createMediaPlaceRepository(db: DatabaseSync): MediaPlaceRepository {
  const of = db.prepare(places);
  return { of: (id) => of.all({ id }).map(toPlace) };
}
