import { resolve } from 'node:path';
import { ArchiveRefused } from '../backup/archive.ts';
import { sayMissing } from '../backup/missing.ts';
import { BackupRefused } from '../backup/capture.ts';
import type { Elsewhere } from '../backup/capture.ts';
import type { Places } from '../backup/restore.ts';
import { openBucket, toBucketAddress } from '../media/bucket.ts';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { DataRefused } from '../exported-data/format.ts';
import { ExportRefused } from '../export/folder.ts';
import { assertDatabase, assertWhereabouts } from '../start/installation.ts';
import { DataFolderLocked } from '../start/lock.ts';
import { BucketUnavailable, openStore } from '../media/bucket-store.ts';
import { readSecretFiles } from '../start/secret-files.ts';
import type { FileUse } from '../repositories/file-uses.ts';

/** A command that was called in a way that it does not know. The message says how it is called. */
export class Misused extends Error {}

const refusals = [
  ArchiveRefused,
  BackupRefused,
  BucketUnavailable,
  ConfigError,
  DataRefused,
  ExportRefused,
  UnusableDatabase,
  Misused,
];

function explain(error: unknown): unknown {
  if (error instanceof DataFolderLocked) return 'A Vitrine is running on this data folder. Stop it first.';
  if (!(error instanceof Error)) return error;
  if (refusals.some((kind) => error instanceof kind)) return error.message;
  // The operating system's own words name the file.
  return 'code' in error && 'syscall' in error ? error.message : error;
}

/**
 * Works with the database and the bucket that the environment names, where they are not in the data folder.
 * @throws {UnusableDatabase} when the database cannot be reached
 */
export async function withElsewhere<T>(
  { dataDir, databaseUrl, mediaBucket }: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaBucket'>,
  work: (elsewhere: Elsewhere & Places) => Promise<T>,
  role: 'filler' | 'guest' = 'filler',
): Promise<T> {
  const server = databaseUrl === null ? null : await openPostgres(databaseUrl, role);
  const bucket = mediaBucket === null ? null : await openBucket(mediaBucket, new AbortController().signal);
  const bring: Elsewhere['bring'] = async (files) => {
    if (bucket === null) return;
    await openStore(resolve(dataDir), bucket).bring(files);
  };
  try {
    return await work({ server, bucket, bring });
  } finally {
    await server?.close();
    bucket?.close();
  }
}

/**
 * As {@link withElsewhere}, for commands that take what an installation has, and leave it as it is.
 * @throws {ConfigError} when the environment names other places than those of the installation
 */
export async function withInstallation<T>(
  config: Config,
  work: (elsewhere: Elsewhere & Places) => Promise<T>,
): Promise<T> {
  const { databaseUrl, mediaBucket, dataDir } = config;
  const folder = resolve(dataDir);
  assertDatabase(folder, databaseUrl);
  const media = mediaBucket === null ? null : toBucketAddress(mediaBucket);
  return await withElsewhere(
    config,
    async (elsewhere) => {
      await assertWhereabouts(folder, elsewhere.server, { databaseUrl, media });
      return work(elsewhere);
    },
    'guest',
  );
}

/** What a command ends with that has done its work, but for some files or pages. */
const doneButSome = 3;

/** Says what could not be done, and has the command end with 3: it has done everything else. */
export function warnOfRest(words: string): void {
  console.error(words);
  process.exitCode = doneButSome;
}

/** Names media files that were missing, and has the command end with 3: it has done everything else. */
export function warnOfMissing(missing: readonly FileUse[], what: string): void {
  if (missing.length > 0) warnOfRest(sayMissing(missing, what));
}

/** Runs a command of the host. It ends with 0, with 1 and a message for the person who typed it, or as {@link warnOfRest} says. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    readSecretFiles(process.env);
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
