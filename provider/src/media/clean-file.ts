import { stat } from 'node:fs/promises';
import { cleanFilm } from './film.ts';
import type { MediaFacts } from './inspect.ts';
import { makePicture } from './picture.ts';

/**
 * Takes the metadata (place, camera, time) out of a picture or a film, in its file: visitors can download the file itself.
 * @returns what is known of it, with the bytes that it has then
 * @throws {FileRefused} for one in which nobody knows what is in it
 */
export async function cleanFile(path: string, facts: MediaFacts): Promise<MediaFacts> {
  if (facts.mediaType === 'IMAGE') await makePicture({ kind: 'strip', source: path, extension: facts.extension });
  else await cleanFilm(path, facts.extension);
  return { ...facts, bytes: (await stat(path)).size };
}
