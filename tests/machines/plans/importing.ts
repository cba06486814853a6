import { makeImport } from '../support/imports.ts';
import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const running = makeImport({ state: 'running' });
const planned = makeImport({ state: 'planned' });
const file = (path: string) => ({ path, file: new File(['x'], path) });
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  importing: {
    inputs: [{ found: null }, { found: running }, { found: planned }],
    events: [
      { type: 'export.chosen', file: new File(['x'], 'export.xml') },
      { type: 'folder.chosen', name: 'Work', files: [] },
      { type: 'folder.chosen', name: 'Work', files: [file('Work/1.jpg'), file('Work/2.jpg')] },
      { type: 'import.opened', found: running },
      { type: 'import.opened', found: planned },
      { type: 'import.closed' },
      { type: 'upload.progressed', share: 0.5 },
      { type: 'upload.finished', found: planned },
      { type: 'upload.failed', problem: problems.offline },
      { type: 'files.retried' },
      { type: 'file.skipped' },
      { type: 'choices.changed', choices: { types: { post: 'page' }, hosts: ['old.example'], redirects: false } },
      { type: 'import.run' },
      { type: 'import.stop' },
      { type: 'import.refresh' },
      { type: 'import.read', found: running },
      { type: 'import.read', found: planned },
      { type: 'import.lost', problem: problems.offline },
      done('beginFolder', makeImport({ state: 'collecting' })),
      error('beginFolder', offline),
      done('bringFile', null),
      done('bringFile', 'It is no picture.'),
      error('bringFile', offline),
      done('readImport', planned),
      error('readImport', offline),
      done('runImport', running),
      error('runImport', offline),
      done('cancelImport', planned),
      error('cancelImport', offline),
    ],
  },
};
