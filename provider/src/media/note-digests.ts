import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { digestOf, isMissing } from '../files.ts';
import '../http/data-changes.ts';
import type { FileDigestRepository } from '../repositories/file-digests.ts';

import type { MediaStore } from './store.ts';

interface DigestServices {
  readonly fileDigests: FileDigestRepository;
  readonly store: Pick<MediaStore, 'folder' | 'bucket'>;
}

/**
 * Notes what stored files are, one after the other, so that `npm run check` and who looks for damage can compare. What is missing is noted when it is
 * there. Files in a bucket are left to the bucket, which keeps digests of its own.
 */
export async function noteDigests({ fileDigests, store }: DigestServices, isOpen: () => boolean): Promise<void> {
  for (const file of fileDigests.unknown()) {
    if (!isOpen()) return;
    try {
      fileDigests.note(file, (await digestOf(join(store.folder, file))).sha256);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  if (isOpen()) fileDigests.forgetGone();
}

/** Does so when the provider listens, and after writes. */
export const digestNoting = fastifyPlugin<DigestServices>(
  async (app, services) => {
    if (services.store.bucket !== null) return;
    let isOpen = true;
    let underWay: Promise<void> | null = null;
    let isStale = false;
    const pass = async (): Promise<void> => {
      do {
        isStale = false;
        await noteDigests(services, () => isOpen);
      } while (isStale && isOpen);
    };
    const begin = (): void => {
      isStale = true;
      underWay ??= pass()
        .catch((error: unknown) => app.log.error(error))
        .finally(() => {
          underWay = null;
        });
    };
    app.addHook('onListen', async () => begin());
    app.addHook('onClose', async () => {
      isOpen = false;
      await underWay;
    });
    app.dataChanges.listen(begin);
  },
  { name: 'digest-noting' },
);
