import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  undo: {
    stopWhen: ({ waiting }) => Array.isArray(waiting) && waiting.length > 2,
    events: [
      { type: 'undo.ask', token: 'abc', what: 'Project' },
      done('undoDelete'),
      error('undoDelete', thrown(problems.givenUp)),
      error('undoDelete', thrown(problems.offline)),
    ],
  },
};
