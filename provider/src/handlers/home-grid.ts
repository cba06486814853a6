import type { HandlersFor } from '../contract/types.ts';
import type { Session } from '../auth/sessions.ts';
import { homepage } from '../history/history.ts';
import { conflict, badRequest, notFound } from '../lib/http-error.ts';
import type { Cell } from '../repositories/home-grid.ts';
import type { Media } from '../repositories/media.ts';
import { assertHoverPair } from '../rules/home-grid.ts';
import { findById, parseId } from '../rules/ids.ts';
import type { Schemas } from '../contract/types.ts';
import type { Services } from '../services.ts';
import { createMediaResolver } from '../records/resolve-media.ts';
import type { Audience } from '../repositories/visibility.ts';
import { audienceOf, presentDetails, presentLink, presentPath, presentSummaries } from '../records/present.ts';
import { mapInOrder } from '../lib/in-order.ts';

type Operations = 'listHomeGrid' | 'createHomeGridItem' | 'updateHomeGridItem' | 'deleteHomeGridItem';

/** How many projects the home page lists by name. */
const LATEST = 8;

const gridTypes = ['grid1', 'grid2', 'grid3', 'grid4', 'grid5', 'grid6'] as const;

/** The grid of the home page, whose list names the latest projects too. */
export function homeGridHandlers(
  services: Pick<
    Services,
    | 'homeGrid'
    | 'projects'
    | 'grids'
    | 'categories'
    | 'clock'
    | 'media'
    | 'history'
    | 'undoService'
    | 'atomically'
    | 'ownOrigins'
  >,
): HandlersFor<Operations> {
  const { homeGrid, projects, media, history, undoService, atomically } = services;
  const save = <T>(session: Session | null, work: () => Promise<T>): Promise<T> =>
    atomically(() => history.saving([homepage], session, work));
  const { find: findProject } = projects.seenBy('administrator');
  const find = async (id: number | null): Promise<Media | null> => (id === null ? null : await media.find(id));
  const present = async (cell: Cell, audience: Audience): Promise<Schemas['HomeGridItem']> => {
    const nonHover = await find(cell.nonHoverMediaId);
    const hover = await find(cell.hoverMediaId);
    return {
      id: cell.id,
      projectId: cell.projectId,
      gridType: gridTypes[cell.position - 1] ?? 'grid1',
      nonHoverMedia: presentPath(nonHover),
      hoverMedia: presentPath(hover),
      position: cell.position,
      project: await presentLink(services, cell.projectId, audience),
      nonHoverDetails: presentDetails(nonHover),
      hoverDetails: presentDetails(hover),
    };
  };

  return {
    listHomeGrid: async ({ session }) => {
      const audience = audienceOf(session);
      const homepageGrids = await mapInOrder(await homeGrid.list(audience), (cell) => present(cell, audience));
      if (audience === 'administrator') return { status: 200, body: { homepageGrids } };
      const latest = await presentSummaries(services, await projects.seenBy(audience).slice(null, 0, LATEST), audience);
      return { status: 200, body: { homepageGrids, ...(latest.length === 0 ? {} : { latest: [...latest] }) } };
    },

    createHomeGridItem: async ({ body, session, request }) => {
      if (body.gridType !== gridTypes[body.position - 1]) throw badRequest(`"gridType" must be grid${body.position}.`);
      await save(session, async () => {
        const project = await findById(body.projectId, findProject);
        if (project === null) throw notFound('project');
        const choose = createMediaResolver(services, request, project.id);
        const nonHoverMediaId = (await choose(body.nonHoverMedia))?.id ?? null;
        const hoverMediaId = (await choose(body.hoverMedia))?.id ?? null;
        assertHoverPair(nonHoverMediaId, hoverMediaId);
        if ((await homeGrid.list('administrator')).some((cell) => cell.position === body.position)) {
          throw conflict('This cell already shows a project.');
        }
        await homeGrid.insert(body.position, { projectId: project.id, nonHoverMediaId, hoverMediaId });
      });
      return { status: 201, body: { message: 'Media submitted successfully' } };
    },

    updateHomeGridItem: async ({ params, body, session, request }) => {
      await save(session, async () => {
        const cell = await findById(params['id'], homeGrid.find);
        if (cell === null) throw notFound('cell');
        if (body.id !== undefined && parseId(body.id) !== cell.id) throw badRequest('"id" is not the id of this cell.');
        const isAnotherProject = body.newProjectId !== undefined && parseId(body.projectId) !== cell.projectId;
        if (isAnotherProject || (body.position !== undefined && body.position !== cell.position)) {
          throw conflict('This cell has changed since it was opened.');
        }
        const project = await findById(body.newProjectId ?? body.projectId, findProject);
        if (project === null) throw notFound('project');
        const choose = createMediaResolver(services, request, project.id);
        // A medium that is not sent stays, unless the cell changes to another project.
        const decide = async (path: string | null | undefined, present: number | null): Promise<number | null> =>
          path === undefined && project.id === cell.projectId ? present : ((await choose(path))?.id ?? null);
        const nonHoverMediaId = await decide(body.newnonHoverMedia, cell.nonHoverMediaId);
        const hoverMediaId = await decide(body.newhoverMedia, cell.hoverMediaId);
        assertHoverPair(nonHoverMediaId, hoverMediaId);
        await homeGrid.update(cell.id, { projectId: project.id, nonHoverMediaId, hoverMediaId });
      });
      return { status: 200, body: { message: 'Media updated successfully' } };
    },

    deleteHomeGridItem: async ({ params, session }) => {
      const undo = await save(session, async () => {
        const cell = await findById(params['id'], homeGrid.find);
        if (cell === null) throw notFound('cell');
        const token = await undoService.record('home_grid', cell.id);
        await homeGrid.remove(cell.id);
        return token;
      });
      // Clients take any other message for a failure (specification, section 7).
      return { status: 200, body: { message: 'Project removed from homepage grid successfully!', undo } };
    },
  };
}
