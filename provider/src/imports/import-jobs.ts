import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { lookAtDatabase, type LookedAtDatabase } from '../backup/look-at-database.ts';
import { HttpError } from '../lib/http-error.ts';
import { FileRefused } from '../media/child-worker.ts';
import { toPlain } from '../rules/plain-text.ts';
import { planBackup } from './backup-source.ts';
import { openGhost } from './ghost.ts';
import type { ImportLimits } from './limits.ts';
import type { Found } from './source.ts';
import type { ImportChoices } from './types.ts';
import { openWxr, type Wxr } from './wxr.ts';
import { planWxr, readWxr, type ReadItem } from './wxr-source.ts';

/** An export that came. */
export interface ExportFile {
  /** Absolute. */
  readonly path: string;
  readonly isGhost: boolean;
  readonly limits: ImportLimits;
}

/** What is asked of the process for exports and backups. */
export type ImportJob =
  /** What of an export would be taken, into a file: what is said about all of it, then its items, a line each. */
  | ({ readonly kind: 'plan'; readonly to: string } & ExportFile)
  /** Reads its items into a file, a line each ({@link ReadLine}). */
  | ({ readonly kind: 'read'; readonly to: string } & ExportFile & Pick<ImportChoices, 'types'>)
  /** The same of a backup that was unpacked. Its database is looked through, and brought to the newest schema. */
  | { readonly kind: 'backup'; readonly to: string; readonly folder: string; readonly limits: ImportLimits }
  /** The same, and says what is needed to put it in place of another. */
  | { readonly kind: 'database'; readonly path: string };

export type ImportResult = { readonly kind: 'written' } | ({ readonly kind: 'database' } & LookedAtDatabase);

/** One item that was read; `null` for what was not chosen, and for what holds more than may be. */
export interface ReadLine {
  readonly ordinal: number;
  readonly item: ReadItem | null;
}

/** What is said about all of an export; its items follow. */
export type PlanFacts = Omit<Found, 'items'>;

/** How many times as large as the export what was read may be, and a little more: an address alone becomes a sentence. */
const mostGrowth = 4;
const always = 64 * 1024 * 1024;

const tooMuch = () => new FileRefused('This export holds more than can be looked through. Export it in parts.');

const open =
  ({ path, isGhost, limits }: ExportFile) =>
  (): Wxr =>
    (isGhost ? openGhost : openWxr)(path, limits);

/** Writes values into a file that is there, as JSON, a line each. */
async function writeLines(to: string, lines: AsyncIterable<string> | Iterable<string>, most: number): Promise<void> {
  const out = createWriteStream(to, { flags: 'r+' });
  const done = once(out, 'close');
  // It is looked at below, also where the disk is full while an item is read.
  done.catch(() => undefined);
  try {
    for await (const line of lines) {
      if (out.bytesWritten + out.writableLength > most) throw tooMuch();
      if (!out.write(`${line}\n`)) await Promise.race([once(out, 'drain'), done]);
    }
    out.end();
  } catch (error) {
    out.destroy();
    throw error;
  }
  await done;
}

/**
 * JSON of what was read. Its texts are made plain here, once: entities, JSON, encoded addresses and the like bring characters that were
 * not in the file.
 */
const write = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? toPlain(inner) : inner));

function* planLines({ items, ...facts }: Found): Generator<string> {
  yield write(facts satisfies PlanFacts);
  for (const item of items) yield write(item);
}

async function* readLines(file: ExportFile, types: ImportChoices['types']): AsyncGenerator<string> {
  for await (const { ordinal, item } of readWxr(open(file), types)) {
    const whole = write({ ordinal, item } satisfies ReadLine);
    yield whole.length > file.limits.readLength ? write({ ordinal, item: null } satisfies ReadLine) : whole;
  }
}

async function answer(job: ImportJob): Promise<ImportResult> {
  switch (job.kind) {
    case 'plan':
      await writeLines(job.to, planLines(await planWxr(open(job))), Infinity);
      return { kind: 'written' };
    case 'read':
      await writeLines(job.to, readLines(job, job.types), (await stat(job.path)).size * mostGrowth + always);
      return { kind: 'written' };
    case 'backup':
      await writeLines(job.to, planLines(await planBackup(job.folder, job.limits)), Infinity);
      return { kind: 'written' };
    case 'database':
      return { kind: 'database', ...(await lookAtDatabase(job.path)) };
  }
}

/**
 * Does a job with what somebody else has written.
 * @throws {FileRefused} with the reason
 */
export async function work(job: ImportJob): Promise<ImportResult> {
  try {
    return await answer(job);
  } catch (error) {
    throw error instanceof HttpError ? new FileRefused(error.message) : error;
  }
}
