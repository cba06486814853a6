import type { HandlersFor } from '../contract/types.ts';
import { badRequest, conflict, notFound } from '../lib/http-error.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Media } from '../repositories/media.ts';
import { secondLightFault } from '../rules/second-light.ts';
import type { Services } from '../services.ts';
import { createMediaFinder } from '../records/find-media.ts';
import { mustExist, presentDetails } from '../records/present.ts';

/** Of one file, the one that takes its place in the black theme. */
export function secondLightHandlers(
  services: Pick<Services, 'media' | 'mediaPlaces' | 'undoService' | 'store' | 'atomically' | 'ownOrigins'>,
): HandlersFor<'setSecondLight' | 'deleteSecondLight'> {
  const { media, mediaPlaces, undoService, store, atomically } = services;
  const requireMedia = createMediaFinder(services);

  /** The card of shared links is white, and what stands nowhere is seen by nobody. */
  async function assertShown({ id }: Media): Promise<void> {
    if ((await mediaPlaces.of(id)).some(({ kind }) => kind !== 'share')) return;
    throw conflict('This file stands nowhere, so it has no second light.');
  }

  /** @returns the token that brings back the one of before */
  async function put(id: number, darkId: number | null): Promise<{ undo: string; gone: readonly string[] }> {
    const undo = await undoService.record('second_light', id);
    return { undo, gone: await media.setDark(id, darkId) };
  }

  return {
    setSecondLight: async ({ body: { path, file }, request }) => {
      await assertShown(await requireMedia(path, request));
      const { gone, ...written } = await saveUploads(store, [file], (saved) => {
        const own = mustExist(saved.get(file) ?? null);
        return atomically(async () => {
          // Once more: it may have gone, or have become another, while the file was on its way.
          const day = await requireMedia(path, request);
          await assertShown(day);
          const fault = secondLightFault(day.mediaType, own.facts.mediaType);
          if (fault !== null) throw badRequest(fault, file.part);
          const done = await put(day.id, await media.insert(own));
          return { ...done, data: presentDetails(await media.find(day.id)) };
        });
      });
      await store.remove(gone);
      return { status: 200, body: { message: 'Second light saved.', ...written } };
    },

    deleteSecondLight: async ({ query: { path = '' }, request }) => {
      const { gone, ...written } = await atomically(async () => {
        const { id, dark } = await requireMedia(path, request);
        if (dark === null) throw notFound('second light');
        const done = await put(id, null);
        return { ...done, data: presentDetails(await media.find(id)) };
      });
      await store.remove(gone);
      return { status: 200, body: { message: 'Second light removed.', ...written } };
    },
  };
}
