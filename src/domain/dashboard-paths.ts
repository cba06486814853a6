/** The addresses of the dashboard's screens (specification, section 2); apart from the public ones, so that visitors do not load them. */
export const dashboardPaths = {
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
  editProject: (id: number | string) => `/dashboard/edit/${encodeURIComponent(id)}`,
  editStory: (id: number | string) => `/dashboard/edit-story/${encodeURIComponent(id)}`,
  projectMedia: (id: number | string) => `/dashboard/media/${encodeURIComponent(id)}`,
} as const;
