import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from '../../db/postgres/errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { sizeOf, type CachedResponse, type CacheLimits, type Store } from './cached-response.ts';

/** What was answered before, for the time in which the database is out of reach (stale-if-error, RFC 5861). */
export interface StaleIfError {
  /** Takes what is stored, before it is cleared. */
  keep(store: Store): void;
  /** Takes what a change has overtaken while it was made: where changes follow each other closely, nothing is ever stored. */
  keepOvertaken(response: CachedResponse): void;
  /** Whether this response is one of before a change. */
  isStale(response: CachedResponse): boolean;
  /** What `work` makes, or what was answered before, where it fails: with the database, which may be back by the time it is looked at. */
  orStale(key: string, work: () => Promise<CachedResponse | null>): Promise<CachedResponse | null>;
}

/** A response that a change has made obsolete, for the time in which nobody can say what is in its place. */
interface FormerResponse {
  readonly response: CachedResponse;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clearedAt: number;
}

/**
 * How old a response may be, when the database was lost, to stand for one that cannot be made, in milliseconds: as long as caches in
 * front may show it after a change.
 */
const newEnough = 60_000;

/** @param lastHeardAt when the database was, in milliseconds since 1970-01-01 UTC; `null` where it cannot be out of reach */
export function createStaleIfError(
  { responses, bytes }: CacheLimits,
  clock: Clock,
  lastHeardAt: () => number | null,
): StaleIfError {
  const former = new LRUCache<string, FormerResponse>({
    max: responses,
    maxSize: bytes,
    sizeCalculation: ({ response }) => sizeOf(response),
  });

  /** What was answered until a change just before the database was lost; what was changed earlier is not shown again. */
  function lastKnown(key: string): CachedResponse | null {
    const found = former.get(key);
    const heardAt = lastHeardAt();
    return found === undefined || heardAt === null || found.clearedAt < heardAt - newEnough ? null : found.response;
  }

  return {
    keep(store) {
      if (lastHeardAt() === null) return;
      const clearedAt = clock();
      for (const [key, response] of store.entries()) former.set(key, { response, clearedAt });
    },
    keepOvertaken(response) {
      if (lastHeardAt() !== null) former.set(response.key, { response, clearedAt: clock() });
    },
    isStale: (response) => former.get(response.key)?.response === response,
    async orStale(key, work) {
      try {
        const made = await work();
        const isFailure = made !== null && made.status >= 500;
        return isFailure ? (lastKnown(key) ?? made) : made;
      } catch (error) {
        const known = error instanceof DatabaseUnavailable ? lastKnown(key) : null;
        if (known === null) throw error;
        return known;
      }
    },
  };
}
