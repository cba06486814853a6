import type { Database } from '../db/database.ts';
import { number, numberOrNull } from '../db/rows.ts';
import { mediaPlaces } from './media.ts';

/** A film without a rendition. */
export interface PlainFilm {
  readonly mediaId: number;
  /** The project that it belongs to; `null` where it is the About page's. */
  readonly projectId: number | null;
}

export interface RenditionRepository {
  /** Records of the files that a rendition of this height would take the place of. */
  ofHeight(filmId: number, height: number): Promise<readonly number[]>;
  /** Makes a media record a rendition of a film. */
  insert(filmId: number, mediaId: number): Promise<void>;
  /** Whether a media record is a rendition of another. */
  isRendition(mediaId: number): Promise<boolean>;
  /** Records that a film needs no rendition. */
  setUnneeded(filmId: number): Promise<void>;
  /**
   * The films that have no rendition and are not known to need none, in the order in which they came. Where visitors may hear
   * a film, a silent rendition counts for none.
   */
  plainFilms(): Promise<readonly PlainFilm[]>;
}

/** The table `rendition`. */
export function createRenditionRepository(db: Database): RenditionRepository {
  const ofHeight = db.prepare(
    'SELECT id FROM media JOIN rendition ON rendition.media_id = media.id WHERE film_id = ? AND height = ?',
  );
  const insert = db.prepare('INSERT INTO rendition (film_id, media_id) VALUES (?, ?)');
  const isRendition = db.prepare('SELECT 1 FROM rendition WHERE media_id = ?');
  const setUnneeded = db.prepare('UPDATE media SET needs_no_rendition = 1 WHERE id = ?');
  const plainFilms = db.prepare(
    `WITH ${mediaPlaces}
     SELECT media.id, min(place.project_id) AS project_id FROM media
       JOIN (SELECT project_id, media_id FROM place UNION ALL SELECT NULL, media_id FROM about
         UNION ALL SELECT place.project_id, second_light.media_id FROM second_light JOIN place ON place.media_id = day_id) AS place
         ON place.media_id = media.id
       WHERE media_type = 'VIDEO' AND needs_no_rendition = 0 AND media.id NOT IN (
         SELECT film_id FROM rendition JOIN media AS small ON small.id = rendition.media_id
           WHERE small.has_sound = 1 OR media.has_sound IS DISTINCT FROM 1 OR media.sound = 0)
       GROUP BY media.id ORDER BY media.id`,
  );
  return {
    ofHeight: async (filmId, height) => (await ofHeight.all(filmId, height)).map((row) => number(row, 'id')),
    insert: async (filmId, mediaId) => {
      await insert.run(filmId, mediaId);
    },
    isRendition: async (mediaId) => (await isRendition.get(mediaId)) !== undefined,
    setUnneeded: async (filmId) => {
      await setUnneeded.run(filmId);
    },
    plainFilms: async () =>
      (await plainFilms.all()).map((row) => ({
        mediaId: number(row, 'id'),
        projectId: numberOrNull(row, 'project_id'),
      })),
  };
}
