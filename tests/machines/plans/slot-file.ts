import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const project = { id: 5, title: 'Kal' };
const file = { name: 'a.jpg', size: 9, type: 'image/jpeg' };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'slot-file': {
    inputs: [{ field: 'homepagegrid' }, { field: 'headervideo' }],
    events: [
      { type: 'file.choose', file, project: null },
      { type: 'file.choose', file, project },
      { type: 'file.choose', file: { ...file, size: 0 }, project },
      { type: 'project.choose', project },
      { type: 'file.send' },
      { type: 'file.drop' },
      { type: 'upload.cancel' },
      { type: 'upload.progressed', sent: 1, total: 2 },
      { type: 'upload.accepted', stored: { id: 9 } },
      { type: 'upload.refused', problem: problems.givenUp },
      { type: 'upload.refused', problem: problems.offline },
      done('inspectFile', { media: { kind: 'image', url: 'blob:1' } }),
      done('inspectFile', { reason: 'It is damaged.' }),
      error('inspectFile', thrown(problems.offline)),
    ],
  },
};
