import type { HandlersFor, Schemas } from '../contract/types.ts';
import { badRequest, notFound } from '../http-error.ts';
import type { Project } from '../repositories/projects.ts';
import { hideFromSearch } from '../http/robots.ts';
import { homepage } from '../history/history.ts';
import { findById, parseId } from '../rules/ids.ts';
import { isPublic } from '../rules/publication.ts';
import { choosePart } from '../rules/project-part.ts';
import { move } from '../rules/positions.ts';
import type { Services } from '../services.ts';
import { audienceOf, presentProject, presentSummaries } from './present.ts';
import { removeProject } from '../remove-project.ts';
import { createEtags } from '../http/record-etags.ts';
import { duplicateProject } from './duplicate-project.ts';
import type { DuplicateServices } from './duplicate-project.ts';
import { writeProject } from './write-project.ts';
import type { ProjectServices } from './write-project.ts';

type Operations =
  | 'listProjects'
  | 'getProjectPage'
  | 'getProject'
  | 'createProject'
  | 'updateProject'
  | 'duplicateProject'
  | 'moveProject'
  | 'deleteProject';

export function projectHandlers(
  services: ProjectServices & DuplicateServices & Pick<Services, 'ownOrigins'>,
): HandlersFor<Operations> {
  const { projects, history, undoService, clock, atomically } = services;
  const etags = createEtags(services);
  const all = projects.seenBy('administrator');
  const requireProject = (id: Schemas['Id'] | undefined): Project => {
    const project = findById(id, all.find);
    if (project === null) throw notFound('project');
    return project;
  };

  return {
    listProjects: ({ session }) => {
      const audience = audienceOf(session);
      const list = projects.seenBy(audience).list();
      // A form suggests roles and names that were used before.
      const credits = audience === 'administrator' ? projects.allCredits() : null;
      return {
        status: 200,
        body: {
          data: presentSummaries(services, list, audience).map((summary) => ({
            ...summary,
            ...(credits === null ? {} : { credits: [...(credits.get(Number(summary.id)) ?? [])] }),
          })),
        },
      };
    },

    getProjectPage: ({ query: { category, page = 1, size } }) => {
      const length = Number(size);
      const seen = projects.seenBy('visitor');
      const counts = seen.counts();
      const part = choosePart(counts, { categoryId: parseId(category), page: Number(page), size: length });
      return {
        status: 200,
        body: {
          data: {
            projects: [...presentSummaries(services, seen.slice(part.categoryId, part.offset, length), 'visitor')],
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

    getProject: ({ query: { slug, id }, session, reply }) => {
      if ((slug === undefined) === (id === undefined)) throw badRequest('Exactly one of "slug" and "id" is needed.');
      const audience = audienceOf(session);
      const project =
        slug === undefined
          ? requireProject(id?.replace(/\/edit$/, ''))
          : projects.seenBy(audience).findBySlug(slug.normalize('NFC'));
      if (project === null) throw notFound('project');
      if (id !== undefined) reply.header('etag', etags.project(project));
      if (!isPublic(project, clock())) hideFromSearch(reply);
      return { status: 200, body: { data: presentProject(services, project, audience) } };
    },

    createProject: async ({ body, files, session, request, reply }) => {
      const project = await writeProject(services, {
        form: body,
        files,
        ownOrigins: services.ownOrigins(request),
        find: null,
        session,
        key: request.headers['idempotency-key'],
      });
      reply.header('etag', etags.project(project));
      return {
        status: 201,
        body: { message: 'Project created.', data: presentProject(services, project, 'administrator') },
      };
    },

    updateProject: async ({ params, body, files, session, request, reply, assertUnchanged }) => {
      const find = (): Project => {
        const project = requireProject(params['id']);
        assertUnchanged();
        return project;
      };
      find();
      const project = await writeProject(services, {
        form: body,
        files,
        ownOrigins: services.ownOrigins(request),
        find,
        session,
      });
      reply.header('etag', etags.project(project));
      return {
        status: 200,
        body: { message: 'Project updated.', data: presentProject(services, project, 'administrator') },
      };
    },

    duplicateProject: async ({ params, session, request, reply }) => {
      const { copy, undo } = await duplicateProject(
        services,
        () => requireProject(params['id']),
        request.headers['idempotency-key'],
        session,
      );
      reply.header('etag', etags.project(copy));
      const data = presentProject(services, copy, 'administrator');
      return { status: 201, body: { message: 'Project duplicated.', data, undo } };
    },

    moveProject: ({ params, body }) => {
      atomically(() => {
        const { id } = requireProject(params['id']);
        projects.reorder(
          move(
            all.list().map((project) => project.id),
            id,
            body.position,
          ),
        );
      });
      return { status: 200, body: { message: 'Project moved.' } };
    },

    deleteProject: ({ params, session }) => {
      const undo = atomically(() => {
        const { id } = requireProject(params['id']);
        const token = undoService.record('project', id);
        // Their files stay on the disk until this can no longer be undone.
        history.saving([homepage], session, () => removeProject(services, id));
        return token;
      });
      return { status: 200, body: { message: 'Project deleted.', undo } };
    },
  };
}
