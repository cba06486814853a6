import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../services.ts';
import { doEach } from '../lib/do-each.ts';
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
  const removeUnused = async () =>
    media.remove(
      await filterInOrder(
        await textPictures.expired(clock() - waiting),
        async (id) => (await mediaPlaces.of(id)).length === 0,
      ),
    );
  const removeFiles = async () =>
    store.remove(
      await atomically(async () => [
        ...(await undo.removeExpired(clock())),
        ...(await removeUnused()),
        ...(await revisions.sweep()),
      ]),
    );
  await doEach([
    // First what needs no room and makes most.
    backups.removeExpired,
    removeFiles,
    oldAddresses.writeCounts,
    seenPages.write,
    seenPages.prune,
    log.prune,
    () => idempotencyKeys.removeExpired(clock()),
    () => shortLived.removeEnded(clock()),
  ]);
}

/** Runs {@link removeExpired} every minute. */
export const cleanup = fastifyPlugin<{ readonly services: CleanupServices }>(
  async (app, { services }) => {
    const timer = setInterval(() => {
      removeExpired(services).catch((error: unknown) => app.log.error(error));
    }, interval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      // What was counted in the last minute is no reason not to end.
      await doEach([services.oldAddresses.writeCounts, services.seenPages.write]).catch((error: unknown) =>
        app.log.error(error),
      );
    });
  },
  { name: 'cleanup' },
);
