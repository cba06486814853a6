import type { Database } from '../db/database.ts';
import { number } from '../db/rows.ts';
import { mediaInTexts } from './text-media.ts';

/** The pictures that were sent for texts, or for the library. */
export interface TextPictureRepository {
  /** @param isKept it stays although no text shows it */
  insert(mediaId: number, sentAt: number, isKept: boolean): Promise<void>;
  has(mediaId: number): Promise<boolean>;
  /** Those that stand in no text, were sent before a moment, and are not kept. */
  expired(before: number): Promise<readonly number[]>;
}

/** The table `text_picture`. */
export function createTextPictureRepository(db: Database): TextPictureRepository {
  const insert = db.prepare('INSERT INTO text_picture (media_id, sent_at, kept) VALUES (?, ?, ?)');
  const has = db.prepare('SELECT 1 FROM text_picture WHERE media_id = ?');
  const expired = db.prepare(
    `SELECT media_id FROM text_picture WHERE media_id NOT IN (${mediaInTexts}) AND sent_at < ? AND kept = 0
       ORDER BY media_id`,
  );
  return {
    insert: async (mediaId, sentAt, isKept) => {
      await insert.run(mediaId, sentAt, isKept ? 1 : 0);
    },
    has: async (mediaId) => (await has.get(mediaId)) !== undefined,
    expired: async (before) => (await expired.all(before)).map((row) => number(row, 'media_id')),
  };
}
