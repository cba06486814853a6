import { paths } from '../../src/domain/paths.ts';

const screens = paths.dashboardScreens;

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
  paths.editProject(1),
  screens.categories,
  screens.allMedia,
  paths.projectMedia(1),
  screens.homepage,
  screens.createAbout,
  screens.editAbout,
  screens.allStories,
  screens.createStory,
  paths.editStory(1),
  screens.settings,
  screens.recentlyDeleted,
  screens.resetPassword,
  screens.logout,
] as const;
