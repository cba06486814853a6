import { UnusableDatabase } from '../migrate.ts';
import { connect } from './connection.ts';
import type { Role } from './messages.ts';
import { PostgresDatabase } from './database.ts';
import { DatabaseUnavailable, PostgresError } from './errors.ts';
import { migratePostgres } from './migrate.ts';

/**
 * Opens a database on a PostgreSQL server, with the newest schema.
 * @param url `postgres://USER:PASSWORD@HOST/DATABASE`
 * @param role servers and a command that moves the database keep each other away
 * @param onSchema is told the number of migrations that it had had before
 * @throws {UnusableDatabase} when it cannot be reached, is another program's, or was written by a newer version
 */
export function openPostgres(
  url: string,
  role: Role = 'command',
  onSchema: (before: number) => void = () => undefined,
): PostgresDatabase {
  const connection = connect(url, role);
  try {
    connection.ask({ kind: 'connect' });
    const db = new PostgresDatabase(connection);
    onSchema(migratePostgres(db));
    connection.ask({ kind: 'listen' });
    return db;
  } catch (error) {
    connection.close();
    if (error instanceof DatabaseUnavailable || error instanceof PostgresError) {
      throw new UnusableDatabase(`The database at DATABASE_URL cannot be used: ${error.message}`);
    }
    throw error;
  }
}
