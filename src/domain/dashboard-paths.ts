import type { RevisionKind } from './history.ts';
import type { LogPart } from './log.ts';
import type { SlotField } from './slots.ts';
import type { Period } from './visits.ts';

/** The addresses of the dashboard's screens (specification, section 2); apart from the public ones, so that visitors do not load them. */
export const dashboardPaths = {
  createProject: '/dashboard/create-project',
  createStory: '/dashboard/create-stories',
  allStories: '/dashboard/all-stories',
  homepage: '/dashboard/create-home-page',
  createAbout: '/dashboard/create-about-page',
  editAbout: '/dashboard/edit-about-page',
  allMedia: '/dashboard/all-media',
  library: '/dashboard/library',
  allProjects: '/dashboard/all-projects',
  resetPassword: '/dashboard/reset-password',
  categories: '/dashboard/create-categories',
  recentlyDeleted: '/dashboard/recently-deleted',
  settings: '/dashboard/settings',
  look: '/dashboard/look',
  words: '/dashboard/words',
  pages: '/dashboard/pages',
  createPage: '/dashboard/create-page',
  redirects: '/dashboard/redirects',
  importSite: '/dashboard/import',
  sessions: '/dashboard/sessions',
  administrators: '/dashboard/administrators',
  signIn: '/dashboard/sign-in',
  backup: '/dashboard/backup',
  inbox: '/dashboard/inbox',
  visitors: '/dashboard/visitors',
  log: '/dashboard/log',
  logout: '/dashboard/logout',
  /** @param position of the slot that gets the focus */
  homepageSlot: (field: SlotField, position: number) => `/dashboard/create-home-page#${field}-${String(position)}`,
  editProject: (id: number | string) => `/dashboard/edit/${encodeURIComponent(id)}`,
  editStory: (id: number | string) => `/dashboard/edit-story/${encodeURIComponent(id)}`,
  editPage: (id: number | string) => `/dashboard/edit-page/${encodeURIComponent(id)}`,
  /** @param id of a project or story; of what there is one of, none */
  history: (kind: RevisionKind, id?: number | string) =>
    `/dashboard/history/${kind}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
  /** @param before where the page begins; left out, with the newest */
  logPage: (of: LogPart, before?: number) => `/dashboard/log/${of}${before === undefined ? '' : `/${String(before)}`}`,
  /** @param days so many, today with them */
  visitorsOf: (days: Period) => `/dashboard/visitors/${days}`,
  projectMedia: (id: number | string) => `/dashboard/media/${encodeURIComponent(id)}`,
} as const;

/** Where a forgotten password is reset, outside the dashboard. The secret of a link stands behind the `#`. */
export const forgottenPath = '/dashboard/forgotten-password';

/** The page that an invitation leads to, outside the dashboard. The secret stands behind the `#`, which no server is sent. */
export const joinPath = '/dashboard/join';
