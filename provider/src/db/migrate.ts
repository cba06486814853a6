import { readFileSync, readdirSync } from 'node:fs';
import { paths } from '../paths.ts';
import { number } from './rows.ts';
import { toSchema, type Engine } from './schema-words.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** The database cannot be used as it is. The message says why; the file is left as it was. */
export class UnusableDatabase extends Error {}

/** Marks a database file as this product's (`PRAGMA application_id`): the letters VITR. */
const applicationId = 0x56495452;
/** SQLite's result code for a statement that does not fit the tables. */
const sqliteError = 1;
const folder = paths.migrations;
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Migrations in order: `src/migrations/NNNN-name.sql`. A database's version (`PRAGMA user_version`) is how many it has had. */
const migrations = readdirSync(folder)
  .filter((name) => /^\d{4}-.+\.sql$/.test(name))
  .sort();

const pragma = (db: SqliteFile, name: string): number => number(db.prepare(`PRAGMA ${name}`).get() ?? {}, name);

/**
 * Looks whether a database is one that `migrate` can bring to the newest schema. Writes nothing.
 * @throws {UnusableDatabase} when it is another program's, or was written by a newer version of this one
 */
export function assertMigratable(db: SqliteFile): void {
  const version = schemaOf(db);
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (!isEmpty && pragma(db, 'application_id') !== applicationId) {
    throw new UnusableDatabase('The database was written by another program.');
  }
  if (version < 0 || (version === 0) !== isEmpty) {
    throw new UnusableDatabase(`The database is damaged: its number of migrations (${version}) cannot be right.`);
  }
  if (version > migrations.length) {
    throw new UnusableDatabase(
      `The database was written by a newer version (schema ${version}; this version knows up to ${migrations.length}).`,
    );
  }
}

/** The number of migrations that a database has had. */
export const schemaOf = (db: SqliteFile): number => pragma(db, 'user_version');

/** The number of migrations that there are. */
export const newestSchema = migrations.length;

/** Why a command leaves a database alone that another version may be at work on, in words. */
export const otherSchema = (schema: number): string =>
  `The database has schema ${String(schema)}, and this version has ${String(newestSchema)}: use the version that runs on it, or start this one on it first.`;

/**
 * Looks whether a database has just the newest schema.
 * @throws {UnusableDatabase}
 */
export function assertNewest(db: SqliteFile): void {
  const schema = schemaOf(db);
  if (schema !== newestSchema) throw new UnusableDatabase(otherSchema(schema));
}

/** The migrations that come after so many, in order, as an engine takes them. */
export const migrationsAfter = (schema: number, engine: Engine): readonly string[] =>
  migrations.slice(schema).map((file) => toSchema(read(file), engine));

function apply(db: SqliteFile, file: string): void {
  try {
    db.exec(toSchema(read(file), 'sqlite'));
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteError)) throw error;
    throw new UnusableDatabase(`The database is damaged: it is not as ${file} expects it (${error.message}).`);
  }
}

/**
 * Applies the migrations that a database lacks, each in one transaction together with its number.
 * @param to how many it is to have had afterwards
 * @returns how many it has had before
 */
export function migrate(db: SqliteFile, to = newestSchema): number {
  const version = schemaOf(db);
  for (const [index, file] of migrations.entries()) {
    if (index < version || index >= to) continue;
    db.transaction(() => {
      apply(db, file);
      db.exec(`PRAGMA application_id = ${applicationId}`);
      db.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
  return version;
}
