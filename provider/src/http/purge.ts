import { setTimeout as sleep } from 'node:timers/promises';
import { contentTag } from './shared-caches.ts';
import { reasonOf } from '../lib/error-words.ts';

/** Where caches in front of the provider are told to forget its pages and reads. */
export interface PurgeConfig {
  readonly url: string;
  readonly method: string;
  /** Of the request, such as the key of a CDN's account. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Purger {
  /** What visitors are shown may be another now. */
  changed(): void;
  /** Begins no further request. */
  close(): void;
}

interface PurgeParts {
  readonly logError: (message: string) => void;
  /** Milliseconds before each further try. */
  readonly delays?: readonly number[];
  /** Shortest time between two requests, in milliseconds: changes within it are one. */
  readonly pause?: number;
}

/** How long the first request waits for others, in milliseconds: changes often come together. */
const debounce = 50;
/** Longest wait for an answer, in milliseconds. */
const timeout = 10_000;

/**
 * Asks for a purge after each change, one request at a time. What changes meanwhile is purged with the next; one that fails is tried
 * again, and then said in the log: the caches' answers end by themselves after ten seconds, or a minute where they ask again.
 */
export function createPurger(
  { url, method, headers }: PurgeConfig,
  { logError, delays = [1000, 5000, 30_000], pause = 1000 }: PurgeParts,
): Purger {
  // Others are refused with one by some servers, such as a DELETE by nginx.
  const hasBody = method === 'POST' || method === 'PUT';
  let isWanted = false;
  let isRunning = false;
  const ended = new AbortController();
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false, signal: ended.signal });

  /** @returns why it failed; null when it is done */
  async function send(): Promise<string | null> {
    // What changes from now on needs another one.
    isWanted = false;
    try {
      const answer = await fetch(url, {
        method,
        ...(hasBody
          ? {
              headers: { 'content-type': 'application/json', ...headers },
              body: JSON.stringify({ tags: [contentTag] }),
            }
          : { headers }),
        redirect: 'error',
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `it answered ${String(answer.status)}`;
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function sendUntilDone(): Promise<void> {
    let reason = await send();
    for (const delay of delays) {
      if (reason === null) return;
      await wait(delay);
      reason = await send();
    }
    if (reason !== null) logError(`The caches in front could not be purged: ${reason}.`);
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (isWanted && !ended.signal.aborted) {
        await wait(debounce);
        await sendUntilDone();
        await wait(pause);
      }
    } catch (error) {
      if (!ended.signal.aborted) throw error;
    } finally {
      isRunning = false;
    }
  }

  return {
    changed() {
      isWanted = true;
      if (!isRunning) void run();
    },
    close: () => ended.abort(),
  };
}
