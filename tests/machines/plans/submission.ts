import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  submission: {
    events: [
      { type: 'submission.submit', payload: 1 },
      { type: 'submission.retry' },
      { type: 'submission.progressed', done: 1 },
      { type: 'submission.reset' },
      done('submit', 'ok'),
      error('submit', givenUp),
      error('submit', offline),
    ],
  },
};
