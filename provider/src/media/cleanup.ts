import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { filterInOrder } from '../lib/in-order.ts';

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
  | 'textPictures'
  | 'media'
  | 'mediaPlaces'
  | 'seenPages'
>;

/** In milliseconds. */
const interval = 60_000;
/** How long a picture that was sent for a text waits for one that shows it, in milliseconds. */
const waiting = 30 * 24 * 60 * 60_000;

/**
 * Removes deletions that can no longer be undone and revisions, with their files, idempotency keys that have expired, and
 * conversions, pictures that no text has come to show, and old entries of the log; writes how often redirects were asked for, and pages seen.
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
  textPictures,
  media,
  mediaPlaces,
  seenPages,
}: CleanupServices): Promise<void> {
  filmConversions.removeExpired();
  await oldAddresses.writeCounts();
  await seenPages.write();
  await seenPages.prune();
  await log.prune();
  await backups.removeExpired();
  await idempotencyKeys.removeExpired(clock());
  await shortLived.removeEnded(clock());
  const removeUnused = async () =>
    media.remove(
      await filterInOrder(
        await textPictures.expired(clock() - waiting),
        async (id) => (await mediaPlaces.of(id)).length === 0,
      ),
    );
  await store.remove(
    await atomically(async () => [
      ...(await undo.removeExpired(clock())),
      ...(await removeUnused()),
      ...(await revisions.sweep()),
    ]),
  );
}

/** Runs {@link removeExpired} every minute. */
export const cleanup = fastifyPlugin<{ readonly services: CleanupServices }>(
  async (app, { services }) => {
    const timer = setInterval(() => {
      removeExpired(services).catch((error: unknown) => app.log.error(error));
    }, interval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await services.oldAddresses.writeCounts();
      try {
        await services.seenPages.write();
      } catch (error) {
        // The last minute's visits are no reason not to end.
        app.log.error(error);
      }
    });
  },
  { name: 'cleanup' },
);
