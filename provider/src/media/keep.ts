import { stat } from 'node:fs/promises';
import type { Upload } from '../multipart/upload.ts';
import type { NewMedia } from '../repositories/media.ts';
import { inspect } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

/** Takes out what a camera wrote into a picture: visitors get the file itself too. */
async function withoutMetadata({ path }: Upload, facts: MediaFacts): Promise<MediaFacts> {
  if (facts.mediaType !== 'IMAGE') return facts;
  await makePicture({ kind: 'strip', source: path, extension: facts.extension });
  return { ...facts, bytes: (await stat(path)).size };
}

/**
 * Stores files and then records them: inspects all of them, takes the metadata out of pictures, gives each its lasting name,
 * and runs `record`, which is to be one transaction. When anything fails, the files are removed again and the failure goes on.
 * @param look inspects one file, or refuses it
 * @returns what `record` returns
 * @throws {Refusal} 415 for a file that is not stored
 */
export async function keepFiles<T>(
  store: MediaStore,
  uploads: readonly Upload[],
  record: (media: ReadonlyMap<Upload, NewMedia>) => T,
  look: (upload: Upload) => Promise<MediaFacts> = inspect,
): Promise<T> {
  const inspected = await Promise.all(uploads.map(async (upload) => ({ upload, facts: await look(upload) })));
  const media = new Map<Upload, NewMedia>();
  try {
    for (const { upload, facts: found } of inspected) {
      const facts = await withoutMetadata(upload, found);
      const file = await store.keep(upload.path, facts.extension);
      media.set(upload, { file, facts, originalName: upload.originalName });
    }
    return record(media);
  } catch (error) {
    await store.remove([...media.values()].map(({ file }) => file));
    throw error;
  }
}
