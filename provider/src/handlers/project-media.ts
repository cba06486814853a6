import type { HandlersFor, Schemas } from '../contract/types.ts';
import { homepage } from '../history/history.ts';
import { conflict, notFound } from '../http-error.ts';
import type { Media } from '../repositories/media.ts';
import type { LooseMedia } from '../repositories/loose-media.ts';
import type { Project } from '../repositories/projects.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { presentDetails, presentFile, presentPath, mustExist } from './present.ts';
import { saveFilms } from './save-films.ts';

/** Begins the ids of the media that are in no grid. */
const loose = 'loose-';
/** Header and homepage video slots take pictures too (an extension): each is told so. */
const fitsFilmSlots = ({ mediaType }: Media): Pick<Schemas['Frame'], 'fitsFilmSlots'> =>
  mediaType === 'IMAGE' ? { fitsFilmSlots: true } : {};
const looseId = (id: number): string => `${loose}${String(id)}`;

/** A project's media, to choose from for the home page. */
export function projectMediaHandlers(
  services: Pick<
    Services,
    'grids' | 'looseMedia' | 'media' | 'originals' | 'projects' | 'store' | 'history' | 'undoService' | 'atomically'
  >,
): HandlersFor<'listProjectMedia' | 'listUndescribedMedia' | 'addProjectMedia' | 'deleteMedia'> {
  const { grids, looseMedia, media, projects, history, undoService, atomically } = services;
  const { find: findProject } = projects.seenBy('administrator');
  const requireProject = (id: string | undefined): Project => {
    const project = findById(id, findProject);
    if (project === null) throw notFound('project');
    return project;
  };
  // Whoever may choose among the files may know what they were called.
  const presentNamed = (file: Media) => ({ ...presentFile(file), name: file.name, ...fitsFilmSlots(file) });
  // Frames count on their own: the same number may be a frame's.
  const presentLoose = ({ id, mediaId }: LooseMedia): Schemas['Frame'] => ({
    id: looseId(id),
    removable: true,
    ...presentNamed(mustExist(media.find(mediaId))),
  });

  /** One that is in no grid, by its id of the contract. */
  const requireLoose = (id: string): LooseMedia => {
    const found = id.startsWith(loose) ? findById(id.slice(loose.length), looseMedia.find) : null;
    if (found !== null) return found;
    const project = findById(findById(id, grids.projectOfFrame) ?? undefined, findProject);
    if (project === null) throw notFound('file');
    throw conflict(`This file stands in a grid of “${project.title}”. Remove it there.`);
  };

  return {
    listProjectMedia: ({ params }) => {
      const project = requireProject(params['id']);
      const header = project.headerMediaId === null ? null : media.find(project.headerMediaId);
      return {
        status: 200,
        body: {
          media: [
            ...grids
              .ofProject(project.id)
              .flatMap(({ frames }) => frames)
              .map(({ id, slot, mediaId }) => ({ id, slot, ...presentNamed(mustExist(media.find(mediaId))) })),
            ...looseMedia.ofProject(project.id).map(presentLoose),
          ],
          headerMedia: presentPath(header),
          headerDetails: presentDetails(header),
          headerName: header?.name ?? null,
          ...(header?.mediaType === 'IMAGE' ? { headerFitsFilmSlots: true } : {}),
          title: project.title,
        },
      };
    },

    listUndescribedMedia: () => ({
      status: 200,
      body: {
        data: media.undescribed().map(({ projectId, id, part, media: file }) => ({
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
      requireProject(params['id']);
      const data = await saveFilms(services, files, (insert) =>
        atomically(() => {
          // Once more: it may have been deleted while the file was on its way.
          const { id } = requireProject(params['id']);
          return presentLoose(looseMedia.insert(id, insert(file)));
        }),
      );
      return { status: 201, body: { message: 'Media added.', data } };
    },

    deleteMedia: ({ params, session }) => {
      const undo = atomically(() => {
        const { id, mediaId } = requireLoose(params['id'] ?? '');
        const token = undoService.record('loose_media', id);
        // Its file stays on the disk until this can no longer be undone.
        history.saving([homepage], session, () => media.remove([mediaId]));
        return token;
      });
      return { status: 200, body: { message: 'Media deleted.', undo } };
    },
  };
}
