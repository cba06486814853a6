import type { SessionCookie } from '../auth/cookie.ts';
import type { Handlers } from '../contract/types.ts';
import type { Services } from '../services.ts';
import { aboutHandlers } from './about.ts';
import { authenticationHandlers } from './authentication.ts';
import { categoryHandlers } from './categories.ts';
import { deletedHandlers } from './deleted.ts';
import { filmConversionHandlers } from './film-conversions.ts';
import { homeGridHandlers } from './home-grid.ts';
import { homeTextHandlers } from './home-texts.ts';
import { homeVideoHandlers } from './home-videos.ts';
import { linkHandlers } from './links.ts';
import { pageHandlers } from './pages.ts';
import { projectMediaHandlers } from './project-media.ts';
import { mediaDetailsHandlers } from './media-details.ts';
import { originalHandlers } from './originals.ts';
import { operationHandlers } from './operations.ts';
import { projectHandlers } from './projects.ts';
import { renditionHandlers } from './renditions.ts';
import { replacementHandlers } from './replacements.ts';
import { siteHandlers } from './site.ts';
import { storyHandlers } from './stories.ts';

/** A handler for every operation of the contract; the type says so, and boot checks it again. */
export const createHandlers = (services: Services, cookie: SessionCookie): Handlers => ({
  ...aboutHandlers(services),
  ...authenticationHandlers(services, cookie),
  ...categoryHandlers(services),
  ...deletedHandlers(services),
  ...filmConversionHandlers(services),
  ...homeGridHandlers(services),
  ...homeTextHandlers(services),
  ...homeVideoHandlers(services),
  ...linkHandlers(services),
  ...mediaDetailsHandlers(services),
  ...operationHandlers(services),
  ...originalHandlers(services),
  ...pageHandlers(services),
  ...projectHandlers(services),
  ...projectMediaHandlers(services),
  ...renditionHandlers(services),
  ...replacementHandlers(services),
  ...siteHandlers(services),
  ...storyHandlers(services),
});
