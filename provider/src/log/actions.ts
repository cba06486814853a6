import type { OperationId, Schemas } from '../contract/types.ts';
import { Upload } from '../lib/upload.ts';
import { titleOfDeleted } from '../undo/deleted-title.ts';
import type { UndoKind } from '../repositories/undo.ts';
import { findById, parseId } from '../rules/ids.ts';
import { readSource, toReadable } from '../rules/redirects.ts';
import type { Services } from '../services.ts';

type Subjects = Pick<
  Services,
  | 'administrators'
  | 'categories'
  | 'headerVideos'
  | 'homeGrid'
  | 'imports'
  | 'invitations'
  | 'keptLooks'
  | 'links'
  | 'media'
  | 'messages'
  | 'pages'
  | 'passkeys'
  | 'projects'
  | 'redirects'
  | 'revisions'
  | 'stories'
  | 'undo'
  | 'clock'
>;

/** What a write is called in the log. */
export interface Action {
  /** 'Changed a project' */
  readonly what: string;
  /** The title of what stands in the path, by its id or token. */
  readonly subject?: (services: Subjects, id: string) => Promise<string | null | undefined>;
  /** The field of the body that says what it is, where nothing in the path does. */
  readonly field?: string;
  /** What the body names, where that says more than the operation does; `null` where it is not known. */
  readonly named?: (
    services: Subjects,
    body: unknown,
  ) => Promise<{ readonly what: string; readonly subject: string } | null>;
}

const project: Action['subject'] = async ({ projects }, id) =>
  (await findById(id, projects.seenBy('administrator').find))?.title;
const story: Action['subject'] = async ({ stories }, id) =>
  (await findById(id, stories.seenBy('administrator').find))?.title;
const page: Action['subject'] = async ({ pages }, id) =>
  (await findById(id, pages.seenBy('administrator').find))?.title;
const category: Action['subject'] = async ({ categories }, id) => (await findById(id, categories.find))?.name;
const redirect: Action['subject'] = async ({ redirects }, id) =>
  toReadable((await findById(id, redirects.find))?.source ?? '');
const keptLook: Action['subject'] = async ({ keptLooks }, id) => (await findById(id, keptLooks.find))?.name;
const imported: Action['subject'] = async ({ imports }, id) => (await findById(id, imports.find))?.name;
const link: Action['subject'] = async ({ links }, id) => (await findById(id, links.find))?.name;
const file: Action['subject'] = async ({ media }, id) => (await findById(id, media.find))?.alt;
const message: Action['subject'] = async ({ messages }, id) => (await findById(id, messages.find))?.name;
const passkey: Action['subject'] = async ({ passkeys }, id) => (await passkeys.find(id))?.name;
const invitation: Action['subject'] = async ({ invitations }, id) => (await findById(id, invitations.find))?.name;
const deletion: Action['subject'] = async (services, token) => {
  const record = await services.undo.find(token);
  return record === null ? null : titleOfDeleted(record, services);
};
const colleague: Action['subject'] = async ({ administrators }, id) =>
  ((await findById(id, administrators.find)) ?? (await findById(id, administrators.findRemoved)))?.username;
const revision: Action['subject'] = async (services, id) => {
  const target = (await findById(id, services.revisions.find))?.target;
  if (target?.kind === 'project') return await project(services, String(target.id));
  return target?.kind === 'story' ? await story(services, String(target.id)) : null;
};

const titleOf = async ({ projects }: Pick<Subjects, 'projects'>, id: Schemas['Id'] | undefined): Promise<string> =>
  (await findById(id, projects.seenBy('administrator').find))?.title ?? '';
const headerSlot: Action['subject'] = async (services, id) =>
  titleOf(
    services,
    (await services.headerVideos.list('administrator')).find((slot) => slot.id === parseId(id))?.projectId,
  );
const cell: Action['subject'] = async (services, id) =>
  titleOf(services, (await findById(id, services.homeGrid.find))?.projectId);

/** A place of the home page is called by the project that it shows then: a film stands there, or a still. */
const inPlace = (what: string): Action => ({
  what,
  async named(services, body) {
    const { projectId, newProjectId = projectId }: Partial<Schemas['VideoSlotUpdate']> = Object(body);
    return { what, subject: await titleOf(services, newProjectId) };
  },
});

/** A link is called by what it shows, and for whom. */
const madeLink: Action['named'] = async (services, body) => {
  const {
    project: projectId,
    story: storyId,
    name = '',
  }: {
    readonly project?: Schemas['Id'];
    readonly story?: Schemas['Id'];
    readonly name?: string;
  } = Object(body);
  const [kind, title] =
    projectId === undefined
      ? ['story', storyId === undefined ? null : await story(services, String(storyId))]
      : ['project', await project(services, String(projectId))];
  return title === null || title === undefined || title === ''
    ? null
    : { what: `Created a link to a ${kind}`, subject: `${title} (${name.trim()})` };
};

/** A stored file, by the path in the body. */
const ofFile = (what: string): Action => ({
  what,
  async named({ media }, body) {
    const path: unknown = Object(body)['path'];
    const stored = typeof path === 'string' ? await media.findByFile(path.split('/').at(-1) ?? '') : null;
    return { what, subject: stored?.name ?? '' };
  },
});

/** An old address as it is kept, however it was typed. */
const readAddress: Action['named'] = async (_services, body) => {
  const { source }: Partial<Schemas['RedirectForm']> = Object(body);
  try {
    return source === undefined ? null : { what: 'Created a redirect', subject: toReadable(readSource(source)) };
  } catch {
    // It is refused, and leaves no entry.
    return null;
  }
};

/** A typeface came with the settings: what the administrator said about its licence. */
const broughtFace: Action['named'] = async (_services, body) => {
  const { face, faceTerms }: { readonly face?: unknown; readonly faceTerms?: Schemas['SiteUpdate']['faceTerms'] } =
    Object(body);
  if (!(face instanceof Upload) || faceTerms === undefined) return null;
  const licence = faceTerms.licence.trim();
  return {
    what: 'Brought a typeface, and said that it may be used on the site',
    subject: licence === '' ? face.originalName : `${face.originalName} (${licence})`,
  };
};

/** What comes back by Undo, or from Recently Deleted. */
const restored = {
  project: 'Restored a project',
  category: 'Restored a category',
  story: 'Restored a story',
  page: 'Restored a page',
  header_video: 'Restored a header slot of the homepage',
  home_grid: 'Restored a cell of the homepage',
  loose_media: 'Restored a file',
  text_picture: 'Restored a file',
  original: 'Restored the original of a film',
  about: 'Restored the About page',
  site: 'Restored the former settings',
  redirect: 'Restored a redirect',
  kept_look: 'Restored a look that was kept',
  message: 'Restored a message',
  link: 'Restored a link',
  focus: 'Restored what stayed in view of a file',
  captions: 'Restored the captions of a film',
  replaced_file: 'Restored a file that was replaced',
  second_light: 'Restored the second light of a file',
  copy: 'Took back a copy',
  revision: 'Took back a restoration',
} as const satisfies Readonly<Record<UndoKind, string>>;

const restoration: Action['named'] = async (services, body) => {
  const token: unknown = Object(body)['undo'];
  const record = typeof token === 'string' ? await services.undo.find(token) : null;
  if (record === null) return null;
  return {
    what: restored[record.kind],
    subject: (await titleOfDeleted(record, services)) ?? '',
  };
};

/** Looked for by name (see `handlers/desk.ts`). */
export const backupMade = 'Made a backup';

/** Every write of the contract that changes something, in words. */
export const actions: Readonly<Partial<Record<OperationId, Action>>> = {
  createHeaderVideo: inPlace('Filled a header slot of the homepage'),
  updateHeaderVideo: inPlace('Changed a header slot of the homepage'),
  deleteHeaderVideo: { what: 'Emptied a header slot of the homepage', subject: headerSlot },
  createHomeVideo: inPlace('Filled a video slot of the homepage'),
  updateHomeVideo: inPlace('Changed a video slot of the homepage'),
  createHomeGridItem: inPlace('Filled a cell of the homepage'),
  updateHomeGridItem: inPlace('Changed a cell of the homepage'),
  deleteHomeGridItem: { what: 'Emptied a cell of the homepage', subject: cell },
  updateHomeTexts: { what: 'Changed a text of the homepage' },
  createAboutPage: { what: 'Created the About page' },
  updateAboutPage: { what: 'Changed the About page' },
  putSite: { what: 'Changed the settings', named: broughtFace },
  closeSite: { what: 'Closed the site' },
  openSite: { what: 'Opened the site' },

  createProject: { what: 'Created a project', field: 'title' },
  updateProject: { what: 'Changed a project', subject: project },
  moveProject: { what: 'Moved a project', subject: project },
  duplicateProject: { what: 'Duplicated a project', subject: project },
  deleteProject: { what: 'Deleted a project', subject: project },
  addProjectMedia: { what: 'Added files to a project', subject: project },
  addTextPicture: { what: 'Added a picture for a text' },
  deleteMedia: { what: 'Deleted a file', subject: file },
  updateMediaDetails: ofFile('Changed what is said of a file'),
  replaceMedia: ofFile('Replaced a file everywhere'),
  setPoster: ofFile('Changed the poster of a film'),
  setSecondLight: ofFile('Changed the second light of a file'),
  deleteSecondLight: { what: 'Removed the second light of a file' },
  setRendition: ofFile('Changed a version of a film'),
  deleteOriginal: { what: 'Deleted the original of a film' },

  createCategory: { what: 'Created a category', field: 'name' },
  updateCategory: { what: 'Renamed a category', subject: category },
  deleteCategory: { what: 'Deleted a category', subject: category },

  createStory: { what: 'Created a story', field: 'title' },
  updateStory: { what: 'Changed a story', subject: story },
  deleteStory: { what: 'Deleted a story', subject: story },

  createPage: { what: 'Created a page', field: 'title' },
  updatePage: { what: 'Changed a page', subject: page },
  movePage: { what: 'Moved a page', subject: page },
  deletePage: { what: 'Deleted a page', subject: page },

  createRedirect: { what: 'Created a redirect', named: readAddress },
  updateRedirect: { what: 'Changed a redirect', subject: redirect },
  deleteRedirect: { what: 'Deleted a redirect', subject: redirect },

  createLook: { what: 'Kept a look', field: 'name' },
  deleteLook: { what: 'Deleted a look that was kept', subject: keptLook },

  setMessageRead: { what: 'Changed whether a message is read', subject: message },
  deleteMessage: { what: 'Deleted a message', subject: message },
  setContactForm: {
    what: 'Changed whether the contact form is shown',
    named: async (_services, body) => ({
      what: Object(body)['shown'] === true ? 'Showed the contact form' : 'Hid the contact form',
      subject: '',
    }),
  },

  setCounting: {
    what: 'Changed whether visits are counted',
    named: async (_services, body) => ({
      what: Object(body)['counting'] === true ? 'Turned on counting of visits' : 'Turned off counting of visits',
      subject: '',
    }),
  },

  createImport: { what: 'Began an import' },
  runImport: { what: 'Ran an import', subject: imported },
  cancelImport: { what: 'Stopped an import', subject: imported },
  removeImported: { what: 'Removed what an import had made', subject: imported },
  deleteImport: { what: 'Deleted an import', subject: imported },

  createLink: { what: 'Created a link', field: 'name', named: madeLink },
  revokeLink: { what: 'Revoked a link', subject: link },

  undoDelete: { what: 'Took back a change', named: restoration },
  purgeDeleted: { what: 'Deleted something for good', subject: deletion },
  emptyDeleted: { what: 'Emptied Recently Deleted' },
  restoreRevision: { what: 'Restored an earlier state', subject: revision },

  endSession: { what: 'Ended a session of one’s own' },
  endOtherSessions: { what: 'Ended all other sessions of one’s own' },
  resetCredentials: { what: 'Changed the password' },
  confirmAuthenticator: { what: 'Set up an authenticator app' },
  endSecondFactor: { what: 'Turned off the authenticator app' },
  createRecoveryCodes: { what: 'Made new recovery codes' },
  createPasskey: { what: 'Added a passkey', field: 'name' },
  updatePasskey: { what: 'Renamed a passkey', subject: passkey },
  deletePasskey: { what: 'Removed a passkey', subject: passkey },

  createBackup: { what: backupMade },
  openBackup: { what: 'Opened a backup to download it' },
  restoreBackup: { what: 'Restored a backup' },

  createInvitation: { what: 'Invited somebody', field: 'name' },
  deleteInvitation: { what: 'Took back an invitation', subject: invitation },
  updateAdministrator: { what: 'Renamed an administrator', subject: colleague },
  removeAdministrator: { what: 'Removed an administrator', subject: colleague },
  restoreAdministrator: { what: 'Let an administrator in again', subject: colleague },
};

/** Operations that write and leave no entry of their own, each with why. */
export const withoutEntry: Readonly<Partial<Record<OperationId, string>>> = {
  login: 'Its handler notes the login, or the refusal.',
  loginWithSecondFactor: 'As login.',
  loginWithPasskey: 'As login.',
  acceptInvitation: 'As login.',
  askForNewPassword: 'As login.',
  setNewPassword: 'As login.',
  logout: 'Its handler notes it beside the logins.',
  createMessageTicket: 'The first half of what a visitor sends.',
  sendMessage: 'A visitor’s; it is in the inbox.',
  getInvitation: 'A read whose secret must not stand in an address.',
  passkeyLoginOptions: 'The first half of a login.',
  passkeyOptions: 'The first half of adding a passkey.',
  beginAuthenticator: 'The first half of setting up an app.',
  addImportFile: 'A part of an import, which has an entry; there may be thousands.',
  tryFace: 'Reads a font, and stores nothing.',
  createFilmConversion: 'Makes a file for whoever asks, and changes nothing.',
  deleteFilmConversion: 'As createFilmConversion.',
};
