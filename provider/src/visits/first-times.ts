import { hash, randomBytes } from 'node:crypto';
import type { ShortLivedRepository } from '../repositories/short-lived.ts';
import { dayOf, endOf } from '../rules/visits.ts';

/**
 * Tells what somebody sees for the first time on a day. Who it is, is a digest of their address and browser with a salt of the day; neither
 * outlives it.
 */
export interface FirstTimes {
  /** Who it is, on this day. */
  digestOf(visitor: string): string;
  /** Notes it. @returns whether it was the first time */
  take(key: string): Promise<boolean>;
  has(key: string): Promise<boolean>;
  /** What was noted is written with what was counted; without a call it was not. */
  keep(): void;
}

/** The first times of each day. */
export interface DaysOfFirstTimes {
  of(day: string): Promise<FirstTimes>;
  /** Forgets all that is of other days than this one, and the one that has just ended. To be called now and then. */
  forget(now: number): void;
}

const newSalt = (): string => randomBytes(18).toString('base64url');
const digestWith =
  (salt: string) =>
  (visitor: string): string =>
    hash('sha256', salt + visitor, 'base64url').slice(0, 22);

/** More than this on a day is no audience: it is not counted. */
const mostKept = 200_000;

/**
 * What is kept of a key: those of addresses that strangers have made up are long, and all of them took 90 MB. Of 48 bits: on one day in
 * ten thousand two of the most that are kept are alike.
 */
const shorten = (key: string): number => hash('sha256', key, 'buffer').readUIntBE(0, 6);

/** What is written a little after midnight is of the day before. In milliseconds. */
const grace = 120_000;

/** In the memory of this process, for a server that is alone. A restart forgets. */
export function createOwnFirstTimes(): DaysOfFirstTimes {
  const days = new Map<string, { readonly salt: string; readonly keys: Set<number> }>();
  async function of(day: string): Promise<FirstTimes> {
    const known = days.get(day) ?? { salt: newSalt(), keys: new Set<number>() };
    days.set(day, known);
    const fresh = new Set<number>();
    const isKnown = (key: number): boolean => known.keys.has(key) || fresh.has(key);
    return {
      digestOf: digestWith(known.salt),
      has: async (key) => isKnown(shorten(key)),
      async take(key) {
        const short = shorten(key);
        if (isKnown(short) || known.keys.size + fresh.size >= mostKept) return false;
        fresh.add(short);
        return true;
      },
      keep: () => fresh.forEach((key) => known.keys.add(key)),
    };
  }
  return {
    of,
    forget(now) {
      for (const day of days.keys()) if (day < dayOf(now - grace) || day > dayOf(now)) days.delete(day);
    },
  };
}

const firstTimesKind = 'visit';
const saltKind = 'visit-salt';
/** What of {@link ShortLivedRepository} backups leave out: it must not outlive its day. */
export const kindsOfVisits: readonly string[] = [firstTimesKind, saltKind];

/**
 * In the database, for servers that answer one visitor's requests in turns. To be used within a transaction.
 * @param most how many this server keeps there in a day
 */
export function createSharedFirstTimes(shortLived: ShortLivedRepository, most = mostKept): DaysOfFirstTimes {
  let kept = { day: '', count: 0 };
  async function of(day: string): Promise<FirstTimes> {
    if (kept.day !== day) kept = { day, count: 0 };
    const own = kept;
    let fresh = 0;
    const endsAt = endOf(day) + grace;
    await shortLived.putNew(saltKind, day, { value: newSalt(), endsAt });
    const digestOf = digestWith((await shortLived.find(saltKind, day))?.value ?? newSalt());
    const keyOf = (key: string): string => `${day} ${key}`;
    return {
      digestOf,
      has: async (key) => (await shortLived.find(firstTimesKind, keyOf(key))) !== null,
      async take(key) {
        if (own.count + fresh >= most) return false;
        const isFirst = await shortLived.putNew(firstTimesKind, keyOf(key), { value: '', endsAt });
        if (isFirst) fresh += 1;
        return isFirst;
      },
      keep: () => void (own.count += fresh),
    };
  }
  // It ends by itself.
  return { of, forget: () => undefined };
}
