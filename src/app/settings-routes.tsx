import { createDashboardPage, type DashboardRoute } from './dashboard-page.tsx';
import type { createDeleted } from '../api/dashboard/deleted.ts';
import type { createSettings } from '../api/dashboard/settings.ts';
import type { createKeptLooks } from '../api/dashboard/kept-looks.ts';
import type { createRedirects } from '../api/dashboard/redirects.ts';
import type { createHistory } from '../api/dashboard/history.ts';
import type { createSessions } from '../api/dashboard/sessions.ts';
import type { createLog } from '../api/dashboard/log.ts';
import type { createVisits } from '../api/dashboard/visits.ts';
import type { createInbox } from '../api/dashboard/messages.ts';
import type { createBackups } from '../api/dashboard/backups.ts';
import type { createAdministrators } from '../api/dashboard/administrators.ts';
import type { createSignIn } from '../api/dashboard/sign-in.ts';
import type { createImports } from '../api/dashboard/imports.ts';
import type { Reads } from '../api/site/reads.ts';
import type { Project } from '../domain/content.ts';
import { dashboardPaths } from '../domain/dashboard-paths.ts';
import { toLogPart } from '../domain/log.ts';
import { paths } from '../domain/paths.ts';
import { seenByVisitors } from '../domain/publication.ts';
import { toPeriod } from '../domain/visits.ts';
import { canUsePasskeys } from '../platform/passkeys.ts';
import { whole } from './whole.ts';

/** What the screens of the studio's settings read. */
export type SettingsReads = Pick<ReturnType<typeof createDeleted>, 'deleted'> &
  Pick<ReturnType<typeof createSettings>, 'settings'> &
  Pick<ReturnType<typeof createRedirects>, 'redirects'> &
  Pick<ReturnType<typeof createKeptLooks>, 'keptLooks'> &
  Pick<ReturnType<typeof createHistory>, 'history'> &
  Pick<ReturnType<typeof createSessions>, 'sessions'> &
  Pick<ReturnType<typeof createLog>, 'log'> &
  Pick<ReturnType<typeof createVisits>, 'visits'> &
  Pick<ReturnType<typeof createInbox>, 'inbox'> &
  Pick<ReturnType<typeof createBackups>, 'backups'> &
  Pick<ReturnType<typeof createAdministrators>, 'administrators'> &
  Pick<ReturnType<typeof createSignIn>, 'signIn'> &
  Pick<ReturnType<typeof createImports>, 'imports'>;

/** The project whose title takes the most room, to try a look on; null where there is none, or it cannot be read: a look needs none. */
async function readLongest(reads: Reads, signal: AbortSignal): Promise<Project | null> {
  try {
    const projects = seenByVisitors(await reads.projects(signal));
    const [longest] = projects.toSorted((one, other) => other.title.length - one.title.length);
    return longest === undefined ? null : (await reads.project(longest.slug, signal)).value;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The screens behind Settings, and what keeps the studio: its history, what was deleted, imports, messages and visitors. */
export function createSettingsRoutes(reads: Reads, extensions: SettingsReads): DashboardRoute[] {
  const screens = dashboardPaths;
  return [
    {
      path: screens.importSite,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.imports(signal)),
        screen: async () => (await import('../dashboard/import-site/ImportScreen.tsx')).ImportScreen,
      }),
    },
    {
      path: screens.redirects,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.redirects(signal)),
        screen: async () => (await import('../dashboard/redirects/RedirectsScreen.tsx')).RedirectsScreen,
      }),
    },
    {
      path: `${paths.dashboard}/history/:kind/:id?`,
      ...createDashboardPage({
        keyOf: ({ kind = '', id = '' }) => `${kind}/${id}`,
        read: async (key, signal) => {
          const [kind = '', id = ''] = key.split('/');
          return whole(await extensions.history(kind, id, signal));
        },
        screen: async () => (await import('../dashboard/history/HistoryScreen.tsx')).HistoryScreen,
      }),
    },
    {
      path: screens.recentlyDeleted,
      ...createDashboardPage({
        read: async (_key, signal) => whole({ items: await extensions.deleted(signal), readAt: Date.now() }),
        screen: async () =>
          (await import('../dashboard/recently-deleted/RecentlyDeletedScreen.tsx')).RecentlyDeletedScreen,
      }),
    },
    {
      path: screens.settings,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.settings(signal)),
        screen: async () => (await import('../dashboard/settings/SettingsScreen.tsx')).SettingsScreen,
      }),
    },
    {
      path: screens.words,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.settings(signal)),
        screen: async () => (await import('../dashboard/words/WordsScreen.tsx')).WordsScreen,
      }),
    },
    {
      path: screens.look,
      ...createDashboardPage({
        read: async (_key, signal) => {
          const [settings, home, project, kept] = await Promise.all([
            extensions.settings(signal),
            reads.home(signal),
            readLongest(reads, signal),
            extensions.keptLooks(signal),
          ]);
          return whole({ settings, home: home.value, project, kept });
        },
        screen: async () => (await import('../dashboard/look/LookScreen.tsx')).LookScreen,
      }),
    },
    {
      path: screens.sessions,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.sessions(signal)),
        screen: async () => (await import('../dashboard/sessions/SessionsScreen.tsx')).SessionsScreen,
      }),
    },
    {
      path: screens.backup,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.backups(signal)),
        screen: async () => (await import('../dashboard/backup/BackupScreen.tsx')).BackupScreen,
      }),
    },
    {
      path: screens.administrators,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.administrators(signal)),
        screen: async () => (await import('../dashboard/administrators/AdministratorsScreen.tsx')).AdministratorsScreen,
      }),
    },
    {
      path: `${screens.log}/:of?/:before?`,
      ...createDashboardPage({
        keyOf: ({ of, before = '' }) => `${toLogPart(of)}/${/^[1-9]\d{0,14}$/.test(before) ? before : ''}`,
        read: async (key, signal) => {
          const [of, before = ''] = key.split('/');
          return whole(await extensions.log(toLogPart(of), before, signal));
        },
        screen: async () => (await import('../dashboard/log/LogScreen.tsx')).LogScreen,
      }),
    },
    {
      path: screens.inbox,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await extensions.inbox(signal)),
        screen: async () => (await import('../dashboard/inbox/InboxScreen.tsx')).InboxScreen,
      }),
    },
    {
      path: `${screens.visitors}/:days?`,
      ...createDashboardPage({
        keyOf: ({ days }) => toPeriod(days),
        read: async (key, signal) => whole(await extensions.visits(toPeriod(key), signal)),
        screen: async () => (await import('../dashboard/visitors/VisitorsScreen.tsx')).VisitorsScreen,
      }),
    },
    {
      path: screens.signIn,
      ...createDashboardPage({
        read: async (_key, signal) => whole({ ...(await extensions.signIn(signal)), canAddPasskeys: canUsePasskeys() }),
        screen: async () => (await import('../dashboard/sign-in/SignInScreen.tsx')).SignInScreen,
      }),
    },
  ];
}
