import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { paths } from '../paths.ts';
import type { PictureFacts, PictureJob } from './picture-jobs.ts';

/** A message to the picture process, as JSON. */
export interface PictureRequest {
  readonly id: number;
  readonly job: PictureJob;
}

/** Its reply, as JSON. */
export interface PictureReply {
  readonly id: number;
  readonly facts: PictureFacts | null;
  /** Why it failed. */
  readonly problem: string | null;
}

interface PendingJob {
  readonly resolve: (facts: PictureFacts | null) => void;
  readonly reject: (error: Error) => void;
}

/** A child process and the jobs it is working on, by id. */
interface Worker {
  readonly child: ChildProcess;
  readonly pending: Map<number, PendingJob>;
}

/** Runs a job. Rejects when it fails, or its process ends. */
export type RunJob = (job: PictureJob) => Promise<PictureFacts | null>;

interface WorkerOptions {
  /** Jobs that run at the same time; the others wait in line. */
  readonly concurrency: number;
  /** Scheduling priority of the process, 0 (normal) to 19 (lowest). */
  readonly niceness: number;
  /** The process ends after this many milliseconds without work, which frees its memory. */
  readonly idleTimeout?: number;
}

const script = fileURLToPath(paths.pictureProcess);

function settle({ pending }: Worker, { id, facts, problem }: PictureReply): void {
  const one = pending.get(id);
  pending.delete(id);
  if (problem === null) one?.resolve(facts);
  else one?.reject(new Error(problem));
}

function open(niceness: number, onEnd: (worker: Worker) => void): Worker {
  const child = fork(script, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Without the provider's secrets. With fewer arenas glibc returns freed memory sooner.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  const worker: Worker = { child, pending: new Map() };
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  child.on('message', (message) => settle(worker, JSON.parse(String(message))));
  const end = (): void => {
    onEnd(worker);
    const problem = 'The process for pictures has ended.';
    for (const id of [...worker.pending.keys()]) settle(worker, { id, facts: null, problem });
  };
  child.on('exit', end);
  child.on('error', end);
  return worker;
}

/**
 * Runs jobs in a process of its own, started with the first and ended when there are none: a picture takes hundreds of
 * megabytes that the library does not free, and a crash of a decoder does not end the provider.
 */
export function createPictureWorker({ concurrency, niceness, idleTimeout = 10_000 }: WorkerOptions): RunJob {
  const limit = pLimit(concurrency);
  let current: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const release = (worker: Worker): void => {
    if (current === worker) current = null;
  };

  /** An idle child must not keep this process alive. */
  const startIdleTimer = (worker: Worker): void => {
    const { child, pending } = worker;
    if (pending.size > 0 || worker !== current) return;
    child.unref();
    child.channel?.unref();
    // Jobs that end together are handled one after the other.
    clearTimeout(idle);
    idle = setTimeout(() => {
      release(worker);
      if (child.connected) child.disconnect();
    }, idleTimeout).unref();
  };

  const run = (job: PictureJob): Promise<PictureFacts | null> => {
    clearTimeout(idle);
    const worker = (current ??= open(niceness, release));
    const { child, pending } = worker;
    child.ref();
    child.channel?.ref();
    const id = (count += 1);
    const answer = new Promise<PictureFacts | null>((resolve, reject) => pending.set(id, { resolve, reject }));
    const request: PictureRequest = { id, job };
    child.send(JSON.stringify(request), (error) => {
      if (error !== null) settle(worker, { id, facts: null, problem: error.message });
    });
    return answer.finally(() => startIdleTimer(worker));
  };

  return (job) => limit(() => run(job));
}

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
