import type { SessionCookie } from '../auth/cookie.ts';
import type { Handlers } from '../contract/types.ts';
import type { Imports } from '../imports/imports.ts';
import type { Services } from '../services.ts';
import { aboutHandlers } from './about.ts';
import { administratorHandlers } from './administrators.ts';
import { forgottenPasswordHandlers } from './forgotten-passwords.ts';
import { authenticationHandlers } from './authentication.ts';
import { backupHandlers } from './backups.ts';
import { categoryHandlers } from './categories.ts';
import { closingHandlers } from './closing.ts';
import { deletedHandlers } from './deleted.ts';
import { deskHandlers } from './desk.ts';
import { filmConversionHandlers } from './film-conversions.ts';
import { homeGridHandlers } from './home-grid.ts';
import { homeTextHandlers } from './home-texts.ts';
import { homeVideoHandlers } from './home-videos.ts';
import { importHandlers } from './imports.ts';
import { keptLookHandlers } from './kept-looks.ts';
import { linkHandlers } from './links.ts';
import { logHandlers } from './log.ts';
import { pageHandlers } from './pages.ts';
import { passkeyHandlers } from './passkeys.ts';
import { projectMediaHandlers } from './project-media.ts';
import { mediaDetailsHandlers } from './media-details.ts';
import { messageHandlers } from './messages.ts';
import { originalHandlers } from './originals.ts';
import { operationHandlers } from './operations.ts';
import { projectHandlers } from './projects.ts';
import { redirectHandlers } from './redirects.ts';
import { renditionHandlers } from './renditions.ts';
import { replacementHandlers } from './replacements.ts';
import { revisionHandlers } from './revisions.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { secondLightHandlers } from './second-lights.ts';
import { sessionHandlers } from './sessions.ts';
import { siteHandlers } from './site.ts';
import { storyHandlers } from './stories.ts';
import { visitHandlers } from './visits.ts';
import { watchingHandlers } from './watching.ts';
import { textPictureHandlers } from './text-pictures.ts';

/** A handler for every operation of the contract; the type says so, and boot checks it again. */
export const createHandlers = (services: Services, cookie: SessionCookie, importing: Imports): Handlers => ({
  ...aboutHandlers(services),
  ...administratorHandlers(services, cookie),
  ...forgottenPasswordHandlers(services),
  ...authenticationHandlers(services, cookie),
  ...backupHandlers(services),
  ...categoryHandlers(services),
  ...closingHandlers(services),
  ...deletedHandlers(services),
  ...deskHandlers(services),
  ...filmConversionHandlers(services),
  ...homeGridHandlers(services),
  ...homeTextHandlers(services),
  ...homeVideoHandlers(services),
  ...importHandlers(services, importing),
  ...keptLookHandlers(services),
  ...linkHandlers(services),
  ...logHandlers(services),
  ...mediaDetailsHandlers(services),
  ...messageHandlers(services),
  ...operationHandlers(services),
  ...originalHandlers(services),
  ...pageHandlers(services),
  ...passkeyHandlers(services, cookie),
  ...projectHandlers(services),
  ...projectMediaHandlers(services),
  ...redirectHandlers(services),
  ...renditionHandlers(services),
  ...secondLightHandlers(services),
  ...replacementHandlers(services),
  ...revisionHandlers(services),
  ...secondFactorHandlers(services, cookie),
  ...sessionHandlers(services),
  ...siteHandlers(services),
  ...storyHandlers(services),
  ...textPictureHandlers(services),
  ...visitHandlers(services),
  ...watchingHandlers(services),
});
