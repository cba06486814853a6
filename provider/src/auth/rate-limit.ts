import { HttpError } from '../http-error.ts';
import type { Clock } from '../clock.ts';

/** Bounds failed tries by client address. */
export interface RateLimiter {
  /**
   * Counts a try before it is made, so that tries made at the same time count too.
   * @throws {HttpError} 429 with Retry-After (RFC 6585, 4) when the address has failed too often
   */
  begin(address: string): void;
  /** The try has succeeded: the address starts afresh. */
  succeed(address: string): void;
}

interface RateLimiterOptions {
  /** Failures allowed within the window. */
  readonly tries: number;
  readonly windowMs: number;
  readonly clock: Clock;
}

/** Addresses remembered before those without recent failures are removed. */
const pruneThreshold = 10_000;

/**
 * A sliding window in memory: never more than `tries` failures in any `windowMs`. `rate-limiter-flexible` and
 * `@fastify/rate-limit` count in fixed windows, which let nine of ten tries through within a moment where two windows meet.
 * A restart forgets, which an attacker cannot cause.
 */
export function createRateLimiter({ tries, windowMs, clock }: RateLimiterOptions): RateLimiter {
  const failures = new Map<string, readonly number[]>();
  const recent = (address: string, now: number): readonly number[] =>
    (failures.get(address) ?? []).filter((time) => time > now - windowMs);
  return {
    begin(address) {
      const now = clock();
      if (failures.size > pruneThreshold) {
        for (const known of failures.keys()) if (recent(known, now).length === 0) failures.delete(known);
      }
      const times = recent(address, now);
      const [oldest = now] = times;
      if (times.length >= tries) {
        const seconds = Math.ceil((oldest + windowMs - now) / 1000);
        const minutes = Math.ceil(seconds / 60);
        throw new HttpError(429, `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
          headers: { 'retry-after': String(seconds) },
        });
      }
      failures.set(address, [...times, now]);
    },
    succeed: (address) => void failures.delete(address),
  };
}
