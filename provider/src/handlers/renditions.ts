import { join } from 'node:path';
import type { HandlersFor } from '../contract/types.ts';
import { inspect, inspectFile } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../lib/upload.ts';
import { HttpError, badRequest } from '../lib/http-error.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { mostRenditions, renditionFault, transparentFault, wantsRendition } from '../rules/renditions.ts';
import { toPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';
import { createMediaFinder } from '../records/find-media.ts';
import { mustExist, presentDetails } from '../records/present.ts';
import { mapInOrder } from '../lib/in-order.ts';

/** H.264 in MP4, whose index says so: what every visitor can play. */
async function inspectFilm(upload: Upload): Promise<MediaFacts> {
  const facts = await inspect(upload);
  if (facts.extension !== 'mp4' || (facts.coding !== 'avc1' && facts.coding !== 'avc3'))
    throw new HttpError(415, 'A rendition must be an MP4 film of H.264.', { part: upload.part });
  return facts;
}

/** Films in fewer bytes, for smaller screens. */
export function renditionHandlers(
  services: Pick<Services, 'media' | 'renditions' | 'store' | 'atomically' | 'ownOrigins' | 'filmPreparation'>,
): HandlersFor<'setRendition' | 'listFilmsWithoutRenditions'> {
  const { media, renditions, store, atomically, filmPreparation } = services;
  const find = createMediaFinder(services);

  async function isTransparent({ file, bytes }: Media): Promise<boolean> {
    await store.bring([file]);
    return (await inspectFile({ path: join(store.folder, file), bytes }))?.isTransparent === true;
  }

  return {
    setRendition: async ({ body: { path, film }, request }) => {
      const requireFilm = async (): Promise<Media> => {
        const record = await find(path, request);
        if (record.mediaType !== 'VIDEO') throw badRequest('Only a film has renditions.');
        if (await renditions.isRendition(record.id)) throw badRequest('This file is a rendition itself.');
        return record;
      };
      const { id: known } = await requireFilm();
      if (film === undefined) {
        await renditions.setUnneeded(known);
        return { status: 200, body: { message: 'Recorded.', data: presentDetails(await media.find(known)) } };
      }

      if (await isTransparent(await requireFilm())) throw badRequest(transparentFault);
      const record = (saved: NewMedia) =>
        atomically(async () => {
          // Once more: it may have been deleted while the file was being looked at.
          const original = await requireFilm();
          const fault = renditionFault(original, { ...saved.facts });
          if (fault !== null) throw badRequest(fault);
          const former = await renditions.ofHeight(original.id, saved.facts.height ?? 0);
          if (original.renditions.length - former.length >= mostRenditions)
            throw badRequest(`A film can have ${String(mostRenditions)} renditions.`);
          const gone = await media.remove(former);
          await renditions.insert(original.id, await media.insert(saved));
          return { gone, data: presentDetails(await media.find(original.id)) };
        });
      const { gone, data } = await saveUploads(
        store,
        [film],
        (saved) => record(mustExist(saved.get(film) ?? null)),
        inspectFilm,
      );
      await store.remove(gone);
      return { status: 200, body: { message: 'Rendition saved.', data } };
    },

    listFilmsWithoutRenditions: async () => ({
      status: 200,
      body: {
        data: await Promise.all(
          (
            await mapInOrder(await renditions.plainFilms(), async ({ mediaId, projectId }) => ({
              film: mustExist(await media.find(mediaId)),
              projectId,
            }))
          )
            .filter(({ film }) => wantsRendition(film))
            .map(async ({ film, projectId }) => ({
              path: toPath(film.file),
              name: film.name,
              projectId,
              details: presentDetails(film),
              isAwaited: await filmPreparation.awaits(film),
            })),
        ),
      },
    }),
  };
}
