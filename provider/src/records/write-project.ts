import type { Schemas } from '../contract/types.ts';
import type { Session } from '../auth/sessions.ts';
import { homepage } from '../history/history.ts';
import type { Upload } from '../lib/upload.ts';
import { HttpError, badRequest } from '../lib/http-error.ts';
import type { Project } from '../repositories/projects.ts';
import { toFocus } from '../rules/focus.ts';
import { planGrids } from '../rules/grids.ts';
import { readPath } from '../rules/media-path.ts';
import { readPublication } from '../rules/publication.ts';
import { initialVisibility } from './initial-visibility.ts';
import { planHeader, readCategory, readFields, readRelated } from '../rules/project-form.ts';
import type { HeaderPlan } from '../rules/project-form.ts';
import { isPlaceholder, readSlug, slugify, uniqueSlug } from '../rules/slug.ts';
import { isFileOf } from './find-media.ts';
import { mustExist } from './present.ts';
import { saveFilms } from './save-films.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import type { Services } from '../services.ts';
import { mapInOrder } from '../lib/in-order.ts';

/** What projects are read and written with. */
export type ProjectServices = EtagSources &
  Pick<
    Services,
    | 'projects'
    | 'grids'
    | 'media'
    | 'originals'
    | 'replacements'
    | 'categories'
    | 'clock'
    | 'history'
    | 'idempotency'
    | 'store'
    | 'atomically'
  >;

/** A project's form with its files. */
export interface ProjectWrite {
  readonly form: Schemas['ProjectForm'];
  /** New files by part name. */
  readonly files: ReadonlyMap<string, Upload>;
  readonly ownOrigins: readonly string[];
  /** Finds the project that changes, or refuses; `null` to create one. Called inside the transaction. */
  readonly find: (() => Promise<Project>) | null;
  /** Whose save it is. */
  readonly session: Session | null;
  /** The `Idempotency-Key` of a creation. */
  readonly key?: string | readonly string[] | undefined;
}

/** Records a new file. */
type Insert = (upload: Upload) => Promise<number>;

const isPart = (name: string): boolean => name.startsWith('grid_');

/** Records new files with what of each stays in view, and films with whether visitors may hear them. */
function withDetails({ media }: ProjectServices, { form, files }: ProjectWrite, insert: Insert): Insert {
  const { focus = {}, sound = [] } = form;
  const parts = new Map([...files].map(([part, upload]) => [upload, part]));
  return async (upload) => {
    const id = await insert(upload);
    const part = parts.get(upload) ?? '';
    const own = focus[part];
    if (own !== undefined) await media.setFocus(id, toFocus(own));
    if (sound.includes(part) && (await media.find(id))?.hasSound === true) await media.setSound(id, true);
    return id;
  };
}

async function writeHeader(plan: HeaderPlan, present: number | null, insert: Insert): Promise<number | null> {
  if (plan === 'keep') return present;
  return plan === 'remove' ? null : await insert(plan);
}

async function writeGrids(
  services: ProjectServices,
  projectId: number,
  write: ProjectWrite,
  insert: Insert,
): Promise<void> {
  const parts = new Map([...write.files].filter(([name]) => isPart(name)));
  const { grids } = write.form;
  if (grids === undefined && parts.size === 0) return;
  if (grids === undefined) throw badRequest('"grids" is missing, so the new files have no place.', 'grids');
  const planned = planGrids(grids, await services.grids.ofProject(projectId), parts);
  await services.grids.write(
    projectId,
    await mapInOrder(planned, async (grid) => ({
      ...grid,
      frames: await mapInOrder(grid.frames, async (frame) =>
        'kept' in frame
          ? { id: frame.kept.id, slot: frame.slot, mediaId: frame.kept.mediaId }
          : { id: null, slot: frame.slot, mediaId: await insert(frame.upload) },
      ),
    })),
  );
}

/**
 * The slug that a form asks for; `null` where it says nothing, or what is so.
 * @throws {HttpError} 400 for one without letters and digits, 409 for one that another project has
 */
async function askedSlug(
  { projects }: ProjectServices,
  typed: string | undefined,
  present: Project | null,
): Promise<string | null> {
  if (typed === undefined || typed.trim() === '' || typed === present?.slug) return null;
  const slug = readSlug(typed);
  if (slug === null) {
    throw badRequest('An address needs letters or digits, and words of its own in place of “untitled”.', 'slug');
  }
  if (slug === present?.slug) return null;
  const other = await projects.seenBy('administrator').findBySlug(slug);
  // A former address leads on only until somebody asks for it.
  if (other !== null && other.slug === slug) {
    const title = other.title === '' ? 'Another project' : `“${other.title}”`;
    throw new HttpError(409, `${title} is at /project/${slug} already. Choose another address.`, { part: 'slug' });
  }
  return slug;
}

/** Writes one project. Returns its id and the files that nothing uses any more. */
async function record(
  services: ProjectServices,
  write: ProjectWrite,
  present: Project | null,
  insert: Insert,
): Promise<{ id: number; gone: readonly string[] }> {
  const { projects, media, categories } = services;
  const { form } = write;
  const all = projects.seenBy('administrator');
  const before = present === null ? [] : await projects.mediaIds(present.id);
  const presentHeaderId = present?.headerMediaId ?? null;
  const presentHeader = presentHeaderId === null ? null : await media.find(presentHeaderId);
  // A creation names everything: sent again without a header, it has none.
  const header = await planHeader(form.HeaderMedia ?? (write.find === null ? '' : undefined), (path) =>
    isFileOf(services, presentHeader, readPath(path, write.ownOrigins)),
  );
  const fields = {
    ...readFields(form, present),
    ...readPublication(form, present, await initialVisibility(services), services.clock()),
    categoryId:
      form.category === undefined
        ? (present?.categoryId ?? null)
        : await readCategory(form.category, async (id) => (await categories.find(id)) !== null),
    headerMediaId: await writeHeader(header, presentHeaderId, insert),
  };
  const asked = await askedSlug(services, form.slug, present);
  const freeSlug = async (): Promise<string> => asked ?? (await uniqueSlug(fields.title, projects.isSlugTaken));
  const id = present?.id ?? (await projects.insert(await freeSlug(), fields));
  if (present !== null) {
    await projects.update(id, fields);
    // An address stays unless another is asked for, but for one that says nothing: the first title gives it its words.
    const isNamed = isPlaceholder(present.slug) && !isPlaceholder(slugify(fields.title));
    if (asked !== null || isNamed) await projects.rename(id, await freeSlug());
  }
  if (form.credits !== undefined) await projects.replaceCredits(id, form.credits);
  if (form.relatedProjects !== undefined) {
    await projects.replaceRelated(
      id,
      await readRelated(form.relatedProjects, id, async (other) => (await all.find(other)) !== null),
    );
  }
  await writeGrids(services, id, write, insert);
  const after = new Set(await projects.mediaIds(id));
  return { id, gone: await media.remove(before.filter((mediaId) => !after.has(mediaId))) };
}

/**
 * Creates or changes a project with its credits, grids, frames, relations and files: all of it, or nothing.
 * @returns the project with its entity tag
 * @throws {HttpError} 400 for a broken rule, 404 from `find`, 415 for a file that is not stored
 */
export async function writeProject(
  services: ProjectServices,
  write: ProjectWrite,
): Promise<{ readonly project: Project; readonly etag: string }> {
  const { projects, history, idempotency, store, atomically } = services;
  const { project: etag } = createEtags(services);
  const { find } = projects.seenBy('administrator');
  const gone: string[] = [];
  const written = await saveFilms(services, write.files, (insert) => {
    const put = async (present: Project | null): Promise<Project> => {
      const work = () => record(services, write, present, withDetails(services, write, insert));
      const target = present === null ? null : ({ kind: 'project', id: present.id } as const);
      const isCreation = write.find === null;
      if (isCreation && target !== null) await history.forgetCreation(target);
      const recorded = isCreation
        ? await work()
        : await history.saving(target === null ? [] : [target, homepage], write.session, work);
      if (isCreation) await history.created({ kind: 'project', id: recorded.id }, write.session);
      gone.push(...recorded.gone);
      return mustExist(await find(recorded.id));
    };
    return atomically(async () => {
      const project =
        write.find === null
          ? await idempotency.run({
              operation: 'createProject',
              key: write.key,
              find,
              etag,
              changedAt: (project) => project.changedAt,
              write: put,
            })
          : await put(await write.find());
      return { project, etag: await etag(project) };
    });
  });
  await store.remove(gone);
  return written;
}
