import type { Database } from '../db/database.ts';
import { number } from '../db/rows.ts';
import { mediaInTexts } from './text-media.ts';

/** The pictures that were sent for texts. */
export interface TextPictureRepository {
  insert(mediaId: number, sentAt: number): Promise<void>;
  has(mediaId: number): Promise<boolean>;
  /** Those sent before a moment that stand in no text. */
  unused(before: number): Promise<readonly number[]>;
}

export function createTextPictureRepository(db: Database): TextPictureRepository {
  const insert = db.prepare('INSERT INTO text_picture (media_id, sent_at) VALUES (?, ?)');
  const has = db.prepare('SELECT 1 FROM text_picture WHERE media_id = ?');
  const unused = db.prepare(
    `SELECT media_id FROM text_picture
      WHERE sent_at < ? AND media_id NOT IN (${mediaInTexts}) ORDER BY media_id`,
  );
  return {
    insert: async (mediaId, sentAt) => {
      await insert.run(mediaId, sentAt);
    },
    has: async (mediaId) => (await has.get(mediaId)) !== undefined,
    unused: async (before) => (await unused.all(before)).map((row) => number(row, 'media_id')),
  };
}
