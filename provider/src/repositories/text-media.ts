import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';

/** What names pictures of the library: texts in which they may stand, and the people of the About page. Each keeps them in a table of its name. */
export const illustrated = ['story', 'page', 'about'] as const;

export type Illustrated = (typeof illustrated)[number];

/** The pictures that stand in the texts of one kind. */
export interface TextMediaRepository {
  /** Those of one text: ids of media by the file name that the text gives them, which may be a former one. */
  of(id: number): Promise<ReadonlyMap<string, number>>;
  /** Replaces them. */
  write(id: number, pictures: ReadonlyMap<string, number>): Promise<void>;
  isIn(mediaId: number, id: number): Promise<boolean>;
}

/** The media that stand in texts of any kind: a query of ids, to stand in brackets. */
export const mediaInTexts = illustrated.map((kind) => `SELECT media_id FROM ${kind}_media`).join(' UNION ALL ');

/** The pictures of one kind of text, in the table `story_media`, `page_media` or `about_media`. */
export function createTextMediaRepository(db: Database, kind: Illustrated): TextMediaRepository {
  const [table, owner] = [`${kind}_media`, `${kind}_id`];
  const of = db.prepare(`SELECT file, media_id FROM ${table} WHERE ${owner} = ?`);
  const clear = db.prepare(`DELETE FROM ${table} WHERE ${owner} = ?`);
  const insert = db.prepare(`INSERT INTO ${table} (${owner}, file, media_id) VALUES (?, ?, ?)`);
  const isIn = db.prepare(`SELECT 1 FROM ${table} WHERE media_id = ? AND ${owner} = ?`);
  return {
    of: async (id) => new Map((await of.all(id)).map((row) => [text(row, 'file'), number(row, 'media_id')])),
    async write(id, pictures) {
      await clear.run(id);
      for (const [file, mediaId] of pictures) await insert.run(id, file, mediaId);
    },
    isIn: async (mediaId, id) => (await isIn.get(mediaId, id)) !== undefined,
  };
}
