import type { Database } from '../db/database.ts';
import { text } from '../db/rows.ts';
import { saysNothing } from '../rules/site.ts';
import { contentTables } from './tables.ts';
import { everyInOrder } from '../lib/in-order.ts';

/** They name content by numbers, which other content must not get. */
const tracesOfContent = ['undo', 'revision', 'import'];

/** Whether the settings are those with which a new studio begins, or none. Their files are media, which are content themselves. */
async function isUnset(db: Database): Promise<boolean> {
  const row = await db.prepare('SELECT texts FROM site').get();
  return row === undefined || saysNothing(JSON.parse(text(row, 'texts')));
}

/** Whether nobody has written anything yet: a new studio has three empty texts of the homepage, empty settings, and nothing else. */
export async function isEmptyOfContent(db: Database): Promise<boolean> {
  return await everyInOrder([...contentTables.map(({ name }) => name), ...tracesOfContent], async (name) => {
    if (name === 'site') return isUnset(db);
    const condition = name === 'home_text' ? "WHERE text <> ''" : '';
    return (await db.prepare(`SELECT 1 FROM ${name} ${condition} LIMIT 1`).get()) === undefined;
  });
}

/** Whether nobody has completed a first start either. */
export const isUnused = async (db: Database): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM administrator WHERE removed_at IS NULL LIMIT 1').get()) === undefined &&
  (await isEmptyOfContent(db));
