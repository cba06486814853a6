import type { Database } from '../db/database.ts';
import { number, numberOrNull, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { mediaPlaces } from './media.ts';
import type { NewMedia } from './media.ts';

/** The file that a film was made of. `file` is its name in the media folder. */
export interface Original {
  /** Of its film, whose own it is. */
  readonly filmId: number;
  readonly file: string;
  /** Its file name at the upload. */
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: number;
}

/** An original and its place. */
export interface PlacedOriginal extends Original {
  /** Of its film, in the media folder. */
  readonly filmFile: string;
  /** `null` where its film is in no project. */
  readonly projectId: number | null;
}

export interface OriginalRepository {
  /** Keeps a file beside the film that was made of it, in place of another. */
  insert(filmId: number, original: NewMedia): Promise<void>;
  find(filmId: number): Promise<Original | null>;
  /** All of them, in the order in which their films came. */
  list(): Promise<readonly PlacedOriginal[]>;
  /** Takes the record away; its file is the caller's. */
  remove(filmId: number): Promise<void>;
}

const toOriginal = (row: Row): Original => ({
  filmId: number(row, 'film_id'),
  file: text(row, 'file'),
  name: textOrNull(row, 'original_name'),
  contentType: text(row, 'content_type'),
  bytes: number(row, 'bytes'),
});

/** The table `original`. */
export function createOriginalRepository(db: Database): OriginalRepository {
  const insert = db.prepare(
    'INSERT INTO original (film_id, file, original_name, content_type, bytes) VALUES (?, ?, ?, ?, ?)',
  );
  const find = db.prepare('SELECT * FROM original WHERE film_id = ?');
  const list = db.prepare(
    `WITH ${mediaPlaces}
     SELECT original.*, media.file AS film_file, min(place.project_id) AS project_id
       FROM original JOIN media ON media.id = original.film_id LEFT JOIN place ON place.media_id = original.film_id
       GROUP BY original.film_id, media.file ORDER BY original.film_id`,
  );
  const remove = db.prepare('DELETE FROM original WHERE film_id = ?');
  return {
    insert: async (filmId, { file, facts, originalName }) => {
      await insert.run(filmId, file, originalName, facts.contentType, facts.bytes);
    },
    async find(filmId) {
      const row = await find.get(filmId);
      return row === undefined ? null : toOriginal(row);
    },
    list: async () =>
      (await list.all()).map((row) => ({
        ...toOriginal(row),
        filmFile: text(row, 'film_file'),
        projectId: numberOrNull(row, 'project_id'),
      })),
    remove: async (filmId) => {
      await remove.run(filmId);
    },
  };
}
