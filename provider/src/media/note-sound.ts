import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import '../http/data-changes.ts';
import type { MediaRepository } from '../repositories/media.ts';
import { inspectFile } from './inspect.ts';
import type { MediaStore } from './store.ts';

interface SoundServices {
  readonly media: MediaRepository;
  readonly store: Pick<MediaStore, 'folder' | 'bring'>;
  readonly db: Pick<Database, 'others'>;
}

/** Looks which films have sound that were stored before anybody asked. One that cannot be read has none. */
export async function noteSound({ media, store }: Omit<SoundServices, 'db'>): Promise<void> {
  for (const { id, file, bytes } of await media.unheard()) {
    await store.bring([file]);
    const facts = await inspectFile({ path: join(store.folder, file), bytes }).catch(() => null);
    await media.noteSound(id, facts?.hasSound === true);
  }
}

/** Does so once, when the provider listens, and after writes: Undo may bring back a film of that time. */
export const soundNoting = fastifyPlugin<SoundServices>(
  async (app, services) => {
    const { others } = services.db;
    const note = async (): Promise<void> => {
      if (others !== null && !others.isLeading()) return;
      if ((await services.media.unheard()).length === 0) return;
      await noteSound(services);
      app.responseCache.clear();
    };
    const begin = (): void => void note().catch((error: unknown) => app.log.error(error));
    app.addHook('onListen', async () => begin());
    others?.onChange(begin);
    app.dataChanges.listen(begin);
  },
  { name: 'sound-noting' },
);
