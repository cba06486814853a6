import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { number } from './rows.ts';
import { filterInOrder, mapInOrder } from '../lib/in-order.ts';

/** Of all rows of a table, in whatever order they come. */
async function digestOf(db: Database, table: string, columns: readonly string[]): Promise<string> {
  const rows = (await db.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).all())
    .map((row) => JSON.stringify(columns.map((column) => row[column])))
    .sort();
  const hash = createHash('sha256');
  for (const row of rows) hash.update(row).update('\n');
  return hash.digest('hex');
}

/** Names of the tables that are not the same in two databases, row by row and column by column. */
export async function differences(one: Database, other: Database): Promise<readonly string[]> {
  const tables = new Set([...(await one.tables()), ...(await other.tables())]);
  return await filterInOrder([...tables], async (table) => {
    const columns = (await one.columns(table)).toSorted();
    if (columns.length === 0 || columns.join() !== (await other.columns(table)).toSorted().join()) return true;
    return (await digestOf(one, table, columns)) !== (await digestOf(other, table, columns));
  });
}

/** How many rows there are in all tables. */
export const rowsIn = async (db: Database): Promise<number> =>
  (
    await mapInOrder(await db.tables(), async (table) =>
      number((await db.prepare(`SELECT count(*) AS count FROM ${table}`).get()) ?? {}, 'count'),
    )
  ).reduce((sum, count) => sum + count, 0);
