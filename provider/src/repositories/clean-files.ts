import type { Database } from '../db/database.ts';
import { number, numberOrNull, overwriting, text } from '../db/rows.ts';
import type { MediaFacts } from '../media/inspect.ts';

/** A file, as far as it has to be known to look at it. */
export interface StoredFile {
  readonly id: number;
  readonly file: string;
  readonly mediaType: MediaFacts['mediaType'];
  /** Whether its size is known, and of a picture how bright it is: an upgrade may have forgotten that (0009). */
  readonly isKnown: boolean;
}

/** Raised when more is taken out of files, or noted of them, than before: all that are stored are looked at once more. */
const rules = 2;

export interface CleanFileRepository {
  /** A file that nobody has looked at by today's rules; `null` where there is none. The last stored first: most of what is seen. */
  next(): Promise<StoredFile | null>;
  /** How many there are. */
  count(): Promise<number>;
  /** Notes that a file has been looked at, or has come by today's rules. */
  note(file: string): Promise<void>;
  /**
   * Gives a record the same picture or film in another file; all that belongs to it stays. The former name leads on.
   * @returns whether nothing needs the former file any more
   */
  swap(former: StoredFile, file: string, facts: MediaFacts): Promise<boolean>;
  /** Completes what is known of a file. */
  noteFacts(id: number, facts: MediaFacts): Promise<void>;
  /** Forgets files that are gone. */
  forgetGone(): Promise<void>;
}

/** What has been looked at, in the table `clean_file`. */
export function createCleanFileRepository(db: Database): CleanFileRepository {
  const unknown = `FROM media WHERE NOT EXISTS (SELECT 1 FROM clean_file WHERE clean_file.file = media.file AND rules >= ${String(rules)})`;
  const next = db.prepare(`SELECT id, file, media_type, width, luminance_top ${unknown} ORDER BY id DESC LIMIT 1`);
  const count = db.prepare(`SELECT count(*) AS number ${unknown}`);
  const note = db.prepare(
    `INSERT INTO clean_file (file, rules) VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET ${overwriting(['rules'])}`,
  );
  const facts = `width = :width, height = :height, duration = coalesce(:duration, duration), color = coalesce(:color, color),
    luminance_top = coalesce(:top, luminance_top), luminance_bottom = coalesce(:bottom, luminance_bottom)`;
  const swap = db.prepare(`UPDATE media SET file = :file, bytes = :bytes, ${facts} WHERE id = :id`);
  const noteFacts = db.prepare(`UPDATE media SET ${facts} WHERE id = :id`);
  const leave = db.prepare(
    `INSERT INTO former_file (file, media_id) VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET ${overwriting(['media_id'])}`,
  );
  const isNeeded = db.prepare(
    'SELECT 1 FROM undo_file WHERE file = :file UNION ALL SELECT 1 FROM revision_media WHERE file = :file',
  );
  const forgetGone = db.prepare('DELETE FROM clean_file WHERE file NOT IN (SELECT file FROM media)');

  const known = (id: number, { width, height, duration, color, luminance }: MediaFacts) => {
    const { top = null, bottom = null } = luminance ?? {};
    return { id, width, height, duration, color, top, bottom };
  };

  return {
    async next() {
      const row = await next.get();
      if (row === undefined) return null;
      const mediaType = row['media_type'] === 'VIDEO' ? 'VIDEO' : 'IMAGE';
      const hasLuminance = mediaType === 'VIDEO' || numberOrNull(row, 'luminance_top') !== null;
      return {
        id: number(row, 'id'),
        file: text(row, 'file'),
        mediaType,
        isKnown: numberOrNull(row, 'width') !== null && hasLuminance,
      };
    },
    count: async () => number((await count.get()) ?? {}, 'number'),
    note: async (file) => {
      await note.run(file, rules);
    },
    async swap(former, file, made) {
      await swap.run({ ...known(former.id, made), file, bytes: made.bytes });
      await leave.run(former.file, former.id);
      await note.run(file, rules);
      return (await isNeeded.get({ file: former.file })) === undefined;
    },
    noteFacts: async (id, made) => {
      await noteFacts.run(known(id, made));
    },
    forgetGone: async () => {
      await forgetGone.run();
    },
  };
}
