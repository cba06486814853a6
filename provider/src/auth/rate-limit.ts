import { HttpError } from '../lib/http-error.ts';
import type { Clock } from '../lib/clock.ts';
import { networksOf, type Network } from '../rules/networks.ts';
import { createMemory } from './short-lived.ts';
import type { ShortLived } from './short-lived.ts';

/** Bounds failed tries by who can make them. */
export interface RateLimiter {
  /**
   * Counts a try before it is made, so that tries made at the same time count too.
   *
   * @param from the client's address, or what else is counted by
   * @param of whose account it is for, where that is known
   * @throws {HttpError} 429 with Retry-After (RFC 6585, 4) when there have been too many failures
   */
  begin(from: string, of?: string): Promise<void>;
  /** The try has succeeded: it counts no more, nor do failures for the same account. Those for others do. */
  succeed(from: string, of?: string): Promise<void>;
}

interface RateLimiterOptions {
  /** Failures allowed within the window. */
  readonly tries: number;
  readonly windowMs: number;
  readonly clock: Clock;
  /** Where the failures are noted; in memory unless told. A restart forgets them there, which an attacker cannot cause. */
  readonly failures?: ShortLived;
  /** What is counted by; by the networks of an address unless told. */
  readonly keysOf?: (from: string) => readonly Network[];
}

/** When a try was, and for whose account. */
type Try = readonly [time: number, of: string];

/** Counts by a name, such as an account's, and not by the networks of an address. */
export const byName = (name: string): readonly Network[] => [{ key: name, lines: 1 }];

/**
 * A sliding window: never more than `tries` failures in any `windowMs`. `rate-limiter-flexible` and `@fastify/rate-limit` count
 * in fixed windows, which let nine of ten tries through within a moment where two windows meet (decision 088).
 *
 * The clock may jump: what is noted as later than now counts as of now, so that it is over after one window.
 */
export function createRateLimiter({
  tries,
  windowMs,
  clock,
  failures = createMemory(clock),
  keysOf = networksOf,
}: RateLimiterOptions): RateLimiter {
  function read(value: string | null, now: number): readonly Try[] {
    // Written below and by nothing else.
    const noted: readonly Try[] = JSON.parse(value ?? '[]');
    return noted.map(([time, of]): Try => [Math.min(time, now), of]).filter(([time]) => time > now - windowMs);
  }
  const write = (noted: readonly Try[], now: number) => ({ value: JSON.stringify(noted), endsAt: now + windowMs });

  function refusal(oldest: number, now: number): HttpError {
    const seconds = Math.ceil((oldest + windowMs - now) / 1000);
    const minutes = Math.ceil(seconds / 60);
    return new HttpError(429, `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  const isFull = (noted: readonly Try[], { lines }: Network): boolean => noted.length >= tries * lines;

  async function refuseIfFull(network: Network): Promise<void> {
    const now = clock();
    const value = await failures.get(network.key);
    const noted = read(value, now);
    if (!isFull(noted, network)) return;
    // What was noted by a clock that was ahead is noted again, or it would never be over.
    const known = write(noted, now);
    if (known.value !== value) await failures.change(network.key, () => known);
    throw refusal(Math.min(...noted.map(([time]) => time)), now);
  }

  async function count(network: Network, of: string): Promise<void> {
    let refused: HttpError | null = null;
    await failures.change(network.key, (value) => {
      const now = clock();
      const noted = read(value, now);
      if (!isFull(noted, network)) return write([...noted, [now, of]], now);
      // Others have come in between.
      refused = refusal(Math.min(...noted.map(([time]) => time)), now);
      return null;
    });
    if (refused !== null) throw refused;
  }

  return {
    async begin(from, of = '') {
      const networks = keysOf(from);
      // Before anything is noted: a refused client uses up nothing of its neighbours', nor the places that others' tries are noted in.
      for (const network of networks) await refuseIfFull(network);
      for (const network of networks) await count(network, of);
    },
    async succeed(from, of = '') {
      for (const { key } of keysOf(from)) {
        await failures.change(key, (value) => {
          const now = clock();
          const noted = read(value, now);
          const own = noted.findLastIndex((one) => one[1] === of);
          return write(
            noted.filter((one, at) => (of === '' ? at !== own : one[1] !== of)),
            now,
          );
        });
      }
    },
  };
}
