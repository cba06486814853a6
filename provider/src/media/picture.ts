import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
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
  /** Who does it. */
  readonly child: ChildProcess;
  readonly resolve: (facts: PictureFacts | null) => void;
  readonly reject: (error: Error) => void;
}

const script = fileURLToPath(new URL('picture-process.ts', import.meta.url));
/** The process ends after so many milliseconds without work, and its memory goes with it. */
const idleLimit = 10_000;

/**
 * Runs jobs in a process of its own, started with the first and ended when there are none: a picture takes hundreds of
 * megabytes that the library does not give back, and a decoder that fails takes nothing with it.
 * @param atOnce so many jobs at a time
 * @param niceness 0 to 19: how far others come first when there is not enough for all
 */
function createWorkshop(atOnce: number, niceness: number): (job: PictureJob) => Promise<PictureFacts | null> {
  const inTurn = createTurns(atOnce);
  let current: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number, problem: string | null, facts: PictureFacts | null = null): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (problem === null) one?.resolve(facts);
    else one?.reject(new Error(problem));
  };

  const start = (): ChildProcess => {
    const child = fork(script, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Nothing of the provider's secrets; and glibc gives freed memory back sooner with fewer arenas.
      env: { MALLOC_ARENA_MAX: '2' },
    });
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    child.on('message', (message) => {
      const { id, facts, problem }: PictureAnswer = JSON.parse(String(message));
      settle(id, problem, facts);
    });
    const lose = (): void => {
      if (current === child) current = null;
      for (const [id, one] of [...waiting]) if (one.child === child) settle(id, 'The process for pictures has ended.');
    };
    child.on('exit', lose);
    child.on('error', lose);
    return child;
  };

  /** A process that has nothing to do keeps nobody from ending. */
  const rest = (child: ChildProcess): void => {
    if (waiting.size > 0 || child !== current) return;
    child.unref();
    child.channel?.unref();
    // Two jobs may have ended at once.
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (current === child) current = null;
      if (child.connected) child.disconnect();
    }, idleLimit).unref();
  };

  const run = (job: PictureJob): Promise<PictureFacts | null> => {
    clearTimeout(idle);
    const child = (current ??= start());
    child.ref();
    child.channel?.ref();
    const id = (count += 1);
    const answer = new Promise<PictureFacts | null>((resolve, reject) => waiting.set(id, { child, resolve, reject }));
    const request: PictureRequest = { id, job };
    child.send(JSON.stringify(request), (error) => {
      if (error !== null) settle(id, error.message);
    });
    return answer.finally(() => rest(child));
  };

  return (job) => inTurn(() => run(job));
}

/** What somebody waits for. */
const runNow = createWorkshop(2, 0);
/** What nobody waits for yet. */
const runLater = createWorkshop(1, 15);

/**
 * Decodes a picture far enough to know its size and colour.
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
