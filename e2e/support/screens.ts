import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';

const screens = dashboardPaths;

/** Every public screen, with the views of it that have an address. The last is not found. */
export const publicScreens = [
  paths.home,
  paths.work,
  `${paths.work}?category=2`,
  `${paths.work}?page=2`,
  paths.project('museum-of-salt'),
  paths.project('marut'),
  paths.about,
  paths.stories,
  `${paths.stories}?page=2`,
  paths.story(1),
  paths.contact,
  paths.login,
  '/no/such/page',
] as const;

/** Every screen of the dashboard; Logout is a question over one. */
export const dashboardScreens = [
  paths.dashboard,
  screens.allProjects,
  screens.createProject,
  dashboardPaths.editProject(1),
  screens.categories,
  screens.allMedia,
  dashboardPaths.projectMedia(1),
  screens.homepage,
  screens.createAbout,
  screens.editAbout,
  screens.allStories,
  screens.createStory,
  dashboardPaths.editStory(1),
  screens.pages,
  screens.createPage,
  screens.importSite,
  screens.redirects,
  screens.inbox,
  screens.visitors,
  screens.history('project', 1),
  screens.library,
  screens.settings,
  screens.look,
  screens.words,
  screens.recentlyDeleted,
  screens.backup,
  screens.log,
  screens.sessions,
  screens.administrators,
  screens.signIn,
  screens.resetPassword,
  screens.logout,
] as const;
