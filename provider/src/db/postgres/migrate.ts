import { randomUUID } from 'node:crypto';
import { UnusableDatabase, migrationsAfter, newestSchema, otherSchema } from '../migrate.ts';
import { number } from '../rows.ts';
import type { PostgresDatabase } from './database.ts';

/**
 * The schema that a server must know at least to work on one that this version has brought up to date. Migrations within it add, and
 * take nothing away, so that servers of the former version go on while one after the other is replaced.
 */
const oldestSchema = 28;

/** What is known of the installation: one row, which the schema's own tables know nothing of. */
const installation = `CREATE TABLE IF NOT EXISTS installation (
  id integer PRIMARY KEY CHECK (id = 1),
  schema integer NOT NULL,
  oldest_schema integer NOT NULL,
  version bigint NOT NULL
)`;

/** Came later: servers of former versions go on beside. */
const later = `ALTER TABLE installation ADD COLUMN IF NOT EXISTS identity text;
ALTER TABLE installation ADD COLUMN IF NOT EXISTS media text;`;

const tables = 'SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = current_schema()';

/** @throws {UnusableDatabase} when it was written by a newer version that this one cannot work beside */
function assertKnown(schema: number, oldest: number): void {
  if (oldest <= newestSchema) return;
  throw new UnusableDatabase(
    `The database was written by a newer version (schema ${String(schema)}; this version knows up to ${String(newestSchema)}).`,
  );
}

/** Whether Vitrine has never been in a database. */
export const isNew = async (db: PostgresDatabase): Promise<boolean> => (await db.columns('installation')).length === 0;

/**
 * Looks whether a database can be worked with as it is. Writes nothing: servers of a former version may be at work on it, and only a backup
 * that was made before leads back to that.
 * @throws {UnusableDatabase} where there is nothing of ours, or not yet what this version reads
 */
export async function assertCurrent(db: PostgresDatabase): Promise<void> {
  if (await isNew(db)) {
    throw new UnusableDatabase('There is no Vitrine in the database at DATABASE_URL.');
  }
  const row = (await db.prepare('SELECT schema, oldest_schema FROM installation').get()) ?? {};
  const schema = number(row, 'schema');
  assertKnown(schema, number(row, 'oldest_schema'));
  if (schema >= newestSchema) return;
  throw new UnusableDatabase(otherSchema(schema));
}

/**
 * Brings a database to the newest schema, in one transaction; servers that start at the same time wait for each other.
 * @returns the number of migrations that it had had before
 * @throws {UnusableDatabase} when it is another program's, or was written by a newer version that this one cannot work beside
 */
export function migratePostgres(db: PostgresDatabase): Promise<number> {
  return db.transaction(async () => {
    if ((await isNew(db)) && number((await db.prepare(tables).get()) ?? {}, 'count') > 0) {
      throw new UnusableDatabase('The database has tables of another program.');
    }
    await db.exec(installation);
    await db.prepare('INSERT INTO installation VALUES (1, 0, 0, 0) ON CONFLICT DO NOTHING').run();
    if (!(await db.columns('installation')).includes('media')) {
      await db.exec(later);
      await db.prepare('UPDATE installation SET identity = ?').run(randomUUID());
    }
    const row = (await db.prepare('SELECT schema, oldest_schema FROM installation').get()) ?? {};
    const schema = number(row, 'schema');
    assertKnown(schema, number(row, 'oldest_schema'));
    if (schema >= newestSchema) return schema;
    for (const sql of migrationsAfter(schema, 'postgres')) await db.exec(sql);
    await db.prepare('UPDATE installation SET schema = ?, oldest_schema = ?').run(newestSchema, oldestSchema);
    return schema;
  });
}
