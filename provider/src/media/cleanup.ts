import type { Services } from '../services.ts';

/** Lets go of what can no longer be undone, of its files, and of keys that are not asked for any more. */
export async function removeExpired({
  undo,
  idempotencyKeys,
  store,
  atomically,
  clock,
}: Pick<Services, 'undo' | 'idempotencyKeys' | 'store' | 'atomically' | 'clock'>): Promise<void> {
  idempotencyKeys.removeExpired(clock());
  await store.remove(atomically(() => undo.removeExpired(clock())));
}
