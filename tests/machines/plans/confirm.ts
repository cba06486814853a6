import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  confirm: {
    events: [
      { type: 'confirm.ask', question: 'Sure?', subject: 1 },
      { type: 'confirm.accept' },
      { type: 'confirm.cancel' },
      done('act'),
      error('act', givenUp),
      error('act', offline),
    ],
  },
};
