import type { HandlersFor, Schemas } from '../contract/types.ts';
import { badRequest, notFound } from '../lib/http-error.ts';
import { inPortions } from '../lib/in-portions.ts';
import type { Project } from '../repositories/projects.ts';
import { hideFromSearch } from '../http/robots.ts';
import { homepage } from '../history/history.ts';
import { findById, parseId } from '../rules/ids.ts';
import { isPublic } from '../rules/publication.ts';
import { choosePart } from '../rules/project-part.ts';
import { move } from '../rules/positions.ts';
import type { Services } from '../services.ts';
import { audienceOf, presentProject, presentSummaries } from '../records/present.ts';
import { removeProject } from '../undo/remove-project.ts';
import { createEtags } from '../http/record-etags.ts';
import { duplicateProject } from './duplicate-project.ts';
import type { DuplicateServices } from './duplicate-project.ts';
import { writeProject } from '../records/write-project.ts';
import type { ProjectServices } from '../records/write-project.ts';

type Operations =
  | 'listProjects'
  | 'getProjectPage'
  | 'getProject'
  | 'createProject'
  | 'updateProject'
  | 'duplicateProject'
  | 'moveProject'
  | 'deleteProject';

/** Projects of an administrator's list that are drawn up at once: others are answered between them. */
const atOnce = 500;

/** Projects: read by everybody, written by administrators. */
export function projectHandlers(
  services: ProjectServices & DuplicateServices & Pick<Services, 'ownOrigins'>,
): HandlersFor<Operations> {
  const { projects, history, undoService, clock, atomically } = services;
  const etags = createEtags(services);
  const all = projects.seenBy('administrator');
  const requireProject = async (id: Schemas['Id'] | undefined): Promise<Project> => {
    const project = await findById(id, all.find);
    if (project === null) throw notFound('project');
    return project;
  };

  return {
    listProjects: async ({ session }) => {
      const audience = audienceOf(session);
      const list = await projects.seenBy(audience).list();
      // A form suggests roles and names that were used before.
      const credits = audience === 'administrator' ? await projects.allCredits() : null;
      const data: Schemas['ProjectSummary'][] = [];
      // What visitors are answered is kept for others, and is of one moment.
      for await (const some of inPortions(list, credits === null ? Infinity : atOnce)) {
        for (const summary of await presentSummaries(services, some, audience)) {
          data.push(credits === null ? summary : { ...summary, credits: [...(credits.get(Number(summary.id)) ?? [])] });
        }
      }
      return { status: 200, body: { data } };
    },

    getProjectPage: async ({ query: { category, page = 1, size } }) => {
      const length = Number(size);
      const seen = projects.seenBy('visitor');
      const counts = await seen.counts();
      const part = choosePart(counts, { categoryId: parseId(category), page: Number(page), size: length });
      return {
        status: 200,
        body: {
          data: {
            projects: [
              ...(await presentSummaries(services, await seen.slice(part.categoryId, part.offset, length), 'visitor')),
            ],
            category: part.categoryId,
            page: part.page,
            total: part.total,
            counts: counts.flatMap(({ categoryId, projects: count }) =>
              categoryId === null ? [] : [{ categoryId, projects: count }],
            ),
          },
        },
      };
    },

    getProject: async ({ query: { slug, id }, session, reply }) => {
      if ((slug === undefined) === (id === undefined)) throw badRequest('Exactly one of "slug" and "id" is needed.');
      const audience = audienceOf(session);
      const project =
        slug === undefined
          ? await requireProject(id?.replace(/\/edit$/, ''))
          : await projects.seenBy(audience).findBySlug(slug.normalize('NFC'));
      if (project === null) throw notFound('project');
      if (id !== undefined) reply.header('etag', await etags.project(project));
      if (!isPublic(project, clock())) hideFromSearch(reply);
      return { status: 200, body: { data: await presentProject(services, project, audience) } };
    },

    createProject: async ({ body, files, session, request, reply }) => {
      const { project, etag } = await writeProject(services, {
        form: body,
        files,
        ownOrigins: services.ownOrigins(request),
        find: null,
        session,
        key: request.headers['idempotency-key'],
      });
      reply.header('etag', etag);
      return {
        status: 201,
        body: { message: 'Project created.', data: await presentProject(services, project, 'administrator') },
      };
    },

    updateProject: async ({ params, body, files, session, request, reply, assertUnchanged }) => {
      const find = async (): Promise<Project> => {
        const project = await requireProject(params['id']);
        await assertUnchanged();
        return project;
      };
      await find();
      const { project, etag } = await writeProject(services, {
        form: body,
        files,
        ownOrigins: services.ownOrigins(request),
        find,
        session,
      });
      reply.header('etag', etag);
      return {
        status: 200,
        body: { message: 'Project updated.', data: await presentProject(services, project, 'administrator') },
      };
    },

    duplicateProject: async ({ params, session, request, reply }) => {
      const { copy, etag, undo } = await duplicateProject(
        services,
        () => requireProject(params['id']),
        request.headers['idempotency-key'],
        session,
      );
      reply.header('etag', etag);
      const data = await presentProject(services, copy, 'administrator');
      return { status: 201, body: { message: 'Project duplicated.', data, undo } };
    },

    moveProject: async ({ params, body }) => {
      await atomically(async () => {
        const { id } = await requireProject(params['id']);
        await projects.reorder(
          move(
            (await all.list()).map((project) => project.id),
            id,
            body.position,
          ),
        );
      });
      return { status: 200, body: { message: 'Project moved.' } };
    },

    deleteProject: async ({ params, session }) => {
      const undo = await atomically(async () => {
        const { id } = await requireProject(params['id']);
        const token = await undoService.record('project', id);
        // Their files stay on the disk until this can no longer be undone.
        await history.saving([homepage], session, () => removeProject(services, id));
        return token;
      });
      return { status: 200, body: { message: 'Project deleted.', undo } };
    },
  };
}
