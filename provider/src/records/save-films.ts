import { badRequest } from '../lib/http-error.ts';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { inspectOriginal } from '../media/originals.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../lib/upload.ts';
import type { NewMedia } from '../repositories/media.ts';
import { filmPart, originalPart } from '../rules/originals.ts';
import { darkPart, dayPart, secondLightFault } from '../rules/second-light.ts';
import type { Services } from '../services.ts';
import { mustExist } from './present.ts';

/** Looks at a file of a form: an original is stored as it is. */
export const inspectPart = (upload: Upload): Promise<MediaFacts> =>
  filmPart(upload.part) === null ? inspect(upload) : inspectOriginal(upload);

/**
 * Saves the files of a form as `saveUploads` does. `record` is given a function that records one of them, with its original
 * and its second light where the form has them.
 * @param files by their parts
 * @throws {HttpError} 400 for an original without a film, a second light without a file or of another kind, 415 for a file of a type that is not accepted
 */
export async function saveFilms<T>(
  { store, media, originals }: Pick<Services, 'store' | 'media' | 'originals'>,
  files: ReadonlyMap<string, Upload>,
  record: (insert: (upload: Upload) => Promise<number>) => Promise<T>,
): Promise<T> {
  const alone = [...files.keys()].find((part) => !files.has(filmPart(part) ?? part));
  if (alone !== undefined) throw badRequest(`There is no film for the original "${alone}".`, alone);
  const lost = [...files.keys()].find((part) => !files.has(dayPart(part) ?? part));
  if (lost !== undefined) throw badRequest(`There is no file for the second light "${lost}".`, lost);
  const save = (saved: ReadonlyMap<Upload, NewMedia>) => async (upload: Upload) => {
    const file = mustExist(saved.get(upload) ?? null);
    const id = await media.insert(file);
    const dark = files.get(darkPart(upload.part));
    if (dark !== undefined) {
      const own = mustExist(saved.get(dark) ?? null);
      const fault = secondLightFault(file.facts.mediaType, own.facts.mediaType);
      if (fault !== null) throw badRequest(fault, dark.part);
      await media.setDark(id, await media.insert(own));
    }
    const original = files.get(originalPart(upload.part));
    if (original === undefined) return id;
    if (file.facts.mediaType !== 'VIDEO') throw badRequest('Only a film has an original.', original.part);
    await originals.insert(id, mustExist(saved.get(original) ?? null));
    return id;
  };
  return saveUploads(store, [...files.values()], (saved) => record(save(saved)), inspectPart);
}
