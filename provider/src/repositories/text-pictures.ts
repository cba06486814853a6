import type { Database } from '../db/database.ts';
import { number } from '../db/rows.ts';
import { mediaInTexts } from './text-media.ts';

/** The pictures that were sent for texts. */
export interface TextPictureRepository {
  insert(mediaId: number, sentAt: number): void;
  has(mediaId: number): boolean;
  /** Those sent before a moment that stand in no text. */
  unused(before: number): readonly number[];
}

export function createTextPictureRepository(db: Database): TextPictureRepository {
  const insert = db.prepare('INSERT INTO text_picture (media_id, sent_at) VALUES (?, ?)');
  const has = db.prepare('SELECT 1 FROM text_picture WHERE media_id = ?');
  const unused = db.prepare(
    `SELECT media_id FROM text_picture
      WHERE sent_at < ? AND media_id NOT IN (${mediaInTexts}) ORDER BY media_id`,
  );
  return {
    insert: (mediaId, sentAt) => void insert.run(mediaId, sentAt),
    has: (mediaId) => has.get(mediaId) !== undefined,
    unused: (before) => unused.all(before).map((row) => number(row, 'media_id')),
  };
}
