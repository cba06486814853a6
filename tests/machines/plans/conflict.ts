import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  conflict: {
    events: [
      { type: 'conflict.found', key: '1', change: null },
      { type: 'conflict.compare' },
      { type: 'conflict.overwrite' },
      { type: 'conflict.load' },
      { type: 'conflict.retry' },
      { type: 'conflict.close' },
      done('readStored', { etag: '"a"' }),
      error('readStored', thrown(problems.offline)),
    ],
  },
};
