/**
 * Every address of the product (specification, section 2). Imported by the route table, by links and by the
 * end-to-end tests.
 */
export const paths = {
  home: '/',
  work: '/work',
  about: '/about',
  stories: '/story',
  contact: '/contact',
  login: '/login',
  dashboard: '/dashboard',
  dashboardScreens: {
    createProject: '/dashboard/create-project',
    createStory: '/dashboard/create-stories',
    allStories: '/dashboard/all-stories',
    homepage: '/dashboard/create-home-page',
    createAbout: '/dashboard/create-about-page',
    editAbout: '/dashboard/edit-about-page',
    allMedia: '/dashboard/all-media',
    allProjects: '/dashboard/all-projects',
    resetPassword: '/dashboard/reset-password',
    categories: '/dashboard/create-categories',
    recentlyDeleted: '/dashboard/recently-deleted',
    settings: '/dashboard/settings',
    logout: '/dashboard/logout',
  },
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  story: (id: number | string) => `/individual/${encodeURIComponent(id)}`,
  editProject: (id: number | string) => `/dashboard/edit/${encodeURIComponent(id)}`,
  editStory: (id: number | string) => `/dashboard/edit-story/${encodeURIComponent(id)}`,
  projectMedia: (id: number | string) => `/dashboard/media/${encodeURIComponent(id)}`,
} as const;

/** `/`, `/index` and `/home` are one screen (rulings, "Screens"). */
export const homeAliases = ['/index', '/home'] as const;
