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
  oldAddresses.writeCounts();
  seenPages.write();
  seenPages.prune();
  log.prune();
  await backups.removeExpired();
  idempotencyKeys.removeExpired(clock());
  shortLived.removeEnded(clock());
  const removeUnused = () =>
    media.remove(textPictures.unused(clock() - waiting).filter((id) => mediaPlaces.of(id).length === 0));
  await store.remove(atomically(() => [...undo.removeExpired(clock()), ...removeUnused(), ...revisions.sweep()]));
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
      try {
        services.seenPages.write();
      } catch (error) {
        // The last minute's visits are no reason not to end.
        app.log.error(error);
      }
    });
  },
  { name: 'cleanup' },
);
