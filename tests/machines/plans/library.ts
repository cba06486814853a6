import { libraryPage } from '../support/library.ts';
import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  library: {
    inputs: [{ isWanted: true }, { isWanted: false }],
    identify: (context) => ({ ...context, attempts: 0 }),
    // Pages may go on for ever.
    stopWhen: ({ come }) => Array.isArray(come) && come.length > 3,
    events: [
      { type: 'library.wanted' },
      { type: 'library.unwanted' },
      { type: 'library.changed' },
      { type: 'library.retry' },
      { type: 'connection.returned' },
      done('readPage', libraryPage([3], '3', 2)),
      done('readPage', libraryPage([2], null)),
      error('readPage', thrown(problems.offline)),
      error('readPage', thrown(problems.missing)),
      done('logProblem'),
      error('logProblem'),
    ],
  },
};
