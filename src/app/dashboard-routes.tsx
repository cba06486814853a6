import { createPeopleRoutes, type PeopleReads } from './people-routes.tsx';
import { createDashboardPage, createDashboardScreen, type DashboardScreen } from './dashboard-page.tsx';
import type { DashboardReads } from '../api/dashboard/reads.ts';
import type { createDeleted } from '../api/dashboard/deleted.ts';
import type { createHistory } from '../api/dashboard/history.ts';
import type { createOwnPages } from '../api/dashboard/pages.ts';
import type { createImports } from '../api/dashboard/imports.ts';
import type { createRedirects } from '../api/dashboard/redirects.ts';
import type { createBackups } from '../api/dashboard/backups.ts';
import type { createSessions } from '../api/dashboard/sessions.ts';
import type { createAdministrators } from '../api/dashboard/administrators.ts';
import type { createSignIn } from '../api/dashboard/sign-in.ts';
import type { createSettings } from '../api/dashboard/settings.ts';
import type { Homepage } from '../api/dashboard/homepage.ts';
import type { Reads } from '../api/site/reads.ts';
import type { Project } from '../domain/content.ts';
import { dashboardPaths } from '../domain/dashboard-paths.ts';
import { paths } from '../domain/paths.ts';
import { canUsePasskeys } from '../platform/passkeys.ts';

/** A child of /dashboard and its pattern. */
export interface DashboardRoute extends DashboardScreen {
  readonly path: string;
}

/** A value of which every part could be read. */
function whole<Value>(value: Value) {
  return { value, problems: [] };
}

/** The first project of the list, to try a look on; null where there is none, or it cannot be read: a look needs none. */
async function readLatest(reads: Reads, signal: AbortSignal): Promise<Project | null> {
  try {
    const [first] = await reads.projects(signal);
    return first === undefined ? null : (await reads.project(first.slug, signal)).value;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The children of /dashboard and their reads (specification, section 2, "Dashboard"). */
export function createDashboardRoutes(
  reads: Reads,
  dashboard: DashboardReads,
  homepage: Homepage,
  extensions: Pick<ReturnType<typeof createDeleted>, 'deleted'> &
    Pick<ReturnType<typeof createSettings>, 'settings'> &
    Pick<ReturnType<typeof createOwnPages>, 'pageForEdit'> &
    Pick<ReturnType<typeof createRedirects>, 'redirects'> &
    Pick<ReturnType<typeof createHistory>, 'history'> &
    Pick<ReturnType<typeof createSessions>, 'sessions'> &
    PeopleReads &
    Pick<ReturnType<typeof createBackups>, 'backups'> &
    Pick<ReturnType<typeof createAdministrators>, 'administrators'> &
    Pick<ReturnType<typeof createSignIn>, 'signIn'> &
    Pick<ReturnType<typeof createImports>, 'imports'>,
): DashboardRoute[] {
  const screens = dashboardPaths;
  const byId = ({ id = '' }) => id;
  return [
    {
      path: paths.dashboard,
      ...createDashboardPage({
        read: (_key, signal) => dashboard.overview(signal),
        screen: async () => (await import('../dashboard/home/DashboardHomeScreen.tsx')).DashboardHomeScreen,
      }),
    },
    {
      path: screens.allProjects,
      ...createDashboardPage({
        read: async (_key, signal) => {
          // Optional: without knowing where a project is used, the list still works.
          const [projects, home, categories] = await Promise.all([
            reads.projects(signal),
            reads.home(signal),
            reads.categories(signal).catch(() => []),
          ]);
          return whole({ projects, home: home.value, categories });
        },
        screen: async () => (await import('../dashboard/all-projects/AllProjectsScreen.tsx')).AllProjectsScreen,
      }),
    },
    {
      path: screens.createProject,
      ...createDashboardPage({
        read: (_key, signal) => dashboard.formChoices(signal),
        screen: async () => (await import('../dashboard/project-form/CreateProjectScreen.tsx')).CreateProjectScreen,
      }),
    },
    {
      path: `${paths.dashboard}/edit/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: (id, signal) => dashboard.projectToEdit(id, signal),
        screen: async () => (await import('../dashboard/project-form/EditProjectScreen.tsx')).EditProjectScreen,
      }),
    },
    {
      path: screens.categories,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await dashboard.categoriesInUse(signal)),
        screen: async () => (await import('../dashboard/categories/CategoriesScreen.tsx')).CategoriesScreen,
      }),
    },
    {
      path: screens.allMedia,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await reads.projects(signal)),
        screen: async () => (await import('../dashboard/all-media/AllMediaScreen.tsx')).AllMediaScreen,
      }),
    },
    {
      path: screens.library,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await dashboard.library(signal)),
        screen: async () => (await import('../dashboard/library/LibraryScreen.tsx')).LibraryScreen,
      }),
    },
    {
      path: `${paths.dashboard}/media/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: async (id, signal) => whole(await dashboard.projectMediaInUse(id, signal)),
        screen: async () => (await import('../dashboard/media-picker/MediaPickerScreen.tsx')).MediaPickerScreen,
      }),
    },
    {
      path: screens.homepage,
      ...createDashboardPage({
        read: (_key, signal) => homepage.parts(signal),
        screen: async () => (await import('../dashboard/homepage/HomepageScreen.tsx')).HomepageScreen,
      }),
    },
    {
      path: screens.createAbout,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await dashboard.aboutForEdit(signal)),
        screen: async () => (await import('../dashboard/about-form/CreateAboutScreen.tsx')).CreateAboutScreen,
      }),
    },
    {
      path: screens.editAbout,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await dashboard.aboutForEdit(signal)),
        screen: async () => (await import('../dashboard/about-form/EditAboutScreen.tsx')).EditAboutScreen,
      }),
    },
    {
      path: screens.allStories,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await reads.stories(signal)),
        screen: async () => (await import('../dashboard/all-stories/AllStoriesScreen.tsx')).AllStoriesScreen,
      }),
    },
    {
      path: screens.createStory,
      ...createDashboardScreen(
        async () => (await import('../dashboard/story-form/CreateStoryScreen.tsx')).CreateStoryScreen,
      ),
    },
    {
      path: `${paths.dashboard}/edit-story/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: async (id, signal) => whole(await dashboard.storyForEdit(id, signal)),
        screen: async () => (await import('../dashboard/story-form/EditStoryScreen.tsx')).EditStoryScreen,
      }),
    },
    {
      path: screens.pages,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await reads.pages(signal)),
        screen: async () => (await import('../dashboard/pages/PagesScreen.tsx')).PagesScreen,
      }),
    },
    {
      path: screens.createPage,
      ...createDashboardScreen(
        async () => (await import('../dashboard/page-form/CreatePageScreen.tsx')).CreatePageScreen,
      ),
    },
    {
      path: `${paths.dashboard}/edit-page/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: async (id, signal) => whole(await extensions.pageForEdit(id, signal)),
        screen: async () => (await import('../dashboard/page-form/EditPageScreen.tsx')).EditPageScreen,
      }),
    },
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
          const [settings, home, project] = await Promise.all([
            extensions.settings(signal),
            reads.home(signal),
            readLatest(reads, signal),
          ]);
          return whole({ settings, home: home.value, project });
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
    ...createPeopleRoutes(extensions),
    {
      path: screens.signIn,
      ...createDashboardPage({
        read: async (_key, signal) => whole({ ...(await extensions.signIn(signal)), canAddPasskeys: canUsePasskeys() }),
        screen: async () => (await import('../dashboard/sign-in/SignInScreen.tsx')).SignInScreen,
      }),
    },
    {
      path: screens.resetPassword,
      ...createDashboardScreen(
        async () => (await import('../dashboard/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
      ),
    },
    {
      path: screens.logout,
      ...createDashboardScreen(async () => (await import('../dashboard/logout/LogoutScreen.tsx')).LogoutScreen),
    },
    {
      path: `${paths.dashboard}/*`,
      ...createDashboardScreen(async () => (await import('../dashboard/not-found/NotFoundScreen.tsx')).NotFoundScreen),
    },
  ];
}
