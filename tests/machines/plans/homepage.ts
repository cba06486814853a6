import type { FilmStage } from '../../../src/domain/chosen-films.ts';
import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';
import { slotRecord } from '../support/slots.ts';

const project = { id: 5, title: 'Kal' };
const file = { name: 'a.jpg', size: 9, type: 'image/jpeg' };
const stored = { id: 9, slot: 0, name: 'a.mp4', path: 'media/a.mp4', media: { kind: 'video', url: '/media/a.mp4' } };
const media = { projectId: 5, projectTitle: 'Upar', file: stored };
const picture = { ...media, file: { ...stored, media: { kind: 'image', url: '/media/a.jpg' } } };
const record = slotRecord('headervideo', 2);
const records = { headervideo: [record], homepagevideo: [], homepagegrid: null };
const held = { field: 'headervideo', position: 2, record };
const way = { from: 'headervideo 2', to: 'headervideo 1' };
const report = { type: 'move.report', ...way, shown: { media: null, title: null }, problem: null };
const filling = { field: 'headervideo', position: 1, projectId: 4, present: null, path: 'media/kal.mp4' };
const pickedSlot = { field: 'homepagegrid', position: 1, part: 'before' };

/** What is done with a film. */
const told = (stage: FilmStage) => ({ key: 'x', stage, rendition: null, original: null });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  homepage: {
    inputs: [{ records: null }, { records }],
    // The slots are children with plans of their own.
    identify: ({ slots, moves, held, media: offered, reached, isUnread, awaited }) => [
      Object.keys(Object(slots)).length,
      Object(moves).length > 0,
      Object.keys(Object(held)).length,
      offered !== null,
      reached !== null,
      awaited !== null,
      isUnread,
    ],
    events: [
      { type: 'slots.read', records },
      { type: 'media.hold', media },
      { type: 'media.hold', media: picture },
      { type: 'media.hold', media: held },
      { type: 'media.send', target: 'headervideo 2 before', media },
      { type: 'slots.move', ...way },
      { type: 'slots.move', from: way.to, to: way.from },
      ...['moved', 'refused', 'broken', 'repeated', 'dropped'].map((stage) => ({ ...report, stage })),
      { type: 'media.step', by: 1 },
      { type: 'media.step', by: -1 },
      { type: 'media.drop', target: 'headervideo 2 before' },
      { type: 'media.drop', target: null },
      { type: 'media.offer', media },
      { type: 'target.choose', target: 'headervideo 2 before' },
      { type: 'offer.cancel' },
      { type: 'files.drop', slot: 'headervideo 2', files: [], takesStills: true },
    ],
  },
  slot: {
    inputs: [
      { field: 'headervideo', position: 2, record },
      { field: 'homepagevideo', position: 2, record: null },
    ],
    identify: (context) => Object.values(context).map((value) => value === null),
    events: [
      { type: 'slot.read', record },
      { type: 'slot.read', record: null },
      { type: 'media.put', target: 'headervideo 2 before', media },
      { type: 'media.put', target: 'headervideo 2 before', media: picture },
      { type: 'fill.retry' },
      { type: 'fill.undo' },
      { type: 'move.show', shown: report.shown },
      { type: 'move.settle' },
      { type: 'move.lift' },
      done('fillSlot', null),
      error('fillSlot', thrown(problems.givenUp)),
      error('fillSlot', thrown(problems.offline)),
      { type: 'slot.empty' },
      done('emptySlot', 'token'),
      error('emptySlot', thrown(problems.givenUp)),
      error('emptySlot', thrown(problems.offline)),
      { type: 'files.choose', files: [], takesStills: true },
      { type: 'files.choose', files: [file], takesStills: true },
      { type: 'files.choose', files: [file, file], takesStills: true },
      done('slotFile', { stored: { stored, project }, reason: null }),
      done('slotFile', { stored: { stored: picture.file, project }, reason: null }),
      done('slotFile', { stored: null, reason: 'It is damaged.' }),
      done('slotFile', { stored: null, reason: null }),
    ],
  },
  'slot-move': {
    inputs: [{ ...way, first: { filling, shown: report.shown }, last: { emptied: record, shown: report.shown } }],
    undone: ['report'],
    events: [
      { type: 'move.retry' },
      { type: 'move.drop' },
      done('writeSlot', null),
      error('writeSlot', thrown(problems.offline)),
    ],
  },
  'slot-picker': {
    events: [
      { type: 'picker.open', slot: pickedSlot, projectId: null },
      { type: 'picker.close' },
      { type: 'part.choose', part: 'after' },
      { type: 'project.choose', projectId: 5 },
      { type: 'project.recall', projectId: 6 },
      { type: 'media.choose', media },
    ],
  },
  'slot-file': {
    inputs: [
      { field: 'homepagegrid', file, project: null },
      { field: 'headervideo', file, project },
    ],
    events: [
      { type: 'project.choose', project },
      { type: 'file.send' },
      { type: 'file.drop' },
      { type: 'upload.cancel' },
      { type: 'upload.progressed', sent: 1, total: 2 },
      { type: 'upload.accepted', stored: { id: 9 } },
      { type: 'upload.refused', problem: problems.givenUp },
      { type: 'upload.refused', problem: problems.offline },
      { type: 'file.accepted', file, media: { kind: 'image', url: 'blob:1' } },
      { type: 'file.refused', reason: 'It is damaged.' },
      { type: 'film.told', film: told('converting') },
      { type: 'film.told', film: told('done') },
      { type: 'film.keep', key: 'x', isKept: true },
      { type: 'film.preserve', key: 'x', isKept: true },
      { type: 'film.hear', key: 'x', isHeard: true },
      { type: 'film.silence', key: 'x', isSilent: true },
      { type: 'film.cancel', key: 'x' },
      { type: 'film.retry', key: 'x' },
    ],
  },
};
