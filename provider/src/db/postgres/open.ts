import { UnusableDatabase } from '../migrate.ts';
import { PostgresDatabase } from './database.ts';
import { DatabaseUnavailable, PostgresError } from './errors.ts';
import type { Role } from './listening.ts';
import { assertCurrent, isNew, migratePostgres } from './migrate.ts';

/** Whether it is not this role's to change its schema. */
const isLeft = async (db: PostgresDatabase, role: Role): Promise<boolean> =>
  role === 'guest' || ((role === 'filler' || role === 'receiver') && !(await isNew(db)));

/**
 * Opens a database on a PostgreSQL server, with the newest schema. Only a server and a mover bring one to it that a former version
 * has written to: others may be refused for what is in it, or work beside servers of that version.
 * @param url `postgres://USER:PASSWORD@HOST/DATABASE`
 * @param role servers and a command that moves the database keep each other away
 * @param onSchema is told the number of migrations that it had had before
 * @throws {UnusableDatabase} when it cannot be reached, is another program's, was written by a newer version, or by a former one that it is left to
 */
export async function openPostgres(
  url: string,
  role: Role = 'filler',
  onSchema: (before: number) => void = () => undefined,
): Promise<PostgresDatabase> {
  // Loaded here: an installation on an SQLite file needs none of it.
  const { call } = await import('./server.ts');
  const server = call(url, role);
  try {
    await server.connected();
    const db = new PostgresDatabase(server);
    if (await isLeft(db, role)) await assertCurrent(db);
    else onSchema(await migratePostgres(db));
    await server.heard();
    return db;
  } catch (error) {
    await server.close();
    if (error instanceof DatabaseUnavailable || error instanceof PostgresError) {
      throw new UnusableDatabase(`The database at DATABASE_URL cannot be used: ${error.message}`);
    }
    throw error;
  }
}
