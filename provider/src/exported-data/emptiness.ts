import type { Database } from '../db/database.ts';
import { contentTables } from './tables.ts';

/** They name content by numbers, which other content must not get. */
const tracesOfContent = ['undo', 'revision', 'import'];

/** Whether nobody has written anything yet: a new database has three empty texts of the homepage, and nothing else. */
export function isEmptyOfContent(db: Database): boolean {
  return [...contentTables.map(({ name }) => name), ...tracesOfContent].every((name) => {
    const condition = name === 'home_text' ? "WHERE text <> ''" : '';
    return db.prepare(`SELECT 1 FROM ${name} ${condition} LIMIT 1`).get() === undefined;
  });
}

/** Whether nobody has completed a first start either. */
export const isUnused = (db: Database): boolean =>
  db.prepare('SELECT 1 FROM administrator WHERE removed_at IS NULL LIMIT 1').get() === undefined &&
  isEmptyOfContent(db);
