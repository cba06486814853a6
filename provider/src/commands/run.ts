import { ArchiveRefused } from '../backup/archive.ts';
import { BackupRefused } from '../backup/capture.ts';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import type { PostgresDatabase } from '../db/postgres/database.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { DataRefused } from '../exported-data/format.ts';
import { ExportRefused } from '../export/folder.ts';
import { DataFolderLocked } from '../lock.ts';

/** A command that was called in a way that it does not know. The message says how it is called. */
export class Misused extends Error {}

const refusals = [ArchiveRefused, BackupRefused, ConfigError, DataRefused, ExportRefused, UnusableDatabase, Misused];

function explain(error: unknown): unknown {
  if (error instanceof DataFolderLocked) return 'A Vitrine is running on this data folder. Stop it first.';
  if (!(error instanceof Error)) return error;
  if (refusals.some((kind) => error instanceof kind)) return error.message;
  // The operating system's own words name the file.
  return 'code' in error && 'syscall' in error ? error.message : error;
}

/**
 * Works with the PostgreSQL database that the environment names, or with `null` where the database is a file of the data folder.
 * @throws {UnusableDatabase} when it cannot be reached
 */
export async function withServer<T>(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  work: (server: PostgresDatabase | null) => Promise<T>,
): Promise<T> {
  const server = databaseUrl === null ? null : openPostgres(databaseUrl);
  try {
    return await work(server);
  } finally {
    server?.close();
  }
}

/** Runs a command of the host. It ends with 0, or with 1 and a message for the person who typed it. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** @throws {Misused} unless there is exactly one argument */
export function onlyArgument(usage: string): string {
  const [argument, ...others] = process.argv.slice(2);
  if (argument === undefined || argument === '' || others.length > 0) throw new Misused(`Usage: ${usage}`);
  return argument;
}
