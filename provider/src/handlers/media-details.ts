import type { FastifyRequest } from 'fastify';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../lib/upload.ts';
import { HttpError, badRequest } from '../lib/http-error.ts';
import type { PlacedMedia } from '../repositories/media-places.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { readCaptions } from '../rules/captions.ts';
import { toFocus } from '../rules/focus.ts';
import type { Services } from '../services.ts';
import { createMediaFinder } from '../records/find-media.ts';
import { mustExist, presentDetails, presentFile } from '../records/present.ts';
import { inPortions } from '../lib/in-portions.ts';
import { looseId as looseIdOf } from './project-media.ts';
import { placesEtag } from './replacements.ts';
import { textPictureId } from './text-pictures.ts';

/** The largest poster, in bytes: it is shown before anything else of a page. */
const posterBytes = 2 * 1024 * 1024;
const posterTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Files of the library that are looked up at once: others are answered between them. */
const atOnce = 200;

/** Files on a page of the library that does not say how many it wants. */
const usualPage = 500;

/** A poster is shown by every browser, at once. */
async function inspectPoster(upload: Upload): Promise<MediaFacts> {
  if (upload.bytes > posterBytes) throw new HttpError(413, 'A poster may have 2 MB at most.', { part: upload.part });
  const facts = await inspect(upload);
  if (!posterTypes.includes(facts.contentType))
    throw new HttpError(415, 'A poster must be a JPEG, PNG or WebP picture.', { part: upload.part });
  return facts;
}

/** Details of media files: alt text, what of it stays in view and, for a film, its poster, its captions and whether it may be heard; and where each of them stands. */
export function mediaDetailsHandlers(
  services: Pick<Services, 'media' | 'mediaPlaces' | 'undoService' | 'store' | 'atomically' | 'ownOrigins'>,
): HandlersFor<'updateMediaDetails' | 'listMediaPlaces' | 'listLibrary' | 'setPoster'> {
  const { media, mediaPlaces, undoService, store, atomically } = services;
  const requireMedia = createMediaFinder(services);
  const requireFilm = async (path: string, request: FastifyRequest): Promise<Media> => {
    const record = await requireMedia(path, request);
    if (record.mediaType !== 'VIDEO') throw badRequest('Only a film has a poster.');
    return record;
  };

  /** By what it is deleted: nobody sees it. */
  const removeAs = ({ mediaId, looseId, places }: PlacedMedia): string | undefined => {
    if (places.length === 0) return textPictureId(mediaId);
    return looseId !== null && places.every(({ kind }) => kind === 'loose') ? looseIdOf(looseId) : undefined;
  };

  /** One page of the library: `next` is null where nothing comes after it. In turns with others: not inside a transaction. */
  async function pageOf(after: number | null, limit: number) {
    const { files, rest } = await mediaPlaces.page(after, limit);
    const data: Schemas['LibraryFile'][] = [];
    for await (const some of inPortions(files, atOnce)) {
      const found = await media.findAll(some.map(({ mediaId }) => mediaId));
      for (const one of some) {
        const { mediaId, projectId, places } = one;
        const file = found.get(mediaId);
        // Deleted since it was listed.
        if (file === undefined) continue;
        const key = removeAs(one);
        data.push({
          id: mediaId,
          ...presentFile(file),
          name: file.name,
          projectId,
          places: [...places],
          ...(key === undefined ? {} : { removeAs: key }),
        });
      }
    }
    return { data, next: rest };
  }

  return {
    updateMediaDetails: async ({ body, request }) => {
      const { path, alt, focus, sound, captions } = body;
      const cues = typeof captions === 'string' ? readCaptions(captions) : captions;
      const written = await atomically(async () => {
        const { id, hasSound, mediaType } = await requireMedia(path, request);
        if (sound !== undefined && !hasSound) throw badRequest('This file has no sound.', 'sound');
        if (cues !== undefined && mediaType !== 'VIDEO') throw badRequest('Only a film has captions.', 'captions');
        const kind = focus !== undefined ? 'focus' : cues !== undefined ? 'captions' : null;
        const token = kind === null ? null : await undoService.record(kind, id);
        if (alt !== undefined) await media.setAlt(id, alt === null || alt.trim() === '' ? null : alt.trim());
        if (focus !== undefined) await media.setFocus(id, toFocus(focus));
        if (sound !== undefined) await media.setSound(id, sound);
        if (cues !== undefined) await media.setCaptions(id, cues);
        return { data: presentDetails(await media.find(id)), ...(token === null ? {} : { undo: token }) };
      });
      return {
        status: 200,
        body: { message: alt === undefined || focus !== undefined ? 'Saved.' : 'Alt text saved.', ...written },
      };
    },

    listMediaPlaces: async ({ query: { path = '' }, request, reply }) => {
      const record = await requireMedia(path, request);
      reply.header('etag', await placesEtag(services, record));
      return { status: 200, body: { data: [...(await mediaPlaces.of(record.id))] } };
    },

    listLibrary: async ({ query: { after, limit } }) => {
      if (after === undefined && limit === undefined) {
        const { data } = await pageOf(null, Infinity);
        return { status: 200, body: { data } };
      }
      const total = after === undefined ? await mediaPlaces.count() : undefined;
      const { data, next } = await pageOf(after === undefined ? null : Number(after), Number(limit ?? usualPage));
      return {
        status: 200,
        body: {
          data,
          ...(next === null ? {} : { next: String(next) }),
          ...(total === undefined ? {} : { total }),
        },
      };
    },

    setPoster: async ({ body: { path, image }, request }) => {
      await requireFilm(path, request);
      const record = (poster: NewMedia) =>
        atomically(async () => {
          // Once more: it may have been deleted while the picture was being looked at.
          const { id } = await requireFilm(path, request);
          const gone = await media.setPoster(id, await media.insert(poster));
          return { gone, data: presentDetails(await media.find(id)) };
        });
      const { gone, data } = await saveUploads(
        store,
        [image],
        (saved) => record(mustExist(saved.get(image) ?? null)),
        inspectPoster,
      );
      await store.remove(gone);
      return { status: 200, body: { message: 'Poster saved.', data } };
    },
  };
}
