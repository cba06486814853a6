import type { DatabaseSync } from 'node:sqlite';
import { nowInSql, number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

export interface StoryFields {
  readonly title: string;
  readonly authorname: string;
  readonly content: string;
}

export interface Story extends StoryFields {
  readonly id: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number;
  /** Last write, likewise; `null` for a write before such times were stored. */
  readonly changedAt: number | null;
}

export interface StoryRepository {
  /** Oldest first. */
  list(): readonly Story[];
  find(id: number): Story | null;
  insert(fields: StoryFields, createdAt: number): Story;
  update(id: number, fields: StoryFields): void;
  remove(id: number): void;
}

const toStory = (row: Row): Story => ({
  id: number(row, 'id'),
  title: text(row, 'title'),
  authorname: text(row, 'authorname'),
  content: text(row, 'content'),
  createdAt: number(row, 'created_at'),
  changedAt: numberOrNull(row, 'changed_at'),
});

export function createStoryRepository(db: DatabaseSync): StoryRepository {
  const list = db.prepare('SELECT * FROM story ORDER BY created_at, id');
  const byId = db.prepare('SELECT * FROM story WHERE id = ?');
  const insert = db.prepare('INSERT INTO story (title, authorname, content, created_at) VALUES (?, ?, ?, ?)');
  const update = db.prepare(
    `UPDATE story SET title = ?, authorname = ?, content = ?, changed_at = ${nowInSql} WHERE id = ?`,
  );
  const remove = db.prepare('DELETE FROM story WHERE id = ?');
  return {
    list: () => list.all().map(toStory),
    find: (id) => {
      const row = byId.get(id);
      return row === undefined ? null : toStory(row);
    },
    insert: ({ title, authorname, content }, createdAt) => {
      const { lastInsertRowid } = insert.run(title, authorname, content, createdAt);
      // With the keys in the order of a row that is read, so that the tag is the same.
      return { id: Number(lastInsertRowid), title, authorname, content, createdAt, changedAt: null };
    },
    update: (id, fields) => void update.run(fields.title, fields.authorname, fields.content, id),
    remove: (id) => void remove.run(id),
  };
}
