import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { saysNothing } from '../rules/site.ts';
import { contentTables } from './tables.ts';

/** They name content by numbers, which other content must not get. */
const tracesOfContent = ['undo', 'revision', 'import'];

/** Whether the settings are those with which a new studio begins, or none. Their files are media, which are content themselves. */
function isUnset(db: Database): boolean {
  const row = db.prepare('SELECT texts FROM site').get();
  return row === undefined || saysNothing(JSON.parse(text(row, 'texts')));
}

/** Whether nobody has written anything yet: a new studio has three empty texts of the homepage, empty settings, and nothing else. */
export function isEmptyOfContent(db: Database): boolean {
  return [...contentTables.map(({ name }) => name), ...tracesOfContent].every((name) => {
    if (name === 'site') return isUnset(db);
    const condition = name === 'home_text' ? "WHERE text <> ''" : '';
    return db.prepare(`SELECT 1 FROM ${name} ${condition} LIMIT 1`).get() === undefined;
  });
}

/** Whether nobody has completed a first start either. */
export const isUnused = (db: Database): boolean =>
  db.prepare('SELECT 1 FROM administrator WHERE removed_at IS NULL LIMIT 1').get() === undefined &&
  isEmptyOfContent(db);
