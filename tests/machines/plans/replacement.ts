import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  replacement: {
    events: [
      { type: 'replacement.check' },
      { type: 'replacement.accept' },
      { type: 'replacement.cancel' },
      done('readPresent', { stored: { title: 'There' } }),
      done('readPresent', { stored: null }),
      error('readPresent', thrown(problems.givenUp)),
      error('readPresent', thrown(problems.offline)),
      error('readPresent', thrown(problems.down)),
    ],
  },
};
