import { cutText } from '@vitrine/markdown/cut';
import type { Session } from '../auth/sessions.ts';
import { CommitUnknown } from '../db/postgres/errors.ts';
import { isMissing } from '../lib/files.ts';
import { conflict } from '../lib/http-error.ts';
import type { Project } from '../repositories/projects.ts';
import { uniqueSlug } from '../rules/slug.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { mustExist } from '../records/present.ts';
import { flatMapInOrder, mapInOrder } from '../lib/in-order.ts';

/** What a project is copied with. */
export type DuplicateServices = EtagSources &
  Pick<
    Services,
    | 'projects'
    | 'grids'
    | 'looseMedia'
    | 'media'
    | 'mediaCopies'
    | 'history'
    | 'undoService'
    | 'idempotency'
    | 'store'
    | 'atomically'
  >;

/** As long as the contract lets a title be. */
const longestTitle = 500;

const titleOf = ({ title }: Project): string =>
  cutText(`Copy of ${title.trim() === '' ? 'a project without a title' : title}`, longestTitle);

const changed = () => conflict('The project was changed while it was copied. Try again.');

/** Records a copy of a project. Returns its id. */
async function record(services: DuplicateServices, source: Project, nameOf: (file: string) => string): Promise<number> {
  const { projects, grids, looseMedia, mediaCopies } = services;
  const all = projects.seenBy('administrator');
  const order = (await all.list()).map(({ id }) => id);
  const copyOf = (mediaId: number): Promise<number> => mediaCopies.insert(mediaId, nameOf);
  const title = titleOf(source);
  const id = await projects.insert(await uniqueSlug(title, projects.isSlugTaken), {
    ...source,
    title,
    headerMediaId: source.headerMediaId === null ? null : await copyOf(source.headerMediaId),
    visibility: 'draft',
    publishAt: null,
    sealedShows: 'nothing',
  });
  await projects.reorder(order.toSpliced(order.indexOf(source.id) + 1, 0, id));
  await projects.replaceCredits(id, await projects.credits(source.id));
  await projects.replaceRelated(id, await all.related(source.id));
  await grids.write(
    id,
    await mapInOrder(await grids.ofProject(source.id), async (grid) => ({
      ...grid,
      id: null,
      frames: await mapInOrder(grid.frames, async ({ slot, mediaId }) => ({
        id: null,
        slot,
        mediaId: await copyOf(mediaId),
      })),
    })),
  );
  for (const { mediaId } of await looseMedia.ofProject(source.id)) await looseMedia.insert(id, await copyOf(mediaId));
  return id;
}

/**
 * Makes a copy of a project that stands behind it in the list, a draft, with files of its own.
 * @param requireSource finds the project, or refuses
 * @param key the `Idempotency-Key`
 * @param session whose copy it is
 * @returns the copy, its entity tag, and the token that takes it away again
 * @throws {HttpError} 409 where the project changes meanwhile, or a file of it is missing
 */
export async function duplicateProject(
  services: DuplicateServices,
  requireSource: () => Promise<Project>,
  key: string | readonly string[] | undefined,
  session: Session | null,
): Promise<{ readonly copy: Project; readonly etag: string; readonly undo: string }> {
  const etags = createEtags(services);
  const { projects, mediaCopies, history, undoService, idempotency, store, atomically } = services;
  const { find } = projects.seenBy('administrator');
  const files = await flatMapInOrder(await projects.mediaIds((await requireSource()).id), mediaCopies.filesOf);
  for (const file of files) {
    if (await store.has(file)) continue;
    throw conflict(`A file of the project is missing on the server (media/${file}): it cannot be copied without it.`);
  }
  const names = await store.copy(files).catch((error: unknown) => {
    // It was there just now.
    throw isMissing(error) ? changed() : error;
  });
  const unused = new Set(names.values());
  const nameOf = (file: string): string => {
    const name = names.get(file);
    if (name === undefined) throw changed();
    unused.delete(name);
    return name;
  };
  try {
    return await atomically(async () => {
      const copy = await idempotency.run({
        operation: 'duplicateProject',
        key,
        find,
        etag: etags.project,
        // Sent again, it makes nothing more.
        write: async (existing) =>
          existing ?? mustExist(await find(await record(services, await requireSource(), nameOf))),
      });
      await history.created({ kind: 'project', id: copy.id }, session);
      return { copy, etag: await etags.project(copy), undo: await undoService.record('copy', copy.id) };
    });
  } catch (error) {
    if (!(error instanceof CommitUnknown)) for (const name of names.values()) unused.add(name);
    throw error;
  } finally {
    await store.remove([...unused]);
  }
}
