import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { digestOf, isMissing } from '../lib/files.ts';
import type { FileDigestRepository } from '../repositories/file-digests.ts';
import { passInBackground } from './background-pass.ts';
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
  for (const file of await fileDigests.unknown()) {
    if (!isOpen()) return;
    try {
      await fileDigests.note(file, (await digestOf(join(store.folder, file))).sha256);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

/** Does so when the provider listens, and after writes. What is gone is forgotten with the next start: nothing asks for it. */
export const digestNoting = fastifyPlugin<DigestServices>(
  async (app, services) => {
    if (services.store.bucket !== null) return;
    app.addHook('onListen', () => services.fileDigests.forgetGone());
    passInBackground(app, (isOpen) => noteDigests(services, isOpen));
  },
  { name: 'digest-noting' },
);
