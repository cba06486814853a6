import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../services.ts';

type CleanupServices = Pick<
  Services,
  | 'undo'
  | 'revisions'
  | 'idempotencyKeys'
  | 'store'
  | 'atomically'
  | 'clock'
  | 'filmConversions'
  | 'oldAddresses'
  | 'log'
  | 'backups'
  | 'shortLived'
>;

/** In milliseconds. */
const interval = 60_000;

/**
 * Removes deletions that can no longer be undone and revisions, with their files, idempotency keys that have expired, and
 * conversions, and old entries of the log; writes how often redirects were asked for.
 */
export async function removeExpired({
  undo,
  revisions,
  idempotencyKeys,
  store,
  atomically,
  clock,
  filmConversions,
  oldAddresses,
  log,
  backups,
  shortLived,
}: CleanupServices): Promise<void> {
  filmConversions.removeExpired();
  oldAddresses.writeCounts();
  log.prune();
  await backups.removeExpired();
  idempotencyKeys.removeExpired(clock());
  shortLived.removeEnded(clock());
  await store.remove(atomically(() => [...undo.removeExpired(clock()), ...revisions.sweep()]));
}

/** Runs {@link removeExpired} every minute. */
export const cleanup = fastifyPlugin<{ readonly services: CleanupServices }>(
  async (app, { services }) => {
    const timer = setInterval(() => {
      removeExpired(services).catch((error: unknown) => app.log.error(error));
    }, interval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      services.oldAddresses.writeCounts();
    });
  },
  { name: 'cleanup' },
);
