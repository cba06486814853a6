import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { UnusableDatabase } from '../db/migrate.ts';
import { paths } from '../paths.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { readCopy, type CopyJob, type CopyReply } from './copied-database.ts';

/** A smaller one is read in less time than a thread takes to begin. In bytes. */
const large = 2_000_000;

/** Reads a large copy in a thread of its own: visitors wait for none of it. */
async function read(job: CopyJob): Promise<CopyReply> {
  // What is not there is told by who reads it.
  if ((statSync(job.path, { throwIfNoEntry: false })?.size ?? 0) < large) return await readCopy(job);
  const { promise, resolve, reject } = Promise.withResolvers<CopyReply>();
  new Worker(paths.readCopyWorker, { workerData: job, execArgv: [] })
    .once('message', resolve)
    .once('error', reject)
    .once('exit', () => reject(new Error('The thread that reads a copy of the database has ended without an answer.')));
  return await promise;
}

/**
 * Names of all files that a copy of a database needs.
 * @param isProof reads all of it first, and looks whether it is a database that this version can use
 * @throws {UnusableDatabase}
 */
export async function filesOfCopy(path: string, isProof: boolean): Promise<readonly string[]> {
  const reply = await read({ kind: 'files', path, isProof });
  if ('refusal' in reply) throw new UnusableDatabase(reply.refusal);
  return 'files' in reply ? reply.files : [];
}

/**
 * What files are there for, by a copy of a database, which is brought to the newest schema.
 * @throws {UnusableDatabase}
 */
export async function usesInCopy(path: string, files: readonly string[]): Promise<readonly FileUse[]> {
  const reply = await read({ kind: 'uses', path, files });
  if ('refusal' in reply) throw new UnusableDatabase(reply.refusal);
  return 'uses' in reply ? reply.uses : [];
}
