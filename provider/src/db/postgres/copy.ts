import { migrate } from '../migrate.ts';
import { SqliteFile } from '../sqlite-file.ts';
import type { Row } from '../rows.ts';
import { orderOf } from './row-order.ts';
import type { PostgresDatabase } from './database.ts';

const isNumbered = "SELECT 1 FROM sqlite_schema WHERE name = ? AND sql LIKE '%AUTOINCREMENT%'";

/** Some of them are former states, of megabytes each. */
const rowsAtOnce = 32;

/** The rows of a table in order, some at a time where they have a number. */
async function* rowsOf(source: PostgresDatabase, table: string, columns: readonly string[]): AsyncGenerator<Row> {
  const order = orderOf(table, columns);
  const list = `SELECT ${columns.join(', ')} FROM ${table}`;
  if (order === null) {
    yield* await source.prepare(list).all();
    return;
  }
  const part = (condition: string): string =>
    `SELECT ${[...columns, order].join(', ')} FROM ${table} ${condition} ORDER BY ${order} LIMIT ${String(rowsAtOnce)}`;
  const next = source.prepare(part(`WHERE ${order} > ?`));
  let rows = await source.prepare(part('')).all();
  for (;;) {
    yield* rows;
    const last = rows.at(-1)?.[order];
    if (last === undefined || rows.length < rowsAtOnce) return;
    rows = await next.all(last);
  }
}

/**
 * Writes one state of a PostgreSQL database into a new SQLite file, whatever others write meanwhile.
 * @param path absolute
 * @param isLeftOut rows that are not to be in it
 */
export async function copyToFile(
  source: PostgresDatabase,
  path: string,
  isLeftOut: (table: string, row: Row) => boolean = () => false,
): Promise<void> {
  // The tables may name each other in any order.
  const target = new SqliteFile(path, { enableForeignKeyConstraints: false });
  try {
    target.exec('PRAGMA journal_mode = OFF');
    migrate(target);
    // Tables that never give a number twice.
    const numbered = new Set(target.tables().filter((table) => target.prepare(isNumbered).get(table) !== undefined));
    target.exec('BEGIN');
    // Nothing else is waited for, so that it stays one state.
    await source.snapshot(async () => {
      for (const table of target.tables()) {
        const columns = target.columns(table);
        const places = columns.map(() => '?').join(', ');
        target.exec(`DELETE FROM ${table}`);
        const insert = target.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
        for await (const row of rowsOf(source, table, columns)) {
          if (!isLeftOut(table, row)) insert.run(...columns.map((column) => row[column] ?? null));
        }
        const last = await source.lastId(table);
        if (last !== null && numbered.has(table)) target.raiseLastId(table, last);
      }
    });
    target.exec('COMMIT');
  } finally {
    target.close();
  }
}
