import { HttpError } from '../http-error.ts';
import type { Clock } from '../clock.ts';
import { createMemory } from '../short-lived.ts';
import type { ShortLived } from '../short-lived.ts';

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
  /** Where the failures are noted; in memory unless told. A restart forgets them there, which an attacker cannot cause. */
  readonly failures?: ShortLived;
}

/**
 * A sliding window: never more than `tries` failures in any `windowMs`. `rate-limiter-flexible` and `@fastify/rate-limit` count
 * in fixed windows, which let nine of ten tries through within a moment where two windows meet.
 */
export function createRateLimiter({
  tries,
  windowMs,
  clock,
  failures = createMemory(clock),
}: RateLimiterOptions): RateLimiter {
  return {
    begin: (address) =>
      failures.change(address, (value) => {
        const now = clock();
        // Written below and by nothing else.
        const noted: readonly number[] = JSON.parse(value ?? '[]');
        const times = noted.filter((time) => time > now - windowMs);
        const [oldest = now] = times;
        if (times.length >= tries) {
          const seconds = Math.ceil((oldest + windowMs - now) / 1000);
          const minutes = Math.ceil(seconds / 60);
          throw new HttpError(429, `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
            headers: { 'retry-after': String(seconds) },
          });
        }
        return { value: JSON.stringify([...times, now]), endsAt: now + windowMs };
      }),
    succeed: (address) => void failures.remove(address),
  };
}
