/**
 * The invariants of each machine, checked after every step of random walks (walks.test.ts). A machine that
 * is not named keeps those of {@link always}.
 */
import { isSettled } from '../../src/domain/chosen-films.ts';
import type { SnapshotFrom } from 'xstate';
import { chosenMedia } from '../../src/domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../src/domain/project-form.ts';
import { countPages } from '../../src/domain/stories-pagination.ts';
import { authPollingMachine } from '../../src/machines/auth-polling/auth-polling.machine.ts';
import { categoryRowMachine } from '../../src/machines/category-row/category-row.machine.ts';
import { createConfirmMachine } from '../../src/machines/confirm/confirm.machine.ts';
import { draftMachine } from '../../src/machines/draft/draft.machine.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import { homeCarouselMachine } from '../../src/machines/home-carousel/home-carousel.machine.ts';
import { homepageMachine } from '../../src/machines/homepage/homepage.machine.ts';
import { slotFileMachine } from '../../src/machines/homepage/slot-file.machine.ts';
import { slotMoveMachine } from '../../src/machines/homepage/slot-move.machine.ts';
import { slotPickerMachine } from '../../src/machines/homepage/slot-picker.machine.ts';
import { slotMachine } from '../../src/machines/homepage/slot.machine.ts';
import { libraryMachine } from '../../src/machines/library/library.machine.ts';
import { loginForm } from '../../src/machines/login/login.rules.ts';
import { mediaPickerMachine } from '../../src/machines/media-picker/media-picker.machine.ts';
import { createPageResourceMachine } from '../../src/machines/page-resource/page-resource.machine.ts';
import { projectCarouselMachine } from '../../src/machines/project-carousel/project-carousel.machine.ts';
import { projectFormMachine } from '../../src/machines/project-form/project-form.machine.ts';
import type { WaitingFile } from '../../src/machines/project-form/file-state.ts';
import { projectOrderMachine } from '../../src/machines/project-order/project-order.machine.ts';
import { sendingMachine } from '../../src/machines/sending/sending.machine.ts';
import { storiesListMachine } from '../../src/machines/stories-list/stories-list.machine.ts';
import { createSubmissionMachine } from '../../src/machines/submission/submission.machine.ts';
import { themeMachine } from '../../src/machines/theme/theme.machine.ts';
import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';
import { closingMachine } from '../../src/machines/closing/closing.machine.ts';
import { undoMachine } from '../../src/machines/undo/undo.machine.ts';
import { invariants } from './support/walk.ts';
import type { Moment, Invariants, Started } from './support/walk.ts';

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const isIn = (index: number, count: number): boolean => (count === 0 ? index === 0 : index >= 0 && index < count);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The one actor of that name that a step started; undefined where there is none. */
function startOf({ started }: { readonly started: readonly Started[] }, src: string): Started | undefined {
  return started.find((one) => one.src === src);
}

/** Is it running after this step, exactly where it should? */
function runs({ running }: { readonly running: ReadonlyMap<string, number> }, src: string): boolean {
  return (running.get(src) ?? 0) === 1;
}

/** The invariants of every machine. */
export const always: Invariants = {
  'nothing is under way twice': { holds: ({ running }) => [...running.values()].every((number) => number <= 1) },
  'what it does not listen to changes nothing': {
    holds: ({ after, before, isHeard }) => after === before || isHeard,
  },
  'it is busy only while something is under way': {
    holds: ({ after, running }: Moment) =>
      !after.hasTag('busy') || after.hasTag('uploading') || [...running.values()].some((number) => number === 1),
  },
};

interface Files {
  readonly values: ProjectValues;
  readonly waiting: readonly WaitingFile[];
  readonly gathered: readonly ChosenMedia[];
}

function filesOf({ values, waiting, gathered }: Files) {
  return [...waiting, ...gathered, ...chosenMedia(values)].map(({ file }) => file);
}

/** The events that may take a chosen file out of a form: it was removed, replaced or stored. */
const filesLeaveBy = [
  'added.removed',
  'file.drop',
  'header.removed',
  'grid.removed',
  'frame.removed',
  'form.restored',
  'form.reset',
  'files.chosen',
  'file.accepted',
  'file.refused',
  'project.take',
  'upload.accepted',
  'xstate.done.actor.readProject',
];

/** Only a theme that was saved all along is put on at once. */
function isTurning({ before, event }: Moment<SnapshotFrom<typeof themeMachine>>): boolean {
  return event.type !== 'theme.restore' || before.context.isReturning;
}

/** The invariants of each machine, by its file. */
export const invariantsOf: Readonly<Record<string, Invariants>> = {
  'auth-polling/auth-polling.machine.ts': invariants(authPollingMachine, {
    'nobody is let in again after having been sent away': ({ after, before }) =>
      !before.matches('loggedOut') || after.matches('loggedOut'),
    'the flag is cleared whenever somebody is sent away': (moment) =>
      moment.after.matches('loggedOut') === runs(moment, 'clearFlag'),
    'who is sent away is told why': ({ after }) => after.matches('loggedOut') === (after.context.reason !== null),
  }),
  'category-row/category-row.machine.ts': invariants(categoryRowMachine, {
    'a name that is typed changes by typing only': ({ after, before, event }) =>
      after.context.draft === before.context.draft || ['draft.changed', 'row.edit'].includes(event.type),
    'an empty name is never saved': (moment) =>
      startOf(moment, 'saveCategory') === undefined || moment.after.context.draft.trim() !== '',
    'it is saved by the button only': (moment) =>
      startOf(moment, 'saveCategory') === undefined || moment.event.type === 'row.save',
  }),
  'confirm/confirm.machine.ts': invariants(createConfirmMachine(), {
    'nothing is done without a yes': (moment) =>
      startOf(moment, 'act') === undefined || moment.event.type === 'confirm.accept',
    'an open question has a subject': ({ after }) => after.hasTag('open') === (after.context.asked !== null),
    'the subject stays while it is done': ({ after, before }) =>
      !before.matches('acting') || !after.hasTag('open') || after.context.asked === before.context.asked,
  }),
  'draft/draft.machine.ts': invariants(draftMachine, {
    'what was typed is kept until it is saved or thrown away': ({ after, before, event }) =>
      before.context.content === null ||
      after.context.content !== null ||
      // The last is of something found that no form can hold: it stays stored under the id that it has.
      ['draft.settled', 'draft.discard', 'draft.unreadable'].includes(event.type),
    'what the form cannot hold is never written over': ({ after, before, event }) =>
      event.type !== 'draft.unreadable' || !before.matches('restoring') || after.context.id !== before.context.id,
    'what is written is what was typed last': (moment) =>
      startOf(moment, 'writeDraft') === undefined || moment.after.context.content !== null,
    'what is removed is forgotten': ({ after }) => !after.matches('removing') || after.context.content === null,
  }),
  'form/form.machine.ts': invariants(createFormMachine(loginForm), {
    'a write is under way exactly while it says so': (moment) =>
      moment.after.matches('submitting') === runs(moment, 'submit'),
    'nothing incomplete is sent': (moment) =>
      moment.started.length === 0 || Object.values(moment.after.context.values).every((value) => value.trim() !== ''),
    'what is typed changes by typing, by what was kept or stored, and by success': ({ after, before, event }) =>
      isSame(after.context.values, before.context.values) ||
      ['field.changed', 'form.restored', 'form.reset', 'form.take', 'xstate.done.actor.submit'].includes(event.type),
    'the name stays after success, and only a password without a record goes': ({ after, before, event }) =>
      event.type !== 'xstate.done.actor.submit' ||
      before.matches('editing') ||
      (after.context.values.username === before.context.values.username &&
        after.context.values.password === (after.context.id === null ? '' : before.context.values.password)),
    'a problem goes with the next attempt': ({ after }) => !after.hasTag('busy') || after.context.problem === null,
  }),
  'home-carousel/home-carousel.machine.ts': invariants(homeCarouselMachine, {
    'the film shown is one of them': ({ after }) => isIn(after.context.index, after.context.count),
    'a film fails once': ({ after }) => isDistinct(after.context.failed),
    'only one of them can fail': ({ after }) => after.context.failed.every((one) => isIn(one, after.context.count)),
    'it stalls only when all have failed': ({ after }) =>
      !after.matches('stalled') || after.context.failed.length === after.context.count,
    'it shows nothing only when there is nothing': ({ after }) =>
      after.matches('empty') === (after.context.count === 0),
    'its rounds only rise': ({ after, before }) => after.context.round >= before.context.round,
  }),
  'homepage/homepage.machine.ts': invariants(homepageMachine, {
    'the slots are the same children from the first read on': ({ after, before }) =>
      Object.keys(before.context.slots).length === 0 || after.context.slots === before.context.slots,
    'what is dragged or offered is known': ({ after }) =>
      after.matches('resting') || (after.matches('dragging') ? after.context.held : after.context.media) !== null,
    'the keyboard comes to targets that take it': ({ after: { context } }) =>
      context.reached === null ? context.open.length === 0 : context.open.includes(context.reached),
  }),
  'homepage/slot.machine.ts': invariants(slotMachine, {
    'it fills exactly while it says so': (moment) =>
      moment.after.hasTag('filling') === (runs(moment, 'fillSlot') || moment.after.matches({ showing: 'moving' })),
    'it is emptied exactly while it says so': (moment) => moment.after.hasTag('deleting') === runs(moment, 'emptySlot'),
    'what is emptied is known': ({ after }) => !after.hasTag('deleting') || after.context.emptied !== null,
    'a file is on its way exactly while the slot holds one': ({ after }) =>
      (after.children.slotFile !== undefined) === (after.context.file !== null),
  }),
  'homepage/slot-move.machine.ts': invariants(slotMoveMachine, {
    'what it came from is written only after what it goes to': (moment) =>
      startOf(moment, 'writeSlot') === undefined ||
      moment.after.matches('beginning') ||
      moment.before.matches('beginning') ||
      moment.event.type === 'move.retry',
    'a move that stopped half-way can be ended': ({ before, after, event }) =>
      !before.matches('broken') || event.type !== 'move.drop' || after.status === 'done',
  }),
  'homepage/slot-picker.machine.ts': invariants(slotPickerMachine, {
    'an open panel knows its slot': ({ after }) => !after.matches('open') || after.context.slot !== null,
  }),
  'homepage/slot-file.machine.ts': invariants(slotFileMachine, {
    'its preview lives exactly as long as it is shown': (moment) =>
      moment.after.matches('opened') === (runs(moment, 'watchFile') && moment.after.context.media !== null),
    'its file is watched until it has ended': (moment) =>
      (moment.after.status === 'active') === runs(moment, 'watchFile'),
    'nothing is uploaded before its film is converted': ({ after }) =>
      !after.matches({ opened: 'waiting' }) || (after.context.film !== null && !isSettled(after.context.film)),
    'it uploads exactly while it says so': (moment) => moment.after.hasTag('uploading') === runs(moment, 'watchUpload'),
    'an upload goes to a project': ({ after }) => !after.hasTag('uploading') || after.context.project !== null,
    'it ends stored, refused or let go': ({ after: { context } }) => context.stored === null || context.reason === null,
  }),
  'library/library.machine.ts': invariants(libraryMachine, {
    'it reads exactly while it says so': (moment) => moment.after.matches('reading') === runs(moment, 'readPage'),
    'what has come stays': ({ after, before }) => before.context.files === null || after.context.files !== null,
    'all of it has come once it is loaded': ({ after }) =>
      !after.matches('loaded') || (after.context.isWhole && after.context.files === after.context.come),
  }),
  'media-picker/media-picker.machine.ts': invariants(mediaPickerMachine, {
    'the same media is never sent twice': (moment) => {
      const input = startOf(moment, 'sendMedia')?.input;
      const { before, after } = moment.after.context.choice;
      return input === undefined || before === null || before.path !== after?.path;
    },
    'a video slot holds videos only': ({ after: { context } }) =>
      context.slot?.selectedField !== 'headervideo' || (context.choice.film?.media.kind ?? 'video') === 'video',
    'a choice changes by choosing only': ({ after, before, event }) =>
      isSame(after.context.choice, before.context.choice) || ['media.toggle', 'slot.choose'].includes(event.type),
    'once sent, it sends no more': ({ after, before }) => !before.matches('finished') || after.matches('finished'),
  }),
  'page-resource/page-resource.machine.ts': invariants(createPageResourceMachine<string>(), {
    'it reads exactly while it says so': (moment) => moment.after.matches('reading') === runs(moment, 'readPage'),
    'what is shown stays until another page is asked for': ({ after, before, event }) =>
      before.context.value === null || after.context.value !== null || event.type === 'resource.load',
    'a loaded page has a value, a failed one none': ({ after }) =>
      !(after.matches('loaded') && after.context.value === null) &&
      !(after.matches('failed') && after.context.value !== null),
  }),
  'project-carousel/project-carousel.machine.ts': invariants(projectCarouselMachine, {
    'the image shown is one of them': ({ after }) => isIn(after.context.index, after.context.count),
    'it goes one further or one back': ({ after, before, event }) => {
      const by = { 'image.next': 1, 'image.previous': -1 }[event.type] ?? 0;
      const { count, index } = before.context;
      return by === 0 || !before.matches('showing') || after.context.index === (index + by + count) % count;
    },
  }),
  'project-form/project-form.machine.ts': invariants(projectFormMachine, {
    'a chosen file never goes by itself': ({ after, before, event }) =>
      filesLeaveBy.includes(event.type) ||
      filesOf(before.context).every((file) => filesOf(after.context).includes(file)),
    'a file that is found good is in the form': ({ after, before, event }) =>
      event.type !== 'file.accepted' || filesOf(before.context).length === filesOf(after.context).length,
    'its numbers are never used again': ({ after, before }) => after.context.serial >= before.context.serial,
    'files have a number each': ({ after }) => isDistinct(after.context.waiting.map(({ key }) => key)),
    'it uploads exactly while it says so': (moment) =>
      moment.after.matches('submitting') === runs(moment, 'watchUpload'),
    'nothing is sent while a file is looked at': (moment) =>
      startOf(moment, 'watchUpload') === undefined || moment.after.context.waiting.length === 0,
    'what is typed stays when it cannot be sent': ({ after, before, event }) =>
      event.type !== 'upload.refused' || after.context.values === before.context.values,
  }),
  'project-order/project-order.machine.ts': invariants(projectOrderMachine, {
    'an order holds the same projects, each once': ({ after, before, event }) => {
      const idsOf = ({ context }: typeof after) => context.projects.map(({ id }) => String(id)).sort();
      const isOther = ['list.changed', 'project.removed'].includes(event.type);
      return isDistinct(idsOf(after)) && (isOther || isSame(idsOf(after), idsOf(before)));
    },
    'positions are 1, 2, 3 …': ({ after }) => after.context.projects.every(({ position }, at) => position === at + 1),
    'one move is sent at a time': (moment) => moment.after.matches('moving') === runs(moment, 'moveProject'),
    'no move is forgotten': ({ after, before, event }) =>
      event.type === 'project.removed' || after.matches('moving') || before.context.waiting.length === 0,
    'only what is there waits to be moved': ({ after }) =>
      after.context.waiting.every((move) => after.context.projects.some(({ id }) => id === move.id)),
  }),
  'stories-list/stories-list.machine.ts': invariants(storiesListMachine, {
    'the story shown first is one of the list': ({ after: { context } }) =>
      context.selected === null || context.ids.includes(context.selected),
    'the page shown is one of them': ({ after: { context } }) =>
      context.page >= 1 && context.page <= countPages(context.ids.length),
    'it lists exactly when there is something': ({ after }) => after.matches('listed') === after.context.ids.length > 0,
    'arrivals only rise': ({ after, before }) => after.context.arrivals >= before.context.arrivals,
  }),
  'submission/submission.machine.ts': invariants(createSubmissionMachine<number, string>(), {
    'a write is under way exactly while it says so': (moment) =>
      moment.after.matches('submitting') === runs(moment, 'submit'),
    'it is sent by a submit or a retry only': (moment) =>
      startOf(moment, 'submit') === undefined || ['submission.submit', 'submission.retry'].includes(moment.event.type),
    'it fails with a reason, and succeeds without one': ({ after }) =>
      after.matches('failed') === (after.context.problem !== null),
    'every attempt begins with nothing done': (moment) =>
      startOf(moment, 'submit') === undefined || moment.after.context.done === 0,
  }),
  'theme/theme.machine.ts': invariants(themeMachine, {
    'a theme that is chosen is saved': (moment) => {
      const isChange = moment.after.value !== moment.before.value;
      const isChosen = ['theme.toggle', 'theme.set'].includes(moment.event.type);
      const saved = { theme: moment.after.value, isChosen: true, isTurning: true, from: null };
      return !isChange || !isChosen || isSame(startOf(moment, 'applyTheme')?.input, saved);
    },
    'what was not chosen is not saved': (moment) => {
      const input = startOf(moment, 'applyTheme')?.input;
      const isChosen = ['theme.toggle', 'theme.set'].includes(moment.event.type);
      return (
        input === undefined ||
        isSame(input, { theme: moment.after.value, isChosen, isTurning: isTurning(moment), from: null })
      );
    },
    'a theme is put on whenever it changes': (moment) =>
      moment.after.value === moment.before.value || startOf(moment, 'applyTheme') !== undefined,
    'no page lightens the room of who chose black': ({ after }) =>
      after.matches('unknown') || after.context.own === 'white' || after.matches('black'),
  }),
  'toasts/toasts.machine.ts': invariants(toastsMachine, {
    'no two have one number': ({ after }) => isDistinct(after.context.toasts.map(({ id }) => id)),
    'no two are about one topic': ({ after }) => isDistinct(after.context.toasts.flatMap(({ topic }) => topic ?? [])),
    'what is dismissed is gone': ({ after, event }) =>
      event.type !== 'toast.dismiss' || after.context.toasts.every(({ id }) => id !== event['id']),
    'it is empty exactly when nothing is shown': ({ after }) =>
      after.matches('empty') === (after.context.toasts.length === 0),
  }),
  'sending/sending.machine.ts': invariants(sendingMachine, {
    'no part is there twice': ({ after }) => isDistinct(after.context.parts.map(({ key }) => key)),
    'a form is wished exactly while it waits': ({ after }) =>
      after.matches('waiting') === (after.context.wish !== null),
    'it waits for a part of its form, and for none that has failed': ({ after }) => {
      const { parts, wish } = after.context;
      const own = parts.filter(({ form }) => form === wish?.form);
      return wish === null || (own.length > 0 && own.every(({ state }) => state !== 'failed'));
    },
  }),
  'closing/closing.machine.ts': invariants(closingMachine, {
    'the site is changed only while it says so': (moment) =>
      runs(moment, 'setClosed') === (moment.after.matches('closing') || moment.after.matches('opening')),
  }),
  'undo/undo.machine.ts': invariants(undoMachine, {
    'one deletion is taken back at a time': (moment) => moment.after.matches('undoing') === runs(moment, 'undoDelete'),
    'none that was asked for is forgotten': ({ after }) =>
      after.matches('undoing') || after.context.waiting.length === 0,
    'they are taken back in their order': ({ after, before }) =>
      after.context.waiting.length >= before.context.waiting.length ||
      isSame(after.context.current, before.context.waiting[0]),
  }),
};
