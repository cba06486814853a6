import { conflict, invalid } from './refusal.ts';
import type { CreatedOnceRepository } from './repositories/created-once.ts';
import type { Clock } from './services.ts';

/** A creation that may be sent twice because its answer was lost. `R` is the record. */
export interface Creation<R> {
  readonly operation: string;
  /** The request's `Idempotency-Key`. */
  readonly key: string | readonly string[] | undefined;
  readonly find: (id: number) => R | null;
  /** The record's state. */
  readonly tag: (record: R) => string;
  /** Creates it, or writes over what the same key has created before. */
  readonly write: (present: R | null) => R & { readonly id: number };
}

/** Sees to it that a request sent twice creates one record. */
export interface Repeats {
  /**
   * Belongs inside a transaction. Sent again within 24 hours, a creation writes over the record that it has made before:
   * the same form gives the same record, a form that was corrected meanwhile is not lost. What has been deleted since is
   * made anew.
   * @throws {Refusal} 400 for a key that is none, 409 when the record was changed since by somebody else
   */
  once<R>(creation: Creation<R>): R;
}

/** How long a key is known, in milliseconds. */
export const keyLife = 24 * 60 * 60_000;
const longestKey = 200;

function readKey(key: Creation<unknown>['key']): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw invalid('"Idempotency-Key" is not valid.');
  return key;
}

export function createRepeats(createdOnce: CreatedOnceRepository, clock: Clock): Repeats {
  return {
    once({ operation, key: sent, find, tag, write }) {
      const key = readKey(sent);
      const before = key === null ? null : createdOnce.find(operation, key);
      const isKnown = before !== null && before.expiresAt > clock();
      const present = isKnown ? find(before.recordId) : null;
      if (isKnown && present !== null && tag(present) !== before.tag) {
        throw conflict('This was stored already, and has been changed since.');
      }
      const record = write(present);
      if (key !== null) {
        createdOnce.put(operation, key, { recordId: record.id, tag: tag(record), expiresAt: clock() + keyLife });
      }
      return record;
    },
  };
}
