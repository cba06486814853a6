import { rm, writeFile } from 'node:fs/promises';
import { badRequest } from '../lib/http-error.ts';
import type { LookedAtDatabase } from '../backup/look-at-database.ts';
import { createChildWorker, FileRefused, wasTooMuch } from '../media/child-worker.ts';
import type { WorkerOptions } from '../media/child-worker.ts';
import { paths } from '../paths.ts';
import type { NewImportItem } from '../repositories/imports.ts';
import type { ExportFile, ImportJob, ImportResult, PlanFacts } from './import-jobs.ts';
import type { ImportLimits } from './limits.ts';
import { linesOf } from './lines.ts';
import type { Found } from './source.ts';
import type { ImportChoices } from './types.ts';

export type { ExportFile };

/** An export of two gigabytes takes minutes to be read; what takes longer, or more memory, was written to. */
const limits: Omit<WorkerOptions, 'script'> = {
  concurrency: 1,
  niceness: 5,
  timeLimit: 30 * 60,
  processorLimit: 10 * 60,
  heapLimit: 512,
  memoryLimit: 800,
};

/** A process apart: neither a plan nor a backup that is restored waits for an import that is under way. */
const asked = createChildWorker<ImportJob, ImportResult>({ script: paths.importProcess, ...limits });
const underWay = createChildWorker<ImportJob, ImportResult>({ script: paths.importProcess, ...limits });

async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileRefused) throw badRequest(error.message, 'file');
    if (wasTooMuch(error)) {
      throw badRequest('This file takes too much to be looked through. Export it anew, or in parts.', 'file');
    }
    throw error;
  }
}

/** Made here, where a start clears up: a process that outlives this one would make it after that. */
const makeEmpty = (path: string): Promise<void> => writeFile(path, '', { flag: 'wx', mode: 0o600 });

/** What somebody's file would bring, which the process writes beside it. */
async function plan(
  job: Omit<Extract<ImportJob, { kind: 'plan' }>, 'to'> | Omit<Extract<ImportJob, { kind: 'backup' }>, 'to'>,
  to: string,
): Promise<Found> {
  await makeEmpty(to);
  try {
    await orRefuse(() => asked({ ...job, to }));
    let facts: PlanFacts | null = null;
    const items: NewImportItem[] = [];
    for await (const line of linesOf(to)) {
      // Written by the process, and by nothing else.
      if (facts === null) facts = JSON.parse(line);
      else items.push(JSON.parse(line));
    }
    if (facts === null) throw new Error('The process for exports has written no plan.');
    return { ...facts, items };
  } finally {
    await rm(to, { force: true });
  }
}

/** What of an export would be taken. @throws {HttpError} 400 for a file that is none, is damaged, or takes too much */
export const planExport = (file: ExportFile): Promise<Found> => plan({ kind: 'plan', ...file }, `${file.path}-plan`);

/** What of a backup that was unpacked would be taken, once its database is one of ours. @throws {HttpError} 400 */
export const planUnpacked = (folder: string, importLimits: ImportLimits): Promise<Found> =>
  plan({ kind: 'backup', folder, limits: importLimits }, `${folder}-plan`);

/** Reads an export's items into a file, a line each. @throws {HttpError} 400 */
export async function readExport(
  file: ExportFile,
  { types, to }: Pick<ImportChoices, 'types'> & { readonly to: string },
  signal: AbortSignal,
): Promise<void> {
  await makeEmpty(to);
  await orRefuse(() => underWay({ kind: 'read', ...file, types, to }, signal));
}

/**
 * Looks a database through that somebody else may have written, and brings it to the newest schema. Once this resolves, it can be read
 * here: its tables are ours, and nothing in them is dear to read.
 * @throws {HttpError} 400
 */
export async function lookAtUnpacked(path: string): Promise<LookedAtDatabase> {
  const result = await orRefuse(() => asked({ kind: 'database', path }));
  if (result.kind !== 'database') throw new Error('The process for exports has answered something else.');
  return result;
}
