import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import type { NightlyBackups } from './nightly.ts';

/** In milliseconds. */
const interval = 60_000;

/** Looks each minute whether this night's backup is due; of several servers one does. */
export const everyNight = fastifyPlugin<{
  readonly nightly: NightlyBackups;
  readonly others: Database['others'];
}>(
  async (app, { nightly, others }) => {
    let isOpen = true;
    const look = (): void => {
      if (!isOpen || !(others === null || others.isLeading())) return;
      // A rejection that nobody hears of would end the server.
      nightly.tick().catch((error: unknown) => app.log.error(error));
    };
    const timer = setInterval(look, interval).unref();
    app.addHook('onListen', async () => look());
    app.addHook('onClose', async () => {
      isOpen = false;
      clearInterval(timer);
      await nightly.stop();
    });
  },
  { name: 'every-night' },
);
