import { stat } from 'node:fs/promises';
import { CommitUnknown } from '../db/postgres/errors.ts';
import type { Upload } from '../lib/upload.ts';
import type { NewMedia } from '../repositories/media.ts';
import { filmPart } from '../rules/originals.ts';
import { cleanFile } from './clean-file.ts';
import { inspect, refusing } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';
import type { MediaStore } from './store.ts';

/**
 * Takes the metadata out of an upload, in its file. Not of originals, which only the administrator gets, as they were.
 * @throws {FileRefused} for one in which nobody knows what is in it
 */
async function withoutMetadata({ path, part }: Upload, facts: MediaFacts): Promise<MediaFacts> {
  // Written by HarfBuzz, here (`font.ts`).
  if (facts.extension === 'woff2') return facts;
  if (facts.mediaType === 'IMAGE' || filmPart(part) === null) return cleanFile(path, facts);
  return { ...facts, bytes: (await stat(path)).size };
}

/**
 * Saves uploads and their records atomically: inspects all files, strips their metadata, moves them to their permanent
 * names, and calls `record`, which must be one transaction. When anything fails, the files are removed again.
 * @param inspectUpload inspects one file, or throws
 * @returns what `record` returns
 * @throws {HttpError} 415, naming the file, for one that is not taken
 */
export async function saveUploads<T>(
  store: MediaStore,
  uploads: readonly Upload[],
  record: (media: ReadonlyMap<Upload, NewMedia>) => Promise<T>,
  inspectUpload: (upload: Upload) => Promise<MediaFacts> = inspect,
): Promise<T> {
  const inspected = await Promise.all(uploads.map(async (upload) => ({ upload, facts: await inspectUpload(upload) })));
  const media = new Map<Upload, NewMedia>();
  try {
    for (const { upload, facts: found } of inspected) {
      const facts = await refusing(upload, withoutMetadata(upload, found));
      const file = await store.save(upload.path, facts.extension);
      media.set(upload, { file, facts, originalName: upload.originalName });
    }
    return await record(media);
  } catch (error) {
    // What may have been stored is not taken away; a later start finds what was not.
    if (!(error instanceof CommitUnknown)) await store.remove([...media.values()].map(({ file }) => file));
    throw error;
  }
}
