import type { Services } from '../services.ts';

/** Lets go of what can no longer be undone, of its files, and of keys that are not asked for any more. */
export async function sweepExpired({
  undo,
  createdOnce,
  store,
  atomically,
  clock,
}: Pick<Services, 'undo' | 'createdOnce' | 'store' | 'atomically' | 'clock'>): Promise<void> {
  createdOnce.removeExpired(clock());
  await store.remove(atomically(() => undo.removeExpired(clock())));
}
