import type { Clock } from './clock.ts';
import type { ShortLivedRepository, ShortLivedValue } from './repositories/short-lived.ts';

/** Values of one kind, by key, that end by themselves. */
export interface ShortLived {
  /** `null` where there is none, or its time is over. */
  get(key: string): string | null;
  /** Writes what `next` makes of the present value; nobody else writes in between, and what it throws leaves all as it is. */
  change(key: string, next: (value: string | null) => ShortLivedValue): void;
  /** @returns whether it was there */
  remove(key: string): boolean;
}

/** Values in memory before those that have ended are removed. */
const pruneThreshold = 10_000;

/**
 * In the memory of this process, for a server that is alone. A restart forgets.
 * @param most how many there may be; the oldest gives way
 */
export function createMemory(clock: Clock, most = Infinity): ShortLived {
  const values = new Map<string, ShortLivedValue>();
  const find = (key: string): string | null => {
    const found = values.get(key);
    return found === undefined || found.endsAt <= clock() ? null : found.value;
  };
  function makeRoom(): void {
    if (values.size < Math.min(most, pruneThreshold)) return;
    const now = clock();
    for (const [key, { endsAt }] of values) if (endsAt <= now || values.size >= most) values.delete(key);
  }
  return {
    get: find,
    change(key, next) {
      const value = next(find(key));
      if (!values.has(key)) makeRoom();
      values.set(key, value);
    },
    remove: (key) => values.delete(key),
  };
}

interface SharedParts {
  readonly shortLived: ShortLivedRepository;
  readonly atomically: <T>(work: () => T) => T;
  readonly clock: Clock;
}

/** In the database, for servers that answer one visitor's requests in turns. */
export function createShared({ shortLived, atomically, clock }: SharedParts, kind: string): ShortLived {
  const find = (key: string): string | null => {
    const found = shortLived.find(kind, key);
    return found === null || found.endsAt <= clock() ? null : found.value;
  };
  return {
    get: find,
    change: (key, next) => atomically(() => shortLived.put(kind, key, next(find(key)))),
    remove: (key) => shortLived.remove(kind, key),
  };
}
