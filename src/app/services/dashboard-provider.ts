import { createAboutWrites } from '../../api/about.ts';
import { createAuth } from '../../api/auth.ts';
import { createCategoryWrites } from '../../api/categories.ts';
import { createDashboardReads } from '../../api/dashboard-reads.ts';
import { createHomepage } from '../../api/homepage.ts';
import { createMediaDetails } from '../../api/media-details.ts';
import { createProjectListWrites } from '../../api/projects-writes.ts';
import { createStoryWrites } from '../../api/stories.ts';
import { createUndo } from '../../api/undo.ts';
import { client, reads } from './provider.ts';

/** What only the administrator calls. A module of its own, so that no visitor's bundle holds it. */
export const dashboardCalls = {
  about: createAboutWrites(client),
  auth: createAuth(client),
  categories: createCategoryWrites(client),
  /** What a provider may offer beyond the specified calls. */
  extensions: { ...createUndo(client), ...createMediaDetails(client) },
  homepage: createHomepage(client, reads),
  projectList: createProjectListWrites(client),
  reads: createDashboardReads(client, reads),
  stories: createStoryWrites(client),
};

export type DashboardCalls = typeof dashboardCalls;
