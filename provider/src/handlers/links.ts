import type { HandlersFor, Schemas } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { HttpError, badRequest, conflict, notFound } from '../lib/http-error.ts';
import { forBearer } from '../http/robots.ts';
import { vary } from '../http/vary.ts';
import type { Link, LinkPurpose, LinkSubject } from '../repositories/links.ts';
import type { Publication } from '../repositories/visibility.ts';
import { findById, parseId } from '../rules/ids.ts';
import type { Variant } from '../media/variants.ts';
import { variantTypes } from '../rules/variants.ts';
import type { Services } from '../services.ts';
import { isPublic } from '../rules/publication.ts';
import { mustExist, presentProject, presentStory } from '../records/present.ts';
import { createMediaSender, forOne, readMediaName, sendByName, sendCaptions } from './send-media.ts';
import { filmOfCaptions } from '../rules/captions.ts';
import { withMediaUnder, withPicturesUnder } from './shown-paths.ts';

type Operations = 'listLinks' | 'createLink' | 'revokeLink' | 'getShown' | 'getShownMedia' | 'getTeaser';

type LinkServices = Pick<
  Services,
  | 'links'
  | 'shownLinks'
  | 'teasers'
  | 'projects'
  | 'stories'
  | 'storyMedia'
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

/** The page of a link, below the site's address. */
const pagePath = ({ purpose, token }: Link): string | null =>
  token === null ? null : `${purpose === 'preview' ? 'preview' : 'p'}/${token}`;

/** What the addresses of its media begin with. */
const mediaPath = (token: string): string => `p/${token}`;

const presentLink = (link: Link): Schemas['Link'] => {
  const { id, purpose, name, createdAt, expiresAt, openings, openedAt } = link;
  return {
    id,
    purpose,
    name,
    path: pagePath(link),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    openings,
    openedAt: openedAt === null ? null : new Date(openedAt).toISOString(),
  };
};

/** Openings are no change of it. */
const etag = (link: Link): string => etagOf({ ...link, openings: null, openedAt: null });

/** What a link to it is for; null of what needs none. */
function purposeOf(record: Publication, now: number): LinkPurpose | null {
  if (record.visibility === 'sealed') return 'client';
  return record.visibility === 'draft' && !isPublic(record, now) ? 'preview' : null;
}

/** Links to what is sealed, and to drafts: for the administrator, who makes them, and for whoever has been given one. */
export function linkHandlers(services: LinkServices): HandlersFor<Operations> {
  const {
    links,
    shownLinks,
    teasers,
    variants,
    projects,
    stories,
    storyMedia,
    media,
    idempotency,
    undoService,
    clock,
    atomically,
  } = services;
  const all = { project: projects.seenBy('administrator').find, story: stories.seenBy('administrator').find };
  const send = createMediaSender(services);

  async function requireSubject(ids: {
    readonly project?: Schemas['Id'];
    readonly story?: Schemas['Id'];
  }): Promise<LinkSubject> {
    const { project, story } = ids;
    if ((project === undefined) === (story === undefined)) {
      throw badRequest('Exactly one of "project" and "story" is needed.');
    }
    const kind = project === undefined ? 'story' : 'project';
    const id = parseId(project ?? story);
    if (id === null || (await all[kind](id)) === null) throw notFound(kind);
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
    listLinks: async ({ query }) => ({
      status: 200,
      body: { data: (await links.list(await requireSubject(query))).map(presentLink) },
    }),

    createLink: async ({ body, request }) => {
      const link = await atomically(async () => {
        const subject = await requireSubject(body);
        const purpose = purposeOf(mustExist(await all[subject.kind](subject.id)), clock());
        if (purpose === null) {
          throw conflict('Only drafts and what is sealed are shown by links. Save it as one of them first.');
        }
        const fields = { name: body.name.trim(), expiresAt: readEnd(body.expiresAt, clock()) };
        return idempotency.run({
          operation: 'createLink',
          key: request.headers['idempotency-key'],
          find: links.find,
          etag,
          write: async (existing) => {
            if (existing === null) return shownLinks.make({ subject, purpose, ...fields });
            await links.update(existing.id, fields);
            return mustExist(await links.find(existing.id));
          },
        });
      });
      return { status: 201, body: { message: 'Link made.', data: presentLink(link) } };
    },

    revokeLink: async ({ params }) => {
      const undo = await atomically(async () => {
        const link = await findById(params['id'], links.find);
        if (link === null || link.revokedAt !== null) throw notFound('link');
        const token = await undoService.record('link', link.id);
        await links.setRevoked(link.id, clock());
        return token;
      });
      return { status: 200, body: { message: 'Link revoked.', undo } };
    },

    getShown: async ({ params, session, request, reply }) => {
      reply.headers(forBearer);
      const { link, token, subject } = await shownLinks.open(params['token'] ?? '', request.ip);
      const { kind, id } = link.subject;
      if (subject === 'hidden') throw notFound('link');
      // Anyone with the link was shown the draft: they may know that much, and no more.
      if (subject === 'sealed') throw new HttpError(403, 'This is now sealed. Ask for a personal link.');
      if (subject === 'moved') {
        const project = kind === 'project' ? await all.project(id) : null;
        return {
          status: 200,
          body: {
            moved: project === null ? `/individual/${String(id)}` : `/project/${encodeURIComponent(project.slug)}`,
          },
        };
      }
      if (session === null && request.method === 'GET') await shownLinks.count(link, request.ip);
      if (kind === 'project') {
        const project = await presentProject(services, mustExist(await all.project(id)), 'visitor');
        return { status: 200, body: { project: withMediaUnder(project, mediaPath(token)) } };
      }
      const story = await presentStory(services, mustExist(await all.story(id)), 'visitor');
      return { status: 200, body: { story: withPicturesUnder(story, mediaPath(token)) } };
    },

    getShownMedia: async ({ params, query, request, reply }) => {
      reply.headers(forBearer);
      const { link, subject } = await shownLinks.open(params['token'] ?? '', request.ip);
      const name = readMediaName(params['file'] ?? '', query);
      const film = filmOfCaptions(name.file);
      const record = await media.findByFile(film ?? name.file);
      const { kind, id } = link.subject;
      const isPartOf = kind === 'project' ? media.isOnPage : storyMedia.isIn;
      if (subject !== 'shown' || record === null || !(await isPartOf(record.id, id))) throw notFound('file');
      request.isRightGood = () => shownLinks.isGood(link);
      if (film !== null) sendCaptions(name.file, record, false, reply);
      else await send(record, { ...name, isPublic: false }, request, reply);
      return null;
    },

    getTeaser: async ({ params, request, reply }) => {
      reply.headers(forBearer);
      const picture = await teasers.pictureOf(params['slug'] ?? '');
      let small: Variant | null = null;
      // Each waits a while for it to be made.
      for (let tries = 0; picture !== null && small === null && tries < 5; tries += 1) {
        small = await variants.find(picture, teaserWidth, request.headers.accept);
      }
      // Never the original in its place.
      if (small === null) throw notFound('picture');
      vary(reply, 'Accept');
      reply.header('content-type', variantTypes[small.format]);
      sendByName({ name: small.name, folder: variants.folder }, forOne, request, reply);
      return null;
    },
  };
}
