import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** What revisions that have gone have left in `revision_media`. All of it is to be used within a transaction. */
export interface LeftFiles {
  /** Notes revisions that go. @param rows with their ids */
  note(rows: readonly Row[]): void;
  /**
   * Removes what they have left.
   * @returns the names of the files that nothing else needs
   */
  sweep(): Promise<readonly string[]>;
}

/**
 * Looks once for all that was left, as by a process that was killed, and from then on for what was noted alone: to look through all files of
 * all revisions takes longer with each year, and is done every minute.
 */
export function createLeftFiles(db: Database): LeftFiles {
  const statements = (isOfThese: string) => {
    const isLeft = `${isOfThese} revision_id NOT IN (SELECT id FROM revision)`;
    return {
      released: db.prepare(
        `SELECT DISTINCT file FROM revision_media WHERE ${isLeft}
           AND NOT EXISTS (SELECT 1 FROM revision_media AS other JOIN revision ON revision.id = other.revision_id
             WHERE other.file = revision_media.file)
           AND file NOT IN (SELECT file FROM media) AND file NOT IN (SELECT file FROM original)
           AND file NOT IN (SELECT file FROM undo_file)`,
      ),
      remove: db.prepare(`DELETE FROM revision_media WHERE ${isLeft}`),
    };
  };
  const these = db.dialect.items(':ids', 'number');
  const all = statements('');
  const noted = statements(`revision_id IN (${these}) AND`);
  const there = db.prepare(`SELECT id FROM revision WHERE id IN (${these})`);
  const gone = new Set<number>();
  let isAllLookedFor = false;

  return {
    note(rows) {
      for (const row of rows) gone.add(number(row, 'id'));
    },
    async sweep() {
      const looked = [...gone];
      if (isAllLookedFor && looked.length === 0) return [];
      const ids = JSON.stringify(looked);
      const rows = isAllLookedFor ? await noted.released.all({ ids }) : await all.released.all();
      const files = rows.map((row) => text(row, 'file'));
      const { changes } = isAllLookedFor ? await noted.remove.run({ ids }) : await all.remove.run();
      if (changes > 0) return files;
      // Nothing of them is left, and that is so whether this is committed or not. One whose removal was not committed is there.
      isAllLookedFor = true;
      const still = new Set((await there.all({ ids })).map((row) => number(row, 'id')));
      for (const id of looked) if (!still.has(id)) gone.delete(id);
      return files;
    },
  };
}
