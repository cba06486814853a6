import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../services.ts';

type CleanupServices = Pick<
  Services,
  'undo' | 'idempotencyKeys' | 'store' | 'atomically' | 'clock' | 'filmConversions'
>;

/** In milliseconds. */
const interval = 60_000;

/** Removes deletions that can no longer be undone with their files, idempotency keys that have expired, and conversions. */
export async function removeExpired({
  undo,
  idempotencyKeys,
  store,
  atomically,
  clock,
  filmConversions,
}: CleanupServices): Promise<void> {
  filmConversions.removeExpired();
  idempotencyKeys.removeExpired(clock());
  await store.remove(atomically(() => undo.removeExpired(clock())));
}

/** Runs {@link removeExpired} every minute. */
export const cleanup = fastifyPlugin<{ readonly services: CleanupServices }>(
  async (app, { services }) => {
    const timer = setInterval(() => {
      removeExpired(services).catch((error: unknown) => app.log.error(error));
    }, interval).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'cleanup' },
);
