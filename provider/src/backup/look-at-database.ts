import { DatabaseSync } from 'node:sqlite';
import { migrate, UnusableDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { number, text } from '../db/rows.ts';
import { SqliteFile } from '../db/sqlite-file.ts';
import { SqliteDatabase } from '../db/sqlite.ts';
import { badRequest } from '../lib/http-error.ts';
import { storedFiles } from '../repositories/stored-files.ts';
import { assertReadable, fileClaims, type FileClaim } from './assert-readable.ts';
import { assertUsual } from './assert-usual.ts';

/** What a database needs that is to take the place of another. */
export interface LookedAtDatabase {
  /** Names of all files that it needs. */
  readonly files: readonly string[];
  /** What it says that they are, each once. */
  readonly claims: readonly FileClaim[];
}

const notOurs = () => badRequest('The database in this backup is not one that Vitrine has written.', 'file');

/** Tables, indexes and all else, as they were made. SQLite's own, which it keeps beside them, run nothing. */
const schemaOf = (db: DatabaseSync): readonly string[] =>
  db
    .prepare(
      "SELECT type, name, tbl_name, coalesce(sql, '') AS sql FROM sqlite_schema WHERE tbl_name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name",
    )
    .all()
    .map((row) => ['type', 'name', 'tbl_name', 'sql'].map((column) => text(row, column)).join('\n'));

/**
 * A database holds the tables and indexes that we have made, and nothing else: rules and expressions of others would be run by whoever
 * reads or copies it, for as long as they like.
 */
function assertOurs(path: string): void {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    db.exec('PRAGMA trusted_schema = OFF');
    const version = number(db.prepare('PRAGMA user_version').get() ?? {}, 'user_version');
    const ours = new SqliteFile(':memory:');
    try {
      // A version that cannot be is refused in words of its own as it is opened.
      migrate(ours, version);
      if (JSON.stringify(schemaOf(db)) !== JSON.stringify(schemaOf(ours))) throw notOurs();
    } finally {
      ours.close();
    }
  } finally {
    db.close();
  }
}

/**
 * Brings a database to the newest schema that somebody else may have written.
 * @throws {HttpError} 400 where it is not one of ours, is damaged or newer
 */
export function bringToNewest(path: string): void {
  try {
    assertOurs(path);
    const db = openDatabase(path).file;
    try {
      assertUsual(db);
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof UnusableDatabase) throw badRequest(error.message, 'file');
    // Whatever a database says that somebody else has written.
    if (error instanceof Error && 'errcode' in error)
      throw badRequest('The database in this backup cannot be read.', 'file');
    throw error;
  }
}

/**
 * Looks through all of a database that is to take the place of another.
 * @throws {HttpError} 400
 */
export async function lookAtDatabase(path: string): Promise<LookedAtDatabase> {
  bringToNewest(path);
  const db = new SqliteDatabase(path, { readOnly: true });
  try {
    if (db.file.prepare('PRAGMA foreign_key_check').get() !== undefined) {
      throw badRequest('What is in this backup does not fit together.', 'file');
    }
    await assertReadable(db);
    const claims = new Map((await fileClaims(db)).map((claim) => [JSON.stringify(claim), claim]));
    return { files: await storedFiles(db), claims: [...claims.values()] };
  } finally {
    await db.close();
  }
}
