import type { HandlersFor, Schemas } from '../contract/types.ts';
import { homepage } from '../history/history.ts';
import { conflict, notFound } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import type { LooseMedia } from '../repositories/loose-media.ts';
import type { Project } from '../repositories/projects.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { presentDetails, presentFile, presentPath, mustExist } from '../records/present.ts';
import { saveFilms } from '../records/save-films.ts';
import { mapInOrder } from '../lib/in-order.ts';
import { readTextPictureId } from './text-pictures.ts';

/** Begins the ids of the media that are in no grid. */
const loose = 'loose-';
/** Header and homepage video slots take pictures too (an extension): each is told so. */
const fitsFilmSlots = ({ mediaType }: Media): Pick<Schemas['Frame'], 'fitsFilmSlots'> =>
  mediaType === 'IMAGE' ? { fitsFilmSlots: true } : {};
/** The id of a medium that is in no grid, as the contract has it. */
export const looseId = (id: number): string => `${loose}${String(id)}`;

/** A project's media, to choose from for the home page. */
export function projectMediaHandlers(
  services: Pick<
    Services,
    | 'grids'
    | 'looseMedia'
    | 'media'
    | 'mediaPlaces'
    | 'originals'
    | 'projects'
    | 'store'
    | 'history'
    | 'textPictures'
    | 'undoService'
    | 'atomically'
  >,
): HandlersFor<'listProjectMedia' | 'listUndescribedMedia' | 'addProjectMedia' | 'deleteMedia'> {
  const { grids, looseMedia, media, mediaPlaces, projects, history, textPictures, undoService, atomically } = services;
  const { find: findProject } = projects.seenBy('administrator');
  const requireProject = async (id: string | undefined): Promise<Project> => {
    const project = await findById(id, findProject);
    if (project === null) throw notFound('project');
    return project;
  };
  // Whoever may choose among the files may know what they were called.
  const presentNamed = (file: Media) => ({ ...presentFile(file), name: file.name, ...fitsFilmSlots(file) });
  // Frames count on their own: the same number may be a frame's.
  const presentLoose = async ({ id, mediaId }: LooseMedia): Promise<Schemas['Frame']> => ({
    id: looseId(id),
    removable: true,
    ...presentNamed(mustExist(await media.find(mediaId))),
  });

  /** One that is in no grid, by its id of the contract. */
  const requireLoose = async (id: string): Promise<LooseMedia> => {
    const found = id.startsWith(loose) ? await findById(id.slice(loose.length), looseMedia.find) : null;
    if (found !== null) return found;
    const project = await findById((await findById(id, grids.projectOfFrame)) ?? undefined, findProject);
    if (project === null) throw notFound('file');
    throw conflict(`This file stands in a grid of “${project.title}”. Remove it there.`);
  };

  /** A picture that was sent for a text, or for the library, and stands nowhere; `null` where the id is of another kind. */
  const findTextPicture = async (id: string): Promise<number | null> => {
    const found = await findById(readTextPictureId(id) ?? undefined, media.find);
    if (found === null || !(await textPictures.has(found.id))) return null;
    const [place] = await mediaPlaces.of(found.id);
    if (place !== undefined) throw conflict(`This file stands in “${place.title ?? ''}”. Remove it there.`);
    return found.id;
  };

  return {
    listProjectMedia: async ({ params }) => {
      const project = await requireProject(params['id']);
      const header = project.headerMediaId === null ? null : await media.find(project.headerMediaId);
      return {
        status: 200,
        body: {
          media: [
            ...(await mapInOrder(
              (await grids.ofProject(project.id)).flatMap(({ frames }) => frames),
              async ({ id, slot, mediaId }) => ({
                id,
                slot,
                ...presentNamed(mustExist(await media.find(mediaId))),
              }),
            )),
            ...(await mapInOrder(await looseMedia.ofProject(project.id), presentLoose)),
          ],
          headerMedia: presentPath(header),
          headerDetails: presentDetails(header),
          headerName: header?.name ?? null,
          ...(header?.mediaType === 'IMAGE' ? { headerFitsFilmSlots: true } : {}),
          title: project.title,
        },
      };
    },

    listUndescribedMedia: async () => ({
      status: 200,
      body: {
        data: (await media.undescribed()).map(({ projectId, id, part, media: file }) => ({
          projectId,
          file: {
            id: part === 'header' ? part : part === 'loose' ? looseId(id) : id,
            ...presentNamed(file),
            ...(part === 'loose' ? { removable: true } : {}),
          },
        })),
      },
    }),

    addProjectMedia: async ({ params, body: { file }, files }) => {
      await requireProject(params['id']);
      const data = await saveFilms(services, files, (insert) =>
        atomically(async () => {
          // Once more: it may have been deleted while the file was on its way.
          const { id } = await requireProject(params['id']);
          return presentLoose(await looseMedia.insert(id, await insert(file)));
        }),
      );
      return { status: 201, body: { message: 'Media added.', data } };
    },

    deleteMedia: async ({ params, session }) => {
      const undo = await atomically(async () => {
        const picture = await findTextPicture(params['id'] ?? '');
        if (picture !== null) {
          const record = await undoService.record('text_picture', picture);
          await media.remove([picture]);
          return record;
        }
        const { id, mediaId } = await requireLoose(params['id'] ?? '');
        const token = await undoService.record('loose_media', id);
        // Its file stays on the disk until this can no longer be undone.
        await history.saving([homepage], session, () => media.remove([mediaId]));
        return token;
      });
      return { status: 200, body: { message: 'Media deleted.', undo } };
    },
  };
}
