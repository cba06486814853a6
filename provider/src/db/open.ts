import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { UnusableDatabase, assertMigratable, assertNewest, migrate } from './migrate.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteDatabase } from './sqlite.ts';

/** The first bytes of every SQLite database that has been written to (sqlite.org/fileformat.html, 1.3). */
const signature = 'SQLite format 3\0';

function hasSignature(path: string): boolean {
  const header = Buffer.alloc(signature.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return header.toString('latin1') === signature;
}

/** SQLite's result codes for a file that is damaged (SQLITE_CORRUPT) or is no database (SQLITE_NOTADB). */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);

/** Looks at a present database on a connection that cannot write: what is refused stays as it was. */
function look(path: string, assert: (db: SqliteFile) => void): void {
  if (!hasSignature(path)) throw new UnusableDatabase('The database is damaged: it is not an SQLite file.');
  const db = new SqliteFile(path, { readOnly: true });
  try {
    assert(db);
  } catch (error) {
    throw isDamage(error) ? new UnusableDatabase('The database is damaged: it cannot be read.') : error;
  } finally {
    db.close();
  }
}

/**
 * Reads a present database through. The time it takes grows with the database.
 * @throws {UnusableDatabase}
 */
export function assertUsable(path: string): void {
  look(path, (db) => {
    const result = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (result !== 'ok') throw new UnusableDatabase(`The database is damaged: ${String(result)}.`);
    assertMigratable(db);
  });
}

const isPresent = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Looks whether a database, where there is one, has the newest schema already: a command that may yet be refused, or that works beside a
 * provider of a former version, brings none to it, as only a backup leads back.
 * @throws {UnusableDatabase} when it has another schema, is damaged or another program's
 */
export function assertNotBehind(path: string): void {
  if (!isPresent(path)) return;
  look(path, (db) => {
    assertMigratable(db);
    assertNewest(db);
  });
}

/**
 * Opens the database at `path` with the newest schema; a file that is absent or empty becomes a new database. The pragmas
 * are per connection and so are set on every open: a commit has reached the disk when it returns (`synchronous=FULL` with
 * WAL), and foreign keys are enforced.
 * @param onSchema is told the number of migrations that it had had before
 * @throws {UnusableDatabase} when the file is damaged, another program's or newer
 */
export function openDatabase(path: string, onSchema: (before: number) => void = () => undefined): SqliteDatabase {
  if (isPresent(path)) assertUsable(path);
  const db = new SqliteDatabase(path);
  db.file.exec('PRAGMA busy_timeout = 5000');
  db.file.exec('PRAGMA journal_mode = WAL');
  db.file.exec('PRAGMA synchronous = FULL');
  db.file.exec('PRAGMA foreign_keys = ON');
  onSchema(migrate(db.file));
  return db;
}
