import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../lib/clock.ts';
import type { ShortLived } from './short-lived.ts';

/**
 * Lets passwords for a name that many addresses guess at be answered slowly. Nobody is locked out: the owner waits some seconds, and
 * not at all with a passkey.
 */
export interface SlowAnswers {
  /** Resolves once the password may be looked at. */
  wait(name: string): Promise<void>;
  failed(name: string): Promise<void>;
}

interface SlowAnswersOptions {
  readonly failures: ShortLived;
  readonly clock: Clock;
  readonly windowMs: number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Failures within the window before answers become slow: anybody mistypes. */
const free = 10;
/** For each further failure, and at most, in milliseconds: a browser waits thirty seconds. */
const step = 500;
const most = 8000;
/**
 * The number of counters that all names share: they cost the same whether a name exists or not. What was typed cannot be found from its counter:
 * people type their password into the wrong field.
 */
const places = 4096;

const placeOf = (name: string): string =>
  String(createHash('sha256').update(name.normalize('NFC').toLowerCase()).digest().readUInt16BE(0) % places);

/** A name's failures are forgotten once nobody has failed for `windowMs` milliseconds. */
export function createSlowAnswers({ failures, clock, windowMs, pause = sleep }: SlowAnswersOptions): SlowAnswers {
  const count = (value: string | null): number => Number(value ?? 0);
  return {
    async wait(name) {
      const tooMany = count(await failures.get(placeOf(name))) - free;
      if (tooMany >= 0) await pause(Math.min(most, (tooMany + 1) * step));
    },
    // It is over when nobody has failed for a window.
    failed: (name) =>
      failures.change(placeOf(name), (value) => ({
        value: String(Math.min(count(value) + 1, free + most / step)),
        endsAt: clock() + windowMs,
      })),
  };
}
