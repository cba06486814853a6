import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Schemas } from '../contract/types.ts';
import { toGridType } from '../rules/grids.ts';

export type MediaPlace = Schemas['MediaPlace'];

/** A file that stands somewhere, or waits for a text. */
export interface PlacedMedia {
  readonly mediaId: number;
  /** Of its first place that has one. */
  readonly projectId: number | null;
  /** Its row among those that no grid of their project shows. */
  readonly looseId: number | null;
  /** None of a picture that was sent for a text which is not saved, or for the library. */
  readonly places: readonly MediaPlace[];
}

/** Some of the files that stand somewhere, and where the others begin. */
interface PlacedPage {
  readonly files: readonly PlacedMedia[];
  readonly rest: number | null;
}

export interface MediaPlaceRepository {
  /** Everything that shows a file: its project first, then the home page, the About page, the settings, the stories and the plain pages. */
  of(id: number): Promise<readonly MediaPlace[]>;
  /**
   * Files that stand somewhere or wait for a text, each with its places in that order; the one recorded last first. In turns with
   * others: not inside a transaction.
   *
   * @param before an id that none of them reaches; null begins with the newest
   * @param limit at most so many
   * @returns `rest` is `before` of those that come after them; null where none do
   */
  page(before: number | null, limit: number): Promise<PlacedPage>;
  /** How many there are altogether. */
  count(): Promise<number>;
}

/** Media whose places are asked for at once. */
const atOnce = 500;

/** In the order of their kinds; `position` counts from 1. */
const places = `place (media_id, project_id, rank, kind, title, grid_type, grid, frame, frames, position, text_id) AS (
  SELECT header_media_id, id, 1, 'header', title, CAST(NULL AS TEXT), CAST(NULL AS INTEGER), CAST(NULL AS INTEGER),
      CAST(NULL AS INTEGER), CAST(NULL AS INTEGER), CAST(NULL AS INTEGER) FROM project
    WHERE header_media_id IS NOT NULL
  UNION ALL SELECT frame.media_id, project.id, 2, 'frame', project.title, grid.grid_type,
      (SELECT count(*) FROM grid AS earlier WHERE earlier.project_id = grid.project_id
        AND (earlier.ordinal, earlier.id) <= (grid.ordinal, grid.id)),
      (SELECT count(*) FROM frame AS earlier WHERE earlier.grid_id = grid.id
        AND (earlier.slot, earlier.ordinal, earlier.id) <= (frame.slot, frame.ordinal, frame.id)),
      (SELECT count(*) FROM frame AS one WHERE one.grid_id = grid.id), NULL, NULL
    FROM frame JOIN grid ON grid.id = frame.grid_id JOIN project ON project.id = grid.project_id
  UNION ALL SELECT loose_media.media_id, project.id, 3, 'loose', project.title, NULL, NULL, NULL, NULL, NULL, loose_media.id
    FROM loose_media JOIN project ON project.id = loose_media.project_id
  UNION ALL SELECT header_video.media_id, project.id, 4, 'headerVideo', project.title, NULL, NULL, NULL, NULL,
      header_video.position, NULL
    FROM header_video JOIN project ON project.id = header_video.project_id
  UNION ALL SELECT home_video.media_id, project.id, 5, 'homeVideo', project.title, NULL, NULL, NULL, NULL,
      home_video.position, NULL
    FROM home_video JOIN project ON project.id = home_video.project_id
  UNION ALL SELECT cell.media_id, project.id, 6, 'homeGrid', project.title, NULL, NULL, NULL, NULL, cell.position, NULL
    FROM (SELECT non_hover_media_id AS media_id, project_id, position FROM home_grid
        WHERE non_hover_media_id IS NOT NULL
      UNION SELECT hover_media_id, project_id, position FROM home_grid WHERE hover_media_id IS NOT NULL) AS cell
    JOIN project ON project.id = cell.project_id
  UNION ALL SELECT told.media_id, NULL, 7, 'about', NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM (SELECT media_id FROM about WHERE media_id IS NOT NULL UNION SELECT media_id FROM about_media) AS told
  UNION ALL SELECT share_id, NULL, 8, 'share', NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM site
    WHERE share_id IS NOT NULL
  UNION ALL SELECT told.media_id, NULL, 9, 'story', story.title, NULL, NULL, NULL, NULL, NULL, story.id
    FROM (SELECT DISTINCT media_id, story_id FROM story_media) AS told JOIN story ON story.id = told.story_id
  UNION ALL SELECT told.media_id, NULL, 10, 'page', page.title, NULL, NULL, NULL, NULL, NULL, page.id
    FROM (SELECT DISTINCT media_id, page_id FROM page_media) AS told JOIN page ON page.id = told.page_id)`;

const order = 'rank, position, grid, frame, text_id';

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
    case 'story':
      return { kind, title: text(row, 'title'), story: number(row, 'text_id') };
    case 'page':
      return { kind, title: text(row, 'title'), page: number(row, 'text_id') };
    default:
      throw new TypeError(`${kind} is no place of a media file.`);
  }
}

/** Finds where media stand, in every table that may name one. */
export function createMediaPlaceRepository(db: Database): MediaPlaceRepository {
  const of = db.prepare(`WITH ${places} SELECT * FROM place WHERE media_id = :id ORDER BY ${order}`);
  const lowest = db.prepare(
    'SELECT min(id) AS id FROM (SELECT id FROM media WHERE id < :before ORDER BY id DESC LIMIT :span) AS part',
  );
  // In one statement: what is put into a text meanwhile, or taken out of it, is in exactly one of the two.
  const some = db.prepare(
    `WITH ${places} SELECT * FROM (
       SELECT * FROM place WHERE media_id >= :from AND media_id < :before
       UNION ALL SELECT media_id, NULL, 11, 'waiting', NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM text_picture
         WHERE media_id >= :from AND media_id < :before
     ) AS listed ORDER BY media_id DESC, ${order}`,
  );
  const count = db.prepare(
    `WITH ${places} SELECT count(*) AS count
       FROM (SELECT media_id FROM place UNION SELECT media_id FROM text_picture) AS listed`,
  );
  /** Those of the next `atOnce` media, whether they stand somewhere or not. */
  const next = async (before: number | null): Promise<PlacedPage> => {
    const until = before ?? Number.MAX_SAFE_INTEGER;
    const from = numberOrNull((await lowest.get({ before: until, span: atOnce })) ?? { id: null }, 'id');
    if (from === null) return { files: [], rest: null };
    const found = new Map<number, PlacedMedia & { readonly places: MediaPlace[] }>();
    for (const row of await some.all({ from, before: until })) {
      const mediaId = number(row, 'media_id');
      const kind = text(row, 'kind');
      const known = found.get(mediaId) ?? { mediaId, projectId: null, looseId: null, places: [] };
      if (kind !== 'waiting') known.places.push(toPlace(row));
      found.set(mediaId, {
        ...known,
        projectId: known.projectId ?? numberOrNull(row, 'project_id'),
        looseId: kind === 'loose' ? number(row, 'text_id') : known.looseId,
      });
    }
    return { files: [...found.values()], rest: from };
  };
  return {
    of: async (id) => (await of.all({ id })).map(toPlace),
    count: async () => number((await count.get()) ?? { count: 0 }, 'count'),
    page: async (before, limit) => {
      const found: PlacedMedia[] = [];
      let rest = before;
      do {
        const part = await next(rest);
        found.push(...part.files);
        rest = part.rest;
        await setImmediate();
      } while (rest !== null && found.length < limit);
      if (found.length <= limit) return { files: found, rest };
      const files = found.slice(0, limit);
      return { files, rest: files.at(-1)?.mediaId ?? null };
    },
  };
}
