import type { Clock } from '../lib/clock.ts';
import { badRequest, conflict } from '../lib/http-error.ts';
import type { IdempotencyKeyRepository, IdempotencyRecord } from '../repositories/idempotency-keys.ts';

/** A creation whose request may arrive twice, because its answer was lost. `R` is the record. */
export interface Creation<R> {
  /** The operation's id; each has its own keys. */
  readonly operation: string;
  /** The request's `Idempotency-Key`. */
  readonly key: string | readonly string[] | undefined;
  readonly find: (id: number) => Promise<R | null>;
  /** The entity tag of the record's state. */
  readonly etag: (record: R) => string | Promise<string>;
  /** When the record was last changed, where that is stored; milliseconds since 1970-01-01 UTC. */
  readonly changedAt?: (record: R) => number | null | Promise<number | null>;
  /** Creates the record, or updates the one that the same key has created before. */
  readonly write: (existing: R | null) => Promise<R & { readonly id: number }>;
}

/** Makes creations idempotent by their `Idempotency-Key`. */
export interface Idempotency {
  /**
   * Must run inside a transaction. A creation that is repeated within 24 hours updates the record that it created: the same
   * form gives the same record, and corrections made before the retry are stored. A record deleted since is created again.
   * @throws {HttpError} 400 for a malformed key, 409 when somebody else has changed the record since
   */
  run<R>(creation: Creation<R>): Promise<R>;
  /** Whether a creation has been done under this key, so that it comes a second time. */
  isRepeated(operation: string, key: Creation<unknown>['key']): Promise<boolean>;
}

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 24 * 60 * 60_000;
const maxKeyLength = 200;
/** Clocks of server and database may be that far apart (`warnOfSkew`). In milliseconds. */
const skew = 5000;

function parseKey(key: Creation<unknown>['key']): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > maxKeyLength) {
    throw badRequest('"Idempotency-Key" is not valid.');
  }
  return key;
}

/** @param version of what makes the entity tags: those of another are made of other fields, and cannot be compared */
export function createIdempotency(keys: IdempotencyKeyRepository, clock: Clock, version: string): Idempotency {
  const stamp = `${version} `;
  const findFresh = async (operation: string, key: string) => {
    const previous = await keys.find(operation, key);
    return previous !== null && previous.expiresAt > clock() ? previous : null;
  };
  /** Whether somebody else has changed a record since it was written under a key. */
  const isChanged = async <R>(record: R, written: IdempotencyRecord, { etag, changedAt }: Creation<R>) => {
    if (written.etag.startsWith(stamp)) return written.etag !== stamp + (await etag(record));
    const changed = (await changedAt?.(record)) ?? 0;
    return changed > written.expiresAt - keyLifetime + skew;
  };
  return {
    isRepeated: async (operation, key) => typeof key === 'string' && (await findFresh(operation, key)) !== null,
    async run(creation) {
      const { operation, key: header, find, etag, write } = creation;
      const key = parseKey(header);
      const previous = key === null ? null : await findFresh(operation, key);
      const existing = previous === null ? null : await find(previous.recordId);
      if (previous !== null && existing !== null && (await isChanged(existing, previous, creation))) {
        throw conflict('This was stored already, and has been changed since.');
      }
      const record = await write(existing);
      if (key !== null) {
        await keys.put(operation, key, {
          recordId: record.id,
          etag: stamp + (await etag(record)),
          expiresAt: clock() + keyLifetime,
        });
      }
      return record;
    },
  };
}
