import type { HandlersFor, Schemas } from '../contract/types.ts';
import { backupMade } from '../log/actions.ts';
import { wantsRendition } from '../rules/renditions.ts';
import type { Services } from '../services.ts';
import { presentLogEntry } from './log.ts';
import { mustExist } from '../records/present.ts';
import { filterInOrder, flatMapInOrder } from '../lib/in-order.ts';

/** How soon a link has to end to be named, in milliseconds. */
const soon = 7 * 24 * 60 * 60_000;
const mostEdits = 12;
/** Many of them are one line, where one thing was changed again and again. */
const mostChanges = 24;

/** 'project' and 'story' have ids; of the others there is one. */
const hasId = (kind: Schemas['RevisionKind']): boolean => kind === 'project' || kind === 'story';

/** What the dashboard's first page says of the studio: what was done last, and what waits. */
export function deskHandlers({
  backups,
  clock,
  imports,
  links,
  log,
  media,
  messages,
  nightly,
  projects,
  renditions,
  revisions,
  stories,
}: Pick<
  Services,
  | 'backups'
  | 'clock'
  | 'imports'
  | 'links'
  | 'log'
  | 'media'
  | 'messages'
  | 'nightly'
  | 'projects'
  | 'renditions'
  | 'revisions'
  | 'stories'
>): HandlersFor<'getDesk'> {
  const all = { project: projects.seenBy('administrator').find, story: stories.seenBy('administrator').find };

  /** What the dashboard makes lies on the server for a week; the log knows of it for longer. */
  async function lastBackup(): Promise<number | null> {
    const [stored] = backups.list().filter(({ kind }) => kind === 'made');
    const here = stored?.madeAt ?? (await log.lastTime(backupMade));
    const byNight = (await nightly?.lastMadeAt()) ?? null;
    return here === null || byNight === null ? (here ?? byNight) : Math.max(here, byNight);
  }

  return {
    getDesk: async () => {
      const now = clock();
      const plainFilms = await filterInOrder(await renditions.plainFilms(), async ({ mediaId }) =>
        wantsRendition(mustExist(await media.find(mediaId))),
      );
      const last = await lastBackup();
      return {
        status: 200,
        body: {
          data: {
            edits: (await revisions.lastEdits(mostEdits)).map(({ target: { kind, id }, at, by }) => ({
              kind,
              ...(hasId(kind) ? { id } : {}),
              at: new Date(at).toISOString(),
              by,
            })),
            undescribed: await media.countUndescribed(),
            plainFilms: { count: plainFilms.length, projectId: plainFilms[0]?.projectId ?? null },
            endingLinks: await flatMapInOrder(
              await links.ending(now, now + soon),
              async ({ name, expiresAt, subject }) => {
                const shown = await all[subject.kind](subject.id);
                return shown === null
                  ? []
                  : [{ name, expiresAt: new Date(expiresAt).toISOString(), subject, title: shown.title }];
              },
            ),
            unreadMessages: await messages.countUnread(),
            lastBackupAt: last === null ? null : new Date(last).toISOString(),
            failedImports: (await imports.list())
              .filter(({ state }) => state === 'failed')
              .map(({ id, name }) => ({ id, name })),
            changes: (await log.list(['change'], Number.MAX_SAFE_INTEGER, mostChanges)).map(presentLogEntry),
          },
        },
      };
    },
  };
}
