import type { FastifyRequest } from 'fastify';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import type { Session } from '../auth/sessions.ts';
import { homepage } from '../history/history.ts';
import { conflict, badRequest, notFound } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import type { VideoSlot, VideoSlotRepository } from '../repositories/video-slots.ts';
import { findById, parseId } from '../rules/ids.ts';
import { toPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';
import { createMediaResolver } from '../records/resolve-media.ts';
import type { Audience } from '../repositories/visibility.ts';
import { audienceOf, presentDetails, presentLink, mustExist } from '../records/present.ts';
import { mapInOrder } from '../lib/in-order.ts';

type Operations =
  | 'listHeaderVideos'
  | 'createHeaderVideo'
  | 'updateHeaderVideo'
  | 'deleteHeaderVideo'
  | 'listHomeVideos'
  | 'createHomeVideo'
  | 'updateHomeVideo';

type VideoServices = Pick<Services, 'projects' | 'categories' | 'media' | 'history' | 'atomically' | 'ownOrigins'>;

const submitted = { status: 201, body: { message: 'Media submitted successfully' } } as const;
const updated = { status: 200, body: { message: 'Media updated successfully' } } as const;

/** Changes the home page in one transaction. */
const save = <T>(
  { history, atomically }: Pick<VideoServices, 'history' | 'atomically'>,
  session: Session | null,
  work: () => Promise<T>,
): Promise<T> => atomically(() => history.saving([homepage], session, work));

/** The record that an update means: by its id, else by its position, else the project's first. */
function findSlot(slots: readonly VideoSlot[], body: Schemas['VideoSlotUpdate']): VideoSlot {
  const projectId = parseId(body.projectId);
  const ofProject = slots.filter((slot) => slot.projectId === projectId);
  if (body.id === undefined) {
    const slot =
      body.position === undefined ? ofProject[0] : ofProject.find(({ position }) => position === body.position);
    if (slot === undefined) throw notFound('video');
    return slot;
  }
  const slot = slots.find(({ id }) => id === parseId(body.id));
  if (slot === undefined) throw notFound('video');
  if (slot.projectId !== projectId) throw conflict('This slot has changed since it was opened.');
  return slot;
}

/** What the header videos and the homepage videos have in common. */
function videoSlots(services: VideoServices, slots: VideoSlotRepository) {
  const choose = async (
    request: FastifyRequest,
    id: Schemas['Id'],
    path: string,
  ): Promise<{ projectId: number; mediaId: number }> => {
    const project = await findById(id, services.projects.seenBy('administrator').find);
    if (project === null) throw notFound('project');
    const media = await createMediaResolver(services, request, project.id)(path);
    if (media === null) throw badRequest('Please select a media using the checkbox');
    return { projectId: project.id, mediaId: media.id };
  };
  return {
    list: async (audience: Audience) =>
      await mapInOrder(await slots.list(audience), async ({ id, projectId, position, mediaId }) => {
        const media: Media = mustExist(await services.media.find(mediaId));
        return {
          id,
          projectId,
          position,
          videoUrl: toPath(media.file),
          mediaType: media.mediaType,
          project: await presentLink(services, projectId, audience),
          details: presentDetails(media),
        };
      }),
    create: async (request: FastifyRequest, projectId: Schemas['Id'], path: string, position: number) => {
      await save(services, request.session, async () => {
        const shown = await choose(request, projectId, path);
        if ((await slots.list('administrator')).some((slot) => slot.position === position))
          throw conflict('This slot is filled already.');
        await slots.insert({ ...shown, position });
      });
      return submitted;
    },
    update: async (request: FastifyRequest, body: Schemas['VideoSlotUpdate']) => {
      await save(services, request.session, async () => {
        const slot = findSlot(await slots.list('administrator'), body);
        const { projectId, mediaId } = await choose(request, body.newProjectId ?? body.projectId, body.newMediaUrl);
        await slots.show(slot.id, projectId, mediaId);
      });
      return updated;
    },
  };
}

/** The header films and the films further down the home page, by the same code. */
export function homeVideoHandlers(
  services: VideoServices & Pick<Services, 'headerVideos' | 'homeVideos' | 'undoService'>,
): HandlersFor<Operations> {
  const headers = videoSlots(services, services.headerVideos);
  const homes = videoSlots(services, services.homeVideos);
  return {
    listHeaderVideos: async ({ session }) => ({
      status: 200,
      body: {
        headerdata: (await headers.list(audienceOf(session))).map((video) => ({
          ...video,
          thumbnail: video.details?.poster ?? null,
        })),
      },
    }),
    createHeaderVideo: ({ request, body }) =>
      headers.create(request, body.projectId, body.headervideoUrl, body.position),
    updateHeaderVideo: ({ request, body }) => headers.update(request, body),
    deleteHeaderVideo: async ({ params, session }) => {
      const undo = await save(services, session, async () => {
        const id = parseId(params['id']) ?? 0;
        if (!(await services.headerVideos.list('administrator')).some((slot) => slot.id === id))
          throw notFound('video');
        const token = await services.undoService.record('header_video', id);
        await services.headerVideos.remove(id);
        return token;
      });
      return { status: 200, body: { message: 'Header video deleted successfully!', undo } };
    },
    listHomeVideos: async ({ session }) => ({
      status: 200,
      body: { headerdata: await homes.list(audienceOf(session)) },
    }),
    createHomeVideo: ({ request, body }) => homes.create(request, body.projectId, body.homepagevideoUrl, body.position),
    updateHomeVideo: ({ request, body }) => homes.update(request, body),
  };
}
