import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { noEncryption, type Encryption } from '../lib/encryption.ts';
import { createAboutRepository } from './about.ts';
import { createAdministratorRepository } from './administrators.ts';
import { createCategoryRepository } from './categories.ts';
import { createCleanFileRepository } from './clean-files.ts';
import { createClosingRepository } from './closing.ts';
import { createFileDigestRepository } from './file-digests.ts';
import { createFilmAddressRepository } from './film-addresses.ts';
import { createIdempotencyKeyRepository } from './idempotency-keys.ts';
import { createGridRepository } from './grids.ts';
import { createHomeGridRepository } from './home-grid.ts';
import { createHomeTextRepository } from './home-texts.ts';
import { createImportRepository } from './imports.ts';
import { createInvitationRepository } from './invitations.ts';
import { createKeptLookRepository } from './kept-looks.ts';
import { createLinkRepository } from './links.ts';
import { createLogEntryRepository } from './log-entries.ts';
import { createLooseMediaRepository } from './loose-media.ts';
import { createMediaCopyRepository } from './media-copies.ts';
import { createMediaPlaceRepository } from './media-places.ts';
import { createMediaRepository } from './media.ts';
import { createMessageRepository } from './messages.ts';
import { createOriginalRepository } from './originals.ts';
import { createPageRepository } from './pages.ts';
import { createPasskeyRepository } from './passkeys.ts';
import { createProjectRepository } from './projects.ts';
import { createPublicationRepository } from './publications.ts';
import { createRedirectRepository } from './redirects.ts';
import { createRenditionRepository } from './renditions.ts';
import { createReplacementRepository } from './replacements.ts';
import { createRevisionRepository } from './revisions.ts';
import { createSecondFactorRepository } from './second-factor.ts';
import { createSessionRepository } from './sessions.ts';
import { createShortLivedRepository } from './short-lived.ts';
import { createSiteRepository } from './site.ts';
import { createTextMediaRepository } from './text-media.ts';
import { createTextPictureRepository } from './text-pictures.ts';
import { createStoryRepository } from './stories.ts';
import { createUndoRepository } from './undo.ts';
import { createVideoSlotRepository } from './video-slots.ts';
import { createVisitRepository } from './visits.ts';

/** All repositories on one connection. They hold the only SQL, apart from the schema. */
export function createRepositories(db: Database, clock: Clock = Date.now, encryption: Encryption = noEncryption) {
  return {
    about: createAboutRepository(db),
    administrators: createAdministratorRepository(db),
    categories: createCategoryRepository(db),
    cleanFiles: createCleanFileRepository(db),
    fileDigests: createFileDigestRepository(db),
    closing: createClosingRepository(db),
    filmAddresses: createFilmAddressRepository(db),
    idempotencyKeys: createIdempotencyKeyRepository(db),
    grids: createGridRepository(db),
    headerVideos: createVideoSlotRepository(db, clock, 'header_video'),
    homeGrid: createHomeGridRepository(db, clock),
    homeTexts: createHomeTextRepository(db),
    homeVideos: createVideoSlotRepository(db, clock, 'home_video'),
    imports: createImportRepository(db),
    invitations: createInvitationRepository(db),
    keptLooks: createKeptLookRepository(db),
    links: createLinkRepository(db, encryption),
    logEntries: createLogEntryRepository(db),
    looseMedia: createLooseMediaRepository(db),
    media: createMediaRepository(db, clock),
    mediaCopies: createMediaCopyRepository(db),
    mediaPlaces: createMediaPlaceRepository(db),
    messages: createMessageRepository(db),
    originals: createOriginalRepository(db),
    pageMedia: createTextMediaRepository(db, 'page'),
    aboutMedia: createTextMediaRepository(db, 'about'),
    pages: createPageRepository(db, clock),
    passkeys: createPasskeyRepository(db),
    projects: createProjectRepository(db, clock),
    publications: createPublicationRepository(db),
    redirects: createRedirectRepository(db),
    renditions: createRenditionRepository(db),
    replacements: createReplacementRepository(db),
    revisions: createRevisionRepository(db),
    secondFactors: createSecondFactorRepository(db, encryption),
    sessions: createSessionRepository(db),
    shortLived: createShortLivedRepository(db),
    site: createSiteRepository(db),
    stories: createStoryRepository(db, clock),
    storyMedia: createTextMediaRepository(db, 'story'),
    textPictures: createTextPictureRepository(db),
    undo: createUndoRepository(db),
    visits: createVisitRepository(db),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
