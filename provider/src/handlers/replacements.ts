import type { HandlersFor } from '../contract/types.ts';
import { etagOf, assertMatch } from '../http/etag.ts';
import { HttpError, badRequest, conflict, notFound } from '../lib/http-error.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { readPath } from '../rules/media-path.ts';
import { replacementFault } from '../rules/replacement.ts';
import { secondLightFault } from '../rules/second-light.ts';
import type { Services } from '../services.ts';
import { mustExist, presentFile } from '../records/present.ts';
import { inspectPart } from '../records/save-films.ts';

/** The state of a file and of where it stands: what somebody has seen who is about to replace it. */
export const placesEtag = async (
  { mediaPlaces }: Pick<Services, 'mediaPlaces'>,
  { id, file }: Media,
): Promise<string> => etagOf([file, await mediaPlaces.of(id)]);

interface Replacement {
  readonly file: NewMedia;
  readonly original: NewMedia | null;
  /** Whether visitors may hear it; left out, as before. */
  readonly sound?: boolean;
}

/** Another file for one that is stored: it takes all its places at once, and keeps its alt text and what stays in view. */
export function replacementHandlers(
  services: Pick<
    Services,
    | 'media'
    | 'mediaPlaces'
    | 'originals'
    | 'replacements'
    | 'idempotency'
    | 'undoService'
    | 'store'
    | 'atomically'
    | 'ownOrigins'
  >,
): HandlersFor<'replaceMedia'> {
  const { media, mediaPlaces, originals, replacements, idempotency, undoService, store, atomically } = services;

  /** @throws {HttpError} 412 for a file that has been replaced, 404 for one that never was there */
  async function requireFile(name: string): Promise<Media> {
    const found = await media.findByFile(name);
    if (found !== null) return found;
    if ((await replacements.findFormer(name)) === null) throw notFound('file');
    throw new HttpError(412, 'This file has been replaced since you opened it.');
  }

  async function replace(present: Media, { file, original, sound }: Replacement): Promise<void> {
    const places = await mediaPlaces.of(present.id);
    if (places.length === 0) throw conflict('This file stands nowhere, so there is nothing to replace.');
    const fault = replacementFault(places, file.facts.mediaType);
    if (fault !== null) throw badRequest(fault, 'file');
    const other = present.dark === null ? null : secondLightFault(file.facts.mediaType, present.dark.mediaType);
    if (other !== null) throw badRequest(`${other} Remove the second light first.`, 'file');
    if (original !== null && file.facts.mediaType !== 'VIDEO') {
      throw badRequest('Only a film has an original.', 'original_file');
    }
    // The file before, and what belonged to it, stay on the disk until this can no longer be undone.
    await undoService.record('replaced_file', present.id);
    // What has no sound says nothing of a film that may come after it.
    await replacements.put(present.id, file, file.facts.hasSound ? sound : undefined);
    if (original !== null) await originals.insert(present.id, original);
  }

  return {
    replaceMedia: async ({ body: { path, file, original_file: original, sound }, request }) => {
      const name = readPath(path, services.ownOrigins(request)) ?? '';
      const { 'if-match': match, 'idempotency-key': key } = request.headers;
      const unused: string[] = [];
      const { id } = await saveUploads(
        store,
        original === undefined ? [file] : [file, original],
        (saved) =>
          atomically(() =>
            idempotency.run({
              operation: 'replaceMedia',
              key,
              find: media.find,
              etag: (record) => etagOf(record.file),
              async write(existing) {
                if (existing !== null) {
                  // It has been done: the answer was lost. What came again is not needed.
                  unused.push(...[...saved.values()].map((one) => one.file));
                  return existing;
                }
                const present = await requireFile(name);
                assertMatch(match, await placesEtag(services, present));
                await replace(present, {
                  file: mustExist(saved.get(file) ?? null),
                  original: original === undefined ? null : mustExist(saved.get(original) ?? null),
                  ...(sound === undefined ? {} : { sound: sound === 'on' }),
                });
                return mustExist(await media.find(present.id));
              },
            }),
          ),
        inspectPart,
      );
      await store.remove(unused);
      const stored = mustExist(await media.find(id));
      const undo = await replacements.lastToken(id);
      return {
        status: 200,
        body: {
          message: 'File replaced.',
          data: { id, ...presentFile(stored), name: stored.name },
          ...(undo === null ? {} : { undo }),
        },
      };
    },
  };
}
