import type { Elsewhere } from '../../../provider/src/backup/capture.ts';
import type { DataFolder } from '../../../provider/src/start/data-folder.ts';
import type { Database } from '../../../provider/src/db/database.ts';
import { PostgresDatabase } from '../../../provider/src/db/postgres/database.ts';
import { number } from '../../../provider/src/db/rows.ts';
import type { Row } from '../../../provider/src/db/rows.ts';

/** Whether tests run on PostgreSQL. */
export const isOnPostgres = (process.env['VITRINE_TEST_POSTGRES'] ?? '') !== '';

/** Lets every change of one kind fail, with a message of its own. @returns ends that */
export async function failOn(
  db: Database,
  change: 'INSERT' | 'DELETE',
  table: string,
  message = 'no',
): Promise<() => Promise<void>> {
  if (isOnPostgres) {
    await db.exec(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${message}'; END $$`,
    );
    await db.exec(`CREATE TRIGGER fail BEFORE ${change} ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`);
    return () => db.exec(`DROP TRIGGER fail ON ${table}; DROP FUNCTION fail()`);
  }
  await db.exec(`CREATE TRIGGER fail BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, '${message}'); END`);
  return () => db.exec('DROP TRIGGER fail');
}

/** How many rows a table has ever had, those that are gone too. */
export async function everIn(db: Database, table: string): Promise<number> {
  const rows = isOnPostgres
    ? db.prepare(`SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS seq FROM ${table}_id_seq`)
    : db.prepare(`SELECT seq FROM sqlite_sequence WHERE name = '${table}'`);
  const row = await rows.get();
  return row === undefined ? 0 : number(row, 'seq');
}

/** Changes a column that holds JSON. */
export async function changeJson(
  db: Database,
  { table, column, where }: { readonly table: string; readonly column: string; readonly where: Readonly<Row> },
  change: (value: unknown) => void,
): Promise<void> {
  const [key = '', value = null] = Object.entries(where)[0] ?? [];
  const row = await db.prepare(`SELECT ${column} FROM ${table} WHERE ${key} = ?`).get(value);
  const json: unknown = JSON.parse(String(row?.[column]));
  change(json);
  await db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(JSON.stringify(json), value);
}

/** What of a provider's data is not in its folder. */
export const elsewhereOf = ({ db, media }: DataFolder): Elsewhere => ({
  server: db instanceof PostgresDatabase ? db : null,
  bring: media.bring,
});
