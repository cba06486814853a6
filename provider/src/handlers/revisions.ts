import type { HandlersFor, Schemas } from '../contract/types.ts';
import { filePolicy } from '../http/headers.ts';
import { assertMatch } from '../http/etag.ts';
import { badRequest, conflict, notFound } from '../lib/http-error.ts';
import { aboutPage, homepage, settings } from '../history/history.ts';
import type { FoundRevision, ListedRevision } from '../history/history.ts';
import type { Revision, Target } from '../repositories/revisions.ts';
import { parseId } from '../rules/ids.ts';
import { toPath } from '../rules/media-path.ts';
import { compare } from '../rules/revision-differences.ts';
import type { Placed } from '../rules/revision-parts.ts';
import type { Services } from '../services.ts';
import { targetEtag } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { mustExist, presentDetails } from '../records/present.ts';
import { forOne, sendByName } from './send-media.ts';
import { mapInOrder } from '../lib/in-order.ts';

type Operations = 'listRevisions' | 'getRevision' | 'getRevisionMedia' | 'restoreRevision';

const present = ({
  id,
  target,
  at,
  by,
  cause,
  restoredAt,
  summary,
  isPresent,
}: ListedRevision): Schemas['Revision'] => ({
  id,
  kind: target.kind,
  at: new Date(at).toISOString(),
  by,
  cause,
  ...(restoredAt === null ? {} : { restoredAt: new Date(restoredAt).toISOString() }),
  summary,
  isPresent,
});

/** What each save of a project, a story, the About page, the home page and the settings has left. */
export function revisionHandlers(
  services: EtagSources &
    Pick<Services, 'atomically' | 'history' | 'idempotency' | 'media' | 'revisions' | 'store' | 'stories'>,
): HandlersFor<Operations> {
  const { atomically, history, idempotency, media, projects, revisions, store, stories } = services;

  const requireRevision = async (id: string | undefined): Promise<FoundRevision> => {
    const own = parseId(id);
    const found = own === null ? null : await history.find(own);
    if (found === null) throw notFound('revision');
    return found;
  };

  function readTarget(kind: string | undefined, id: string | undefined): Target {
    switch (kind) {
      case 'about':
        return aboutPage;
      case 'homepage':
        return homepage;
      case 'settings':
        return settings;
      case 'project':
      case 'story': {
        if (id === undefined) throw badRequest(`"id" of the ${kind} is needed.`);
        return { kind, id: parseId(id) ?? 0 };
      }
      default:
        throw badRequest('"kind" is not valid.');
    }
  }

  async function titleOf({ kind, id }: Target): Promise<string | null> {
    if (kind === 'project') return (await projects.seenBy('administrator').find(id))?.title ?? null;
    return kind === 'story' ? ((await stories.seenBy('administrator').find(id))?.title ?? null) : '';
  }

  const etagFor = async (target: Target): Promise<string> => {
    const tag = await targetEtag(services, target);
    if (tag === null) throw notFound(target.kind);
    return tag;
  };

  /** The record of a file, as long as it has this file; then everybody's address leads there, else the revision's own. */
  async function presentFile(placed: Placed | null, { id: revisionId }: Revision): Promise<Schemas['RevisionFile']> {
    if (placed === null) return null;
    const { place, file: stored } = placed;
    const { id, file, mediaType, poster, alt, focus, sound } = stored;
    const now = await media.find(id);
    const own = async (name: string): Promise<string> =>
      (await media.findByFile(name)) === null ? `api/revisions/${String(revisionId)}/media/${name}` : toPath(name);
    return {
      place,
      mediaUrl: await own(file),
      mediaType,
      poster: poster === null ? null : await own(poster),
      alt,
      focus,
      ...(sound === null ? {} : { sound }),
      ...(now?.file === file ? { details: { ...mustExist(presentDetails(now)), alt, focus } } : {}),
    };
  }

  return {
    listRevisions: async ({ query, reply }) => {
      const target = readTarget(query['kind'], query['id']);
      const title = await titleOf(target);
      if (title === null) throw notFound(target.kind);
      reply.header('etag', await etagFor(target));
      const data = (await history.list(target)).map(present);
      return { status: 200, body: { data, ...(title === '' ? {} : { title }) } };
    },

    getRevision: async ({ params, reply }) => {
      const revision = await requireRevision(params['id']);
      const before = await revisions.before(revision);
      const { parts, files } = compare(before?.state ?? null, revision.state);
      reply.header('etag', await etagFor(revision.target));
      return {
        status: 200,
        body: {
          data: {
            ...present(revision),
            parts: parts.flatMap(({ before: was, after: is }) => {
              const part = is ?? was;
              if (part === null) return [];
              const { name, label, long } = part;
              return [{ name, label, long, before: was?.value ?? null, after: is?.value ?? null }];
            }),
            pictures: await mapInOrder(files, async ({ change, before: was, after: is }) => ({
              change,
              before: await presentFile(was, before ?? revision),
              after: await presentFile(is, revision),
            })),
          },
        },
      };
    },

    getRevisionMedia: async ({ params, request, reply }) => {
      const { id, rows } = await requireRevision(params['id']);
      const row = (rows['media'] ?? []).find((one) => one['file'] === params['file']);
      const file = row?.['file'];
      const type = row?.['content_type'];
      if (typeof file !== 'string' || typeof type !== 'string' || !(await revisions.keeps(id, file)))
        throw notFound('file');
      reply
        .header('content-type', type)
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'same-site')
        .header('content-security-policy', filePolicy);
      await store.bring([file]);
      sendByName({ name: file, folder: store.folder }, forOne, request, reply);
      return null;
    },

    restoreRevision: async ({ params, session, request, reply }) => {
      const gone: string[] = [];
      const { 'if-match': match, 'idempotency-key': key } = request.headers;
      const answer = await atomically(async () => {
        const wanted = await requireRevision(params['id']);
        await etagFor(wanted.target);
        const leftOut: string[] = [];
        let token: string | null = null;
        const made = await idempotency.run({
          operation: 'restoreRevision',
          key,
          find: history.find,
          etag: () => etagFor(wanted.target),
          write: async (existing) => {
            if (existing !== null) {
              const isThisOne = existing.id === wanted.id || existing.restoredAt === wanted.at;
              if (!isThisOne) throw conflict('Another state was restored under this key.');
              // Sent again, it changes nothing more.
              return existing;
            }
            assertMatch(match, await etagFor(wanted.target));
            const done = await history.restore(wanted.id, session, 'restored');
            leftOut.push(...done.leftOut);
            gone.push(...done.gone);
            token = done.undo;
            return done.undo === null ? wanted : mustExist(await history.latest(wanted.target));
          },
        });
        const before = made.id === wanted.id ? null : await revisions.before(made);
        return {
          made,
          undo: token ?? (before === null ? null : await revisions.undoToken(before.id)),
          leftOut,
          etag: await etagFor(wanted.target),
        };
      });
      await store.remove(gone);
      reply.header('etag', answer.etag);
      const { made, undo, leftOut } = answer;
      return {
        status: 200,
        body: {
          message: undo === null ? 'Nothing differs from what is there now.' : 'Restored.',
          ...(undo === null ? {} : { undo }),
          ...(leftOut.length === 0 ? {} : { leftOut }),
          data: present(made),
        },
      };
    },
  };
}
