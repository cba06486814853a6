import { paths } from '../paths.ts';
import { createChildWorker } from './child-worker.ts';
import type { PictureFacts, PictureJob } from './picture-jobs.ts';

/** Runs a job. Rejects when it fails, or its process ends. */
export type RunJob = (job: PictureJob) => Promise<PictureFacts | null>;

interface PictureWorkerOptions {
  readonly concurrency: number;
  readonly niceness: number;
  readonly idleTimeout?: number;
}

/** The slowest picture of 150 million pixels takes a minute on a small machine. */
const limits = { timeLimit: 180, heapLimit: 1024 } as const;

/** A process for pictures, as {@link createChildWorker} says. */
export const createPictureWorker = (options: PictureWorkerOptions): RunJob =>
  createChildWorker({ script: paths.pictureProcess, ...limits, ...options });

/** For requests. */
const runNow = createPictureWorker({ concurrency: 2, niceness: 0 });
/** For variants that are made before their first request. */
const runLater = createPictureWorker({ concurrency: 1, niceness: 15 });

/**
 * Decodes a picture far enough to know its size, colour and luminance.
 * @throws when it cannot be decoded or has more than 150 million pixels
 */
export async function readPicture(source: string): Promise<PictureFacts> {
  const facts = await runNow({ kind: 'facts', source });
  if (facts === null) throw new Error('A picture without facts.');
  return facts;
}

/**
 * Makes a picture from another and writes it, whole or not at all.
 * @param isAwaited whether a request waits for it
 * @throws when the source cannot be decoded or the target not be written
 */
export async function makePicture(
  job: Exclude<PictureJob, { readonly kind: 'facts' }>,
  isAwaited = true,
): Promise<void> {
  await (isAwaited ? runNow(job) : runLater(job));
}
