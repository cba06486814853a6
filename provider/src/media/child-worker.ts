import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { wordsOf } from '../lib/error-words.ts';

/** A message to a child process, as JSON. */
interface Request<Job> {
  readonly id: number;
  readonly job: Job;
}

/** Its reply, as JSON. */
type Reply<Result> =
  /** It has begun, and takes jobs. */
  | { readonly isReady: true }
  | { readonly id: number; readonly result: Result }
  /** The file is not taken, in words for whoever sent it. */
  | { readonly id: number; readonly refusal: string }
  /** Why it failed, the operating system's word for it where it has one, and where. */
  | { readonly id: number; readonly problem: string; readonly code: string; readonly stack: string };

/** Thrown in a child process, and by who asks it: the file is not taken, for a reason in words for whoever sent it. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileRefused';
  }
}

/**
 * A job failed in its process. `code` is the operating system's word for why, as of its own errors; empty where it has none: nobody had
 * thought of that. `stack` is that of the process, for the log.
 */
export class JobFailed extends Error {
  readonly code: string;

  constructor(message: string, code: string, stack = '') {
    super(message);
    this.name = 'JobFailed';
    this.code = code;
    if (stack !== '') this.stack = stack;
  }
}

/** The process could not begin, as on a machine that has no room for one: that is no file's fault. */
export class ProcessNotBegun extends Error {
  constructor(reason: string) {
    super(`The process for files could not begin: ${reason}`);
    this.name = 'ProcessNotBegun';
  }
}

/** A signal ended the process in the job: for its memory, or as a library crashed. */
export class ProcessEnded extends Error {
  constructor(signal: NodeJS.Signals) {
    super(`The process for files was ended by ${signal}.`);
    this.name = 'ProcessEnded';
  }
}

/** The job took longer than it may, and its process was ended. */
export class JobTimedOut extends Error {
  constructor(seconds: number) {
    super(`A file was worked on for ${seconds} seconds without an end.`);
    this.name = 'JobTimedOut';
  }
}

interface PendingJob<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** Whether a job came to no end because of what it was given, which was too much for it. */
export const wasTooMuch = (error: unknown): boolean => error instanceof JobTimedOut || error instanceof ProcessEnded;

/** A child process and the jobs it is working on, by id. */
interface Worker<Result> {
  readonly child: ChildProcess;
  readonly pending: Map<number, PendingJob<Result>>;
  hasBegun: boolean;
}

export interface WorkerOptions {
  /** The module that calls {@link serveJobs}. */
  readonly script: URL;
  /** Jobs that run at the same time; the others wait in line. */
  readonly concurrency: number;
  /** Scheduling priority of the process, 0 (normal) to 19 (lowest); never above that of this one, which only root may give. */
  readonly niceness: number;
  /** A job that takes longer ends the process, and with it what else it is working on. In seconds. */
  readonly timeLimit: number;
  /** As `timeLimit`, in seconds of the processor, which a busy machine does not use up. Kept where the system tells them (Linux). */
  readonly processorLimit?: number;
  /** What JavaScript in the process may take, in MB; not what libraries of pictures take. */
  readonly heapLimit: number;
  /** What the whole process may take, in MB: more ends it. Kept where the system tells it (Linux). */
  readonly memoryLimit?: number;
  /** The process ends after this many milliseconds without work, which frees its memory. */
  readonly idleTimeout?: number;
}

/** The word for an error of the operating system, or of Node; empty for any other. */
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Clock ticks of the kernel in a second, for every program there is. */
const ticksPerSecond = 100;

/** How long the processor has worked for a process, in seconds; 0 where the system does not tell. */
async function readProcessorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'latin1').catch(() => '');
  // proc_pid_stat(5): the name, in brackets, may have any sign in it; utime and stime are the 12th and 13th field behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}

/** What a process has in memory, in MB; 0 where the system does not tell. */
async function readMemory(pid: number | undefined): Promise<number> {
  // proc_pid_status(5)
  const status = await readFile(`/proc/${String(pid)}/status`, 'latin1').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Calls back as long as a process has more than this in memory, in MB. @returns stops looking */
function watchMemory(pid: number | undefined, limit: number, onOver: () => void): () => void {
  const looks = setInterval(() => {
    void readMemory(pid).then((now) => {
      if (now > limit) onOver();
    });
  }, 50);
  return () => clearInterval(looks);
}

/** Calls back as long as the processor has worked for a process more than this since, in seconds. @returns stops looking */
function watchProcessor(pid: number | undefined, limit: number, onOver: () => void): () => void {
  const before = readProcessorTime(pid);
  const looks = setInterval(() => {
    void Promise.all([before, readProcessorTime(pid)]).then(([from, to]) => {
      if (to - from > limit) onOver();
    });
  }, 100);
  return () => clearInterval(looks);
}

/** Processes at work or idle: none outlives this one, in whatever it is. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function settle<Result>(worker: Worker<Result>, reply: Reply<Result>): void {
  if ('isReady' in reply) {
    worker.hasBegun = true;
    return;
  }
  const { pending } = worker;
  const one = pending.get(reply.id);
  pending.delete(reply.id);
  if ('result' in reply) one?.resolve(reply.result);
  else if ('refusal' in reply) one?.reject(new FileRefused(reply.refusal));
  else one?.reject(new JobFailed(reply.problem, reply.code, reply.stack));
}

/**
 * Runs jobs in a process of its own, started with the first and ended when there are none: what somebody else wrote may take hundreds
 * of megabytes that a library does not free, or all the time there is, or crash a decoder, and none of it reaches the provider.
 * @returns a function that runs one. It rejects with {@link FileRefused}, {@link JobFailed}, {@link JobTimedOut}, {@link ProcessEnded} or
 * {@link ProcessNotBegun}; once its signal says so, the process is ended
 */
export function createChildWorker<Job, Result>(
  options: WorkerOptions,
): (job: Job, signal?: AbortSignal) => Promise<Result> {
  const { concurrency, niceness, timeLimit, heapLimit, processorLimit, memoryLimit, idleTimeout = 10_000 } = options;
  const script = fileURLToPath(options.script);
  const limit = pLimit(concurrency);
  let current: Worker<Result> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const release = (worker: Worker<Result>): void => {
    if (current === worker) current = null;
  };

  function open(): Worker<Result> {
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${heapLimit}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Without the provider's secrets. With fewer arenas glibc returns freed memory sooner.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    children.add(child);
    const worker: Worker<Result> = { child, pending: new Map(), hasBegun: false };
    if (child.pid !== undefined) setPriority(child.pid, Math.max(niceness, getPriority()));
    child.on('message', (message) => settle(worker, JSON.parse(String(message))));
    const end = (reason: Error): void => {
      children.delete(child);
      release(worker);
      const jobs = [...worker.pending.values()];
      worker.pending.clear();
      for (const { reject } of jobs) reject(reason);
    };
    child.on('exit', (code, signal) => {
      // By itself it ends for no file: it could not begin, or threw where nobody listened.
      const itself = `The process for files has ended with ${String(code)}.`;
      if (signal !== null) end(new ProcessEnded(signal));
      else end(worker.hasBegun ? new JobFailed(itself, '') : new ProcessNotBegun(itself));
    });
    child.on('error', (error) =>
      end(
        worker.hasBegun ? new JobFailed(error.message, codeOf(error), error.stack) : new ProcessNotBegun(error.message),
      ),
    );
    return worker;
  }

  /** An idle child must not keep this process alive. */
  const startIdleTimer = (worker: Worker<Result>): void => {
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

  const run = (job: Job, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const worker = (current ??= open());
    const { child, pending } = worker;
    child.ref();
    child.channel?.ref();
    const id = (count += 1);
    const answer = new Promise<Result>((resolve, reject) => pending.set(id, { resolve, reject }));
    const end = (reason: Error): void => {
      pending.get(id)?.reject(reason);
      pending.delete(id);
      release(worker);
      child.kill('SIGKILL');
    };
    const giveUp = (seconds: number): void => end(new JobTimedOut(seconds));
    const stop = (): void => end(new JobFailed('The work was stopped.', 'ABORT_ERR'));
    signal?.addEventListener('abort', stop);
    const late = setTimeout(giveUp, timeLimit * 1000, timeLimit);
    const stopLooking =
      processorLimit === undefined
        ? undefined
        : watchProcessor(child.pid, processorLimit, () => {
            if (pending.has(id)) giveUp(processorLimit);
          });
    const stopMeasuring =
      memoryLimit === undefined
        ? undefined
        : watchMemory(child.pid, memoryLimit, () => {
            // Its end is the failure of what it is working on.
            if (pending.has(id)) child.kill('SIGKILL');
          });
    const request: Request<Job> = { id, job };
    child.send(JSON.stringify(request), (error) => {
      if (error === null) return;
      pending.get(id)?.reject(new JobFailed(error.message, '', error.stack));
      pending.delete(id);
    });
    return answer.finally(() => {
      signal?.removeEventListener('abort', stop);
      clearTimeout(late);
      stopLooking?.();
      stopMeasuring?.();
      startIdleTimer(worker);
    });
  };

  return (job, signal) => limit(async () => run(job, signal));
}

/** In the child process: does each job it is sent, and replies. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const answer = (reply: Reply<Result>): void => {
    process.send?.(JSON.stringify(reply));
  };
  process.on('message', (message) => {
    const { id, job }: Request<Job> = JSON.parse(String(message));
    work(job).then(
      (result) => answer({ id, result }),
      (error: unknown) =>
        answer(
          error instanceof FileRefused
            ? { id, refusal: error.message }
            : {
                id,
                problem: wordsOf(error),
                code: codeOf(error),
                stack: error instanceof Error ? (error.stack ?? '') : '',
              },
        ),
    );
  });
  answer({ isReady: true });
  // A terminal's interrupt and a service manager's end reach both processes; this one ends with the provider, not before it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
}
