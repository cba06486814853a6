import { DatabaseUnavailable } from '../../db/postgres/errors.ts';
import type { Clock } from '../../lib/clock.ts';

/** For how long what is stored is good, where something changes without a write: what is scheduled becomes public at its second. */
export interface Schedule {
  /** Calls `clear` when the time has come. @returns whether it is known for how long what is stored is good */
  isKnown(): boolean;
  /** Looks for how long it is good. */
  look(): Promise<void>;
  /** In milliseconds; `Infinity` where nothing changes by itself. */
  timeLeft(): number;
  /** To be looked for again, because of a change. */
  forget(): void;
}

/**
 * @param nextAfter when the next change is, after a time; both in milliseconds since 1970-01-01 UTC
 * @param clear removes what is stored, and has this schedule forget
 */
export function createSchedule(
  nextAfter: (time: number) => Promise<number | null>,
  clock: Clock,
  clear: () => void,
): Schedule {
  /** `undefined` until somebody asks. */
  let goodUntil: number | null | undefined;
  let changes = 0;

  function isKnown(): boolean {
    if (typeof goodUntil === 'number' && goodUntil <= clock()) clear();
    return goodUntil !== undefined;
  }

  return {
    isKnown,
    async look() {
      while (!isKnown()) {
        const asked = changes;
        try {
          const next = await nextAfter(clock());
          // What was written meanwhile may change sooner.
          if (asked === changes) goodUntil = next;
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) throw error;
          // What is stored is the best that there is then; the next request asks again.
          return;
        }
      }
    },
    timeLeft: () => (typeof goodUntil === 'number' ? Math.max(0, goodUntil - clock()) : Infinity),
    forget() {
      changes += 1;
      goodUntil = undefined;
    },
  };
}
