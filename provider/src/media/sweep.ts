import type { Services } from '../services.ts';

/** Lets go of what can no longer be undone, and of its files. */
export async function sweepExpired({
  undo,
  store,
  atomically,
  clock,
}: Pick<Services, 'undo' | 'store' | 'atomically' | 'clock'>): Promise<void> {
  await store.remove(atomically(() => undo.removeExpired(clock())));
}
