import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import { paths } from '../../paths.ts';
import type { Others } from '../database.ts';
import { CommitUnknown, DatabaseUnavailable, PostgresError, TextRefused } from './errors.ts';
import { shared } from './messages.ts';
import type { Answered, Asked, Failure, Reply, Request, Role, WorkerData } from './messages.ts';

/** One conversation with PostgreSQL. */
export interface Connection extends Others {
  /**
   * Asks and waits for the answer; nothing else happens in this thread meanwhile.
   * @throws {PostgresError} when a statement is refused
   * @throws {TextRefused} for a text that PostgreSQL cannot hold
   * @throws {DatabaseUnavailable} when there is no connection
   * @throws {CommitUnknown} when it broke while a transaction was being committed
   */
  ask(request: Exclude<Request, { kind: 'release' }>): Extract<Reply, { rows: unknown }>;
  /** Ends the snapshot that reads have opened, and waits for nothing. */
  release(): void;
  close(): void;
}

/** In milliseconds: longer than the worker waits for PostgreSQL, several times in a row. */
const answerLimit = 60_000;
/** In milliseconds. The database is asked twice a second what others have done. */
const silenceLimit = 1500;

/** SQLSTATEs for a text with U+0000, as it is and in JSON. */
const refusedTexts = new Set(['22021', '22P05']);

function toError({ error, code, kind }: Failure): Error {
  switch (kind) {
    case 'unavailable':
      return new DatabaseUnavailable(error);
    case 'unknown':
      return new CommitUnknown(error);
    case 'refused':
      return refusedTexts.has(code) ? new TextRefused(error) : new PostgresError(error, code);
  }
}

/**
 * Starts the thread that speaks with PostgreSQL. It connects by itself, and again whenever the connection is lost.
 * @param url `postgres://…`, as libpq has them
 */
export function connect(url: string, role: Role): Connection {
  const memory = new SharedArrayBuffer(shared.bytes);
  const cells = new Int32Array(memory);
  const times = new BigInt64Array(memory);
  const { port1: port, port2 } = new MessageChannel();
  const workerData: WorkerData = { url, role, memory, port: port2 };
  const worker = new Worker(fileURLToPath(paths.postgresWorker), { workerData, transferList: [port2] });
  worker.unref();
  let last = 0;
  let isOpen = true;

  const isDatabaseThere = (): boolean => Atomics.load(cells, shared.isConnected) === 1;
  const heardAt = (): number => Number(Atomics.load(times, shared.heardAt));

  function receive(id: number): Reply | null {
    for (;;) {
      const received = receiveMessageOnPort(port);
      if (received === undefined) return null;
      const answered: Answered = received.message;
      // What was given up before may be answered later.
      if (answered.id === id) return answered.reply;
    }
  }

  function ask(request: Exclude<Request, { kind: 'release' }>): Extract<Reply, { rows: unknown }> {
    // Nobody would answer.
    if (!isOpen) throw new DatabaseUnavailable('The database is closed.');
    const asked: Asked = { id: (last += 1), request };
    const before = Atomics.load(cells, shared.answers);
    port.postMessage(asked);
    let answers = before;
    let reply: Reply | null = null;
    while (reply === null) {
      if (Atomics.wait(cells, shared.answers, answers, answerLimit) === 'timed-out') {
        throw new DatabaseUnavailable('The database has not answered in time.');
      }
      answers = Atomics.load(cells, shared.answers);
      reply = receive(asked.id);
    }
    if ('error' in reply) throw toError(reply);
    return reply;
  }

  return {
    ask,
    release: () => port.postMessage({ id: 0, request: { kind: 'release' } } satisfies Asked),
    onChange: (listener) =>
      void worker.on('message', () => {
        try {
          listener();
        } catch (error) {
          // What was changed is not to be read just now: who does what only one has to is told anew when it is.
          if (!(error instanceof DatabaseUnavailable)) throw error;
        }
      }),
    areHeard: () => !isDatabaseThere() || Date.now() - heardAt() < silenceLimit,
    isDatabaseThere,
    heardAt,
    isLeading: () => Atomics.load(cells, shared.leads) === 1,
    close() {
      ask({ kind: 'end' });
      isOpen = false;
      port.close();
    },
  };
}
