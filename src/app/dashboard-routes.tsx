import { createDashboardPage, createDashboardScreen, type DashboardRoute } from './dashboard-page.tsx';
import type { DashboardReads } from '../api/dashboard/reads.ts';
import type { createOwnPages } from '../api/dashboard/pages.ts';
import type { Homepage } from '../api/dashboard/homepage.ts';
import type { Reads } from '../api/site/reads.ts';
import { dashboardPaths } from '../domain/dashboard-paths.ts';
import { paths } from '../domain/paths.ts';
import { createSettingsRoutes, type SettingsReads } from './settings-routes.tsx';
import { whole } from './whole.ts';

/** The children of /dashboard and their reads (specification, section 2, "Dashboard"). */
export function createDashboardRoutes(
  reads: Reads,
  dashboard: DashboardReads,
  homepage: Homepage,
  extensions: SettingsReads & Pick<ReturnType<typeof createOwnPages>, 'pageForEdit'>,
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
        screen: async () => (await import('../dashboard/project-form/screens.ts')).CreateProjectScreen,
      }),
    },
    {
      path: `${paths.dashboard}/edit/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: (id, signal) => dashboard.projectToEdit(id, signal),
        screen: async () => (await import('../dashboard/project-form/screens.ts')).EditProjectScreen,
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
      ...createDashboardScreen(async () => (await import('../dashboard/library/LibraryScreen.tsx')).LibraryScreen),
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
        screen: async () => (await import('../dashboard/about-form/screens.ts')).CreateAboutScreen,
      }),
    },
    {
      path: screens.editAbout,
      ...createDashboardPage({
        read: async (_key, signal) => whole(await dashboard.aboutForEdit(signal)),
        screen: async () => (await import('../dashboard/about-form/screens.ts')).EditAboutScreen,
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
      ...createDashboardScreen(async () => (await import('../dashboard/story-form/screens.ts')).CreateStoryScreen),
    },
    {
      path: `${paths.dashboard}/edit-story/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: async (id, signal) => whole(await dashboard.storyForEdit(id, signal)),
        screen: async () => (await import('../dashboard/story-form/screens.ts')).EditStoryScreen,
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
      ...createDashboardScreen(async () => (await import('../dashboard/page-form/screens.ts')).CreatePageScreen),
    },
    {
      path: `${paths.dashboard}/edit-page/:id`,
      ...createDashboardPage({
        keyOf: byId,
        read: async (id, signal) => whole(await extensions.pageForEdit(id, signal)),
        screen: async () => (await import('../dashboard/page-form/screens.ts')).EditPageScreen,
      }),
    },
    ...createSettingsRoutes(reads, extensions),
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
