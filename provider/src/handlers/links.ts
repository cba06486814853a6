import type { HandlersFor, Schemas } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { badRequest, conflict, notFound } from '../http-error.ts';
import { forBearer } from '../http/robots.ts';
import { vary } from '../http/vary.ts';
import type { Link, LinkSubject } from '../repositories/links.ts';
import { findById, parseId } from '../rules/ids.ts';
import { variantTypes } from '../rules/variants.ts';
import type { Services } from '../services.ts';
import { isPublic } from '../rules/publication.ts';
import { mustExist, presentProject, presentStory } from './present.ts';
import { createMediaSender, forOne } from './send-media.ts';
import { withMediaUnder } from './shown-paths.ts';

type Operations = 'listLinks' | 'createLink' | 'revokeLink' | 'getShown' | 'getShownMedia' | 'getTeaser';

type LinkServices = Pick<
  Services,
  | 'links'
  | 'shownLinks'
  | 'teasers'
  | 'projects'
  | 'stories'
  | 'grids'
  | 'media'
  | 'store'
  | 'variants'
  | 'idempotency'
  | 'undoService'
  | 'clock'
  | 'atomically'
>;

/** The width of the picture on a sealed project's page, in pixels: enough to be recognised by who knows it. */
const teaserWidth = 320;
/** As far ahead as a link may last, in milliseconds. */
const longest = 5 * 366 * 24 * 60 * 60_000;

export const linkPath = (token: string): string => `p/${token}`;

const presentLink = ({ id, name, token, createdAt, expiresAt, openings, openedAt }: Link): Schemas['Link'] => ({
  id,
  name,
  path: linkPath(token),
  createdAt: new Date(createdAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  openings,
  openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
});

/** Openings are no change of it. */
const etag = (link: Link): string => etagOf({ ...link, openings: null, openedAt: null });

/** Links to what is sealed: for the administrator, who makes them, and for whoever has been given one. */
export function linkHandlers(services: LinkServices): HandlersFor<Operations> {
  const {
    links,
    shownLinks,
    teasers,
    variants,
    projects,
    stories,
    media,
    idempotency,
    undoService,
    clock,
    atomically,
  } = services;
  const all = { project: projects.seenBy('administrator').find, story: stories.seenBy('administrator').find };
  const send = createMediaSender(services);

  function requireSubject(ids: { readonly project?: Schemas['Id']; readonly story?: Schemas['Id'] }): LinkSubject {
    const { project, story } = ids;
    if ((project === undefined) === (story === undefined)) {
      throw badRequest('Exactly one of "project" and "story" is needed.');
    }
    const kind = project === undefined ? 'story' : 'project';
    const id = parseId(project ?? story);
    if (id === null || all[kind](id) === null) throw notFound(kind);
    return { kind, id };
  }

  function readEnd(text: string, now: number): number {
    const end = Date.parse(text);
    if (Number.isNaN(end)) throw badRequest('"expiresAt" is not valid.', 'expiresAt');
    if (end <= now) throw badRequest('A link has to end later than now.', 'expiresAt');
    if (end > now + longest) throw badRequest('A link lasts five years at most.', 'expiresAt');
    return end;
  }

  return {
    listLinks: ({ query }) => ({ status: 200, body: { data: links.list(requireSubject(query)).map(presentLink) } }),

    createLink: ({ body, request }) => {
      const link = atomically(() => {
        const subject = requireSubject(body);
        if (mustExist(all[subject.kind](subject.id)).visibility !== 'sealed') {
          throw conflict('Only what is sealed is shown by links. Save it as sealed first.');
        }
        const fields = { name: body.name.trim(), expiresAt: readEnd(body.expiresAt, clock()) };
        return idempotency.run({
          operation: 'createLink',
          key: request.headers['idempotency-key'],
          find: links.find,
          etag,
          write: (existing) => {
            if (existing === null) return shownLinks.make({ subject, ...fields });
            links.update(existing.id, fields);
            return mustExist(links.find(existing.id));
          },
        });
      });
      return { status: 201, body: { message: 'Link made.', data: presentLink(link) } };
    },

    revokeLink: ({ params }) => {
      const undo = atomically(() => {
        const link = findById(params['id'], links.find);
        if (link === null || link.revokedAt !== null) throw notFound('link');
        const token = undoService.record('link', link.id);
        links.setRevoked(link.id, clock());
        return token;
      });
      return { status: 200, body: { message: 'Link revoked.', undo } };
    },

    getShown: ({ params, session, request, reply }) => {
      reply.headers(forBearer);
      const { link } = shownLinks.open(params['token'] ?? '', request.ip);
      const { kind, id } = link.subject;
      const path = linkPath(link.token);
      const record = all[kind](id);
      if (record === null) throw notFound('link');
      if (isPublic(record, clock()) || record.visibility === 'unlisted') {
        const project = kind === 'project' ? all.project(id) : null;
        return {
          status: 200,
          body: {
            moved: project === null ? `/individual/${String(id)}` : `/project/${encodeURIComponent(project.slug)}`,
          },
        };
      }
      // A draft is the administrator's again.
      if (record.visibility !== 'sealed') throw notFound('link');
      if (session === null && request.method === 'GET') shownLinks.count(link, request.ip);
      if (kind === 'project') {
        const project = presentProject(services, mustExist(all.project(id)), 'visitor');
        return { status: 200, body: { project: withMediaUnder(project, path) } };
      }
      return { status: 200, body: { story: presentStory(services, mustExist(all.story(id)), 'visitor') } };
    },

    getShownMedia: async ({ params, query, request, reply }) => {
      reply.headers(forBearer);
      const { link, visibility } = shownLinks.open(params['token'] ?? '', request.ip);
      const record = media.findByFile(params['file'] ?? '');
      const { kind, id } = link.subject;
      if (visibility !== 'sealed' || record === null || kind !== 'project' || !media.isOnPage(record.id, id)) {
        throw notFound('file');
      }
      await send(record, { width: Number(query['width'] ?? 0), isPublic: false }, request, reply);
      return null;
    },

    getTeaser: async ({ params, request, reply }) => {
      reply.headers(forBearer);
      const picture = teasers.pictureOf(params['slug'] ?? '');
      const small = picture === null ? null : await variants.find(picture, teaserWidth, request.headers.accept);
      // Never the original in its place.
      if (small === null) throw notFound('picture');
      vary(reply, 'Accept');
      reply.header('content-type', variantTypes[small.format]).sendFile(small.name, variants.folder, forOne);
      return null;
    },
  };
}
