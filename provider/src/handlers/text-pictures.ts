import type { HandlersFor } from '../contract/types.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Services } from '../services.ts';
import { presentFile, mustExist } from '../records/present.ts';
import { saveFilms } from '../records/save-films.ts';

/** Begins the ids of pictures that were sent for texts, or for the library. */
const prefix = 'text-';
/** The id by which an answer names a picture that was sent for a text: `text-12`. */
export const textPictureId = (mediaId: number): string => `${prefix}${String(mediaId)}`;
/** The number in such an id; `null` of any other. */
export const readTextPictureId = (id: string): string | null =>
  id.startsWith(prefix) ? id.slice(prefix.length) : null;

/** Pictures that are sent while a text is written. */
export function textPictureHandlers(
  services: Pick<Services, 'media' | 'originals' | 'store' | 'textPictures' | 'atomically' | 'clock'>,
): HandlersFor<'addTextPicture'> {
  const { media, textPictures, atomically, clock } = services;
  return {
    addTextPicture: async ({ body: { file, purpose }, files }) => {
      const data = await saveFilms(services, files, (insert) =>
        atomically(async () => {
          const picture = mustExist(await media.find(await insert(file)));
          if (picture.mediaType !== 'IMAGE')
            throw new HttpError(415, 'Only pictures stand in texts.', { part: 'file' });
          await textPictures.insert(picture.id, clock(), purpose === 'library');
          return { id: textPictureId(picture.id), ...presentFile(picture), name: picture.name };
        }),
      );
      return { status: 201, body: { message: 'Picture added.', data } };
    },
  };
}
