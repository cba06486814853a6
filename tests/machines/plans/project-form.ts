import type { FilmStage } from '../../../src/domain/chosen-films.ts';
import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';
import { emptyProject } from '../../../src/domain/project-form.ts';
import { makeProject } from '../support/project-forms.ts';

const media = { url: 'blob:1', kind: 'image', alt: null, width: 1, height: 1, poster: null, color: null };
const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });

/** What is done with a film. */
const told = (stage: FilmStage) => ({ key: '1', stage, rendition: null, original: null });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'project-form': {
    inputs: [{ project: null }, { project: makeProject() }],
    identify: ({ id, values, etag, waiting, films, problem }) => {
      // Texts, credits and related projects lead nowhere: each would only double the paths.
      const coming = JSON.stringify(waiting, ['key', 'place', 'grid', 'slot']);
      return { id, files: JSON.stringify(values, ['header', 'grids', 'key']), etag, coming, films, problem };
    },
    // One grid and one file tell everything.
    stopWhen: ({ serial }) => Number(serial) > 1,
    events: [
      { type: 'field.changed', field: 'title', value: 'A' },
      { type: 'view.kept', of: '1', media },
      { type: 'file.replaced', of: 'media/a.jpg', path: 'media/b.jpg', media, bytes: 9 },
      { type: 'header.removed' },
      { type: 'header.restored' },
      { type: 'credit.changed', part: 'role', value: 'Design' },
      { type: 'credit.added' },
      { type: 'credits.pasted', credits: [{ role: 'Design', name: 'Ritika' }] },
      { type: 'credit.edited', credit: { creditKey: '0', role: 'Type', name: 'Ritika' } },
      { type: 'credit.moved', from: 0, to: 1 },
      { type: 'credit.restored', which: 0 },
      { type: 'credit.removed', index: 0 },
      { type: 'related.added', project: { id: 7, title: 'Indigo', slug: 'indigo', header: null } },
      { type: 'related.removed', id: 7 },
      { type: 'grid.added', gridType: 'G7' },
      { type: 'grid.moved', from: 0, to: 1 },
      { type: 'grid.removed', grid: 'new-1' },
      { type: 'grid.restored', which: 0 },
      { type: 'grid.retyped', grid: 'new-1', gridType: 'G3' },
      { type: 'text.changed', grid: 'new-1', text: '' },
      { type: 'frame.removed', grid: 'new-1', index: 0 },
      { type: 'frame.restored', grid: 'new-1', which: 0 },
      { type: 'frame.moved', grid: 'new-1', index: 0, to: { grid: 'new-1', slot: 0 } },
      { type: 'dark.changed', of: '1', to: 'none' },
      { type: 'files.chosen', place: { grid: null, slot: 0 }, files: [file] },
      { type: 'files.chosen', place: { grid: 'gathering', slot: 0 }, files: [file] },
      { type: 'grids.folded', grids: null, isFolded: true },
      { type: 'folds.found', folded: ['stored 1'] },
      { type: 'surplus.placed' },
      { type: 'surplus.dropped' },
      { type: 'added.moved', from: 0, to: 0 },
      { type: 'added.removed' },
      { type: 'added.restored' },
      { type: 'added.dismissed' },
      { type: 'file.accepted', key: '1', media },
      { type: 'file.refused', key: '1', reason: 'No picture' },
      { type: 'file.drop', key: '1' },
      { type: 'films.told', films: [told('converting')] },
      { type: 'films.told', films: [told('cancelled')] },
      { type: 'film.keep', key: '1', isKept: true },
      { type: 'film.preserve', key: '1', isKept: true },
      { type: 'film.hear', key: '1', isHeard: true },
      { type: 'film.silence', key: '1', isSilent: true },
      { type: 'film.cancel', key: '1' },
      { type: 'film.retry', key: '1' },
      { type: 'form.restored', draft: { values: emptyProject, files: [], idempotencyKey: 'k1' } },
      { type: 'form.reset' },
      { type: 'form.submit', idempotencyKey: 'k2' },
      { type: 'project.overwrite', etag: '"2"', merged: null },
      { type: 'project.take', project: makeProject() },
      { type: 'upload.progressed', sent: 1, total: 2 },
      { type: 'upload.accepted', written: null },
      { type: 'upload.refused', problem: problems.givenUp },
      { type: 'upload.refused', problem: problems.offline },
      { type: 'upload.cancel' },
      { type: 'project.retry' },
      done('readProject', makeProject()),
      error('readProject', thrown(problems.offline)),
    ],
  },
};
