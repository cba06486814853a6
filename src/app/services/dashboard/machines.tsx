import { download, readFile, saveFile } from '../../../platform/download.ts';
import { createProvider } from '../provide.tsx';
import type { MachinesProvider } from '../provide.tsx';
import { createAboutMachines } from './about.ts';
import type { DashboardCalls } from './calls.ts';
import { createCategoryMachines } from './categories.ts';
import { createDeletedMachines } from './deleted.ts';
import { createHistoryMachines } from './history.ts';
import { createHomeMachines } from './home.ts';
import { createHomepageMachines } from './homepage.ts';
import { createInboxMachines } from './inbox.ts';
import { createImportMachines } from './imports.ts';
import { createLinkMachines } from './links.ts';
import { createMediaMachines } from './media.ts';
import { createOriginalMachines } from './originals.ts';
import { createOwnPageMachines } from './pages.ts';
import { previewMachines } from './preview.ts';
import { createProjectMachines } from './projects.ts';
import { createRedirectMachines } from './redirects.ts';
import { createSessionMachines, type SessionPlatform } from './session.ts';
import { createBackupMachines } from './backups.ts';
import { createLoggedInMachines } from './sessions.ts';
import { createSettingsMachines } from './settings.ts';
import { createSharedMachines } from './shared.ts';
import { createShellMachines } from './shell.ts';
import { createAdministratorMachines } from './administrators.ts';
import { createSignInMachines } from './sign-in.ts';
import { createStoryMachines } from './stories.ts';
import { createVisitorMachines } from './visitors.ts';

/** The provider of all machines of login and dashboard. */
export function createDashboardMachines(calls: DashboardCalls, platform: SessionPlatform): MachinesProvider {
  return createProvider(
    ...createSessionMachines(calls, platform),
    ...createSharedMachines(calls),
    ...createShellMachines(calls),
    ...createDeletedMachines(calls),
    ...createHomeMachines(calls),
    ...createCategoryMachines(calls),
    ...createProjectMachines(calls),
    ...createMediaMachines(calls),
    ...createOriginalMachines(calls),
    ...createHomepageMachines(calls),
    ...createAboutMachines(calls),
    ...createStoryMachines(calls),
    ...createOwnPageMachines(calls),
    ...createRedirectMachines(calls),
    ...createHistoryMachines(calls),
    ...createImportMachines(calls),
    ...createBackupMachines(calls, { download }),
    ...createLoggedInMachines(calls),
    ...createAdministratorMachines(calls, platform),
    ...createSignInMachines(calls, platform),
    ...createSettingsMachines(calls, { readFile, saveFile }),
    ...createLinkMachines(calls),
    ...createVisitorMachines(calls),
    ...createInboxMachines(calls),
    ...previewMachines,
  );
}
