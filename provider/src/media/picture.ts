import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { places } from '../places.ts';
import { createTurns } from '../turns.ts';
import type { PictureFacts, PictureJob } from './picture-work.ts';

/** What goes to the process for pictures, as JSON. */
export interface PictureRequest {
  readonly id: number;
  readonly job: PictureJob;
}

/** What it answers. */
export interface PictureAnswer {
  readonly id: number;
  readonly facts: PictureFacts | null;
  /** Why it failed. */
  readonly problem: string | null;
}

interface Waiting {
  readonly resolve: (facts: PictureFacts | null) => void;
  readonly reject: (error: Error) => void;
}

/** A process and the jobs that it has been given, by id. */
interface Workshop {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

/** Runs a job. Rejects when it fails, or its process ends. */
export type RunJob = (job: PictureJob) => Promise<PictureFacts | null>;

interface WorkshopOptions {
  /** So many jobs at a time. */
  readonly atOnce: number;
  /** 0 to 19: how far others come first when there is not enough for all. */
  readonly niceness: number;
  /** The process ends after so many milliseconds without work, and its memory goes with it. */
  readonly idleLimit?: number;
}

const script = fileURLToPath(places.pictureProcess);

function settle({ waiting }: Workshop, { id, facts, problem }: PictureAnswer): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (problem === null) one?.resolve(facts);
  else one?.reject(new Error(problem));
}

function open(niceness: number, onEnd: (workshop: Workshop) => void): Workshop {
  const child = fork(script, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Nothing of the provider's secrets; and glibc gives freed memory back sooner with fewer arenas.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  const workshop: Workshop = { child, waiting: new Map() };
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  child.on('message', (message) => settle(workshop, JSON.parse(String(message))));
  const end = (): void => {
    onEnd(workshop);
    const problem = 'The process for pictures has ended.';
    for (const id of [...workshop.waiting.keys()]) settle(workshop, { id, facts: null, problem });
  };
  child.on('exit', end);
  child.on('error', end);
  return workshop;
}

/**
 * Runs jobs in a process of its own, started with the first and ended when there are none: a picture takes hundreds of
 * megabytes that the library does not give back, and a decoder that fails takes nothing with it.
 */
export function createWorkshop({ atOnce, niceness, idleLimit = 10_000 }: WorkshopOptions): RunJob {
  const inTurn = createTurns(atOnce);
  let current: Workshop | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const leave = (workshop: Workshop): void => {
    if (current === workshop) current = null;
  };

  /** A process that has nothing to do keeps nobody from ending. */
  const rest = (workshop: Workshop): void => {
    const { child, waiting } = workshop;
    if (waiting.size > 0 || workshop !== current) return;
    child.unref();
    child.channel?.unref();
    // Jobs that end together come here one after the other.
    clearTimeout(idle);
    idle = setTimeout(() => {
      leave(workshop);
      if (child.connected) child.disconnect();
    }, idleLimit).unref();
  };

  const run = (job: PictureJob): Promise<PictureFacts | null> => {
    clearTimeout(idle);
    const workshop = (current ??= open(niceness, leave));
    const { child, waiting } = workshop;
    child.ref();
    child.channel?.ref();
    const id = (count += 1);
    const answer = new Promise<PictureFacts | null>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const request: PictureRequest = { id, job };
    child.send(JSON.stringify(request), (error) => {
      if (error !== null) settle(workshop, { id, facts: null, problem: error.message });
    });
    return answer.finally(() => rest(workshop));
  };

  return (job) => inTurn(() => run(job));
}

/** What somebody waits for. */
const runNow = createWorkshop({ atOnce: 2, niceness: 0 });
/** What nobody waits for yet. */
const runLater = createWorkshop({ atOnce: 1, niceness: 15 });

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
 * @param isAwaited whether somebody waits for it
 * @throws when the source cannot be decoded or the target not be written
 */
export async function makePicture(
  job: Exclude<PictureJob, { readonly kind: 'facts' }>,
  isAwaited = true,
): Promise<void> {
  await (isAwaited ? runNow(job) : runLater(job));
}
