import { createAboutWrites } from '../../../api/dashboard/about.ts';
import { createAuth } from '../../../api/dashboard/session.ts';
import { createDesk } from '../../../api/dashboard/desk.ts';
import { createDeleted } from '../../../api/dashboard/deleted.ts';
import { createFaces } from '../../../api/dashboard/faces.ts';
import { createFilmConversions } from '../../../api/dashboard/film-conversions.ts';
import { createClosing } from '../../../api/dashboard/closing.ts';
import { createCategoryWrites } from '../../../api/dashboard/categories.ts';
import { createDashboardReads } from '../../../api/dashboard/reads.ts';
import { createHistory } from '../../../api/dashboard/history.ts';
import { createHomepage } from '../../../api/dashboard/homepage.ts';
import { createBackups } from '../../../api/dashboard/backups.ts';
import { createImports } from '../../../api/dashboard/imports.ts';
import { createLinks } from '../../../api/dashboard/links.ts';
import { createMediaDetails } from '../../../api/dashboard/media-details.ts';
import { createOriginals } from '../../../api/dashboard/originals.ts';
import { createOwnPages } from '../../../api/dashboard/pages.ts';
import { createProjectFormWrites } from '../../../api/dashboard/project-form.ts';
import { createProjectMediaWrites } from '../../../api/dashboard/project-media.ts';
import { createProjectListWrites } from '../../../api/dashboard/projects.ts';
import { createKeptLooks } from '../../../api/dashboard/kept-looks.ts';
import { createRedirects } from '../../../api/dashboard/redirects.ts';
import { createLog } from '../../../api/dashboard/log.ts';
import { createInbox } from '../../../api/dashboard/messages.ts';
import { createVisits } from '../../../api/dashboard/visits.ts';
import { createSessions } from '../../../api/dashboard/sessions.ts';
import { createSettings } from '../../../api/dashboard/settings.ts';
import { createAdministrators } from '../../../api/dashboard/administrators.ts';
import { createForgottenPasswords } from '../../../api/dashboard/forgotten-passwords.ts';
import { createSignIn } from '../../../api/dashboard/sign-in.ts';
import { createSiteReads } from '../../../api/dashboard/site-reads.ts';
import { createStoryWrites } from '../../../api/dashboard/stories.ts';
import { createUndo } from '../../../api/dashboard/undo.ts';
import { createProviderClient } from '../../../api/http/client.ts';
import { drawIcon } from '../../../platform/icon-drawing.ts';
import { takeFrame } from '../../../platform/frames.ts';
import { createNewRendition, createNewRenditions } from './new-renditions.ts';
import { createFirstPoster, createFirstPosters } from './first-posters.ts';
import { saveOffered } from '../../../platform/offered.ts';
import { isOffline } from '../../../platform/connection.ts';
import { sendForm as send } from '../../../platform/upload.ts';
import { host } from '../reads.ts';
import { createSessionEnd } from './session-end.ts';
import { showLook } from './show-look.ts';
import { createSilence } from './silence.ts';

/** What failed for lack of an answer is said until there are answers again. */
export const silence = createSilence(isOffline);

const fetch: typeof globalThis.fetch = silence.listenTo((input, init) => globalThis.fetch(input, init));
const sendForm = silence.listenTo(send);

/** A write that is refused because the session has ended leads to login. */
export const sessionEnd = createSessionEnd(() =>
  createAuth(createProviderClient({ host, fetch })).verifyAuth(new AbortController().signal),
);

const client = createProviderClient({
  host,
  fetch,
  isSessionOver: () => sessionEnd.isOver(),
  sendsIdempotencyKeys: host === '',
});

const siteReads = createSiteReads(client);
const dashboardReads = createDashboardReads(client, siteReads);
const mediaDetails = createMediaDetails(client, sendForm);
const posterTools = {
  setPoster: mediaDetails.setPoster,
  takeFrame,
  logFailure: (reason: unknown) => console.warn('No poster could be made of a film.', reason),
};

const renditionTools = {
  setRendition: mediaDetails.setRendition,
  logFailure: (reason: unknown) => console.warn('A version for phones could not be sent.', reason),
};

/** What the provider says it offers, once the session has been checked for the first time. */
let tellExtensions: (offered: readonly string[]) => void = () => undefined;
const offered = new Promise<readonly string[]>((resolve) => {
  tellExtensions = resolve;
});

/** What only the administrator calls. A module of its own, so that no visitor's bundle holds it. */
export const dashboardCalls = {
  about: createAboutWrites(client, sendForm),
  auth: createAuth(client, (names) => {
    saveOffered(names);
    tellExtensions(names);
  }),
  categories: createCategoryWrites(client),
  /** What a provider may offer beyond the specified calls. */
  extensions: {
    ...createUndo(client),
    ...createDeleted(client),
    ...createDesk(client),
    ...createLinks(client),
    ...createSettings(client, sendForm, drawIcon, showLook),
    ...createFaces(client, sendForm),
    ...createFilmConversions(client, sendForm),
    ...createOriginals(client),
    ...createOwnPages(client),
    ...createRedirects(client),
    ...createKeptLooks(client),
    ...createHistory(client),
    ...createLog(client),
    ...createVisits(client),
    ...createInbox(client),
    ...createClosing(client),
    ...createSessions(client),
    ...createAdministrators(client),
    ...createForgottenPasswords(client),
    ...createSignIn(client),
    ...createBackups(client, sendForm),
    ...createImports(client, sendForm),
    offered,
    ...mediaDetails,
    /** To be called when a project has been stored. */
    setFirstPosters: createFirstPosters({ projectMedia: dashboardReads.projectMedia, ...posterTools }),
    /** To be called when a project has been stored: versions of its new films for phones. */
    sendRenditions: createNewRenditions({ projectMedia: dashboardReads.projectMedia, ...renditionTools }),
    sendRendition: createNewRendition(renditionTools),
    /** To be called when a film has been stored by itself. */
    setFirstPoster: createFirstPoster(posterTools),
  },
  homepage: createHomepage(client, siteReads),
  projectForm: createProjectFormWrites(client, sendForm),
  projectMedia: createProjectMediaWrites(client, sendForm),
  projectList: createProjectListWrites(client),
  reads: dashboardReads,
  /** What the public pages read, as the administrator reads it. */
  siteReads,
  stories: createStoryWrites(client),
};

export type DashboardCalls = typeof dashboardCalls;
