import type { Database } from '../db/database.ts';
import { insertedId, number, numberOrNull, text } from '../db/rows.ts';

/** Records of media that are copies of others, with files of their own. */
export interface MediaCopyRepository {
  /** Names of the files of a medium: its own, those of its poster and its renditions, the one that it was made of, and all of those of its second light. */
  filesOf(id: number): Promise<readonly string[]>;
  /**
   * Records a copy of a medium with all that belongs to it, and what is known of each.
   * @param nameOf the name of a file's copy
   * @returns its id
   */
  insert(id: number, nameOf: (file: string) => string): Promise<number>;
}

/** All that a record says, but for its id, its file and its poster. */
const facts = `original_name, content_type, media_type, bytes, width, height, duration, alt, color, luminance_top,
  luminance_bottom, focus_x, focus_y, needs_no_rendition, has_sound, sound, captions`;

/** Copies records of media with their posters, renditions, originals and second lights. */
export function createMediaCopyRepository(db: Database): MediaCopyRepository {
  const files = db.prepare(
    `WITH light (id) AS (SELECT :id UNION SELECT media_id FROM second_light WHERE day_id = :id)
     SELECT file FROM media WHERE id IN (SELECT id FROM light)
       OR id IN (SELECT poster_id FROM media WHERE id IN (SELECT id FROM light))
       OR id IN (SELECT media_id FROM rendition WHERE film_id IN (SELECT id FROM light))
     UNION ALL SELECT file FROM original WHERE film_id IN (SELECT id FROM light)`,
  );
  const find = db.prepare('SELECT file, poster_id FROM media WHERE id = ?');
  const copy = db.prepare(
    `INSERT INTO media (file, poster_id, ${facts}) SELECT :name, :poster, ${facts} FROM media WHERE id = :id RETURNING id`,
  );
  const renditions = db.prepare('SELECT media_id FROM rendition WHERE film_id = ? ORDER BY media_id');
  const addRendition = db.prepare('INSERT INTO rendition (film_id, media_id) VALUES (?, ?)');
  const dark = db.prepare('SELECT media_id FROM second_light WHERE day_id = ?');
  const addDark = db.prepare('INSERT INTO second_light (media_id, day_id) VALUES (?, ?)');
  const original = db.prepare('SELECT file FROM original WHERE film_id = ?');
  const copyOriginal = db.prepare(
    `INSERT INTO original (film_id, file, original_name, content_type, bytes)
       SELECT :copy, :name, original_name, content_type, bytes FROM original WHERE film_id = :id`,
  );

  /** @param isPoster a poster has none of its own */
  async function copyOne(id: number, nameOf: (file: string) => string, isPoster = false): Promise<number> {
    const row = await find.get(id);
    if (row === undefined) throw new Error('There is no medium to copy.');
    const posterId = isPoster ? null : numberOrNull(row, 'poster_id');
    const poster = posterId === null ? null : await copyOne(posterId, nameOf, true);
    return insertedId(await copy.get({ id, name: nameOf(text(row, 'file')), poster }));
  }

  return {
    filesOf: async (id) => (await files.all({ id })).map((row) => text(row, 'file')),
    insert: copyAll,
  };

  async function copyAll(id: number, nameOf: (file: string) => string): Promise<number> {
    const copied = await copyOne(id, nameOf);
    for (const row of await renditions.all(id))
      await addRendition.run(copied, await copyOne(number(row, 'media_id'), nameOf));
    const file = await original.get(id);
    if (file !== undefined) await copyOriginal.run({ id, copy: copied, name: nameOf(text(file, 'file')) });
    const second = await dark.get(id);
    if (second !== undefined) await addDark.run(await copyAll(number(second, 'media_id'), nameOf), copied);
    return copied;
  }
}
