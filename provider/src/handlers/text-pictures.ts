import type { HandlersFor } from '../contract/types.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Services } from '../services.ts';
import { presentFile, mustExist } from '../records/present.ts';
import { saveFilms } from '../records/save-films.ts';

/** Pictures that are sent while a text is written. */
export function textPictureHandlers(
  services: Pick<Services, 'media' | 'originals' | 'store' | 'textPictures' | 'atomically' | 'clock'>,
): HandlersFor<'addTextPicture'> {
  const { media, textPictures, atomically, clock } = services;
  return {
    addTextPicture: async ({ body: { file }, files }) => {
      const data = await saveFilms(services, files, (insert) =>
        atomically(async () => {
          const picture = mustExist(await media.find(await insert(file)));
          if (picture.mediaType !== 'IMAGE')
            throw new HttpError(415, 'Only pictures stand in texts.', { part: 'file' });
          await textPictures.insert(picture.id, clock());
          return { id: `text-${String(picture.id)}`, ...presentFile(picture), name: picture.name };
        }),
      );
      return { status: 201, body: { message: 'Picture added.', data } };
    },
  };
}
