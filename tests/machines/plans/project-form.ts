import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';
import { emptyProject } from '../../../src/domain/project-form.ts';
import { makeProject } from '../support/project-forms.ts';

const media = { url: 'blob:1', kind: 'image', alt: null, width: 1, height: 1, poster: null, color: null };
const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'project-form': {
    inputs: [{ project: null }, { project: makeProject() }],
    identify: ({ id, values, etag, waiting, problem }) => ({ id, values, etag, waiting, problem }),
    // One grid and one file tell everything.
    stopWhen: ({ serial }) => Number(serial) > 1,
    events: [
      { type: 'form.edit', edit: (values: object) => ({ ...values, title: 'A' }) },
      { type: 'grid.add', gridType: 'G7' },
      { type: 'files.choose', place: { grid: null, slot: 0 }, files: [file] },
      { type: 'file.accepted', key: '1', media },
      { type: 'file.refused', key: '1', reason: 'No picture' },
      { type: 'form.replaced', kept: { values: emptyProject, files: [] } },
      { type: 'form.submit' },
      { type: 'project.overwrite', etag: '"2"' },
      { type: 'project.take', project: makeProject() },
      { type: 'upload.progressed', sent: 1, total: 2 },
      { type: 'upload.accepted' },
      { type: 'upload.refused', problem: problems.givenUp },
      { type: 'upload.refused', problem: problems.offline },
      { type: 'upload.cancel' },
      { type: 'project.retry' },
      done('readProject', makeProject()),
      error('readProject', thrown(problems.offline)),
    ],
  },
};
