import { createActor, waitFor } from 'xstate';
import type { Problem } from '../../../src/api/problem.ts';
import { describeCreateFailure, describeUpdateFailure } from '../../../src/dashboard/about-form/texts.ts';
import { texts as projectsTexts } from '../../../src/dashboard/all-projects/texts.ts';
import { resultText } from '../../../src/dashboard/all-media/film-texts.ts';
import { texts as categoryTexts } from '../../../src/dashboard/categories/texts.ts';
import {
  describeDeleteFailure,
  describeStoreFailure,
  describeTextsFailure,
} from '../../../src/dashboard/homepage/texts.ts';
import { failed as forGoodFailed } from '../../../src/dashboard/recently-deleted/describe.ts';
import { deleteFailed as originalFailed } from '../../../src/dashboard/shared/media/original-texts.ts';
import { describeDeleteFailure as describeMediaDeleteFailure } from '../../../src/dashboard/media-picker/texts.ts';
import { texts as formTexts } from '../../../src/dashboard/project-form/texts.ts';
import { saveFailed } from '../../../src/dashboard/shared/settings-form/texts.ts';
import { siteTexts } from '../../contract/support/site.ts';
import { duplicateFailed } from '../../../src/dashboard/shared/duplicate/use-duplicate.ts';
import { texts as linkTexts } from '../../../src/dashboard/shared/links/texts.ts';
import { describeMediaFailure, describeUploadFailure } from '../../../src/dashboard/shared/media/media-texts.ts';
import { failure } from '../../../src/dashboard/shared/messages.ts';
import { emptyAboutDraft } from '../../../src/domain/about-form.ts';
import type { DeletedItem } from '../../../src/domain/deleted.ts';
import type { SlotField } from '../../../src/domain/slots.ts';
import type { ConfirmMachine } from '../../../src/machines/confirm/confirm.machine.ts';
import { describeReplaceFailure } from '../../../src/dashboard/shared/media/replace/texts.ts';
import type { SlotFileRef } from '../../../src/machines/homepage/slot-file.machine.ts';
import { describeLoginFailure } from '../../../src/machines/login/login.rules.ts';
import { describeResetFailure } from '../../../src/machines/reset-password/reset-password.rules.ts';
import type { FormMachine, FormRecord } from '../../../src/machines/form/form.machine.ts';
import { recordOf as pageRecordOf } from '../../../src/machines/page-form/page.rules.ts';
import { describeStoryFailure, recordOf } from '../../../src/machines/story-form/story.rules.ts';
import { noFaceTerms } from '../../../src/domain/site-settings.ts';
import type { SubmissionMachine } from '../../../src/machines/submission/submission.machine.ts';
import { makeFile, makeFrame, makeMedia, makeProject, makeProjectFile } from '../../machines/support/project-forms.ts';
import { slotRecord } from '../../machines/support/slots.ts';
import { projectOf } from '../../machines/support/projects.ts';
import type { WritingMachines } from './writing-machines.ts';

const original = { id: 31, path: 'media/a.mp4', name: 'a.mov', bytes: 1, projectId: 5, url: '/api/originals/31' };

const deletedProject: DeletedItem = {
  id: 'token',
  kind: 'project',
  title: 'Upar',
  deletedAt: Date.UTC(2026, 10, 1),
  expiresAt: Date.UTC(2026, 11, 1),
  files: 1,
  bytes: 1,
  uses: [],
  projects: 0,
};

/** One write, sent as its screen sends it. */
export interface Attempt {
  /** The first attempt. */
  readonly send: () => void;
  /** Another attempt after a failure: Submit once more, or Retry. */
  readonly again: () => void;
  readonly isBusy: () => boolean;
  /** What the last attempt failed with. */
  readonly problem: () => Problem | null;
  readonly isDone: () => boolean;
  /** What was typed or chosen, which a failure must not change. */
  readonly input: () => object | null;
}

/** A write of the dashboard, and what its screen says of a failure (specification, section 8). */
export interface DashboardWrite {
  readonly open: (machines: WritingMachines) => Attempt | Promise<Attempt>;
  readonly describe: (problem: Problem) => string;
  /** The text when no answer came; `{why}` is replaced by the problem's own words. */
  readonly unanswered: string;
  /** The text when a proxy answered `502` with `<h1>Bad Gateway</h1>`. */
  readonly refused: string;
  /** The text when a 200 lacks what the write needs; where it is absent, any 200 is a success (specification, section 9). */
  readonly notUnderstood?: string;
  /** The provider may take as long as all media need to be read. */
  readonly isLong?: boolean;
}

export function submission<Payload, Output>(machine: SubmissionMachine<Payload, Output>, payload: Payload): Attempt {
  const actor = createActor(machine).start();
  return {
    send: () => actor.send({ type: 'submission.submit', payload }),
    again: () => actor.send({ type: 'submission.retry' }),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problem,
    isDone: () => actor.getSnapshot().value === 'succeeded',
    input: () => actor.getSnapshot().context.sent,
  };
}

export function deletion<Subject>(machine: ConfirmMachine<Subject>, subject: Subject): Attempt {
  const actor = createActor(machine);
  let isDone = false;
  actor.on('confirm.acted', () => {
    isDone = true;
  });
  actor.start();
  actor.send({ type: 'confirm.ask', question: 'Are you sure?', subject });
  const accept = () => actor.send({ type: 'confirm.accept' });
  return {
    send: accept,
    again: accept,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problem,
    isDone: () => isDone,
    input: () => actor.getSnapshot().context.asked,
  };
}

/** The films that get a rendition; what is sent of one that needs none. */
function renditions(machine: WritingMachines['filmRenditions']): Attempt {
  const film = { path: 'media/a.mp4', name: 'a.mp4', media: makeMedia('/media/a.mp4'), bytes: 1000, isAwaited: false };
  const actor = createActor(machine).start();
  const send = () => actor.send({ type: 'films.prepare', films: [film] });
  const result = () => actor.getSnapshot().context.results[film.path];
  return {
    send,
    again: send,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => {
      const now = result();
      return now?.kind === 'refused' ? now.problem : null;
    },
    isDone: () => result()?.kind === 'unneeded',
    input: () => null,
  };
}

/** Records the result of machines that emit it as an event. */
/** What came of an attempt, as its machine tells it. */
export function createLedger() {
  let problem: Problem | null = null;
  let isDone = false;
  return {
    accepted: () => {
      isDone = true;
    },
    refused: (event: { readonly problem: Problem }) => {
      problem = event.problem;
    },
    begin: () => {
      problem = null;
    },
    state: { problem: () => problem, isDone: () => isDone },
  };
}

const story = { id: 7, title: 'Old', author: 'A', content: 'C', etag: null };
const page = { ...story, slug: 'old' };
/** The form of this record, or of something new, with something typed into each of these fields. */
export function textForm<Field extends string>(
  machine: FormMachine<Field>,
  record: FormRecord<Field> | null,
  fields: readonly Field[],
): Attempt {
  const actor = createActor(machine, { input: record });
  const ledger = createLedger();
  actor.on('form.accepted', ledger.accepted);
  actor.on('form.refused', ledger.refused);
  actor.start();
  for (const field of fields) actor.send({ type: 'field.changed', field, value: `Typed ${field}` });
  const send = () => {
    ledger.begin();
    actor.send({ type: 'form.submit', idempotencyKey: 'k' });
  };
  return {
    send,
    again: send,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    input: () => actor.getSnapshot().context.values,
    ...ledger.state,
  };
}

function projectForm(machines: WritingMachines, isNew: boolean): Attempt {
  const actor = createActor(machines.projectForm, { input: { project: isNew ? null : makeProject() } });
  const ledger = createLedger();
  actor.on('project.saved', ledger.accepted);
  actor.on('project.refused', ledger.refused);
  actor.start();
  actor.send({ type: 'field.changed', field: 'title', value: 'Typed' });
  actor.send({ type: 'files.chosen', place: { grid: null, slot: 0 }, files: [makeFile('header.jpg')] });
  const send = () => {
    ledger.begin();
    actor.send({ type: 'form.submit', idempotencyKey: 'k' });
  };
  return {
    send,
    again: () => (actor.getSnapshot().hasTag('outdated') ? actor.send({ type: 'project.retry' }) : send()),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    // Stored, but it could not be read again: the screen says so, with Retry.
    problem: () => (actor.getSnapshot().hasTag('outdated') ? null : ledger.state.problem()),
    isDone: ledger.state.isDone,
    input: () => {
      const { values, waiting } = actor.getSnapshot().context;
      return { values, waiting };
    },
  };
}

const aboutDraft = { ...emptyAboutDraft, introHeading: 'Typed' };

const media = {
  projectId: 5,
  projectTitle: 'Upar',
  file: { ...makeFrame(4), media: makeMedia('/media/4.mp4', 'video') },
};

/** The home page with this one slot, filled or empty. */
function openSlot({ homepage }: WritingMachines, field: SlotField, isFilled: boolean) {
  const nothing = { headervideo: [], homepagevideo: [], homepagegrid: [] };
  const records = { ...nothing, ...(isFilled ? { [field]: [slotRecord(field, 2)] } : {}) };
  const actor = createActor(homepage, { input: { records } }).start();
  const slot = actor.getSnapshot().context.slots[`${field} 2`];
  if (slot === undefined) throw new Error(`No slot ${field} 2`);
  return { actor, slot };
}

/** Fills a slot of the homepage screen, or changes one that is filled. */
function fill(field: SlotField, isFilled = false): DashboardWrite {
  const kind = isFilled ? 'update' : 'create';
  const failed = kind === 'create' ? 'Failed to submit media: ' : 'Failed to update media: ';
  return {
    open: (machines) => {
      const { actor, slot } = openSlot(machines, field, isFilled);
      const ledger = createLedger();
      slot.on('fill.succeeded', ledger.accepted);
      slot.on('fill.failed', ledger.refused);
      const target = `${field} 2 before`;
      actor.send({ type: 'media.offer', media });
      return {
        send: () => actor.send({ type: 'target.choose', target }),
        again: () => {
          ledger.begin();
          slot.send({ type: 'fill.retry' });
        },
        isBusy: () => slot.getSnapshot().hasTag('filling'),
        input: () => actor.getSnapshot().context.media,
        ...ledger.state,
      };
    },
    describe: (problem) => describeMediaFailure(kind, problem),
    unanswered: `${failed}{why}`,
    refused: `${failed}502 - <h1>Bad Gateway</h1>`,
  };
}

function empty(field: 'headervideo' | 'homepagegrid'): DashboardWrite['open'] {
  return (machines) => {
    const { slot } = openSlot(machines, field, true);
    const ledger = createLedger();
    slot.on('deletion.succeeded', ledger.accepted);
    slot.on('deletion.failed', ledger.refused);
    const send = () => {
      ledger.begin();
      slot.send({ type: 'slot.empty' });
    };
    return {
      send,
      again: send,
      isBusy: () => slot.getSnapshot().hasTag('deleting'),
      input: () => slot.getSnapshot().context.record,
      ...ledger.state,
    };
  };
}

/** A file on its way, once it can be shown. */
async function sendFile(file: SlotFileRef): Promise<Attempt> {
  await waitFor(file, (now) => now.matches('opened'));
  const send = () => file.send({ type: 'file.send' });
  return {
    send,
    again: send,
    isBusy: () => file.getSnapshot().hasTag('uploading'),
    problem: () => file.getSnapshot().context.problem,
    isDone: () => file.getSnapshot().output?.stored !== undefined,
    input: () => {
      const { file: chosen, media: preview, project } = file.getSnapshot().context;
      return { file: chosen, media: preview, project };
    },
  };
}

/** The same text for every failure. */
export const always = (text: string): Omit<DashboardWrite, 'open'> => ({
  describe: (problem) => failure(text, problem).text,
  unanswered: text,
  refused: text,
});

const unsavedPage = always('The page was not saved.');

/** Every write of the dashboard, by what the administrator does. */
export const dashboardWrites: Readonly<Record<string, DashboardWrite>> = {
  'log in': {
    open: ({ login }) => {
      const actor = createActor(login);
      const ledger = createLedger();
      actor.on('form.accepted', ledger.accepted);
      actor.start();
      actor.send({ type: 'field.changed', field: 'username', value: 'admin' });
      actor.send({ type: 'field.changed', field: 'password', value: 'typed secret' });
      const send = () => actor.send({ type: 'form.submit', idempotencyKey: 'k' });
      return {
        send,
        again: send,
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        problem: () => actor.getSnapshot().context.problem,
        isDone: ledger.state.isDone,
        input: () => actor.getSnapshot().context.values,
      };
    },
    describe: describeLoginFailure,
    unanswered: 'Something went wrong. Please try again later.',
    refused: 'Login failed. Please check your credentials.',
  },
  'log out': {
    open: ({ logOut }) => submission(logOut, null),
    ...always('Failed to logout. Please try again.'),
  },
  'reset the password': {
    open: ({ resetPassword }) => {
      const actor = createActor(resetPassword);
      const ledger = createLedger();
      actor.on('form.accepted', ledger.accepted);
      actor.on('form.refused', ledger.refused);
      actor.start();
      for (const field of ['username', 'oldPassword', 'newPassword'] as const) {
        actor.send({ type: 'field.changed', field, value: `Typed ${field}` });
      }
      const send = () => {
        ledger.begin();
        actor.send({ type: 'form.submit', idempotencyKey: 'k' });
      };
      return {
        send,
        again: send,
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        input: () => actor.getSnapshot().context.values,
        ...ledger.state,
      };
    },
    describe: describeResetFailure,
    unanswered: 'An error occurred while resetting the password',
    refused: 'Failed to reset password',
  },
  'add a category': {
    open: ({ addCategory }) => submission(addCategory, { name: 'Typed', idempotencyKey: 'k' }),
    ...always(categoryTexts.addFailed),
    unanswered: 'Failed to add category... Check console for details.',
  },
  'rename a category': {
    open: ({ categoryRow }) => {
      const actor = createActor(categoryRow, { input: { category: { id: 7, name: 'Old' } } }).start();
      actor.send({ type: 'row.edit' });
      actor.send({ type: 'draft.changed', draft: 'Typed' });
      const send = () => actor.send({ type: 'row.save' });
      return {
        send,
        again: send,
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        problem: () => actor.getSnapshot().context.problem,
        isDone: () => actor.getSnapshot().value === 'viewing',
        input: () => ({ draft: actor.getSnapshot().context.draft }),
      };
    },
    ...always(categoryTexts.updateFailed),
    unanswered: 'Failed to update category... Check console for details.',
  },
  'delete a category': {
    open: ({ deleteCategory }) => deletion(deleteCategory, { id: 7, name: 'Old' }),
    ...always(categoryTexts.deleteFailed),
    unanswered: 'Failed to delete category... Check console for details.',
  },
  'create a project': {
    open: (machines) => projectForm(machines, true),
    ...always(formTexts.failed),
    unanswered: 'Failed to submit the project. Please check your server connection.',
  },
  'change a project': {
    open: (machines) => projectForm(machines, false),
    ...always(formTexts.failed),
    unanswered: 'Failed to submit the project. Please check your server connection.',
  },
  'delete a project': {
    open: ({ deleteProject }) => deletion(deleteProject, projectOf(7, 1)),
    ...always(projectsTexts.deleteFailed),
    unanswered: 'Failed to delete project',
  },
  'duplicate a project': {
    open: ({ duplicateProject }) => submission(duplicateProject, { id: 7, idempotencyKey: 'k' }),
    ...always(duplicateFailed),
  },
  'move a project': {
    open: ({ projectOrder }) => {
      const actor = createActor(projectOrder, { input: { projects: [projectOf(1, 1), projectOf(2, 2)] } });
      const ledger = createLedger();
      actor.on('move.refused', ledger.refused);
      actor.start();
      actor.send({ type: 'project.move', id: 2, position: 1 });
      return {
        // The drop has sent it already.
        send: () => undefined,
        again: () => {
          ledger.begin();
          actor.send({ type: 'project.retry', id: 2 });
        },
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        problem: ledger.state.problem,
        isDone: () => !actor.getSnapshot().hasTag('busy') && ledger.state.problem() === null,
        // Not rolled back (specification, section 4).
        input: () => actor.getSnapshot().context.projects.map(({ id }) => id),
      };
    },
    ...always(projectsTexts.moveFailed),
    unanswered: 'Failed to update project position',
  },
  'create a story': {
    open: ({ storyForm }) => textForm(storyForm, null, ['title', 'author', 'content']),
    describe: describeStoryFailure,
    unanswered: 'Network error!',
    refused: 'Failed: <h1>Bad Gateway</h1>',
  },
  'change a story': {
    open: ({ storyForm }) => textForm(storyForm, recordOf(story), ['title']),
    describe: describeStoryFailure,
    unanswered: 'Network error!',
    refused: 'Failed: <h1>Bad Gateway</h1>',
  },
  'delete a story': {
    open: ({ deleteStory }) => deletion(deleteStory, story),
    ...always('Failed to delete story.'),
  },
  'create a page': { open: ({ pageForm }) => textForm(pageForm, null, ['title']), ...unsavedPage },
  'change a page': { open: ({ pageForm }) => textForm(pageForm, pageRecordOf(page), ['title']), ...unsavedPage },
  'move a page': {
    open: ({ movePage }) => submission(movePage, { id: 7, position: 1 }),
    ...always('The order was not saved.'),
  },
  'delete a page': { open: ({ deletePage }) => deletion(deletePage, page), ...always('Failed to delete page.') },
  'choose media in the picker': {
    open: ({ mediaPicker }) => {
      const wanted = { selectedField: 'homepagegrid', position: 3, mediaId: null, projectId: null, id: 5 } as const;
      const actor = createActor(mediaPicker, { input: { slot: wanted, projectId: 5 } }).start();
      const ledger = createLedger();
      actor.on('picker.refused', ledger.refused);
      actor.send({ type: 'media.toggle', part: 'before', frame: makeFrame(1) });
      const send = () => {
        ledger.begin();
        actor.send({ type: 'picker.submit' });
      };
      return {
        send,
        again: send,
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        problem: ledger.state.problem,
        isDone: () => actor.getSnapshot().value === 'finished',
        input: () => actor.getSnapshot().context.choice,
      };
    },
    describe: (problem) => describeMediaFailure('create', problem),
    unanswered: 'Failed to submit media: {why}',
    refused: 'Failed to submit media: 502 - <h1>Bad Gateway</h1>',
  },
  'fill a header video': fill('headervideo'),
  'change a header video': fill('headervideo', true),
  'fill a homepage video': fill('homepagevideo'),
  'change a homepage video': fill('homepagevideo', true),
  'fill a grid item': fill('homepagegrid'),
  'change a grid item': fill('homepagegrid', true),
  'drop a file on a slot': {
    open: async (machines) => {
      const { actor, slot } = openSlot(machines, 'homepagegrid', true);
      actor.send({ type: 'files.drop', slot: 'homepagegrid 2', files: [makeFile('a.jpg')], takesStills: true });
      const file = slot.getSnapshot().children.slotFile;
      if (file === undefined) throw new Error('The slot has not taken the file');
      return sendFile(file);
    },
    describe: describeStoreFailure,
    unanswered: 'The file could not be stored. Nothing was changed. {why}',
    refused: 'The file could not be stored. Nothing was changed. HTTP error: 502',
    notUnderstood: "The file could not be stored. Nothing was changed. The server's answer could not be understood (",
  },
  'replace a file everywhere': {
    open: async ({ replaceFile }) => {
      const file = createActor(replaceFile, { input: { file: makeFile('a.jpg'), project: null } }).start();
      file.send({ type: 'project.choose', project: { id: 'media/a.jpg', title: 'a.jpg', etag: null } });
      return sendFile(file);
    },
    describe: describeReplaceFailure,
    unanswered: 'The file could not be replaced. Nothing was changed. {why}',
    refused: 'The file could not be replaced. Nothing was changed. HTTP error: 502',
    notUnderstood: "The file could not be replaced. Nothing was changed. The server's answer could not be understood (",
  },
  'send a picture for a text': {
    open: async ({ addTextPicture }) => {
      const project = { id: 'text', title: '' };
      return sendFile(createActor(addTextPicture, { input: { file: makeFile('a.jpg'), project } }).start());
    },
    describe: (problem) => describeUploadFailure('a.jpg', problem),
    unanswered: '{why} a.jpg was not sent.',
    refused: 'The server cannot be reached at the moment. a.jpg was not sent.',
    notUnderstood: "The server's answer could not be understood (",
  },
  'delete a file that stands in no grid': {
    open: ({ deleteMedia }) => deletion(deleteMedia, makeProjectFile(4)),
    describe: describeMediaDeleteFailure,
    unanswered: 'Failed to delete the file. Nothing was changed. Try again.',
    refused: 'Failed to delete the file. Nothing was changed. Try again.',
  },
  'make a link': {
    open: ({ makeLink }) =>
      submission(makeLink, {
        subject: { kind: 'project', id: 5 },
        name: 'Meridian',
        expiresAt: '2026-12-24T09:00:00.000Z',
        idempotencyKey: 'k',
      }),
    ...always(linkTexts.makeFailed),
  },
  'revoke a link': {
    open: ({ revokeLink }) =>
      submission(revokeLink, {
        id: 7,
        purpose: 'client',
        name: 'Meridian',
        path: '/p/a',
        expiresAt: '2026-12-24T09:00:00.000Z',
        openings: 0,
        openedAt: null,
      }),
    ...always(linkTexts.revokeFailed),
  },
  'delete an original': {
    open: ({ deleteOriginal }) => deletion(deleteOriginal, original),
    describe: (problem) => failure(originalFailed, problem).text,
    unanswered: 'Failed to delete the original. Try again.',
    refused: 'Failed to delete the original. Try again.',
  },
  'delete one for good': {
    open: ({ deleteForGood }) => deletion(deleteForGood, deletedProject),
    describe: (problem) => failure(forGoodFailed, problem).text,
    unanswered: 'Failed to delete for good. Try again.',
    refused: 'Failed to delete for good. Try again.',
  },
  'delete all for good': {
    open: ({ emptyDeleted }) => deletion(emptyDeleted, { items: [deletedProject] }),
    describe: (problem) => failure(forGoodFailed, problem).text,
    unanswered: 'Failed to delete for good. Try again.',
    refused: 'Failed to delete for good. Try again.',
  },
  'empty a header video': {
    open: empty('headervideo'),
    describe: (problem) => describeDeleteFailure('headervideo', problem),
    unanswered: 'An error occurred while deleting the header video: {why}',
    refused: 'An error occurred while deleting the header video: HTTP error: 502',
  },
  'empty a grid item': {
    open: empty('homepagegrid'),
    describe: (problem) => describeDeleteFailure('homepagegrid', problem),
    unanswered: 'An error occurred while deleting the grid item: {why}',
    refused: 'An error occurred while deleting the grid item: HTTP error: 502',
    notUnderstood: 'An error occurred while deleting the grid item: Unknown error',
  },
  'write the home texts': {
    open: ({ updateHomeTexts }) => submission(updateHomeTexts, { texts: [{ id: 1, text: 'Typed' }], etag: null }),
    describe: describeTextsFailure,
    unanswered: '❌ Error: {why}',
    refused: '❌ Failed to update: Unknown error',
  },
  'create the About page': {
    open: ({ createAbout }) =>
      submission(createAbout, { page: { draft: aboutDraft, image: makeFile('a.jpg') }, replaced: null }),
    describe: describeCreateFailure,
    unanswered: 'Failed to submit the form: {why}',
    refused: 'Failed to submit the form: Unknown error',
    notUnderstood: 'Failed to submit the form: Unknown error',
  },
  'change the About page': {
    open: ({ updateAbout }) =>
      submission(updateAbout, {
        id: 1,
        draft: aboutDraft,
        peopleBefore: [],
        image: null,
        imagePath: 'media/a.jpg',
        etag: null,
      }),
    describe: describeUpdateFailure,
    unanswered: 'Failed to update: {why}',
    refused: 'Failed to update: HTTP error: 502',
  },
  'save the settings': {
    open: ({ saveSettings }) =>
      submission(saveSettings, {
        texts: siteTexts,
        words: {},
        hidden: [],
        look: null,
        faceTerms: noFaceTerms,
        files: {},
        kept: [],
        etag: null,
        idempotencyKey: 'one',
      }),
    ...always(saveFailed),
  },
  'undo a deletion': {
    open: ({ undo }) => {
      const actor = createActor(undo);
      const ledger = createLedger();
      actor.on('undo.done', ledger.accepted);
      actor.on('undo.refused', ledger.refused);
      actor.start();
      const send = () => {
        ledger.begin();
        actor.send({ type: 'undo.ask', token: 'a-token', what: 'Story' });
      };
      return {
        send,
        again: send,
        isBusy: () => actor.getSnapshot().hasTag('busy'),
        input: () => null,
        ...ledger.state,
      };
    },
    ...always('Failed to restore: Story.'),
  },
  'record that a film needs no rendition': {
    open: ({ filmRenditions }) => renditions(filmRenditions),
    describe: (problem) => resultText({ kind: 'refused', problem }),
    unanswered: '{why}',
    refused: 'The server cannot be reached at the moment.',
  },
};
