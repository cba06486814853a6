import { describe, expect, test } from 'vitest';
import { createAboutWrites } from '../../src/api/dashboard/about.ts';
import { createAuth } from '../../src/api/dashboard/session.ts';
import { createCategoryWrites } from '../../src/api/dashboard/categories.ts';
import { createProviderClient } from '../../src/api/http/client.ts';
import { createDashboardReads } from '../../src/api/dashboard/reads.ts';
import { createProjectFormWrites } from '../../src/api/dashboard/project-form.ts';
import { createProjectMediaWrites } from '../../src/api/dashboard/project-media.ts';
import { createProjectListWrites } from '../../src/api/dashboard/projects.ts';
import { createHistory } from '../../src/api/dashboard/history.ts';
import { createSignIn } from '../../src/api/dashboard/sign-in.ts';
import { createForgottenPasswords } from '../../src/api/dashboard/forgotten-passwords.ts';
import { createAdministrators } from '../../src/api/dashboard/administrators.ts';
import { createDesk } from '../../src/api/dashboard/desk.ts';
import { createLog } from '../../src/api/dashboard/log.ts';
import { createSessions } from '../../src/api/dashboard/sessions.ts';
import { createHomepage } from '../../src/api/dashboard/homepage.ts';
import { createFilmConversions } from '../../src/api/dashboard/film-conversions.ts';
import { createOriginals } from '../../src/api/dashboard/originals.ts';
import { createOwnPages } from '../../src/api/dashboard/pages.ts';
import { createBackups } from '../../src/api/dashboard/backups.ts';
import { createImports } from '../../src/api/dashboard/imports.ts';
import { createInbox } from '../../src/api/dashboard/messages.ts';
import { createMessages } from '../../src/api/site/messages.ts';
import { createVisits } from '../../src/api/dashboard/visits.ts';
import { builtLook } from '@vitrine/look';
import { createKeptLooks } from '../../src/api/dashboard/kept-looks.ts';
import { createRedirects } from '../../src/api/dashboard/redirects.ts';
import { createMediaDetails } from '../../src/api/dashboard/media-details.ts';
import { normaliseProjects } from '../../src/api/normalise/projects.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { readWorkPart } from '../../src/api/site/work-page.ts';
import { emptyProject } from '../../src/domain/project-form.ts';
import { emptyAboutDraft } from '../../src/domain/about-form.ts';
import type { SlotFilling } from '../../src/domain/slots.ts';
import { createStoryWrites } from '../../src/api/dashboard/stories.ts';
import { createDeleted } from '../../src/api/dashboard/deleted.ts';
import { createLinks } from '../../src/api/dashboard/links.ts';
import { createUndo } from '../../src/api/dashboard/undo.ts';
import { validateRequest } from './support/client-requests.ts';
import { host, recordingClient } from './support/recording-client.ts';
import type { SendForm } from '../../src/api/http/upload.ts';

const { signal } = new AbortController();
const idempotencyKey = 'key 1';
const { client, sent } = recordingClient();
const reads = createReads(client);
const auth = createAuth(client);
const categories = createCategoryWrites(client);
const projectList = createProjectListWrites(client);
const sendForm: SendForm = async (request) => {
  sent.push(await validateRequest(request));
  return new Response(null, { status: 204 });
};
const projectForm = createProjectFormWrites(client, sendForm);
const projectMedia = createProjectMediaWrites(client, async (request) => {
  sent.push(await validateRequest(request));
  return Response.json({ data: { id: 'loose-1', mediaUrl: 'media\\a.jpg', mediaType: 'IMAGE' } }, { status: 201 });
});
const stories = createStoryWrites(client);
const story = { title: 'Make the dummy first', author: 'Ritika Anand', content: 'The first thing we make.' };
const dashboard = createDashboardReads(client, reads);
const homepage = createHomepage(client, reads);
const about = createAboutWrites(client, sendForm);
const conversions = createFilmConversions(client, sendForm);
const backups = createBackups(client, sendForm);
const imports = createImports(client, sendForm);
const originals = createOriginals(client);
const mediaDetails = createMediaDetails(client, sendForm);
const undo = createUndo(client);
const deleted = createDeleted(client);
const links = createLinks(client);
const ownPages = createOwnPages(client);
const redirects = createRedirects(client);
const keptLooks = createKeptLooks(client);
const history = createHistory(client);
const administrators = createAdministrators(client);
const forgottenPasswords = createForgottenPasswords(client);
const desk = createDesk(client);
const log = createLog(client);
const visits = createVisits(client);
const inbox = { ...createInbox(client), ...createMessages(client) };
const message = { name: 'A', email: 'a@b.example', text: 'C', website: '' };
const sessions = createSessions(client);
const signIn = createSignIn(client);
const credential = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
} as const;
const ownPage = {
  title: 'Privacy',
  slug: 'privacy',
  content: 'None',
  contentFormat: 'markdown',
  visibility: 'public',
  searchDescription: '',
} as const;
const subject = { kind: 'project', id: 5 } as const;
const oneProject = normaliseProjects([{ id: 5, title: 'Upar', slug: 'upar' }], host);

const film: SlotFilling = { field: 'headervideo', position: 2, projectId: 5, present: null, path: 'media\\a.mp4' };
const picture = new File(['x'], 'studio.jpg', { type: 'image/jpeg' });
const aboutDraft = {
  ...emptyAboutDraft,
  introHeading: 'Paper',
  introDescription: 'Two hundred sheets',
  whatWeDo: [{ heading: 'Print', points: ['Books'] }, ...emptyAboutDraft.whatWeDo.slice(1)],
  howWeDo: [{ heading: 'Slowly', paragraphs: ['First', 'Second'] }, ...emptyAboutDraft.howWeDo.slice(1)],
  clients: [['Upar', ''], [], ['Kal']],
};

/** Every function of every module of the client, and the operations it must call. */
const calls = {
  reads: {
    headerVideos: [() => reads.headerVideos(signal), 'listHeaderVideos'],
    homeVideos: [() => reads.homeVideos(signal), 'listHomeVideos'],
    homeGrid: [() => reads.homeGrid(signal), 'listHomeGrid'],
    homeProjects: [() => reads.homeProjects(signal), 'listHomeGrid'],
    homeTexts: [() => reads.homeTexts(signal), 'listHomeTexts'],
    about: [() => reads.about(signal), 'getAboutPage'],
    projects: [() => reads.projects(signal), 'listProjects'],
    categories: [() => reads.categories(signal), 'listCategories'],
    project: [() => reads.project('a b/ü', signal), 'getProject'],
    stories: [() => reads.stories(signal), 'listStories'],
    story: [() => reads.story('7', signal), 'getStory'],
    pages: [() => reads.pages(signal), 'listPages'],
    page: [() => reads.page('a b/ü', signal), 'getPage'],
    shown: [() => reads.shown('a-token', signal), 'getShown'],
    home: [() => reads.home(signal), 'listHeaderVideos', 'listHomeVideos', 'listHomeGrid', 'listHomeTexts'],
    work: [() => reads.work(signal), 'listProjects', 'listCategories'],
  },
  workPart: {
    readWorkPart: [() => readWorkPart(client, reads, { category: '2', page: 3 }, signal), 'getProjectPage'],
  },
  auth: {
    logIn: [() => auth.logIn('admin', 'secret'), 'login'],
    logOut: [() => auth.logOut('token'), 'logout'],
    resetCredentials: [() => auth.resetCredentials('admin', 'old', 'new'), 'resetCredentials'],
    verifyAuth: [() => auth.verifyAuth(signal), 'verifyAuth'],
  },
  categories: {
    add: [() => categories.add('Furniture', idempotencyKey), 'createCategory'],
    rename: [() => categories.rename(3, 'Furniture'), 'updateCategory'],
    remove: [() => categories.remove('c-3'), 'deleteCategory'],
  },
  projectList: {
    change: [() => projectList.change(3, { field: 'visibility', value: 'draft' }), 'updateProject'],
    duplicate: [() => projectList.duplicate({ id: 3, idempotencyKey }), 'duplicateProject'],
    move: [() => projectList.move(3, 1), 'moveProject'],
    putBack: [
      () => projectList.putBack({ id: 3, visibility: 'public', publishAt: null, category: '2' }, 'visibility'),
      'updateProject',
    ],
    remove: [() => projectList.remove('p-3'), 'deleteProject'],
  },
  projectForm: {
    save: [
      () =>
        projectForm.save(
          emptyProject,
          { id: null, etag: null, idempotencyKey, originals: [], heard: [] },
          () => undefined,
          signal,
        ),
      'createProject',
    ],
  },
  projectMedia: {
    add: [
      () => projectMedia.add('p-3', { file: picture, original: picture }, () => undefined, signal),
      'addProjectMedia',
    ],
    addForText: [() => projectMedia.addForText(picture, 'library', () => undefined, signal), 'addTextPicture'],
    remove: [() => projectMedia.remove('loose-3'), 'deleteMedia'],
  },
  stories: {
    create: [() => stories.create(story, idempotencyKey), 'createStory'],
    update: [() => stories.update('s-1', story, null), 'updateStory'],
    remove: [() => stories.remove(1), 'deleteStory'],
  },
  homepage: {
    parts: [() => homepage.parts(signal), 'listHeaderVideos', 'listHomeVideos', 'listHomeGrid', 'listHomeTexts'],
    slots: [() => homepage.slots(signal), 'listHeaderVideos', 'listHomeVideos', 'listHomeGrid'],
    fill: [() => homepage.fill(film), 'createHeaderVideo'],
    empty: [() => homepage.empty({ field: 'homepagegrid', id: 3, position: 1 }), 'deleteHomeGridItem'],
    updateTexts: [() => homepage.updateTexts([{ id: 1, text: 'One' }], null), 'updateHomeTexts'],
    homeTexts: [() => homepage.homeTexts(signal), 'listHomeTexts'],
  },
  about: {
    create: [() => about.create({ draft: aboutDraft, image: picture }), 'createAboutPage'],
    update: [
      () =>
        about.update({ id: 1, draft: aboutDraft, peopleBefore: [], image: picture, imagePath: 'a.jpg', etag: null }),
      'updateAboutPage',
    ],
  },
  mediaDetails: {
    describe: [() => mediaDetails.describe('media\\a.jpg', 'Two tins'), 'updateMediaDetails'],
    keepInView: [
      () => mediaDetails.keepInView({ path: 'media/a.jpg', focus: { x: 0.2, y: 0.9 } }),
      'updateMediaDetails',
    ],
    replace: [
      () =>
        mediaDetails.replace(
          {
            ...{ path: 'media/a.mp4', file: new File([picture], 'a.mp4'), original: null },
            ...{ isHeard: true, etag: '"a"', idempotencyKey },
          },
          () => undefined,
          signal,
        ),
      'replaceMedia',
    ],
    setSound: [() => mediaDetails.setSound('media/a.mp4', true), 'updateMediaDetails'],
    setCaptions: [
      () => mediaDetails.setCaptions({ path: 'media/a.mp4', file: new File(['WEBVTT'], 'a.vtt') }),
      'updateMediaDetails',
    ],
    setPoster: [() => mediaDetails.setPoster('media/a.mp4', picture), 'setPoster'],
    setSecondLight: [
      () => mediaDetails.setSecondLight({ path: 'media/a.jpg', file: new File([picture], 'a.jpg') }),
      'setSecondLight',
    ],
    setRendition: [() => mediaDetails.setRendition('media/a.mp4', picture), 'setRendition'],
  },
  conversions: {
    beginConversion: [
      () => conversions.beginConversion({ file: picture, keepsSound: true }, () => undefined, signal),
      'createFilmConversion',
    ],
    findConversion: [() => conversions.findConversion('a-1', signal), 'getFilmConversion'],
    readConverted: [() => conversions.readConverted('a-1', () => undefined, signal), 'getConvertedFilm'],
    removeConversion: [() => conversions.removeConversion('a-1'), 'deleteFilmConversion'],
  },
  links: {
    links: [() => links.links(subject, signal), 'listLinks'],
    makeLink: [
      () => links.makeLink({ subject, name: 'Meridian', expiresAt: '2026-12-24T09:00:00.000Z', idempotencyKey }),
      'createLink',
    ],
    revokeLink: [() => links.revokeLink(7), 'revokeLink'],
  },
  ownPages: {
    pageForEdit: [() => ownPages.pageForEdit('7', signal), 'getPageToEdit'],
    createPage: [() => ownPages.createPage(ownPage, idempotencyKey), 'createPage'],
    updatePage: [() => ownPages.updatePage(7, ownPage, '"a"'), 'updatePage'],
    movePage: [() => ownPages.movePage(7, 2), 'movePage'],
    removePage: [() => ownPages.removePage(7), 'deletePage'],
  },
  backups: {
    backups: [() => backups.backups(signal), 'listBackups'],
    makeBackup: [() => backups.makeBackup('typed'), 'createBackup'],
    openBackup: [() => backups.openBackup('1-made', 'typed'), 'openBackup'],
    restoreBackup: [() => backups.restoreBackup('1-made', 'typed'), 'restoreBackup'],
  },
  imports: {
    imports: [() => imports.imports(signal), 'listImports'],
    findImport: [() => imports.findImport(7, signal), 'getImport'],
    sendExport: [() => imports.sendExport(picture, () => undefined, signal), 'createImport'],
    beginFolder: [() => imports.beginFolder('Work'), 'createImport'],
    bringFile: [() => imports.bringFile(7, { path: 'Work/1.jpg', file: picture }, signal), 'addImportFile'],
    runImport: [
      () => imports.runImport(7, { types: { post: 'story' }, hosts: ['old.example'], redirects: true }),
      'runImport',
    ],
    cancelImport: [() => imports.cancelImport(7), 'cancelImport'],
    removeImported: [() => imports.removeImported(7), 'removeImported'],
    deleteImport: [() => imports.deleteImport(7), 'deleteImport'],
  },
  keptLooks: {
    keptLooks: [() => keptLooks.keptLooks(signal), 'listLooks'],
    keepLook: [() => keptLooks.keepLook('Winter', builtLook, 'a'), 'createLook'],
    removeLook: [() => keptLooks.removeLook(7), 'deleteLook'],
  },
  redirects: {
    redirects: [() => redirects.redirects(signal), 'listRedirects'],
    addRedirect: [() => redirects.addRedirect({ source: '/old', target: '/work' }, idempotencyKey), 'createRedirect'],
    changeRedirect: [() => redirects.changeRedirect(7, { source: '/old', target: '/work' }), 'updateRedirect'],
    removeRedirect: [() => redirects.removeRedirect(7), 'deleteRedirect'],
  },
  administrators: {
    administrators: [() => administrators.administrators(signal), 'listAdministrators'],
    renameAdministrator: [() => administrators.renameAdministrator(2, 'Mara'), 'updateAdministrator'],
    removeAdministrator: [() => administrators.removeAdministrator(2, 'secret'), 'removeAdministrator'],
    restoreAdministrator: [() => administrators.restoreAdministrator(2, 'secret'), 'restoreAdministrator'],
    invite: [() => administrators.invite('Mara', 'secret'), 'createInvitation'],
    revokeInvitation: [() => administrators.revokeInvitation(3), 'deleteInvitation'],
    openInvitation: [() => administrators.openInvitation('t'), 'getInvitation'],
    join: [
      () => administrators.join({ token: 't', username: 'mara', name: '', password: 'secret' }),
      'acceptInvitation',
    ],
  },
  forgottenPasswords: {
    forgottenPassword: [() => forgottenPasswords.forgottenPassword(signal), 'getForgottenPassword'],
    askForNewPassword: [() => forgottenPasswords.askForNewPassword('admin'), 'askForNewPassword'],
    setNewPassword: [() => forgottenPasswords.setNewPassword('t', 'secret'), 'setNewPassword'],
  },
  desk: { desk: [() => desk.desk(signal), 'getDesk'] },
  inbox: {
    ticket: [() => inbox.ticket(), 'createMessageTicket'],
    sendMessage: [() => inbox.sendMessage(message, 't'), 'sendMessage'],
    inbox: [() => inbox.inbox(signal), 'listMessages'],
    setMessageRead: [() => inbox.setMessageRead(4, true), 'setMessageRead'],
    removeMessage: [() => inbox.removeMessage(4), 'deleteMessage'],
    setContactForm: [() => inbox.setContactForm(true), 'setContactForm'],
  },
  visits: {
    visits: [() => visits.visits('30', signal), 'getVisits'],
    setCounting: [() => visits.setCounting(false), 'setCounting'],
  },
  log: { log: [() => log.log('changes', '3', signal), 'listLog'] },
  sessions: {
    sessions: [() => sessions.sessions(signal), 'listSessions'],
    endSession: [() => sessions.endSession('a'), 'endSession'],
    endOtherSessions: [() => sessions.endOtherSessions(), 'endOtherSessions'],
  },
  signIn: {
    sendCode: [() => signIn.sendCode({ token: 't', username: 'admin' }, '123456'), 'loginWithSecondFactor'],
    passkeyLoginOptions: [() => signIn.passkeyLoginOptions(), 'passkeyLoginOptions'],
    logInWithPasskey: [() => signIn.logInWithPasskey(credential), 'loginWithPasskey'],
    signIn: [() => signIn.signIn(signal), 'listPasskeys', 'getSecondFactor'],
    passkeyOptions: [() => signIn.passkeyOptions('secret'), 'passkeyOptions'],
    addPasskey: [() => signIn.addPasskey('Phone', credential), 'createPasskey'],
    renamePasskey: [() => signIn.renamePasskey('a', 'Laptop'), 'updatePasskey'],
    removePasskey: [() => signIn.removePasskey('a'), 'deletePasskey'],
    beginAuthenticator: [() => signIn.beginAuthenticator('secret'), 'beginAuthenticator'],
    confirmAuthenticator: [() => signIn.confirmAuthenticator('123456'), 'confirmAuthenticator'],
    endSecondFactor: [() => signIn.endSecondFactor('secret'), 'endSecondFactor'],
    createRecoveryCodes: [() => signIn.createRecoveryCodes('secret'), 'createRecoveryCodes'],
  },
  history: {
    history: [() => history.history('project', '5', signal), 'listRevisions'],
    revision: [() => history.revision('12', signal), 'getRevision'],
    restoreRevision: [() => history.restoreRevision({ id: 12, etag: '"a"', idempotencyKey }), 'restoreRevision'],
  },
  originals: {
    originals: [() => originals.originals(signal), 'listOriginals'],
    deleteOriginal: [() => originals.deleteOriginal(31), 'deleteOriginal'],
  },
  undo: {
    undo: [() => undo.undo('a-token'), 'undoDelete'],
    // Asks nobody.
    holdUndo: [async () => void undo.holdUndo(async () => null)],
  },
  deleted: {
    deleted: [() => deleted.deleted(signal), 'listDeleted'],
    deleteForGood: [() => deleted.deleteForGood('a/token'), 'purgeDeleted'],
    emptyDeleted: [() => deleted.emptyDeleted(Date.UTC(2026, 10, 22)), 'emptyDeleted'],
  },
  dashboard: {
    projectForEdit: [() => dashboard.projectForEdit('5', signal), 'getProject'],
    taggedPlaces: [() => dashboard.taggedPlaces('media/a.jpg', signal), 'listMediaPlaces'],
    mediaPlaces: [() => dashboard.mediaPlaces('media/a.jpg', signal), 'listMediaPlaces'],
    libraryPage: [() => dashboard.libraryPage('118', signal), 'listLibrary'],
    undescribed: [() => dashboard.undescribed(oneProject, signal), 'listProjectMedia'],
    storyForEdit: [() => dashboard.storyForEdit('5', signal), 'getStory'],
    aboutForEdit: [() => dashboard.aboutForEdit(signal), 'getAboutPage'],
    allProjects: [() => dashboard.allProjects(signal), 'listProjects'],
    publicWork: [() => dashboard.publicWork(signal), 'listProjects', 'listCategories'],
    formChoices: [() => dashboard.formChoices(signal), 'listCategories', 'listProjects'],
    projectToEdit: [() => dashboard.projectToEdit('5', signal), 'getProject', 'listCategories', 'listProjects'],
    projectMedia: [() => dashboard.projectMedia('5', signal), 'listProjectMedia'],
    projectMediaInUse: [() => dashboard.projectMediaInUse('5', signal), 'listProjectMedia'],
    overview: [
      () => dashboard.overview(signal),
      'listCategories',
      'getAboutPage',
      'listProjects',
      'listStories',
      'listHeaderVideos',
      'listHomeVideos',
      'listHomeGrid',
    ],
    categoriesInUse: [() => dashboard.categoriesInUse(signal), 'listProjects', 'listCategories'],
    plainFilms: [() => dashboard.plainFilms(signal), 'listFilmsWithoutRenditions'],
  },
} satisfies Record<string, Record<string, [() => Promise<unknown>, ...string[]]>>;

describe.each([
  ['reads', reads, calls.reads],
  ['part of Work', { readWorkPart }, calls.workPart],
  ['auth', auth, calls.auth],
  ['categories', categories, calls.categories],
  ['project list', projectList, calls.projectList],
  ['project form', projectForm, calls.projectForm],
  ['project media', projectMedia, calls.projectMedia],
  ['stories', stories, calls.stories],
  ['homepage', homepage, calls.homepage],
  ['about', about, calls.about],
  ['media details', mediaDetails, calls.mediaDetails],
  ['conversions', conversions, calls.conversions],
  ['links', links, calls.links],
  ['own pages', ownPages, calls.ownPages],
  ['backups', backups, calls.backups],
  ['imports', imports, calls.imports],
  ['redirects', redirects, calls.redirects],
  ['history', history, calls.history],
  ['desk', desk, calls.desk],
  ['log', log, calls.log],
  ['what visitors wrote', inbox, calls.inbox],
  ['what visitors saw', visits, calls.visits],
  ['sessions', sessions, calls.sessions],
  ['ways to log in', signIn, calls.signIn],
  ['originals', originals, calls.originals],
  ['undo', undo, calls.undo],
  ['deleted', deleted, calls.deleted],
  ['dashboard reads', dashboard, calls.dashboard],
] as const)('%s', (_name, module, table) => {
  test('every function is tried here', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(module).toSorted());
  });

  test.each(Object.entries(table))('%s sends what the contract allows', async (_call, [run, ...expected]) => {
    sent.length = 0;
    // An empty answer fails a read, after the request has been made.
    await run().catch(() => undefined);
    expect(sent.map(({ operation }) => operation.id).toSorted()).toEqual(expected.toSorted());
    for (const { request } of sent) expect(request.credentials).toBe('include');
  });
});

test('the bodies are those of the specification, to the field', async () => {
  sent.length = 0;
  await auth.logIn('admin', 'secret');
  await auth.resetCredentials('admin', 'old', 'new');
  await categories.add('Furniture', idempotencyKey);
  await categories.rename(3, 'Lamps');
  await projectList.move(3, 1);
  expect(sent.map(({ request, body }) => [request.method, new URL(request.url).pathname, JSON.parse(body)])).toEqual([
    ['POST', '/api/login', { username: 'admin', password: 'secret' }],
    ['PATCH', '/api/reset-credentials', { username: 'admin', oldPassword: 'old', newPassword: 'new' }],
    ['POST', '/api/category', { name: 'Furniture' }],
    ['PUT', '/api/category/3/edit', { name: 'Lamps' }],
    ['PATCH', '/api/projects/3/position', { position: 1 }],
  ]);
});

test('a story is a form of exactly title, authorname and content', async () => {
  sent.length = 0;
  await stories.create(story, idempotencyKey);
  await stories.update(7, story, null);
  for (const { body } of sent) {
    expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['title', 'authorname', 'content']);
  }
});

test('a write names the version it changes only when it is known', async () => {
  sent.length = 0;
  const change = { id: 1, draft: aboutDraft, peopleBefore: [], image: null, imagePath: null };
  for (const etag of ['"a1"', null]) {
    await stories.update(7, story, etag);
    await homepage.updateTexts([{ id: 1, text: 'One' }], etag);
    await about.update({ ...change, etag });
  }
  expect(sent.map(({ request }) => request.headers.get('if-match'))).toEqual([
    '"a1"',
    '"a1"',
    '"a1"',
    null,
    null,
    null,
  ]);
});

test('a creation carries its idempotency key; an edit, and a provider of another origin, none', async () => {
  sent.length = 0;
  await stories.create(story, idempotencyKey);
  await stories.create(story, 'key 2');
  await categories.add('Furniture', idempotencyKey);
  const saved = { id: null, etag: null, originals: [], heard: [] };
  await projectForm.save(emptyProject, { ...saved, idempotencyKey: 'key 2' }, () => undefined, signal);
  await projectForm.save(emptyProject, { ...saved, id: 5, idempotencyKey: 'key 2' }, () => undefined, signal);
  const keys = sent.map(({ request }) => request.headers.get('idempotency-key'));
  expect(keys).toEqual(['key 1', 'key 2', 'key 1', 'key 2', null]);
  expect(createProviderClient({ host }).idempotent(idempotencyKey)).toEqual({});
});

test('logout carries the Bearer only when a token is stored', async () => {
  sent.length = 0;
  await auth.logOut('abc');
  await auth.logOut(null);
  expect(sent.map(({ request }) => request.headers.get('authorization'))).toEqual(['Bearer abc', null]);
});

test('the About read says JSON, as specified', async () => {
  sent.length = 0;
  await reads.about(signal).catch(() => undefined);
  expect(sent[0]?.request.headers.get('content-type')).toBe('application/json');
});
