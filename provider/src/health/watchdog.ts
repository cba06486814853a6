import { Worker } from 'node:worker_threads';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { paths } from '../paths.ts';

/** After how long what happens, in milliseconds. */
export interface WatchdogLimits {
  /** The event loop is blocked: it is said in the log, with what was begun last. */
  readonly said: number;
  /** It stays blocked: the process is ended, so that whoever looks after it starts it again. */
  readonly ended: number;
  /** The process was told to stop, and has not. */
  readonly stopping: number;
}

/** What the thread is given. In `shared`: the beats counted, whether the process is stopping, how long the words are, then the words. */
export interface WatchdogData {
  readonly shared: SharedArrayBuffer;
  /** Where the words begin, in bytes. */
  readonly wordsAt: number;
  readonly limits: WatchdogLimits;
}

const mostBytes = 256;
/** Behind three numbers of 32 bits. */
const wordsAt = 12;
const beat = 500;

const usualLimits: WatchdogLimits = { said: 10_000, ended: 60_000, stopping: 20_000 };

/** Sees from outside that the event loop is blocked. */
export interface Watchdog {
  /** @param words what was begun, without anything secret */
  note(words: string): void;
  /** The process was told to stop: it is ended if it does not by itself. */
  stopping(): void;
}

/** Starts a thread that goes on when the loop does not. It keeps no process alive. */
export function startWatchdog(limits: WatchdogLimits = usualLimits): Watchdog {
  const shared = new SharedArrayBuffer(wordsAt + mostBytes);
  const numbers = new Int32Array(shared, 0, 3);
  const words = new Uint8Array(shared, wordsAt);
  const encoder = new TextEncoder();
  const workerData: WatchdogData = { shared, wordsAt, limits };
  new Worker(paths.watchdogWorker, { workerData, execArgv: [] }).unref();
  setInterval(() => Atomics.add(numbers, 0, 1), beat).unref();
  return {
    note(text) {
      Atomics.store(numbers, 2, encoder.encodeInto(text, words).written);
    },
    stopping: () => void Atomics.store(numbers, 1, 1),
  };
}

/** Notes each request as it begins and as its body is there, by its route: an address may hold a link's token. */
export function watchRequests(app: FastifyInstance, { note }: Watchdog): void {
  const noteRequest: onRequestHookHandler = ({ id, method, routeOptions }, _reply, done) => {
    note(`${method} ${routeOptions.url ?? 'an address without a route'} (request ${id})`);
    done();
  };
  app.addHook('onRequest', noteRequest);
  app.addHook('preHandler', noteRequest);
}
