import { LRUCache } from 'lru-cache';
import { isWithin, type Clock } from '../lib/clock.ts';
import type { ShortLivedRepository, ShortLivedValue } from '../repositories/short-lived.ts';

/** Values of one kind, by key, that end by themselves. */
export interface ShortLived {
  /** `null` where there is none, or its time is over. */
  get(key: string): Promise<string | null>;
  /** Writes what `next` makes of the present value; nobody else writes in between. `null`, and what it throws, leaves all as it is. */
  change(key: string, next: (value: string | null) => ShortLivedValue | null): Promise<void>;
  /** @returns whether it was there */
  remove(key: string): Promise<boolean>;
}

/** As many as no attack needs, and a small server has room for. */
const mostInMemory = 20_000;

/**
 * In the memory of this process, for a server that is alone. A restart forgets.
 * @param most how many there may be; the one that was asked for longest ago gives way, at the same cost however many there are
 */
export function createMemory(clock: Clock, most = mostInMemory): ShortLived {
  // By size: `max` would set aside room for all of them at once.
  const values = new LRUCache<string, ShortLivedValue>({ maxSize: most, sizeCalculation: () => 1 });
  const find = (key: string): string | null => {
    const found = values.get(key);
    return found === undefined || found.endsAt <= clock() ? null : found.value;
  };
  return {
    get: async (key) => find(key),
    async change(key, next) {
      const value = next(find(key));
      if (value !== null) values.set(key, value);
    },
    remove: async (key) => values.delete(key),
  };
}

interface SharedParts {
  readonly shortLived: ShortLivedRepository;
  readonly atomically: <T>(work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
}

/**
 * In the database, for servers that answer one visitor's requests in turns, and for what a restart must not forget.
 * @param life how long each value lasts, where that is the same for all: one that a clock which was ahead has given its end lasts no longer
 */
export function createShared(
  { shortLived, atomically, clock }: SharedParts,
  kind: string,
  life: number | null = null,
): ShortLived {
  const isOver = ({ endsAt }: ShortLivedValue): boolean =>
    life === null ? endsAt <= clock() : !isWithin(life, endsAt - life, clock());
  const find = async (key: string): Promise<string | null> => {
    const found = await shortLived.find(kind, key);
    return found === null || isOver(found) ? null : found.value;
  };
  return {
    get: find,
    change: (key, next) =>
      atomically(async () => {
        const value = next(await find(key));
        if (value !== null) await shortLived.put(kind, key, value);
      }),
    remove: (key) => shortLived.remove(kind, key),
  };
}
